"""Closes the sockets of devices that were logged out, here or at another process."""

from __future__ import annotations

from midtown.server.live.hub import Hub
from midtown.server.store import people
from midtown.server.store.database import Store


class Devices:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

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
