"""The entries that a page calls, the same for every game, with arguments of the types it calls them with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from midtown.bots import tree
from midtown.bots.search import plan_for
from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.state_record import SEATS


class Entry(NamedTuple):
    name: str
    """What the page calls it."""
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    """Examples: only their types matter."""


def entries(game: Game) -> list[Entry]:
    """A move is made on the record of a match, which holds its key; all else is asked of the plain record."""
    few, _ = next(game.variants())
    plain = game.blank(few, game.read_options(few, {}))
    match = np.zeros(1, game.state.of_match)
    choices, won = np.zeros(game.actions.count, np.int32), np.zeros(SEATS, np.int32)
    sheet = np.zeros((SEATS, len(game.sources)), np.int32)
    return [
        Entry("begin", play.begin_table, (match,)),
        Entry("apply", play.apply_table, (match, 0)),
        Entry("legal", play.legal_table, (plain, choices)),
        Entry("why_not", play.why_not_table, (plain, 0)),
        Entry("redetermine", play.redetermine_table, (plain, 0)),
        Entry("flaw", play.flaw_table, (plain,)),
        Entry("score", play.score_table, (plain, sheet)),
        Entry("winners", play.winners_table, (plain, won)),
        Entry("random_games", play.random_games, (plain, plain, choices, 0)),
        *_bots(game, plain),
    ]


def _bots(game: Game, plain: np.ndarray[Any, Any]) -> list[Entry]:
    grown, buffers = tree.new_tree(1), tree.new_buffers(game)
    words = np.zeros(1, np.uint64)
    search = (plain, plain, words, words, grown, buffers, plan_for(game), 0, 0)
    return [
        Entry("reset_tree", tree.reset_tree, (grown,)),
        Entry("run_visits", tree.run_visits, search),
        Entry("look_ahead", tree.look_ahead, (plain, plain, buffers, 0, 0, False, buffers.weights)),
    ]
