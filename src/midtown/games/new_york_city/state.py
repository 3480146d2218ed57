"""The table of New York City as one flat record. The hands and the order of the piles are the only secrets."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.state_record import SEATS, Array, Record, SeatsAndMore, everybody, nobody, owner
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    ENDS,
    LINKS,
    MOST_PAIRS,
    ROW,
    ROWS,
    SETS,
    SIDES,
    START_PAIRS,
    TILES,
    TOKENS,
    Bidding,
    Borough,
    Card,
    Character,
    Edition,
    Lantern,
    Letter,
    Mode,
    Piece,
    Place,
    Slot,
    Tile,
    Track,
)


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
    DEFER = 9
    """Whether to use character 18, before the first bid."""
    RENEW_RESERVE = 10
    """Character 12: which cards of the reserve to discard."""
    HIRE = 11
    DOUBLE = 12
    """Whether to use character 19."""
    BONUS = 13
    """Which prestige tile to take."""
    RIDE = 14
    """Which vessel to ride, and where to."""
    MOVE = 15
    """Whether to move skyscrapers that the board lacks."""
    EXTRA = 16
    """Whether to use character 21."""
    TAKE_BACK = 17
    """Whether to use character 22, and on which cards."""
    EXCHANGE = 18
    """The last exchange with the reserve before Phase III."""
    TEAM = 19
    """Phase III."""
    OVER = 20


class Passage(IntEnum):
    """Where the game goes on by itself. No position ever rests here."""

    NEXT_START = 21
    NEW_ROUND = 22
    NEXT_PICK = 23
    OPEN_BIDDING = 24
    NEXT_BIDDER = 25
    JUDGE = 26
    NEXT_EVALUATION = 27
    NEXT_BONUS = 28
    NEXT_TAKE_BACK = 29
    CLOSE_BIDDING = 30
    NEXT_EXCHANGE = 31
    NEXT_TEAM = 32
    END_ROUND = 33
    GO_ON_PICKING = 34
    OFFER_MOVE = 35
    OFFER_EXTRA = 36
    NEXT_DEFER = 37


class Chance(IntEnum):
    """What chance decides."""

    BOROUGHS = 0
    """A stream for their letters and one for their base values."""
    PRESS = 1
    """How the tokens are stacked at the start."""
    CHARACTERS = 2
    """A stream for the stack of each value."""
    START_CHARACTERS = 3
    """A stream for the light characters of each value."""
    TILES = 4
    DECK = 5


class State(Record):
    edition: int = everybody(values=Edition)
    tom: Array = everybody(SEATS, values=Mode)
    tom_cards: Array = everybody(SEATS)
    """How many cards each Tom draws in Phase I."""

    phase: int = everybody(values=Phase)
    rounds_played: int = everybody()
    bidding: int = everybody(values=Bidding)
    mayor: int = everybody(values=Borough)
    statue: int = everybody()
    """1 while the Statue of Liberty shows its 4."""

    sequence: Array = everybody(Borough, values=Letter)
    base: Array = everybody(Borough)
    neutral: Array = everybody(Borough)
    skyscrapers: Array = everybody(SEATS, Borough, kind="i2")
    tiles: Array = everybody(Tile, values=Place)
    vessels: Array = everybody(LINKS, seats_from=1)
    """Who has the vessel of each link: 0 while it stands on the map, else the seat plus one."""

    press: Array = everybody(SeatsAndMore(TOKENS))
    """The space of each token on the press track; the last is the neutral one."""
    height: Array = everybody(SeatsAndMore(TOKENS))
    """How many tokens lie below it."""

    deck: Array = nobody(Card)
    discards: Array = everybody(Card)
    pairs: Array = everybody(MOST_PAIRS, SIDES, values=Slot)
    reserve: Array = everybody(SEATS, Card)
    reserve_size: Array = everybody(SEATS)
    hand: Array = owner(SEATS, Card)
    hand_size: Array = everybody(SEATS)
    known: Array = everybody(SEATS, Card)
    """The cards that everybody saw go into that hand and that have not been seen leaving it."""
    supply: Array = everybody(SEATS, Card)
    """The cards of each Tom."""
    played: Array = everybody(SEATS, Card)
    """The cards that lie in each bid."""

    stack: Array = everybody(Character)
    """What is left in the five face-down stacks; only their order is unknown."""
    row: Array = everybody(ROWS, ROW, values=Character)
    start_pairs: Array = everybody(START_PAIRS, SIDES, values=Character)
    characters: Array = everybody(SEATS, Character)
    used: Array = everybody(SEATS, Character)
    """How many of them have a dollar on them."""
    gone: Array = everybody(Character)

    dollars: Array = everybody(SEATS, kind="i2")
    board: Array = everybody(SEATS, kind="i2")
    """Skyscrapers on the player board."""
    points: Array = everybody(SEATS, Track, kind="i2")

    order: Array = everybody(SEATS, seats_from=0)
    """The seats in the order in which the running step goes round."""
    step: int = everybody()
    """How many of them have begun theirs."""
    starter: int = everybody(seats_from=0)
    winner: int = everybody(seats_from=0)
    runner_up: int = everybody(seats_from=0)
    bid: Array = everybody(SEATS)
    """The value of each bid made."""
    from_hand: Array = everybody(Card)
    """1 for each type that the bidder has played from the hand as itself in this bid."""
    deferred: int = everybody()
    """1 once somebody has used character 18 in this bidding round, 2 once all who could have declined to."""
    swaps_left: int = everybody()
    lap: int = everybody()
    """0 in the first, 1 in the second turn of Phase I."""
    takes_left: int = everybody()
    took_both: Array = everybody(SEATS)
    """1 for who took both pairs at once through character 4."""
    taken: Array = everybody(SIDES, values=Slot)
    """The two cards just taken, while character 8 may be used."""
    to_match: Array = everybody(SIDES, values=Slot)
    """Those of them that the running use of character 8 has not matched yet."""
    single: int = everybody()
    """Where the first single card of character 2 came from: place times two plus side."""
    to_draw: int = everybody()
    """Cards that left the hand through character 1, or the reserve through 8 or 12, and are not yet replaced."""
    to_discard: int = everybody()
    hire_limit: int = everybody()
    """The highest value that may be hired."""
    target: int = everybody(values=Borough)
    """Where a skyscraper is being built."""
    tile: int = everybody(values=Tile)
    """The prestige tile that is being placed."""
    moves_left: int = everybody()
    built: int = everybody()
    """1 once the player has built or moved in this evaluation."""
    take_backs_left: int = everybody()

    value: Array = everybody(Character)
    dark: Array = everybody(Character)
    light: Array = everybody(Character)
    links: Array = everybody(LINKS, ENDS, values=Borough)
    lanterns: Array = everybody(Lantern, Borough)
    sets: Array = everybody(SETS, Piece)
    set_points: Array = everybody(SETS)
    tile_values: Array = everybody(TILES)
    base_tiles: Array = everybody(BOROUGHS)


class Flaw(IntEnum):
    """What makes a position impossible."""

    PLAYERS = 1
    TOMS = 2
    TURN = 3
    ROUND = 4
    NEGATIVE = 5
    CARDS = 6
    HAND = 7
    RESERVE = 8
    PAIRS = 9
    CHARACTERS = 10
    ROWS = 11
    USED = 12
    PRESS = 13
    TILES = 14
    VESSELS = 15
    BOROUGHS = 16
    ORDER = 17
    BIDS = 18
    CHOICE = 19
    TOM_PIECES = 20
    MANY = 21
    LEFTOVER = 22
    START_PAIRS = 23
