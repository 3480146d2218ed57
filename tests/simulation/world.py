"""One run: a seed decides everything that happens, and what comes of it is checked at the end."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import traceback
from collections.abc import Coroutine
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from midtown.games import register
from midtown.server.running import settings, warmup
from midtown.server.store.migrate import migrate
from tests.simulation import oracle
from tests.simulation.book import Book, Violation
from tests.simulation.disk import Disk, Loss, Vfs
from tests.simulation.loop import StuckError, Timeline, VirtualLoop
from tests.simulation.network import Connection
from tests.simulation.notices import Notices
from tests.simulation.patches import GAMES, patched
from tests.simulation.person import Person
from tests.simulation.plan import Plan, plan
from tests.simulation.player import Player
from tests.simulation.process import Process
from tests.simulation.sqlite import Module
from tests.simulation.trouble import troubles
from tests.simulation.wire import LostError

BEGINNING = 1_800_000_000_000
"""The true time when a run begins, in milliseconds since 1970."""
GENEROUS = {f"{name}_rate": "1000000/1" for name in ("http", "guest", "login", "table", "socket")}
PATIENCE = 240.0
"""Seconds after the last trouble in which every table has to move on."""
FURTHER = 12
"""How many more entries are enough to see that a table moves on."""
SHADOW = 60.0
"""For so long after a trouble the service may still say that something failed."""
FILE = "midtown.db"


class World:
    def __init__(self, seed: int, folder: Path, chosen: Plan | None = None) -> None:
        self.seed = seed
        self.name = f"simulation {seed}"
        self.plan = chosen or plan(self.stream("plan"))
        self.trace: list[str] = []
        self.book = Book()
        self.timeline = Timeline()
        self.loop = VirtualLoop(self.timeline, "world", self.stream("world"))  # type: ignore[abstract]
        self.loop.on_error = self._on_error
        self.disk = Disk(folder, self.stream("disk"))
        self.disk.put(FILE, empty_store())
        self._eye = Vfs(self.disk, f"{self.name} observer")
        self._observer = Module(self._eye)
        self.shared = self.plan.processes > 1
        self.settings = settings.read(
            data_dir=folder,
            store=f"sqlite:///{folder / FILE}",
            warm_up=False,
            live_matches=self.plan.live_matches,
            away_minutes=self.plan.away_minutes,
            log_level="info",
            sockets_per_address=10_000,
            **GENEROUS,
        )
        self.processes: list[Process] = []
        self.notices = Notices(self.processes)
        self.connections: list[Connection] = []
        self.players: list[Player] = []
        self.violation: str | None = None
        self.troubled_until = 0.0
        self.slow_until = 0.0
        self.jumped = 0
        """How far the system's clock is ahead of the true time, in milliseconds."""
        self.calm = False
        self.ended = False
        self._finished = False
        self._lives = 0
        self._chance = self.stream("fate")

    def stream(self, name: str) -> random.Random:
        """Chance of its own for everything, so that little changes in one place leave the others as they were."""
        return random.Random(f"{self.seed} {name}")

    @property
    def now(self) -> float:
        return self.timeline.now

    def wall(self) -> float:
        """As the system's clock has it, in milliseconds."""
        return BEGINNING + self.now * 1000 + self.jumped

    @property
    def troubled(self) -> bool:
        """Whether something of the service may fail now."""
        return self.now < self.troubled_until

    def trouble(self, seconds: float) -> None:
        self.troubled_until = max(self.troubled_until, self.now + seconds + SHADOW)

    # --- what is told

    def note(self, who: str, what: str) -> None:
        self.trace.append(f"{self.now:10.4f} {who:12} {what}")

    def hear(self, who: str, text: str) -> None:
        self.book.heard.append((who, text))

    def told(self, process: Process | None, text: str, error: bool) -> None:
        """Something was logged."""
        if process is not None and process.ended:
            return
        who = process.name if process else "world"
        self.note(who, f"logs {text.splitlines()[0][:200]}")
        self.book.logged.append(text)
        slow = self.now < self.slow_until and "timeout graceful shutdown exceeded" in text
        if error and not self.troubled and not slow:
            self.blame(f"{who} logs an error: {text}")

    def blame(self, what: str) -> None:
        if self.violation is None:
            self.violation = what
            self.note("world", f"VIOLATION {what}")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen in the world; when it fails the run has failed."""
        self.loop.create_task(work).add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._on_error({"exception": error, "message": "".join(traceback.format_exception(error))})

    def _on_error(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.blame(str(error) if isinstance(error, Violation) else f"{error!r}: {context.get('message')}")

    # --- processes

    def start_process(self, slot: int) -> None:
        """Unless it is there already: it may have been killed and then have lost its power before it came back."""
        if self.ended or any(process.slot == slot and not process.ended for process in self.processes):
            return
        self._lives += 1
        self.processes.append(Process(self, slot, self._lives))

    def process_ended(self, process: Process) -> None:
        self.timeline.afterwards.append(process.clean_up)
        if not self.ended and not process.with_the_power:
            self.loop.call_later(0.05 + self._chance.random() * 5, self.start_process, process.slot)

    def up(self) -> list[Process]:
        return [process for process in self.processes if process.up]

    def lose_power(self, loss: Loss) -> None:
        """All that runs is gone, and of what was written only what is on the disk is left."""
        self.note("world", f"loses its power and {loss.value}")
        for process in self.processes:
            if not process.ended:
                process.with_the_power = True
                process.kill()
        self.disk.countdown = None
        self.timeline.afterwards.append(lambda: self.disk.lose_power(loss))
        for slot in range(self.plan.processes):
            if not self.ended:
                self.loop.call_later(1 + self._chance.random() * 5, self.start_process, slot)

    # --- the network

    def connect(self, who: str) -> Any:
        found = self.up()
        if not found:
            raise LostError("nobody answers")
        process = self._chance.choice(found)
        number = len(self.connections) + 1
        connection = Connection(number, self.loop, process.loop, self.stream(f"connection {number}"))
        self.connections.append(connection)
        process.accept(connection)
        self.note(who, f"connects to {process.name} as {number}")
        return connection.near

    # --- the run

    def run(self) -> None:
        with patched(self):
            try:
                self._go()
                if self.violation is None:
                    self._check()
            finally:
                self._bury()

    def _go(self) -> None:
        for slot in range(self.plan.processes):
            self.start_process(slot)
        self.spawn(self._run())
        try:
            self.timeline.run(lambda: self._finished or self.violation is not None)
        except StuckError as error:
            self.blame(str(error))
        self.ended = True

    async def _run(self) -> None:
        everybody = [Person(self, f"person{number}") for number in range(1, self.plan.people + 1)]
        stranger = Person(self, "stranger")
        await asyncio.gather(*(person.arrive() for person in [*everybody, stranger]))
        self.spawn(troubles(self))
        for table in self.plan.tables:
            self.spawn(self._open(table, everybody, stranger))
        await asyncio.sleep(max(0.0, self.plan.ends - self.now))
        await self._come_to_rest()
        await self._end()

    async def _open(self, wanted: Any, everybody: list[Person], stranger: Person) -> None:
        """One person makes a table, others come."""
        order = self._chance.sample(everybody, len(everybody))
        table, mine = await order[0].make_table(wanted.form())
        for seat in mine:
            self._sit(order[0], table, seat)
        comers = order[1 : 1 + wanted.seats.count("open")]
        for person in comers:
            await asyncio.sleep(self._chance.random())
            self._sit(person, table, await person.join(table))
        if wanted.watched and wanted.spectators:
            self._sit(stranger, table, None)

    def _sit(self, person: Person, table: str, seat: int | None) -> None:
        player = Player(person, table, seat)
        self.players.append(player)
        self.spawn(player.live())

    async def _come_to_rest(self) -> None:
        """No more troubles: from now on every table has to move on."""
        self.calm = True
        self.disk.countdown = None
        self.note("world", "no more troubles")
        latest = self.now + PATIENCE
        while len(self.up()) < self.plan.processes or len(self.book.tables) < len(self.plan.tables):
            await self._look_again(latest, "the service does not come back")
        counts = self._entries()
        while self._standing(counts):
            await self._look_again(latest, f"these tables stand still: {self._standing(counts)}")

    async def _look_again(self, latest: float, otherwise: str) -> None:
        if self.now > latest:
            raise Violation(otherwise)
        await asyncio.sleep(1)

    def _entries(self) -> dict[str, tuple[str, int]]:
        """State and number of entries of each table, as they are stored."""
        with closing(self._observer.connect(str(self.disk.folder / FILE))) as store:
            query = "SELECT id, state, (SELECT count(*) FROM log WHERE table_id = id) FROM tables"
            return {table: (state, count) for table, state, count in store.execute(query).fetchall()}

    def _standing(self, before: dict[str, tuple[str, int]]) -> list[str]:
        now = self._entries()
        return [
            table
            for table in self.book.tables
            if now[table][0] not in ("over", "closed") and now[table][1] < before.get(table, ("", 0))[1] + FURTHER
        ]

    async def _end(self) -> None:
        self.ended = True
        if self._chance.random() < 0.5:
            for process in self.processes:
                process.stop() if process.up else process.kill()
            latest = self.now + 60
            while any(not process.ended for process in self.processes):
                await self._look_again(latest, "a process does not stop")
        else:
            for process in self.processes:
                if not process.ended:
                    process.kill()
        self._finished = True

    def _check(self) -> None:
        self.disk.lose_power(Loss.EVERYTHING)
        try:
            oracle.check(self.book, self.disk.folder / FILE)
        except Violation as violation:
            self.blame(str(violation))
        except Exception as error:
            self.blame(f"the store cannot be read: {error!r}")

    def _bury(self) -> None:
        for process in self.processes:
            process.ended, process.vfs.alive = True, False
            process.loop.bury()
            process.clean_up()
            process.vfs.unregister()
        self.loop.bury()
        self._eye.unregister()


@cache
def empty_store() -> bytes:
    """A store of this version with nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


@cache
def prepare() -> None:
    """Compiles what runs need."""
    register("tests.games.lift")
    for game in GAMES:
        warmup.compile_rules(game)


def run(seed: int, chosen: Plan | None = None) -> World:
    """Runs a seed; the world tells what became of it."""
    prepare()
    shared = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="midtown-", dir=shared if shared.is_dir() else None))
    try:
        world = World(seed, folder, chosen)
        world.run()
        return world
    finally:
        shutil.rmtree(folder, ignore_errors=True)
