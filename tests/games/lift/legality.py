"""What is possible now, and why not."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS
from tests.games.lift.actions import ACTIONS, Kind, Not
from tests.games.lift.pieces import CARDS, COPIES
from tests.games.lift.state import State

KIND, X = ACTIONS.kind, ACTIONS.x


@rule
def cards_in_deck(s: State) -> int:
    n = CARDS * COPIES
    for card in range(CARDS):
        n -= s.played[card]
    for seat in range(SEATS):
        n -= s.hand_size[seat]
    return n


@rule
def why_not(s: State, action: int) -> int:
    """Draw while there are cards, play what you have (L-2.1, L-2.2)."""
    if s.turn < 0:
        return Not.GAME_OVER
    if KIND[action] == Kind.DRAW:
        return 0 if cards_in_deck(s) > 0 else Not.DECK_EMPTY
    return 0 if s.hand[s.turn, X[action]] > 0 else Not.NOT_IN_HAND
