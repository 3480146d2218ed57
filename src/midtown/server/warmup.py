"""Compiles the rules and the bots when the service starts, beside it, so that no request has to wait for that."""

from __future__ import annotations

import asyncio
from functools import cache

import structlog

from midtown.bots import prepare as bots
from midtown.engine import prepare as rules
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.games import find, names

logger = structlog.get_logger()


async def compile_games(ready: set[str]) -> None:
    """First the rules of all games, so that people can play; then the bots. What can be played is told in `ready`."""
    for what, compile_it in (("rules", compile_rules), ("bots", compile_bots)):
        for name in names():
            await asyncio.to_thread(compile_it, name)
            ready.add(name)
            logger.info("ready", game=name, what=what)


@cache
def compile_rules(name: str) -> None:
    """All that a match calls. It must not happen where others wait: one move would hold up every table."""
    game = find(name)
    for _, step in rules.steps(game):
        step()
    players = game.seats[0]
    match = Match(game, players, game.read_options(players, {}), Seed.fresh())
    match.view(0)
    match.imagined(0, 1)


def compile_bots(name: str) -> None:
    for _, step in bots.steps(find(name)):
        step()
