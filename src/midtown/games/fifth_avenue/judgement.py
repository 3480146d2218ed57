"""What a player of this game thinks of a position at first sight."""

from __future__ import annotations

from midtown.engine.record import Numbers, Reals
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.state import State

HORIZON = 400


@rule
def appraise(s: State, worth: Reals) -> float:
    for seat in range(s.players):
        worth[seat] = 0.0
    return 10.0


@rule
def lean(s: State, choices: Numbers, count: int, weights: Reals) -> None:
    for i in range(count):
        weights[i] = 1.0
