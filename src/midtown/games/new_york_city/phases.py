"""Where in the round the game stands."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """What the player whose turn it is has to decide."""

    START = 0
    """Which start characters to take."""
    PICK = 1
    """A turn of Phase I: a pair, and characters."""
    SINGLE = 2
    """Character 2: the second single card."""
    RENEW_HAND = 3
    """Character 1: which hand cards to discard."""
    SHED = 4
    """Character 5, English edition: two hand cards to discard."""
    GIVE_UP = 5
    """Character 7: which character leaves."""
    REPLACE = 6
    """Character 7: which character comes."""
    MATCH = 7
    """Character 8: which cards of the reserve join the hand."""
    BID = 8
    RENEW_RESERVE = 9
    """Character 12: which cards of the reserve to discard."""
    HIRE = 10
    DOUBLE = 11
    """Whether to use character 19."""
    BONUS = 12
    """Which prestige tile to take."""
    RIDE = 13
    """Which vessel to ride, and where to."""
    MOVE = 14
    """Whether to move skyscrapers that the board lacks."""
    EXTRA = 15
    """Whether to use character 21."""
    TAKE_BACK = 16
    """Whether to use character 22, and on which cards."""
    EXCHANGE = 17
    """The last exchange with the reserve before Phase III."""
    TEAM = 18
    """Phase III."""
    OVER = 19


class Passage(IntEnum):
    """Where the game goes on by itself. No position ever rests here."""

    NEXT_START = 20
    NEW_ROUND = 21
    NEXT_PICK = 22
    OPEN_BIDDING = 23
    NEXT_BIDDER = 24
    JUDGE = 25
    NEXT_EVALUATION = 26
    NEXT_BONUS = 27
    NEXT_TAKE_BACK = 28
    CLOSE_BIDDING = 29
    NEXT_EXCHANGE = 30
    NEXT_TEAM = 31
    END_ROUND = 32
    GO_ON_PICKING = 33
    OFFER_MOVE = 34
    OFFER_EXTRA = 35
