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
    """The characters by their printed number: 1–11 for Phase I, 12–22 for II, 23–27 for III, 28–42 for the end.

    Records, texts and the wire know them by number alone; rules say who it is as well.
    """

    NONE = 0
    C1 = C1_PAWNBROKER = 1
    C2 = C2_PICKPOCKET = 2
    C3 = C3_STOREKEEPER = 3
    C4 = C4_WHOLESALER = 4
    C5 = C5_GAMBLER = 5
    C6 = C6_BANK_TELLER = 6
    C7 = C7_TALENT_SCOUT = 7
    C8 = C8_COLLECTOR = 8
    C9 = C9_STREET_VENDOR = 9
    C10 = C10_MESSENGER = 10
    C11 = C11_WRECKER = 11
    C12 = C12_JANITOR = 12
    C13 = C13_FORGER = 13
    C14 = C14_PRESS_AGENT = 14
    C15 = C15_ARCHIVIST = 15
    C16 = C16_AUCTIONEER = 16
    C17 = C17_SOCIALITE = 17
    C18 = C18_PRIVATE_EYE = 18
    C19 = C19_FILM_STAR = 19
    C20 = C20_BOOTLEGGER = 20
    C21 = C21_STEELWORKER = 21
    C22 = C22_MAGICIAN = 22
    C23 = C23_JAZZ_SINGER = 23
    C24 = C24_ARCHITECT = 24
    C25 = C25_BALLPLAYER = 25
    C26 = C26_REALTOR = 26
    C27 = C27_NEWSBOY = 27
    C28 = C28_GARDENER = 28
    C29 = C29_BAKER = 29
    C30 = C30_BREWER = 30
    C31 = C31_FLORIST = 31
    C32 = C32_FRUIT_SELLER = 32
    C33 = C33_EDITOR = 33
    C34 = C34_CURATOR = 34
    C35 = C35_ALDERMAN = 35
    C36 = C36_HOSTESS = 36
    C37 = C37_CAPTAIN = 37
    C38 = C38_CONDUCTOR = 38
    C39 = C39_CAB_DRIVER = 39
    C40 = C40_TOURIST = 40
    C41 = C41_TOUR_GUIDE = 41
    C42 = C42_LANDLORD = 42


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
PER_VESSEL = 2
"""Links, and prestige tiles."""
CHARACTERS = 43
"""One more than there are, so that a character's number is its index."""
ROWS, ROW = 5, 4
"""The rows beside the elevator, one a value, and how many characters each shows."""
START_PAIRS = 5
MOST_PAIRS = 9
SIDES, ENDS = 2, 2
"""Of a pair of cards or of start characters; of a link between boroughs."""
SETS, PIECES = 6, 8

ROUNDS = 5
BIDDINGS = 6
"""In each round."""
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
