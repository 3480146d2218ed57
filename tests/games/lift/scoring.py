"""Points of Lift."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from tests.games.lift.state import State


class Source(IntEnum):
    CARDS = 0


@rule
def score(s: State, sheet: Numbers) -> None:
    for seat in range(s.players):
        sheet[seat, 0] = s.points[seat]


@rule
def winners(s: State, won: Numbers) -> None:
    """Most points win; equals share (L-3.1)."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.points[seat])
    for seat in range(s.players):
        won[seat] = 1 if s.points[seat] == best else 0
