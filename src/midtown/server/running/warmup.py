"""Compiles the rules and the bots in a thread when the service starts, so that no request has to wait for that."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

import structlog

from midtown.bots import prepare as bots
from midtown.engine import prepare as rules
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.games import find, names

THREAD = "compiler"
_compiled: set[str] = set()
"""The games whose rules this process has."""

logger = structlog.get_logger()


async def compile_games(ready: set[str]) -> None:
    """First the rules of all games, so that people can play; then the bots. What can be played is told in `ready`."""
    for name in names():
        await have_rules(name)
        ready.add(name)
        logger.info("ready", game=name, what="rules")
    for name in names():
        await in_thread(compile_bots, name)
        logger.info("ready", game=name, what="bots")


async def have_rules(name: str) -> None:
    """Returns when the rules of that game are compiled."""
    if name not in _compiled:
        await in_thread(compile_rules, name)
        _compiled.add(name)


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


async def in_thread(compile_it: Callable[[str], None], name: str) -> None:
    """In a thread that nobody waits for when the service stops: a compiler cannot be interrupted."""
    loop, done = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()

    def settle(error: Exception | None) -> None:
        if not done.done():
            done.set_exception(error) if error else done.set_result(None)

    def run() -> None:
        error = None
        try:
            compile_it(name)
        except Exception as raised:
            error = raised
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, error)

    threading.Thread(target=run, name=THREAD, daemon=True).start()
    await done


def under_way() -> bool:
    """Whether something is still being compiled."""
    return any(thread.name == THREAD for thread in threading.enumerate())
