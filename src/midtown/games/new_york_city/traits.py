"""What can speak for a choice or against it: families of traits, each with its place in one list of weights."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.games.new_york_city.pieces import CARDS, CHARACTERS, LAST_SPACE, ROUNDS, ROWS

BIDDINGS = 6
BIDS = 8
"""Bids of seven and more are alike."""
MOST_TRAITS = 32


class Holding(IntEnum):
    """What a card in hand still is in the running bidding round."""

    PAST = 0
    MATCHING = 1
    COMING = 2
    WILD = 3


class Means(IntEnum):
    """What a bid is raised with."""

    MATCHING_CARD = 0
    ADDED_WILD = 1
    PAIR_PAST = 2
    PAIR_COMING = 3
    PAIR_OF_WILDS = 4
    WILD_AND_PAST = 5
    WILD_AND_COMING = 6
    AS_ONE = 7
    """Character 13, by holding."""
    AS_TWO = 11
    """Character 20, by holding."""
    C16 = 15
    C17 = 16
    STEP_BACK = 17
    TWO_STEPS_BACK = 18
    RESERVE_MATCHING = 19
    RESERVE_WILD = 20
    RESERVE_PAIR_PAST = 21
    RESERVE_PAIR = 22
    VIRTUAL_PAIR_PAST = 23
    VIRTUAL_PAIR = 24
    COUNT = 25


class Trait(IntEnum):
    """Where each family begins; the last one only counts them all."""

    RAISE_FROM = 0
    """By bidding round and bid so far."""
    RAISE_IN_ROUND = RAISE_FROM + BIDDINGS * BIDS
    RAISE_WITH = RAISE_IN_ROUND + BIDDINGS * ROUNDS
    RAISE_WITH_WILD = RAISE_WITH + Means.COUNT
    TAKE_LEAD = RAISE_WITH_WILD + BIDDINGS
    TAKE_LEAD_FOR_GOOD = TAKE_LEAD + BIDDINGS
    HIRE_ONE_HIGHER = TAKE_LEAD_FOR_GOOD + BIDDINGS
    """By bid so far, more and more in later rounds."""
    RAISE_AT_SPACE = HIRE_ONE_HIGHER + ROWS
    RAISE_AT_DOLLARS = RAISE_AT_SPACE + LAST_SPACE + 1
    RAISE_AT_BOARD = RAISE_AT_DOLLARS + BIDS
    BUILD_GAIN = RAISE_AT_BOARD + BIDS
    NOTHING_TO_BUILD = BUILD_GAIN + 1
    PRESTIGE_WITHOUT_BOARD = NOTHING_TO_BUILD + 1
    PRESTIGE_DOUBLED = PRESTIGE_WITHOUT_BOARD + 1
    PRESTIGE_STAKE = PRESTIGE_DOUBLED + 1
    FINISH = PRESTIGE_STAKE + 1
    FINISH_IN_LEAD = FINISH + BIDDINGS
    FINISH_SAFE = FINISH_IN_LEAD + BIDDINGS
    FINISH_BEFORE = FINISH_SAFE + BIDDINGS
    """By how many are still to bid."""
    FINISH_WITH_WILDS = FINISH_BEFORE + BIDDINGS
    PASS = FINISH_WITH_WILDS + BIDDINGS
    SWAP = PASS + BIDDINGS
    """By what goes into the reserve and what comes out of it."""
    SWAP_AT_LAST = SWAP + 16
    EXCHANGE = SWAP_AT_LAST + 16
    KEEP = EXCHANGE + 1
    KEEP_FOR_34 = KEEP + CARDS
    PAY_OF = KEEP_FOR_34 + 1
    """By how many dollars are left."""
    PAY_IN_ROUND = PAY_OF + 4
    USE_12 = PAY_IN_ROUND + ROUNDS
    USE_18 = USE_12 + ROUNDS
    CARD = USE_18 + BIDDINGS
    CARD_LATE = CARD + CARDS
    CARD_AGAIN = CARD_LATE + CARDS
    SKYSCRAPER_AT_BOARD = CARD_AGAIN + CARDS
    SKYSCRAPER_GAIN = SKYSCRAPER_AT_BOARD + 1
    PLANS_AT_BOARD = SKYSCRAPER_GAIN + 1
    DOLLAR_NEEDED = PLANS_AT_BOARD + 1
    PRESS_AT_SPACE = DOLLAR_NEEDED + 1
    TWO_ALIKE = PRESS_AT_SPACE + 1
    DISCARD_SHOWN = TWO_ALIKE + 1
    USE_IN_PICK = DISCARD_SHOWN + CARDS
    USE_IN_PICK_LATE = USE_IN_PICK + 12
    REPLACE_GAIN = USE_IN_PICK_LATE + 12
    REPLACE_WHERE_ABSENT = REPLACE_GAIN + 1
    END_PICK = REPLACE_WHERE_ABSENT + 1
    DROP = END_PICK + 1
    DROP_OF = DROP + CARDS
    END_DROPPING = DROP_OF + 1
    SHED = END_DROPPING + 1
    GIVE_UP = SHED + CARDS
    GIVE_UP_OF = GIVE_UP + ROWS + 1
    GIVE_UP_USED = GIVE_UP_OF + 5
    HIRE = GIVE_UP_USED + 1
    HIRE_LATE = HIRE + CHARACTERS
    HIRE_POINTS = HIRE_LATE + CHARACTERS
    HIRE_AGAIN = HIRE_POINTS + 1
    HIRE_AMONG_MANY = HIRE_AGAIN + 1
    RENEW = HIRE_AMONG_MANY + 1
    TAKE_EQUAL = RENEW + 4
    DOUBLE = TAKE_EQUAL + 1
    TILE_VALUE = DOUBLE + 1
    TILE_GAIN = TILE_VALUE + 1
    TILE_FOR_SETS = TILE_GAIN + 1
    FORGO = TILE_FOR_SETS + 1
    RIDE_GAIN = FORGO + 1
    RIDE_WHERE_ABSENT = RIDE_GAIN + 1
    RIDE_BEFORE_MAYOR = RIDE_WHERE_ABSENT + 1
    MOVE = RIDE_BEFORE_MAYOR + 1
    MOVE_GAIN = MOVE + 1
    MOVE_WHERE_ABSENT = MOVE_GAIN + 1
    MOVE_LAST_AWAY = MOVE_WHERE_ABSENT + 1
    EXTRA = MOVE_LAST_AWAY + 1
    EXTRA_GAIN = EXTRA + 1
    USE_22 = EXTRA_GAIN + 1
    TAKE_BACK = USE_22 + 1
    TEAM = TAKE_BACK + CARDS
    TEAM_LATE = TEAM + 5
    COUNT = TEAM_LATE + 5


class Notes(NamedTuple):
    """The traits of one choice."""

    slots: Reals
    sizes: Reals
    """How strong each of them is."""
    used: Reals
    """One number: how many there are."""


@rule
def new_notes(scratch: Reals) -> Notes:
    return Notes(scratch[0], scratch[1], scratch[2])


@rule
def note(notes: Notes, slot: int, size: float) -> None:
    n = int(notes.used[0])
    notes.slots[n], notes.sizes[n] = slot + 0, size  # a number, where an enum member would not be taken
    notes.used[0] = n + 1
