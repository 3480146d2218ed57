"""What can happen in Lift: which card was drawn is for the one who drew it."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.events import Events, Secret
from tests.games.lift.pieces import Card


class Event(IntEnum):
    DREW = 0
    PLAYED = 1
    ENDED = 2


EVENTS = Events(Event, {Event.DREW: {"card": Secret(Card)}, Event.PLAYED: {"card": Card, "points": 6}})
