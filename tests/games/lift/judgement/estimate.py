"""What a player of Lift thinks a position is worth."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.engine.weights import Weights
from tests.games.lift.judgement.features import in_hand
from tests.games.lift.state import State

WEIGHTS = Weights.beside(__file__)

SPREAD = WEIGHTS.number("spread")
"""How many points the end may be off."""
IN_HAND = WEIGHTS.number("in_hand")
"""How much of what a hand could make it probably makes."""


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """The points made, and some of what the cards in hand could make."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]
        if s.turn >= 0:
            worth[seat] += IN_HAND * in_hand(s, seat)
    return SPREAD


@rule
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """The points made."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]
