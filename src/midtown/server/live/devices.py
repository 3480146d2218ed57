"""The devices on which people are known: when they were used, and closing the sockets of those logged out."""

from __future__ import annotations

from midtown.server.live.hub import Hub
from midtown.server.store import people
from midtown.server.store.database import Store


class Devices:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._used: dict[str, None] = {}
        """The hashes of the secrets that were used and are not marked in the store yet."""

    def note_use(self, session: str) -> None:
        self._used[session] = None

    async def mark_used(self) -> None:
        """Stores which sessions were used; those with an open socket are."""
        used = list(self._used | dict.fromkeys(listener.session for listener in self._hub.listeners))
        self._used.clear()
        if used:
            await self._store.write(people.mark_used, used)

    async def check(self, person: str) -> None:
        """Compares the open sockets of a person with what is stored of their devices."""
        listeners = self._hub.of_person(person)
        if not listeners:
            return
        sessions = await self._store.read(people.sessions_of, person)
        for listener in listeners:
            if listener.session not in sessions:
                listener.log_out()

    async def check_all(self) -> None:
        for person in self._hub.people():
            await self.check(person)
