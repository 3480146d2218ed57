"""What lies in the box of New York City, as names and fixed numbers.

All of these are printed in the rulebook's text. What the text shows only as pictures can be replaced by the owner
of a box and therefore lives in `components.toml`, not here.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np


class Edition(IntEnum):
    """Where the two languages of the rulebook truly differ."""

    DE = 0
    EN = 1


class Mode(IntEnum):
    """Who sits in a seat: a person, or Tom in one of his three ways of playing."""

    PERSON = 0
    A = 1
    B = 2
    C = 3


class Card(IntEnum):
    """The first six name the bidding rounds, in their order."""

    PRESS = 0
    DOLLAR = 1
    ELEVATOR = 2
    PLANS = 3
    PRESTIGE = 4
    SKYSCRAPER = 5
    WILD = 6


class Slot(IntEnum):
    """A place for one card: empty, or a card's number plus one."""

    NONE = 0
    PRESS = 1
    DOLLAR = 2
    ELEVATOR = 3
    PLANS = 4
    PRESTIGE = 5
    SKYSCRAPER = 6
    WILD = 7


class Bidding(IntEnum):
    """The bidding round that runs, if one does."""

    PRESS = 0
    DOLLAR = 1
    ELEVATOR = 2
    PLANS = 3
    PRESTIGE = 4
    SKYSCRAPER = 5
    NONE = 6


class Borough(IntEnum):
    """Five boroughs of the city, and Jersey City (N-1.1)."""

    MANHATTAN = 0
    BRONX = 1
    QUEENS = 2
    BROOKLYN = 3
    STATEN_ISLAND = 4
    JERSEY_CITY = 5


class Letter(IntEnum):
    """The sequence tiles; the Mayor never comes to X, which is the highest."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    X = 5


class Vessel(IntEnum):
    TAXI = 0
    SUBWAY = 1
    STREETCAR = 2
    BUS = 3
    BOAT = 4


class Tile(IntEnum):
    """The prestige tiles, a low and a high one for each vessel: a tile's vessel is half its number."""

    TAXI_LOW = 0
    TAXI_HIGH = 1
    SUBWAY_LOW = 2
    SUBWAY_HIGH = 3
    STREETCAR_LOW = 4
    STREETCAR_HIGH = 5
    BUS_LOW = 6
    BUS_HIGH = 7
    BOAT_LOW = 8
    BOAT_HIGH = 9


class Place(IntEnum):
    """Where a prestige tile is: placed in a borough, in the stack, on offer or out of the game."""

    MANHATTAN = 0
    BRONX = 1
    QUEENS = 2
    BROOKLYN = 3
    STATEN_ISLAND = 4
    JERSEY_CITY = 5
    STACK = 6
    OFFERED = 7
    GONE = 8


class Track(IntEnum):
    """What points were gained for while the game ran."""

    PRESTIGE = 0
    ABILITIES = 1
    STATUE = 2


class Character(IntEnum):
    """The characters by their printed number: 1–11 for Phase I, 12–22 for II, 23–27 for III, 28–42 for the end."""

    NONE = 0
    C1 = 1
    C2 = 2
    C3 = 3
    C4 = 4
    C5 = 5
    C6 = 6
    C7 = 7
    C8 = 8
    C9 = 9
    C10 = 10
    C11 = 11
    C12 = 12
    C13 = 13
    C14 = 14
    C15 = 15
    C16 = 16
    C17 = 17
    C18 = 18
    C19 = 19
    C20 = 20
    C21 = 21
    C22 = 22
    C23 = 23
    C24 = 24
    C25 = 25
    C26 = 26
    C27 = 27
    C28 = 28
    C29 = 29
    C30 = 30
    C31 = 31
    C32 = 32
    C33 = 33
    C34 = 34
    C35 = 35
    C36 = 36
    C37 = 37
    C38 = 38
    C39 = 39
    C40 = 40
    C41 = 41
    C42 = 42


class Lantern(IntEnum):
    """The lantern that each of the characters 28–32 counts."""

    GREEN = 0
    WHITE = 1
    BROWN = 2
    VIOLET = 3
    ORANGE = 4


class Piece(IntEnum):
    """What the sets of the characters 37–42 are made of; the first five are the vessels."""

    TAXI = 0
    SUBWAY = 1
    STREETCAR = 2
    BUS = 3
    BOAT = 4
    ANY_VESSEL = 5
    DOLLAR = 6
    SKYSCRAPER = 7


CARDS = 7
COPIES_OF_A_CARD = 15
BOROUGHS = 6
VESSELS = 5
LINKS = 10
"""Two for each vessel: a link's vessel is half its number."""
TILES = 10
CHARACTERS = 43
"""One more than there are, so that a character's number is its index."""
ROWS, ROW = 5, 4
"""The rows beside the elevator, one a value, and how many characters each shows."""
START_PAIRS = 5
MOST_PAIRS = 9
SETS, PIECES = 6, 8

ROUNDS = 5
BIDDINGS = 6
LAST_SPACE = 15
NEUTRAL = 4
"""The neutral token stands behind the four seats' tokens on the press track."""
TOKENS = 5
NEUTRAL_SPACE = np.array([0, 0, 8, 7, 6])
"""Where it starts, by the number of seats."""
NEUTRAL_SKYSCRAPERS = 2
START_BOARD, START_DOLLARS, START_RESERVE = 4, 1, 2
DRAWN_CARDS = 3
TOM_LIMIT = 5
"""The most skyscrapers a Tom has in one borough."""

STATUE_POINTS, ALL_BOROUGHS_POINTS, PRESS_POINTS = 4, 3, 3
PRESS_BONUS_SPACE = 5
LAST_OF_PHASE_ONE, LAST_OF_PHASE_TWO, LAST_OF_PHASE_THREE = 11, 22, 27
FIRST_LANTERN, FIRST_SET = 28, 37
