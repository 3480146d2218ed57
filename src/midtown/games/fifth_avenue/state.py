"""The table of Fifth Avenue as one flat record. The only secrets are the hands and what is left in the stacks."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.state_record import SEATS, Array, Record, everybody, nobody, owner
from midtown.games.fifth_avenue.pieces import (
    CARDS_OF_COLOR,
    SET_SIZES,
    Board,
    Builder,
    Business,
    Color,
    Commissioner,
    District,
    Number,
    Place,
    Plot,
    Suit,
)


class Phase(IntEnum):
    START = 0
    """Placing the start skyscrapers."""
    CHOOSE = 1
    """One of the four options."""
    BUSINESS = 2
    """A business was taken and wants its plot."""
    CARDS = 3
    MOVE = 4
    BID = 5
    BUILD = 6
    OVER = 7


class Source(IntEnum):
    """Where points come from."""

    DISTRICTS = 0
    SPECIAL = 1
    STOPS = 2
    FINAL = 3
    PARK = 4


SOURCES = len(Source)


class Alea(IntEnum):
    """Alea's part in an auction."""

    OUT = 0
    WAITING = 1
    STANDS = 2
    """Hers is the highest bid."""


class Chance(IntEnum):
    """What chance decides."""

    PLOTS = 0
    """Where the start businesses lie."""
    BUSINESSES = 1
    """The pile of businesses, from which the districts and the supply row are filled."""
    STACK = 2
    """A stream for the stack of each colour."""
    BLACK = 3
    PARK = 4
    """Which businesses below Central Park are turned up."""


class State(Record):
    board: int = everybody(values=Board)
    phase: int = everybody(values=Phase)
    mover: int = everybody(seats_from=0)
    """The seat whose turn it is, also while others bid; it opens every auction."""
    part: int = everybody()
    """Which of the three actions of the turn is under way, 1 to 3."""
    turns: int = everybody(kind="i2")
    """How many turns are complete."""
    placed: int = everybody()
    """How many businesses were placed from the supply row."""
    points: Array = everybody(SEATS, Source, kind="i2")

    skyscrapers: Array = everybody(District, Color)
    builder: Array = everybody(District, Color, values=Builder, seats_from=Builder.FIRST)
    businesses: Array = everybody(District, Plot, Business)
    closed: Array = everybody(District)
    """1 where a building stop lies."""
    commissioner: Array = everybody(Commissioner, values=Place)
    markers: Array = everybody(Commissioner, District)
    park_skyscrapers: Array = everybody(SEATS)
    park_businesses: Array = everybody(Business)
    turned_up: Array = everybody(Business)
    """The businesses of Central Park that count, drawn at the end."""
    row: Array = everybody(len(SET_SIZES), Business)
    taken: Array = everybody(Business)
    """The business on its way from the supply row to a plot."""
    out_of_game: Array = everybody(Business)

    supply: Array = everybody(SEATS)
    general_supply: Array = everybody(SEATS)
    removed: Array = everybody(SEATS)
    """Skyscrapers lost to building stops."""
    alea_supply: int = everybody()
    alea_removed: int = everybody()

    hand: Array = owner(SEATS, Suit, Number)
    laid: Array = owner(SEATS, CARDS_OF_COLOR)
    """Coloured cards on their way into a bid, in the order they were laid, as the numbers they show."""
    laid_black: Array = owner(SEATS, Number)
    laid_color: Array = owner(SEATS, values=Color)
    laid_total: Array = owner(SEATS, kind="i2")
    hand_size: Array = everybody(SEATS, Suit)
    """Cards in hand by suit, those laid but not yet declared included: everybody saw their suits."""
    known: Array = everybody(SEATS, Suit, Number)
    """Cards in hand that everybody has seen: taken from the open stacks, or shown in a bid and taken back."""

    top: Array = everybody(Color)
    """The number on the open card of each stack; 0 when the stack is empty."""
    stack: Array = nobody(Color, Number)
    """What was never seen below the open card."""
    stack_size: Array = everybody(Color)
    returned: Array = everybody(Color, CARDS_OF_COLOR)
    """Cards that were paid, at the bottom of each stack, as the numbers they show; the first comes up first."""
    black: Array = nobody(Number)
    black_size: int = everybody()
    black_returned: Array = everybody(Number)
    """Face-up black cards at the bottom of the stack."""
    picked: Array = everybody(Color)
    """1 for the stack chosen first, until both cards are taken."""

    auction: int = everybody(values=Place)
    """What is being auctioned; City Hall stands for nothing."""
    auctioneer: int = everybody(values=Commissioner)
    bidding: Array = everybody(SEATS)
    """1 for those who have not passed in this auction."""
    bid_color: Array = everybody(SEATS, values=Color)
    bid: Array = everybody(SEATS, CARDS_OF_COLOR)
    """Coloured cards of a bid, in the order they were laid, as the numbers they show."""
    bid_black: Array = everybody(SEATS, Number)
    bid_total: Array = everybody(SEATS, kind="i2")
    highest: int = everybody(kind="i2")
    alea: int = everybody(values=Alea)
    alea_cards: Array = everybody(Number)
