"""Compiles a game's rules ahead of play, step by step, so that somebody can be told what takes so long."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.seed import Seed
from midtown.engine.table import Table

Step = tuple[str, Callable[[], object]]


def steps(game: Game) -> Iterator[Step]:
    """What a match needs, in the order it needs it; later processes find it all in the cache."""
    players = game.seats[0]
    blank = game.blank(players, game.read_options(players, {}))
    table = Table(game, blank, Seed.fresh().key)
    yield "set-up", table.begin
    yield "choices", lambda: (table.legal(), table.why_not(0))
    yield "moves", lambda: table.apply(table.legal()[0])
    yield "points", lambda: (table.sheet(), table.winners(), game.shown(table, None))


def simulation_steps(game: Game) -> Iterator[Step]:
    """What simulation needs besides."""
    players = game.seats[0]
    blank = game.blank(players, game.read_options(players, {}))
    room = np.zeros(game.actions.count, np.int32)
    yield "random-play", lambda: play.random_games(blank.copy(), blank, room, 1)
