"""What is noticed about a position: what the cards in hand could make, and how far a card goes."""

from __future__ import annotations

from midtown.engine.rule import rule
from tests.games.lift.pieces import CARDS
from tests.games.lift.state import State


@rule
def in_hand(s: State, seat: int) -> int:
    """The points of all cards in a hand together."""
    total = 0
    for card in range(CARDS):
        total += (card + 1) * s.hand[seat, card]
    return total


@rule
def gap(s: State, card: int) -> int:
    """By how much a card is higher than the last one played; it scores if it is."""
    return card + 1 - s.last
