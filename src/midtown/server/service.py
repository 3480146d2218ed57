"""The service as one thing: its settings, its store, its matches in memory, its watchers and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec

import structlog
from sqlalchemy import Connection

from midtown.server.live.cache import MatchCache
from midtown.server.live.hub import Hub
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.answers import ChatMessage
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.limiter import Limiter
from midtown.server.running.settings import Settings
from midtown.server.store import log, tables, talk
from midtown.server.store.database import Store
from midtown.server.tables.model import TableInfo
from midtown.server.thinking.workers import Workers

P = ParamSpec("P")
logger = structlog.get_logger()


@dataclass
class Service:
    settings: Settings
    store: Store
    cache: MatchCache
    hub: Hub
    workers: Workers
    limiter: Limiter
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    ready: set[str] = field(default_factory=set)
    """The games whose rules are compiled; a match of another has to wait for that."""
    after_commit: Callable[[LiveMatch], None] = lambda _: None
    """Called with a match when something has happened in it."""

    @classmethod
    def open(cls, settings: Settings) -> Service:
        store = Store(settings.store_url)
        return cls(
            settings,
            store,
            MatchCache(store, settings.live_matches),
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

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task; the service remembers it, so that neither it nor its failure is lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a background task failed", exc_info=task.exception())

    async def change(
        self,
        live: LiveMatch,
        change: Callable[Concatenate[Connection, str, P], Any],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Stores a change of a table, its seats or its motions, and then tells everybody there."""
        await self.store.write(change, live.info.id, *args, **kwargs)
        await self.refresh(live)

    async def refresh(self, live: LiveMatch) -> None:
        live.replace_info(await self.table_info(live.info.id))
        self.hub.tell_moved(live)
        self.hub.tell_table(live)

    async def table_info(self, table: str) -> TableInfo:
        info = await self.store.read(tables.load, table)
        if info is None:
            raise RefusedError(Refusal.NO_TABLE)
        return info

    async def on_notification(self, what: str, table: str) -> None:
        """Another process has written something."""
        if table in self.cache or self.hub.watched(table):
            self.run_in_background(self._catch_up_chat(table) if what == "chat" else self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Plays what other processes have added to a match, and tells it here."""
        try:
            async with self.cache.at(table) as live:
                await self.refresh(live)
                for entry in await self.store.read(log.entries, table, live.number):
                    live.apply_committed(entry)
                    self.hub.tell_moved(live)
        except RefusedError:
            return

    async def catch_up_all(self) -> None:
        for table in self.cache.ids():
            await self.catch_up(table)

    async def _catch_up_chat(self, table: str) -> None:
        async with self.cache.at(table) as live:
            self.tell_chat(live, await self.store.read(talk.messages, table, None, live.chat_sent))

    def tell_chat(self, live: LiveMatch, messages: list[ChatMessage]) -> None:
        for message in messages:
            live.info.chat = live.chat_sent = message["number"]
            self.hub.tell_chat(live.info.id, message)
