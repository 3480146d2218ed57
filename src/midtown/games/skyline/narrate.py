"""What can happen in Skyline, as the match tells it."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.events import Events
from midtown.games.skyline.pieces import TALLEST, Die, Face, Level, Rise, Scenario

MANY = 64


class Event(IntEnum):
    START_FLOOR = 0
    TOOK = 1
    TOOK_DISTRICT = 2
    ROLLED = 3
    BUILT = 4
    COMPLETED = 5
    ABANDONED = 6
    DEMOLISHED_COLUMN = 7
    DEMOLISHED_TILE = 8
    SCRAPPED = 9
    RETURNED = 10
    HELD = 11
    ENDED_TURN = 12
    RESTOCKED = 13
    ROUND_BEGAN = 14
    LAST_ROUND = 15
    GAME_ENDED = 16
    SMALL_BUILDING = 17
    LEVEL_REACHED = 18
    SCENARIO_MET = 19
    SCENARIO_MISSED = 20


EVENTS = Events(
    Event,
    {
        Event.START_FLOOR: {"rise": Rise},
        Event.TOOK: {"die": Die, "count": MANY},
        Event.TOOK_DISTRICT: {"die": Die, "count": MANY},
        Event.ROLLED: {"die": Die, "face": Face, "count": MANY},
        Event.BUILT: {"die": Die, "rise": Rise, "floors": TALLEST},
        Event.COMPLETED: {"rise": Rise, "height": TALLEST + 1, "points": MANY},
        Event.ABANDONED: {"die": Die},
        Event.DEMOLISHED_COLUMN: {"rise": Rise, "floors": TALLEST},
        Event.DEMOLISHED_TILE: {"rise": Rise, "height": TALLEST + 1},
        Event.SCRAPPED: {"die": Die},
        Event.RETURNED: {"die": Die},
        Event.HELD: {"die": Die, "face": Face},
        Event.ENDED_TURN: {"dice": MANY},
        Event.RESTOCKED: {"die": Die, "count": MANY},
        Event.ROUND_BEGAN: {"number": MANY},
        Event.SMALL_BUILDING: {"count": MANY},
        Event.LEVEL_REACHED: {"level": Level, "points": MANY},
        Event.SCENARIO_MET: {"scenario": Scenario},
        Event.SCENARIO_MISSED: {"scenario": Scenario},
    },
)
