"""The choices of Fifth Avenue and the reasons that can stand against them."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.actions import Actions
from midtown.engine.reasons import Reason
from midtown.games.fifth_avenue.pieces import (
    A_HANDFUL,
    Business,
    Color,
    Commissioner,
    District,
    Number,
    Place,
    Plot,
    Suit,
)


class Kind(IntEnum):
    START = 0
    """Place a start skyscraper."""
    TAKE_SKYSCRAPERS = 1
    TAKE_BUSINESS = 2
    PLACE_BUSINESS = 3
    TAKE_BLACK = 4
    SCORE = 5
    TAKE_CARD = 6
    MOVE = 7
    LAY = 8
    """Add a card to the bid that is being made; nobody else sees it yet."""
    DECLARE = 9
    """Show the cards laid as one's bid."""
    PASS = 10
    BUILD = 11
    STOP = 12


ACTIONS = Actions(
    Kind,
    {
        Kind.START: {"district": District, "plot": Color},
        Kind.TAKE_BUSINESS: {"business": Business},
        Kind.PLACE_BUSINESS: {"district": District, "plot": Plot},
        Kind.SCORE: {"district": District},
        Kind.TAKE_CARD: {"color": Color},
        Kind.MOVE: {"commissioner": Commissioner, "place": Place},
        Kind.LAY: {"color": Suit, "number": Number},
        Kind.BUILD: {"count": A_HANDFUL + 1},
    },
)
KIND, X, Y, FIRST = ACTIONS.kind, ACTIONS.x, ACTIONS.y, ACTIONS.first


class Not(Reason):
    """Why an action is not possible now."""

    START_FIRST = 1, "F-2.5"
    CHOOSE_FIRST = 2, "F-3.1"
    BUSINESS_FIRST = 3, "F-4.2"
    CARDS_FIRST = 4, "F-3.6"
    MOVE_FIRST = 5, "F-3.8"
    AUCTION_ON = 6, "F-7.1"
    BUILD_FIRST = 7, "F-7.7"
    GAME_OVER = 8, "F-10.1"
    PLOT_TAKEN = 9, "F-2.5"
    ONE_PLOT_A_DISTRICT = 10, "F-7.8"
    NO_SKYSCRAPERS_LEFT = 11, "F-3.2"
    NOT_IN_SET = 12, "F-4.1"
    NO_ROOM = 13, "F-3.3"
    DISTRICT_CLOSED = 14, "F-8.3"
    NO_SUCH_PLOT = 15, "F-1.4"
    BESIDE_SKYSCRAPERS = 16, "F-4.2"
    TWO_BUSINESSES = 17, "F-4.2"
    NO_COMMISSIONER = 18, "F-3.5"
    STACK_EMPTY = 19, "F-3.6"
    SAME_COLOR = 20, "F-3.6"
    NOT_THE_WAY = 21, "F-5.1"
    NOT_IN_HAND = 22, "F-7.2"
    COLOR_FIRST = 23, "F-7.2"
    ONE_COLOR = 24, "F-7.2"
    OWN_PLOT = 25, "F-7.5"
    ANOTHERS_PLOT = 26, "F-7.5"
    EMPTY_PLOT = 27, "F-7.5"
    PARK_COLOR = 28, "F-8.5"
    TOO_FEW_CARDS = 29, "F-7.3"
    NOTHING_LAID = 30, "F-7.2"
    TOO_LOW = 31, "F-7.3"
    CARD_LIMIT = 32, "F-7.7"
    SUPPLY_LIMIT = 33, "F-7.7"
    NOT_FULL = 34, "F-8.1"
    NO_STOP_IN_PARK = 35, "F-8.6"
