"""The choices of New York City and the reasons that can stand against them."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from midtown.engine.actions import Actions, Listed
from midtown.engine.reasons import Reason
from midtown.games.new_york_city.pieces import MOST_PAIRS, START_PAIRS, Borough, Card, Character, Slot, Tile
from midtown.games.new_york_city.state import Phase


class Kind(IntEnum):
    PICK_START = 0
    TAKE_PAIR = 1
    TAKE_SINGLE = 2
    """Character 2."""
    DISCARD_PAIR = 3
    """Character 5, German edition."""
    USE = 4
    """Any character that needs no further word."""
    DISCARD = 5
    """Characters 1 and 5."""
    GIVE_UP = 6
    """Character 7."""
    HIRE = 7
    TAKE_EQUAL = 8
    """Character 8."""
    REPLACE_NEUTRAL = 9
    """Character 11."""
    PLAY = 10
    PAIR = 11
    PAIR_WITH_WILD = 12
    ADD_WILD = 13
    PLAY_AS_ONE = 14
    """Character 13."""
    STEP_BACK = 15
    """Character 14."""
    PLAY_RESERVE = 16
    """Character 15; `half` is the hand card that makes a pair with it, if one does."""
    PAIR_WITH_VIRTUAL = 17
    """Character 16, English edition."""
    PLAY_AS_TWO = 18
    """Character 20."""
    SWAP = 19
    FINISH_BID = 20
    PASS = 21
    RENEW = 22
    """Character 12."""
    TAKE_TILE = 23
    RIDE = 24
    FORGO = 25
    MOVE = 26
    TAKE_BACK = 27
    """Character 22."""
    DONE = 28
    PAIR_WITH_STEP = 29
    """Character 14: one step back, as half of a pair."""
    PAIR_WITH_TWO_STEPS = 30
    """The same, and another step that joins the bid."""
    PAIR_WITH_PRESTIGE = 31
    """Character 17, but in the prestige round."""


ACTIONS = Actions(
    Kind,
    {
        Kind.PICK_START: {"place": START_PAIRS},
        Kind.TAKE_PAIR: {"place": MOST_PAIRS},
        Kind.TAKE_SINGLE: {"place": MOST_PAIRS, "side": 2},
        Kind.DISCARD_PAIR: {"place": MOST_PAIRS},
        Kind.USE: {"character": Character},
        Kind.DISCARD: {"card": Card},
        Kind.GIVE_UP: {"character": Character},
        Kind.HIRE: {"character": Character},
        Kind.TAKE_EQUAL: {"card": Card},
        Kind.REPLACE_NEUTRAL: {"borough": Borough},
        Kind.PAIR: {"card": Card},
        Kind.PAIR_WITH_WILD: {"card": Card},
        Kind.PLAY_AS_ONE: {"card": Card},
        Kind.STEP_BACK: Listed(("steps",), [(1,), (2,)]),
        Kind.PLAY_RESERVE: {"card": Card, "half": Slot},
        Kind.PAIR_WITH_VIRTUAL: {"card": Card},
        Kind.PLAY_AS_TWO: {"card": Card},
        Kind.SWAP: {"card": Card, "reserve": Card},
        Kind.RENEW: {"card": Card},
        Kind.TAKE_TILE: {"tile": Tile},
        Kind.RIDE: {"origin": Borough, "borough": Borough},
        Kind.MOVE: {"borough": Borough},
        Kind.TAKE_BACK: {"card": Card},
        Kind.PAIR_WITH_STEP: {"card": Card},
        Kind.PAIR_WITH_TWO_STEPS: {"card": Card},
        Kind.PAIR_WITH_PRESTIGE: {"card": Card},
    },
)
KIND, X, Y, FIRST = ACTIONS.kind, ACTIONS.x, ACTIONS.y, ACTIONS.first


class Not(Reason):
    """Why an action is not possible now."""

    GAME_OVER = 1, "N-9.1"
    START_CHARACTERS_FIRST = 2, "N-2.6"
    START_IS_OVER = 3, "N-2.6"
    NO_START_PAIR_THERE = 4, "N-2.6"
    ONLY_IN_PHASE_ONE = 5, "N-5.1"
    ALREADY_TAKEN = 6, "N-5.1"
    NO_PAIR_THERE = 7, "N-5.1"
    TAKE_FIRST = 8, "N-5.1"
    ONLY_ONE_PAIR_LEFT = 9, "N-8.2"
    ANOTHER_PAIR = 10, "N-8.2"
    ONLY_FIRST_PICK = 11, "N-8.4"
    NOT_IN_THIS_EDITION = 12, "N-1.9"
    NOTHING_EQUAL = 13, "N-8.8"
    NOT_JUST_TAKEN = 14, "N-8.8"
    NO_NEUTRAL_THERE = 15, "N-8.11"
    BOARD_EMPTY = 16, "N-8.11"
    FINISH_CHARACTER_FIRST = 17, "N-4.6"
    NOT_YOURS = 18, "N-4.6"
    USED_ALREADY = 19, "N-4.6"
    NO_DOLLAR = 20, "N-4.6"
    OTHER_PHASE = 21, "N-4.6"
    NEEDS_A_CHOICE = 22, "N-4.6"
    END_CHARACTER = 23, "N-8.28"
    NOT_IN_HAND = 24, "N-6.3"
    ONLY_IN_BIDDING = 25, "N-6.1"
    NEEDS_TWO = 26, "N-6.4"
    PLAY_IT_PLAINLY = 27, "N-6.3"
    BID_NOT_OPEN = 28, "N-6.5"
    WILD_IS_NOT_ANOTHER_TYPE = 29, "N-6.4"
    NO_SPACE_BEHIND = 30, "N-8.14"
    NOT_IN_RESERVE = 31, "N-6.6"
    TYPE_NOT_PLAYED = 32, "N-8.15"
    NO_PAIR = 33, "N-8.15"
    DECLINED = 34, "N-8.18"
    BID_BEGUN = 35, "N-8.18"
    SOMEBODY_WAITS = 36, "N-8.18"
    SAME_TYPE = 37, "N-6.6"
    NO_MORE_SWAPS = 38, "N-6.6"
    NOTHING_BID = 39, "N-6.1"
    BID_LIES = 40, "N-6.1"
    NOT_SHOWN = 41, "N-6.12"
    TOO_DEAR = 42, "N-6.12"
    NOTHING_TO_HIRE = 43, "N-8.7"
    ONLY_WHEN_HIRING = 44, "N-6.12"
    NO_BONUS_NOW = 45, "N-6.15"
    TILE_NOT_OFFERED = 46, "N-6.15"
    NO_VESSEL_LEFT = 47, "N-6.15"
    NO_SUCH_LINK = 48, "N-6.15"
    PLACE_THE_TILE = 49, "N-6.15"
    NOTHING_TO_MOVE = 50, "N-6.18"
    NONE_STANDS_THERE = 51, "N-6.18"
    STANDS_THERE_ALREADY = 52, "N-6.18"
    NOT_PLAYED = 53, "N-8.22"
    ONLY_WILDS = 54, "N-8.22"
    NO_TAKE_BACK_PAID = 55, "N-8.22"
    NOTHING_RUNS = 56, "N-4.6"
    DISCARD_FIRST = 57, "N-8.5"
    ONLY_WITH_TWELVE = 58, "N-8.12"
    ONLY_WITH_ONE_OR_FIVE = 59, "N-8.1"
    ONLY_WITH_SEVEN = 60, "N-8.7"
    ONLY_WITH_EIGHT = 61, "N-8.8"
    TAKE_ONE_FIRST = 62, "N-8.8"
    NO_SUCH_CHARACTER = 63, "N-1.6"
    NOTHING_TO_TAKE_BACK = 64, "N-8.22"
    NO_STEP_LEFT = 65, "N-8.27"
    NO_CARD_LEFT = 66, "N-8.10"


MOMENT: dict[Kind, tuple[tuple[Phase, ...], Not]] = {
    Kind.PICK_START: ((Phase.START,), Not.START_IS_OVER),
    Kind.TAKE_PAIR: ((Phase.PICK,), Not.ONLY_IN_PHASE_ONE),
    Kind.TAKE_SINGLE: ((Phase.PICK, Phase.SINGLE), Not.ONLY_IN_PHASE_ONE),
    Kind.DISCARD_PAIR: ((Phase.PICK,), Not.ONLY_IN_PHASE_ONE),
    Kind.USE: (
        (Phase.PICK, Phase.BID, Phase.DEFER, Phase.DOUBLE, Phase.EXTRA, Phase.TAKE_BACK, Phase.TEAM),
        Not.FINISH_CHARACTER_FIRST,
    ),
    Kind.DISCARD: ((Phase.RENEW_HAND, Phase.SHED), Not.ONLY_WITH_ONE_OR_FIVE),
    Kind.GIVE_UP: ((Phase.GIVE_UP,), Not.ONLY_WITH_SEVEN),
    Kind.HIRE: ((Phase.HIRE, Phase.REPLACE), Not.ONLY_WHEN_HIRING),
    Kind.TAKE_EQUAL: ((Phase.MATCH,), Not.ONLY_WITH_EIGHT),
    Kind.REPLACE_NEUTRAL: ((Phase.PICK,), Not.ONLY_IN_PHASE_ONE),
    Kind.PLAY: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PAIR: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PAIR_WITH_WILD: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.ADD_WILD: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PLAY_AS_ONE: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.STEP_BACK: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PLAY_RESERVE: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PAIR_WITH_VIRTUAL: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PLAY_AS_TWO: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.SWAP: ((Phase.BID, Phase.EXCHANGE), Not.ONLY_IN_BIDDING),
    Kind.FINISH_BID: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PASS: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.RENEW: ((Phase.RENEW_RESERVE,), Not.ONLY_WITH_TWELVE),
    Kind.TAKE_TILE: ((Phase.BONUS,), Not.NO_BONUS_NOW),
    Kind.RIDE: ((Phase.RIDE,), Not.NO_BONUS_NOW),
    Kind.FORGO: ((Phase.BONUS,), Not.NO_BONUS_NOW),
    Kind.MOVE: ((Phase.MOVE,), Not.NOTHING_TO_MOVE),
    Kind.TAKE_BACK: ((Phase.TAKE_BACK,), Not.NO_TAKE_BACK_PAID),
    Kind.DONE: (
        (
            Phase.PICK,
            Phase.RENEW_HAND,
            Phase.SHED,
            Phase.MATCH,
            Phase.DEFER,
            Phase.RENEW_RESERVE,
            Phase.DOUBLE,
            Phase.MOVE,
            Phase.EXTRA,
            Phase.TAKE_BACK,
            Phase.EXCHANGE,
            Phase.TEAM,
        ),
        Not.NOTHING_RUNS,
    ),
    Kind.PAIR_WITH_STEP: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PAIR_WITH_TWO_STEPS: ((Phase.BID,), Not.ONLY_IN_BIDDING),
    Kind.PAIR_WITH_PRESTIGE: ((Phase.BID,), Not.ONLY_IN_BIDDING),
}
"""In which phases a choice can come up at all, and what to say in the others."""

MOMENTS = np.array([sum(1 << phase for phase in MOMENT[kind][0]) for kind in Kind])
WRONG_MOMENT = np.array([int(MOMENT[kind][1]) for kind in Kind])

CHARACTER_PHASE = np.array(
    [Phase.OVER]
    + [Phase.PICK] * 11
    + [Phase.BID] * 7
    + [Phase.DOUBLE, Phase.BID, Phase.EXTRA, Phase.TAKE_BACK]
    + [Phase.TEAM] * 5
    + [Phase.OVER] * 15
)
"""When each character can be used; the end characters need no use."""
