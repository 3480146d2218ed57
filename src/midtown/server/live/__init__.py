"""Matches in memory: their clocks, and who watches them."""
