"""What can happen in Fifth Avenue, as the match tells it."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.events import Events, Secret
from midtown.games.fifth_avenue.pieces import (
    Business,
    Color,
    Commissioner,
    District,
    Number,
    Place,
    Plot,
    Suit,
)

MANY = 512


class Ending(IntEnum):
    """What ended the game."""

    BUSINESSES = 0
    STOPS = 1
    TURNS = 2


class Event(IntEnum):
    START_BUSINESS = 0
    DEALT = 1
    STARTED = 2
    TURN_BEGAN = 3
    TOOK_SKYSCRAPERS = 4
    TOOK_BUSINESS = 5
    PLACED_BUSINESS = 6
    WENT_TO_PARK = 7
    SPECIAL_SCORING = 8
    DREW_BLACK = 9
    BLACK_RESHUFFLED = 10
    BLACK_EMPTY = 11
    SCORED_DISTRICT = 12
    GOT_POINTS = 13
    TOOK_CARD = 14
    CARD_SHOWED = 15
    MOVED = 16
    MARKED = 17
    AUCTION_BEGAN = 18
    BID_CARDS = 19
    BID = 20
    PASSED = 21
    WON = 22
    NOBODY_BID = 23
    BUILT = 24
    BUILT_IN_PARK = 25
    BUILT_NOTHING = 26
    STOP_DECLARED = 27
    CLOSED = 28
    MARKER_RETURNED = 29
    ALEA_DREW = 30
    ALEA_LEADS = 31
    ALEA_TOO_LOW = 32
    ALEA_WITHOUT_CARDS = 33
    ALEA_OVERBID = 34
    ALEA_WON = 35
    ALEA_COMPARED = 36
    ALEA_ONE_BEST = 37
    ALEA_TIED_BEST = 38
    ALEA_SHORT = 39
    ALEA_BUILT = 40
    ALEA_STOPPED = 41
    ALEA_LEFT_PARK = 42
    GAME_ENDED = 43
    FINAL_DISTRICT = 44
    PARK_TURNED_UP = 45
    PARK_POINTS = 46


EVENTS = Events(
    Event,
    {
        Event.START_BUSINESS: {"business": Business, "district": District, "plot": Plot},
        Event.DEALT: {"color": Secret(Suit), "number": Secret(Number)},
        Event.STARTED: {"district": District, "plot": Color},
        Event.TURN_BEGAN: {"turns": MANY},
        Event.TOOK_SKYSCRAPERS: {"skyscrapers": MANY},
        Event.TOOK_BUSINESS: {"business": Business},
        Event.PLACED_BUSINESS: {"business": Business, "district": District, "plot": Plot},
        Event.WENT_TO_PARK: {"business": Business},
        Event.SPECIAL_SCORING: {"placed": MANY, "districts": MANY, "points": MANY},
        Event.DREW_BLACK: {"number": Secret(Number)},
        Event.BLACK_RESHUFFLED: {"cards": MANY},
        Event.SCORED_DISTRICT: {"district": District},
        Event.GOT_POINTS: {"points": MANY},
        Event.TOOK_CARD: {"color": Color, "number": Number},
        Event.CARD_SHOWED: {"color": Color, "number": Number},
        Event.MOVED: {"commissioner": Commissioner, "place": Place},
        Event.MARKED: {"commissioner": Commissioner, "district": District},
        Event.AUCTION_BEGAN: {"place": Place},
        Event.BID_CARDS: {"color": Suit, "number": Number, "cards": MANY},
        Event.BID: {"total": MANY},
        Event.WON: {"place": Place, "total": MANY},
        Event.NOBODY_BID: {"place": Place},
        Event.BUILT: {"skyscrapers": MANY, "district": District, "plot": Color},
        Event.BUILT_IN_PARK: {"skyscrapers": MANY},
        Event.STOP_DECLARED: {"district": District},
        Event.CLOSED: {"district": District},
        Event.MARKER_RETURNED: {"commissioner": Commissioner, "district": District},
        Event.ALEA_DREW: {"number": Number},
        Event.ALEA_LEADS: {"total": MANY, "before": MANY},
        Event.ALEA_TOO_LOW: {"total": MANY, "before": MANY},
        Event.ALEA_WON: {"place": Place, "total": MANY},
        Event.ALEA_COMPARED: {"plot": Color, "points": MANY},
        Event.ALEA_ONE_BEST: {"points": MANY},
        Event.ALEA_TIED_BEST: {"plots": MANY, "points": MANY},
        Event.ALEA_SHORT: {"plots": MANY, "skyscrapers": MANY},
        Event.ALEA_BUILT: {"district": District, "plot": Color},
        Event.ALEA_STOPPED: {"district": District},
        Event.GAME_ENDED: {"ending": Ending},
        Event.FINAL_DISTRICT: {"district": District, "points": MANY},
        Event.PARK_TURNED_UP: {"business": Business},
        Event.PARK_POINTS: {"skyscrapers": MANY, "points": MANY},
    },
)
