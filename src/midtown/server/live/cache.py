"""The matches in memory: a bounded number, each behind its lock, reloaded from its log when needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import Connection

from midtown.errors import MidtownError
from midtown.games import find
from midtown.server.live.match import LiveMatch
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running import metrics
from midtown.server.running.warmup import have_rules
from midtown.server.store import log, tables
from midtown.server.store.database import Store
from midtown.server.tables.model import Entry, TableInfo


@dataclass
class Slot:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    live: LiveMatch | None = None
    users: int = 0


class MatchCache:
    def __init__(self, store: Store, bound: int) -> None:
        self._store = store
        self._bound = bound
        self._slots: OrderedDict[str, Slot] = OrderedDict()

    def __contains__(self, table: str) -> bool:
        return table in self._slots

    def ids(self) -> list[str]:
        return list(self._slots)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveMatch]:
        """The match of that table, for one at a time. After an unexpected error it is read from the store again."""
        slot = self._slots.setdefault(table, Slot())
        self._slots.move_to_end(table)
        slot.users += 1
        try:
            async with slot.lock:
                if slot.live is None:
                    slot.live = await self._load(table)
                try:
                    yield slot.live
                except MidtownError:
                    raise
                except BaseException:
                    slot.live = None
                    raise
        finally:
            slot.users -= 1
            if slot.live is None and slot.users == 0:
                self._slots.pop(table, None)
            self._shrink()

    async def _load(self, table: str) -> LiveMatch:
        return await load_match(*await self._store.read(table_and_log, table))

    def _shrink(self) -> None:
        """Lets go of matches that nobody has asked for longest."""
        if len(self._slots) > self._bound:
            idle = [table for table, slot in self._slots.items() if slot.users == 0]
            for table in idle[: len(self._slots) - self._bound]:
                del self._slots[table]
        metrics.LIVE.set(len(self._slots))


async def load_match(info: TableInfo, entries: list[Entry]) -> LiveMatch:
    """Replaying a long log, or compiling rules for the first time, must not hold up the others."""
    check_version(info)
    await have_rules(info.game)
    return await asyncio.to_thread(LiveMatch, info, entries)


def check_version(info: TableInfo) -> None:
    """A match of other rules is never replayed wrongly."""
    plays = find(info.game).version
    if info.game_version != plays:
        raise RefusedError(Refusal.TABLE_VERSION, given=info.game_version, plays=plays)


def table_and_log(connection: Connection, table: str, after: int = 0) -> tuple[TableInfo, list[Entry]]:
    return tables.require(connection, table), log.entries(connection, table, after)
