"""The board, the cards and the tiles of Fifth Avenue.

Numbers of pieces, the values of cards and the points are printed in the rulebook's text. The ways between the
districts and the sets of the supply row follow its text and public reviews of the printed game. Which colours lie
beside each other is shown only in pictures: RINGS is our edition, and an owner of the box can correct it there.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np


class Board(IntEnum):
    """The side of the board that is played on."""

    FRONT = 0
    BACK = 1


class District(IntEnum):
    """In the order in which a commissioner can visit them: two, then three, then two abreast."""

    WEST_34 = 0
    EAST_34 = 1
    WEST_42 = 2
    TIMES_SQUARE = 3
    EAST_42 = 4
    WEST_52 = 5
    EAST_52 = 6


class Place(IntEnum):
    """Where a commissioner can stand: a district (by the same number), Central Park or City Hall."""

    WEST_34 = 0
    EAST_34 = 1
    WEST_42 = 2
    TIMES_SQUARE = 3
    EAST_42 = 4
    WEST_52 = 5
    EAST_52 = 6
    CENTRAL_PARK = 7
    CITY_HALL = 8


class Color(IntEnum):
    ORANGE = 0
    GREEN = 1
    GRAY = 2
    BROWN = 3
    VIOLET = 4


class Suit(IntEnum):
    """What a bidding card can be: one of the colours (by the same number) or black."""

    ORANGE = 0
    GREEN = 1
    GRAY = 2
    BROWN = 3
    VIOLET = 4
    BLACK = 5


class Plot(IntEnum):
    """A plot of a district: one of each colour (by the same number); on the back also a dashed one."""

    ORANGE = 0
    GREEN = 1
    GRAY = 2
    BROWN = 3
    VIOLET = 4
    DASHED = 5


class Number(IntEnum):
    """The three values of a bidding card."""

    FOUR = 0
    FIVE = 1
    SIX = 2


class Business(IntEnum):
    BOUTIQUE = 0
    JEWELER = 1
    GALLERY = 2
    PERFUME = 3


class Commissioner(IntEnum):
    WHITE = 0
    BEIGE = 1


class Builder(IntEnum):
    """Whose skyscrapers stand on a plot: those of the first to the fourth seat, or Alea's."""

    NOBODY = 0
    FIRST = 1
    SECOND = 2
    THIRD = 3
    FOURTH = 4
    ALEA = 5


DISTRICTS, PLACES, PLOTS = len(District), len(Place), len(Plot)
COLORS, SUITS, NUMBERS = len(Color), len(Suit), len(Number)
BUSINESSES, COMMISSIONERS = len(Business), len(Commissioner)

WAYS = {
    Place.CITY_HALL: (Place.WEST_34, Place.EAST_34),
    Place.WEST_34: (Place.WEST_42, Place.TIMES_SQUARE),
    Place.EAST_34: (Place.TIMES_SQUARE, Place.EAST_42),
    Place.WEST_42: (Place.WEST_52,),
    Place.TIMES_SQUARE: (Place.WEST_52, Place.EAST_52),
    Place.EAST_42: (Place.EAST_52,),
    Place.WEST_52: (Place.CENTRAL_PARK,),
    Place.EAST_52: (Place.CENTRAL_PARK,),
    Place.CENTRAL_PARK: (Place.CITY_HALL,),
}
STEPS = np.array([[1 if to in WAYS[start] else 0 for to in Place] for start in Place])
"""1 where one step leads from a place (row) to a place (column)."""

TWO_STEPS = np.array(STEPS + STEPS @ STEPS > 0, np.int64)
"""1 where one or two steps lead: as far as a commissioner can go when one district is closed."""

STREET = np.array([0, 0, 1, 1, 1, 2, 2, 3, -1])
"""How far along his way a commissioner is in each place; he visits one district a street."""

RINGS = {  # O orange, G green, A gray, B brown, V violet, * dashed; each plot touches the next, the last the first
    Board.FRONT: {
        District.WEST_34: "OGABV",
        District.EAST_34: "OAVGB",
        District.WEST_42: "OAGBV",
        District.TIMES_SQUARE: "GAOBV",
        District.EAST_42: "OGVAB",
        District.WEST_52: "OGVBA",
        District.EAST_52: "OVAGB",
    },
    Board.BACK: {
        District.WEST_34: "GABVO*",
        District.EAST_34: "AVGBO*",
        District.WEST_42: "GBVOA*",
        District.TIMES_SQUARE: "BVGAO*",
        District.EAST_42: "VABOG*",
        District.WEST_52: "BAOGV*",
        District.EAST_52: "AGBOV*",
    },
}
LETTERS = "OGABV*"

RING = np.array(
    [[[LETTERS.index(x) for x in ring] for ring in (r.ljust(6, "*") for r in side.values())] for side in RINGS.values()]
)
"""The plots of each side and district in ring order; on the front the sixth is none."""


def _beside(ring: str, plot: str) -> list[int]:
    """The two neighbours of a plot; a plot that is not there has itself for neighbours."""
    if plot not in ring:
        return [LETTERS.index(plot)] * 2
    at = ring.index(plot)
    return [LETTERS.index(ring[at - 1]), LETTERS.index(ring[(at + 1) % len(ring)])]


NEIGHBORS = 2
BESIDE = np.array([[[_beside(ring, plot) for plot in LETTERS] for ring in side.values()] for side in RINGS.values()])
"""The two plots that touch a plot, by side, district and plot."""

LOWEST = 4
"""What a card of the first number shows; the others show one more each."""

COLORED_CARDS = np.array([5, 4, 3])
BLACK_CARDS = np.array([20, 16, 14])
CARDS_OF_COLOR = 12
SKYSCRAPERS_SHOWN = np.array([3, 2, 1])
"""How many skyscrapers a card of each number lets its bidder build at most."""

BUSINESSES_OF_A_TYPE = 9
LEFT_OUT = 9
"""Businesses that are never in the game."""

SET_SIZES = np.array([3, 2, 3, 2, 3, 2, 3, 2])
"""The sets of the supply row from left to right."""
SETS = len(SET_SIZES)

PLACEMENTS = 12
SET_OF_PLACEMENT = np.array([0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8])
"""The current set after so many businesses were placed: every set gives all its tiles but one."""

SPECIAL_DISTRICTS = np.array([3, 4, 5])
SPECIAL_POINTS = np.array([4, 6, 8])
"""What the third, sixth and ninth business placed bring, and in how many districts one must have built."""

POINTS = np.array([1, 2, 3, 5, 8])
"""What a skyscraper scores beside so many types of business."""

SKYSCRAPERS = 17
"""Those of one player, without the one that marks the score."""
IN_SUPPLY = 3
AT_START = 2
A_HANDFUL = 3
ALEAS_SKYSCRAPERS = 18
START_BLACK = 4
STOPS = 2
TURN_LIMIT = 200
TURNED_UP = 3
"""How many businesses below Central Park count at the end."""
