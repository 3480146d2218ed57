"""Bots that look one action ahead, and the easier ones that do so carelessly."""

from __future__ import annotations

import random

import numpy as np

from midtown.bots.levels import careless_choice, carelessness
from midtown.bots.tree import look_ahead, new_buffers
from midtown.engine.match import Match

WORLDS = 24


class OnePly:
    """Plays the action after which things look best; at an easy level, one that looks good enough."""

    budget = "one action ahead"
    repeats = True
    plain = False
    """Whether it only counts up what anybody would, or judges as the search does."""

    def __init__(self, level: str | None = None, seed: int | None = None) -> None:
        self._level = level
        self._chance = random.Random(seed) if seed is not None else random.SystemRandom()

    def choose(self, match: Match) -> int:
        choices = match.legal.ids
        if len(choices) == 1:
            return choices[0]
        values = self.values(match, match.turn or 0)
        slip = carelessness(match.game, self._level)
        if slip > 0:
            return careless_choice(choices, values.tolist(), slip, self._chance)
        return choices[int(values.argmax())]

    def values(self, match: Match, seat: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """Its prospects after each legal action: chances to win, or points ahead."""
        root = match.imagined(seat, self._chance.getrandbits(64) | 1)
        values = np.zeros(match.game.actions.count)
        count = look_ahead(root, root.copy(), new_buffers(match.game), seat, WORLDS, self.plain, values)
        return values[:count]


class Greedy(OnePly):
    """Plays what brings it furthest ahead by what anybody would count up."""

    plain = True
