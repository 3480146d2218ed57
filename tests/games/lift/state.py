"""The table of Lift: hands are secret, their sizes are not, and the deck is a table of counts."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.state_record import SEATS, Array, Record, everybody, nobody, owner
from tests.games.lift.pieces import Card


class Phase(IntEnum):
    PLAY = 0
    OVER = 1


class Chance(IntEnum):
    """What chance decides."""

    DECK = 0


class State(Record):
    phase: int = everybody(values=Phase)
    last: int = everybody()
    """The value last played, 0 at the start."""
    points: Array = everybody(SEATS)
    played: Array = everybody(Card)
    hand_size: Array = everybody(SEATS)
    hand: Array = owner(SEATS, Card)
    deck: Array = nobody(Card)
