"""The choices worth asking `why_not` about: few enough to name them all."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from tests.games.lift.pieces import CARDS
from tests.games.lift.state import State


@rule
def plausible(s: State, out: Numbers) -> int:
    for action in range(CARDS + 1):
        out[action] = action
    return CARDS + 1
