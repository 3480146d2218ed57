"""What the service takes from Python for the length of a run: time, chance, threads, its store's driver, its log."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import orjson
import structlog
from sqlalchemy import Connection, create_engine

from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.server import service
from midtown.server.running import warmup
from midtown.server.store import database, files, log, people, tables, talk
from midtown.server.tables import model
from midtown.server.thinking import bot_runner
from tests.simulation.process import Process, ProcessLoop

if TYPE_CHECKING:
    from tests.simulation.world import World

GAMES = ("lift", "skyline")


@contextmanager
def patched(world: World) -> Iterator[None]:
    chance = world.stream("the system's chance")

    def steady() -> int:
        process = running()
        assert process is not None
        return int(world.wall() - world.jumped + process.skew) * 1_000_000

    def engine(url: str, **how: Any) -> Any:
        process = running()
        assert process is not None
        return create_engine(url, module=process.sqlite, **how)

    def announce(connection: Connection, what: str, about: str) -> None:
        process = running()
        assert process is not None
        if world.shared:
            world.notices.announce(connection, process, what, about)

    def write_again(file: Path) -> None:
        process = running()
        assert process is not None
        process.vfs.write_again(file)

    async def listen(_: str, on_notification: Any, reconnected: Any) -> None:
        process = running()
        assert process is not None
        await process.line.listen(on_notification, reconnected)

    with ExitStack() as stack:

        def put(where: object, name: str, instead: object) -> None:
            stack.enter_context(patch.object(where, name, instead))

        put(time, "time_ns", lambda: int(world.wall()) * 1_000_000)
        put(model, "steady_ns", steady)
        put(random, "_urandom", chance.randbytes)
        put(database, "create_engine", engine)
        put(files, "write_again", write_again)
        put(database, "queue", Queues)
        put(database, "threading", Threads)
        put(service, "listen", listen)
        put(bot_runner, "choose", choose)
        put(warmup, "_compiled", set(GAMES))
        for module in (log, people, tables, talk):
            put(module, "announce", announce)
        stack.enter_context(_logs(world))
        state = random.getstate()
        random.seed(world.seed)
        yield
        random.setstate(state)


def running() -> Process | None:
    """The process that does something now."""
    loop = asyncio._get_running_loop()
    return loop.process if isinstance(loop, ProcessLoop) else None


def choose(bot: str, game: Game, record: Any) -> int:
    """Any legal action, after so long that others may have decided something meanwhile."""
    process = running()
    if process is not None:
        process.loop.work_takes = process.thinking_time()
    legal = Match.from_record(game, record).legal.ids
    return legal[sum(record.tobytes()) % len(legal)]


class Jobs:
    """A queue whose reader is run some time after something was put there, and goes away when nothing is left."""

    def __init__(self) -> None:
        self._jobs: deque[Any] = deque()
        self._due = False
        self.reader: Callable[[], None] = lambda: None

    def put(self, job: Any) -> None:
        self._jobs.append(job)
        loop = asyncio.get_running_loop()
        if not self._due and isinstance(loop, ProcessLoop):
            self._due = True
            loop.call_later(loop.latency(), self.read)

    def get(self) -> Any:
        return self._jobs.popleft() if self._jobs else None

    def empty(self) -> bool:
        return not self._jobs

    def read(self) -> None:
        self._due = False
        self.reader()


class Queues:
    SimpleQueue = Jobs


class Thread:
    """The writer of a store: it works whenever its queue says so."""

    def __init__(self, *, target: Any, **_: Any) -> None:
        self._jobs: Jobs = target.__self__._jobs
        self._jobs.reader = target

    def start(self) -> None:
        pass

    def join(self) -> None:
        self._jobs.read()


class Threads:
    Thread = Thread


@contextmanager
def _logs(world: World) -> Iterator[None]:
    """Everything that is logged goes to the world, and nowhere else."""

    def take(_: object, method: str, event: Any) -> Any:
        bad = method in ("error", "exception", "critical") or event.get("event") == "the store is in trouble"
        world.told(running(), orjson.dumps(event, default=repr).decode(), bad)
        raise structlog.DropEvent

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if not record.name.startswith("asyncio"):
                world.told(running(), self.format(record), record.levelno >= logging.ERROR)

    processors = structlog.get_config()["processors"]
    before = list(processors)
    processors[:] = [structlog.processors.format_exc_info, take]
    structlog.configure(processors=processors)
    handler = Handler()
    root = logging.getLogger()
    others, level = list(root.handlers), root.level
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        processors[:] = before
        root.handlers[:] = others
        root.setLevel(level)
