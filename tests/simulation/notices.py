"""How simulated processes hear of what the others have written, in place of PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection, event

from tests.simulation.loop import VirtualLoop

if TYPE_CHECKING:
    from tests.simulation.process import Process

OnNotification = Callable[[str, str], Awaitable[None]]


class Line:
    """The line of one process to the store: news come late but in order, and the line can be lost."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._news: asyncio.Queue[tuple[str, str] | None] | None = None
        self._last = 0.0
        self._away = 0.0

    def post(self, what: str, about: str) -> None:
        if self._news is not None:
            self._last = max(self._last, self._loop.time() + self._loop.latency())
            self._loop.call_at(self._last, self._news.put_nowait, (what, about))

    def lose(self, seconds: float = 1.0) -> None:
        self._away = seconds
        if self._news is not None:
            self._news.put_nowait(None)
            self._news = None

    async def listen(self, on_notification: OnNotification, reconnected: Callable[[], Awaitable[None]]) -> None:
        """As `listen` of the service does it."""
        first = True
        while True:
            news = self._news = asyncio.Queue()
            if not first:
                await reconnected()
            first = False
            while (told := await news.get()) is not None:
                await on_notification(*told)
            await asyncio.sleep(self._away)


class Notices:
    def __init__(self, processes: list[Process]) -> None:
        self._processes = processes

    def announce(self, connection: Connection, sender: Process, what: str, about: str) -> None:
        """Tells the others when the transaction commits."""
        connection.info.setdefault("announced", []).append((sender, what, about))
        if not event.contains(connection.engine, "commit", self._committed):
            event.listen(connection.engine, "commit", self._committed)
            event.listen(connection.engine, "rollback", self._rolled_back)

    def _committed(self, connection: Connection) -> None:
        for sender, what, about in dict.fromkeys(connection.info.pop("announced", ())):
            for process in self._processes:
                if process is not sender and not process.ended:
                    process.line.post(what, about)

    def _rolled_back(self, connection: Connection) -> None:
        connection.info.pop("announced", None)
