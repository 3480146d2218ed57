"""The choices of Lift and the reasons that can stand against them."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.actions import Actions
from midtown.engine.reasons import Reason
from tests.games.lift.pieces import Card


class Kind(IntEnum):
    DRAW = 0
    PLAY = 1


ACTIONS = Actions(Kind, {Kind.PLAY: {"card": Card}})


class Not(Reason):
    DECK_EMPTY = 1, "L-2.1"
    NOT_IN_HAND = 2, "L-2.2"
    GAME_OVER = 3, "L-2.3"
