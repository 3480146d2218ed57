"""The five levels that people choose from, the same names in every game, the easiest first."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from midtown.bots.budget import Budget
from midtown.engine.game import Game

LEVELS: dict[str, Budget | None] = {
    "newcomer": None,
    "casual": None,
    "club": Budget(visits=50),
    "expert": Budget(visits=1000),
    "master": Budget(seconds=1.0),
}
"""How long each may search; those who do not search look one action ahead."""


def carelessness(game: Game, level: str | None) -> float:
    """How much chance to win a level gives away without noticing: games differ in what a small slip costs."""
    return game.search.carelessness.get(level or "", 0.0)


def careless_choice(actions: Sequence[int], values: Sequence[float], slip: float, chance: random.Random) -> int:
    """One of the actions, the less likely the more chance to win it gives away."""
    best = max(values)
    return chance.choices(actions, [exp((value - best) / slip) for value in values])[0]
