"""A game driven one decision at a time from Python, as fast as that goes: no story, no undo, no record.

>>> from midtown.games import find
>>> game = Simulation(find("skyline"), players=2, seed=7)
>>> while game.turn >= 0:
...     game.play(game.legal[0])
>>> game.decisions > 20
True
"""

from __future__ import annotations

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.record import Numbers
from midtown.engine.seed import Seed


class Simulation:
    """The stream of chance just runs on, and actions are trusted: play only what is in `legal`."""

    def __init__(self, game: Game, players: int, seed: int = 0, **options: object) -> None:
        self._blank = game.blank(players, game.read_options(players, options))
        self._table = self._blank.copy()
        self._choices = np.zeros(game.actions.count, np.int32)
        self._turn = self._table["turn"]
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Sets the table anew."""
        self._table[:] = self._blank
        self._table["stream"] = Seed.read(seed).stream(0)
        play.begin_table(self._table)
        self._count = play.legal_table(self._table, self._choices)
        self.decisions = 0

    @property
    def turn(self) -> int:
        """The seat to decide; −1 when the game is over."""
        return self._turn.item()

    @property
    def legal(self) -> Numbers:
        """The ids of the possible actions, in an array that the next action overwrites."""
        return self._choices[: self._count]

    def play(self, action: int) -> None:
        self._count = play.step(self._table, action, self._choices)
        self.decisions += 1
