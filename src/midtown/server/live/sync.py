"""Takes over what is stored about a match, also by other processes, and tells those who watch it here."""

from __future__ import annotations

from midtown.server.live.cache import MatchCache, table_and_log
from midtown.server.live.hub import Hub
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.answers import ChatMessage
from midtown.server.refusals import RefusedError
from midtown.server.running.tasks import BackgroundTasks
from midtown.server.store import talk
from midtown.server.store.database import Store


async def refresh(store: Store, hub: Hub, live: LiveMatch) -> bool:
    """Returns whether anything was new. The table and its log are read as they were at one moment."""
    before = live.info.snapshot()
    info, entries = await store.read(table_and_log, live.info.id, live.number)
    live.replace_info(info)
    hub.tell_moved(live)
    for entry in entries:
        live.apply_committed(entry)
        hub.tell_moved(live)
    hub.tell_table(live)
    return bool(entries) or live.info.snapshot() != before


def tell_chat(hub: Hub, live: LiveMatch, messages: list[ChatMessage]) -> None:
    for message in messages:
        live.info.chat = live.chat_sent = message["number"]
        hub.tell_chat(live.info.id, message)


class MatchSync:
    """Keeps the matches in memory up to date with what other processes store."""

    def __init__(self, store: Store, cache: MatchCache, hub: Hub, tasks: BackgroundTasks) -> None:
        self._store = store
        self._cache = cache
        self._hub = hub
        self._tasks = tasks

    async def on_notification(self, what: str, table: str) -> None:
        """Another process has written something about a table."""
        if table in self._cache or self._hub.watched(table):
            self._tasks.start(self._catch_up_chat(table) if what == "chat" else self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Plays what other processes have added to a match, and tells it here."""
        try:
            async with self._cache.at(table) as live:
                await refresh(self._store, self._hub, live)
        except RefusedError:
            return

    async def catch_up_all(self) -> None:
        """Also of matches that are only watched here: the cache may have let go of them."""
        for table in dict.fromkeys([*self._cache.ids(), *self._hub.tables()]):
            await self.catch_up(table)

    async def _catch_up_chat(self, table: str) -> None:
        async with self._cache.at(table) as live:
            tell_chat(self._hub, live, await self._store.read(talk.messages, table, None, live.chat_sent))
