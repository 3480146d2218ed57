"""The choices of Skyline and the reasons that can stand against them."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from midtown.engine.actions import Actions, Listed
from midtown.engine.reasons import Reason
from midtown.games.skyline.pieces import A_HANDFUL, TALLEST, Die, Face, Rise


class Kind(IntEnum):
    TAKE_YARD = 0
    TAKE_DISTRICT = 1
    BUILD = 2
    ABANDON = 3
    DEMOLISH_COLUMN = 4
    DEMOLISH_TILE = 5
    SCRAP = 6
    """Send a die to the yard along with the demolished building."""
    RETURN = 7
    """Solo, when nothing else is possible."""
    HOLD = 8
    """Keep a die out of the next roll."""
    ROLL = 9
    END_TURN = 10


HANDFULS = [(n - u - p, u, p) for n in range(A_HANDFUL + 1) for u in range(n + 1) for p in range(n + 1 - u)]
"""Up to three dice by type: what can be taken from the yard, which may hold fewer than three."""

FIRST_OF_SIZE = np.array([0, 1, 4, 10, 20])
"""Where the handfuls of each size begin."""

ACTIONS = Actions(
    Kind,
    {
        Kind.TAKE_YARD: Listed(("ground", "upper", "penthouse"), HANDFULS),
        Kind.BUILD: {"die": Die, "rise": Rise, "floors": TALLEST},
        Kind.ABANDON: {"die": Die, "face": Face},
        Kind.DEMOLISH_COLUMN: {"rise": Rise, "floors": TALLEST},
        Kind.DEMOLISH_TILE: {"rise": Rise, "height": TALLEST + 1},
        Kind.SCRAP: {"die": Die, "face": Face},
        Kind.RETURN: {"die": Die, "face": Face},
        Kind.HOLD: {"die": Die, "face": Face},
    },
)
KIND, X, Y, Z, FIRST = ACTIONS.kind, ACTIONS.x, ACTIONS.y, ACTIONS.z, ACTIONS.first


class Not(Reason):
    """Why an action is not possible now."""

    DICE_FIRST = 1, "S-3.1"
    ALREADY_TAKEN = 2, "S-3.1"
    ANOTHER_KIND = 3, "S-3.4"
    RESOLVE_FIRST = 4, "S-3.3"
    NO_SUCH_DIE = 5, "S-3.3"
    NOT_IN_YARD = 6, "S-3.1"
    NOT_THREE = 7, "S-3.1"
    DISTRICT_EMPTY = 8, "S-3.1"
    NO_COLUMN = 9, "S-4.2"
    GROUND_STARTS = 10, "S-4.1"
    TOO_HIGH = 11, "S-4.6"
    PENTHOUSE_TOO_EARLY = 12, "S-4.6"
    NO_PENTHOUSE_ON_LOW = 13, "S-4.3"
    NO_BUILDING = 14, "S-3.6"
    ONE_BUILDING = 15, "S-3.6"
    DIE_MUST_GO_TOO = 16, "S-3.6"
    NOTHING_DEMOLISHED = 17, "S-3.6"
    NO_DICE_LEFT = 18, "S-3.7"
    LAST_DIE_ROLLS = 19, "S-3.7"
    NO_DISTRICT_IN_SOLO = 20, "S-7.1"
    RETURN_ONLY_IN_SOLO = 21, "S-7.2"
    OTHER_WAY_OUT = 22, "S-7.2"
    GAME_OVER = 23, "S-5.1"
    ROLL_OR_END = 24, "S-3.7"
