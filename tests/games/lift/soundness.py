"""What makes a position of Lift impossible."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS
from tests.games.lift.legality import cards_in_deck
from tests.games.lift.pieces import ALL_POINTS, CARDS, COPIES
from tests.games.lift.state import Phase, State


class Flaw(IntEnum):
    CARDS = 1
    HAND_SIZE = 2
    TURN = 3
    POINTS = 4


UNGUARDED = {
    "players": "Who has no cards yet may as well not be there.",
    "turn": "Anybody may be the one to play.",
    "last": "What was played last lies among the others.",
    "points": "Points are won without a trace but themselves.",
}
"""What may be another number and the position still be possible, and why; everything else is guarded."""


@rule
def flaw(s: State) -> int:
    """There are three of each card, and hands are as large as they seem (L-1.1)."""
    if s.players < 2 or s.turn < -1 or s.turn >= s.players or (s.turn < 0) != (s.phase == Phase.OVER):
        return Flaw.TURN
    if s.last < 0 or s.last > CARDS:
        return Flaw.POINTS
    for card in range(CARDS):
        cards = s.deck[card] + s.played[card]
        least = min(s.deck[card], s.played[card])
        for seat in range(SEATS):
            cards += s.hand[seat, card]
            least = min(least, s.hand[seat, card])
        if cards != COPIES or least < 0:
            return Flaw.CARDS
    for seat in range(SEATS):
        size = 0
        for card in range(CARDS):
            size += s.hand[seat, card]
        if size != s.hand_size[seat]:
            return Flaw.HAND_SIZE
        if s.points[seat] < 0 or s.points[seat] > ALL_POINTS:
            return Flaw.POINTS
    if s.turn >= 0 and s.hand_size[s.turn] == 0 and cards_in_deck(s) == 0:
        return Flaw.TURN
    return 0
