"""Compiles what bots need ahead of play."""

from __future__ import annotations

from collections.abc import Iterator

from midtown.bots.budget import Budget
from midtown.bots.one_ply import OnePly
from midtown.bots.search import Search
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.prepare import Step
from midtown.engine.seed import Seed


def steps(game: Game) -> Iterator[Step]:
    """One look ahead, then a search of one visit."""
    players = game.seats[0]

    def fresh() -> Match:
        return Match(game, players, game.read_options(players, {}), Seed.fresh())

    yield "looking", lambda: OnePly().values(fresh(), 0)
    yield "thinking", lambda: Search(Budget(visits=1)).run(fresh(), 0)
