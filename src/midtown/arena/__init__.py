"""Tournaments of bots: every seat order on the same luck, written down game by game.

>>> from midtown import arena
>>> results = arena.run("skyline", ["greedy"], games=2)
>>> [game.seats for game in results.rated]
[('greedy', 'random'), ('random', 'greedy')]
"""

from midtown.arena.results import Results, read
from midtown.arena.setup import Setup
from midtown.arena.tournament import run

__all__ = ["Results", "Setup", "read", "run"]
