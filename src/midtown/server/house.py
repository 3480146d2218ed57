"""The service as one thing: its settings, its store, its matches in memory, its watchers and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec

import structlog
from sqlalchemy import Connection

from midtown.engine.state_record import Json
from midtown.server.hub import Hub
from midtown.server.limiter import Limiter
from midtown.server.live import Live
from midtown.server.lives import Lives
from midtown.server.model import TableInfo
from midtown.server.refusals import RefusedError
from midtown.server.settings import Settings
from midtown.server.store import log, tables, talk
from midtown.server.store.database import Store
from midtown.server.workers import Workers

P = ParamSpec("P")
logger = structlog.get_logger()


@dataclass
class House:
    settings: Settings
    store: Store
    lives: Lives
    hub: Hub
    workers: Workers
    limiter: Limiter
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    ready: set[str] = field(default_factory=set)
    """The games whose rules are compiled; a match of another has to wait for that."""
    after_commit: Callable[[Live], None] = lambda _: None
    """Called with a match when something has happened in it."""

    @classmethod
    def open(cls, settings: Settings) -> House:
        store = Store(settings.store_url)
        return cls(
            settings,
            store,
            Lives(store, settings.live_matches),
            Hub(),
            Workers(settings.bot_threads, settings.bot_queue),
            Limiter(settings),
        )

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await asyncio.to_thread(self.store.close)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside; the house remembers it, so that neither it nor its failure is lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something beside failed", exc_info=task.exception())

    async def change(
        self, live: Live, change: Callable[Concatenate[Connection, str, P], Any], /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Stores a change of a table, its seats or its motions, and then tells everybody there."""
        await self.store.write(change, live.info.id, *args, **kwargs)
        await self.refresh(live)

    async def refresh(self, live: Live) -> None:
        live.renew(await self.table_info(live.info.id))
        self.hub.tell_moved(live)
        self.hub.tell_table(live)

    async def table_info(self, table: str) -> TableInfo:
        info = await self.store.read(tables.load, table)
        if info is None:
            raise RefusedError("not_found", "There is no such table.")
        return info

    async def heard(self, what: str, table: str) -> None:
        """Another process has written something."""
        if table in self.lives or self.hub.watched(table):
            self.later(self._catch_up_chat(table) if what == "chat" else self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Plays what other processes have added to a match, and tells it here."""
        try:
            async with self.lives.at(table) as live:
                await self.refresh(live)
                for entry in await self.store.read(log.entries, table, live.number):
                    live.follow(entry)
                    self.hub.tell_moved(live)
        except RefusedError:
            return

    async def catch_up_all(self) -> None:
        for table in self.lives.ids():
            await self.catch_up(table)

    async def _catch_up_chat(self, table: str) -> None:
        async with self.lives.at(table) as live:
            self.tell_chat(live, await self.store.read(talk.messages, table, None, live.said))

    def tell_chat(self, live: Live, messages: list[Json]) -> None:
        for message in messages:
            live.info.chat = live.said = message["number"]
            self.hub.tell_chat(live.info.id, message)
