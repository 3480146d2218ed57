"""Where bots think. Threads, because their compiled search lets go of the interpreter lock and shares its code."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np

from midtown import bots
from midtown.bots.levels import LEVELS
from midtown.engine.advice import Hint
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running import metrics

T = TypeVar("T")
HINT = "hint"
HINT_BUDGET = "0.5s"
BY_THE_CLOCK = {HINT, *(name for name, budget in LEVELS.items() if budget and budget.seconds)}
"""Who takes all the time there is. They have threads of their own, so that quick bots never wait for them."""
NICENESS = 10
"""How far, in niceness, thinking stands behind serving."""


def fresh_stream() -> int:
    return secrets.randbits(64) | 1


def imagined_record(match: Match, seat: int) -> np.ndarray[Any, Any]:
    """The record as that seat may imagine it. Whoever gets only this cannot tell what is hidden, nor what comes."""
    return match.imagined(seat, fresh_stream())


def check_bot(name: str) -> None:
    """People may choose bots by name only: a budget or a program of their own is not theirs to give."""
    if name not in bots.BOTS:
        raise RefusedError(Refusal.BOT_UNKNOWN, bots=", ".join(bots.BOTS))


def choose(bot: str, game: Game, record: np.ndarray[Any, Any]) -> int:
    return bots.find(bot).choose(Match.from_record(game, record))


def hint(game: Game, record: np.ndarray[Any, Any], seat: int) -> list[Hint]:
    return Match.from_record(game, record).hint(seat, HINT_BUDGET)


class Lane:
    """A few threads, and a bounded number of tasks that wait for them."""

    def __init__(self, name: str, threads: int, queue: int) -> None:
        self.name = name
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_lower_priority)
        self._most = queue
        self._waiting = 0

    @property
    def full(self) -> bool:
        return self._waiting >= self._most

    async def run(self, name: str, work: Callable[..., T], *args: Any) -> T:
        if self.full:
            raise RefusedError(Refusal.BOTS_BUSY)
        self._count(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _timed, name, work, *args)
        finally:
            self._count(-1)

    def _count(self, change: int) -> None:
        self._waiting += change
        metrics.BOT_QUEUE.labels(self.name).set(self._waiting)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """One lane for quick bots, one for those who think by the clock."""

    def __init__(self, threads: int, queue: int) -> None:
        self._quick = Lane("quick", threads, queue)
        self._slow = Lane("slow", threads, queue)

    def lane(self, name: str) -> Lane:
        """Where a bot of that name thinks."""
        return self._slow if name in BY_THE_CLOCK else self._quick

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


def _lower_priority() -> None:
    """Lets the threads that serve people run first. Only Linux knows niceness of single threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _timed(name: str, work: Callable[..., T], *args: Any) -> T:
    began = time.perf_counter()
    try:
        return work(*args)
    finally:
        metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - began)
