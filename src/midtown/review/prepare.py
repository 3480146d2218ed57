"""Compiles what a review needs ahead of it."""

from __future__ import annotations

from collections.abc import Iterator

from midtown.engine.game import Game
from midtown.engine.prepare import Step
from midtown.engine.table import Table
from midtown.review.evaluator import Evaluator


def steps(game: Game) -> Iterator[Step]:
    players = game.seats[0]
    record = Table(game, game.blank(players, game.read_options(players, {}))).record
    evaluator = Evaluator(game, players)
    yield "looking-back", lambda: evaluator.position(record, 0, evaluator.room())
