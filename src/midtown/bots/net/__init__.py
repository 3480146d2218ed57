"""Judgement that was learned: a net of small integers, one file for a game and its number of players."""
