"""A game driven one decision at a time from Python, as fast as that goes: no story, no undo, no record.

>>> from midtown.games import find
>>> game = Simulation(find("skyline"), players=2)
>>> count = game.begin(seed=7)
>>> while count:
...     count = game.play(game.choices.item(count - 1))
>>> game.turn
-1
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.rule import compiled_for
from midtown.engine.seed import Seed


class Simulation:
    """The stream of chance just runs on, and actions are trusted: play only what is among the choices."""

    play: Callable[[int], int]
    """Plays an action; returns how many choices there are next, 0 when the game is over."""

    def __init__(self, game: Game, players: int, **options: object) -> None:
        self._blank = game.blank(players, game.read_options(players, options))
        self.table: np.ndarray[Any, Any] = self._blank.copy()
        self.choices = np.zeros(game.actions.count, np.int32)
        """The ids of the legal actions: as many of them as the last call returned."""
        # Straight to the compiled code: looking up the types of the arguments would take longer than a decision.
        self.play = partial(compiled_for(play.step, self.table, self.choices, 0), self.table, self.choices)

    def begin(self, seed: int) -> int:
        """Sets the table anew; returns how many choices there are."""
        self.table[:] = self._blank
        self.table["stream"] = Seed.read(seed).stream
        play.begin_table(self.table)
        return play.legal_table(self.table, self.choices)

    @property
    def turn(self) -> int:
        """The seat to decide; −1 when the game is over."""
        return int(self.table[0]["turn"])
