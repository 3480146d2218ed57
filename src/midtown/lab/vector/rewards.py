"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers
from midtown.errors import InvalidError

Payments = NDArray[np.floating[Any]]
REWARDS = {"win": 0, "points": 1}


def read(name: str) -> int:
    if name not in REWARDS:
        raise InvalidError(f"The reward is one of: {', '.join(REWARDS)}; not {name!r}.")
    return REWARDS[name]


@entry
def pay(won: Numbers, scores: Numbers, reward: int, rewards: Payments) -> None:
    """By the win, or by the points."""
    if reward == 0:
        by_win(won, rewards)
    else:
        by_points(scores, rewards)


@rule
def by_win(won: Numbers, rewards: Payments) -> None:
    """1 for a win, shared by those who share it; the others pay it in equal parts, so that all add up to nothing.

    Alone, 1 for a success and −1 for a failure.
    """
    players, shares = len(rewards), 0
    for seat in range(players):
        shares += won[seat]
    for seat in range(players):
        if players == 1:
            rewards[seat] = 2.0 * won[seat] - 1.0
        elif shares > 0:
            rewards[seat] = (players * won[seat] / shares - 1.0) / (players - 1.0)
        else:
            rewards[seat] = 0.0


@rule
def by_points(scores: Numbers, rewards: Payments) -> None:
    """The points more than the best of the others; alone, the points."""
    players = len(rewards)
    for seat in range(players):
        best = 0 if players == 1 else -1_000_000
        for other in range(players):
            if other != seat:
                best = max(best, scores[other])
        rewards[seat] = scores[seat] - best
