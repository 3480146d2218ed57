"""Who is watching what, and telling them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict

import orjson

from midtown.engine.state_record import Json
from midtown.server.live.match import LiveMatch
from midtown.server.protocol import answers, messages
from midtown.server.protocol.messages import Sent
from midtown.server.tables import describe
from midtown.server.tables.model import Person, TableInfo

OUTBOX = 256
"""Messages that may wait for one socket. One that is slower than that has to come again."""


class Listener:
    """One socket, seen from the inside: messages go out in order, and never make others wait."""

    def __init__(self, person: Person, session: str) -> None:
        self.person = person
        self.session = session
        """The hash of the secret that it was opened with."""
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.watches: dict[tuple[str, int | None], int | None] = {}
        """What is watched, by table and audience, and the version last told of it: none before the match began."""
        self.lost = False
        """Whether nothing more goes out."""
        self.logged_out = asyncio.Event()

    def log_out(self) -> None:
        """Nothing more is told or taken; whoever serves the socket closes it."""
        self.lost = True
        self.logged_out.set()

    def send(self, message: Sent) -> None:
        self.send_bytes(orjson.dumps(message))

    def send_bytes(self, message: bytes) -> None:
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True


class Hub:
    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[tuple[Listener, int | None]]] = defaultdict(set)
        self._snapshots: dict[str, Json] = {}
        """What those who watch a table were last told of it."""
        self._onlookers: dict[str, list[str]] = {}
        """Who they were last told looks on."""
        self._people: Counter[str] = Counter()
        self.listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._people[listener.person.id] += 1

    def remove(self, listener: Listener) -> list[str]:
        """Forgets a socket; returns the tables it watched."""
        watched = list({table for table, _ in listener.watches})
        for table, audience in list(listener.watches):
            self.unwatch(listener, table, audience)
        self.listeners.discard(listener)
        self._people[listener.person.id] -= 1
        if not self._people[listener.person.id]:
            del self._people[listener.person.id]
        return watched

    def present(self, person: str) -> bool:
        return person in self._people

    def people(self) -> list[str]:
        return list(self._people)

    def of_person(self, person: str) -> list[Listener]:
        return [listener for listener in self.listeners if listener.person.id == person]

    def watch(self, listener: Listener, live: LiveMatch, audience: int | None, since: int | None) -> messages.State:
        """From now on that socket is told what happens; returns what it has to know first."""
        table = live.info.id
        self._watchers[table].add((listener, audience))
        self._snapshots.setdefault(table, live.info.snapshot())
        listener.watches[table, audience] = _version(live, audience)
        return self.state(live, listener.person.id, audience, since)

    def unwatch(self, listener: Listener, table: str, audience: int | None) -> None:
        self._watchers[table].discard((listener, audience))
        listener.watches.pop((table, audience), None)
        if not self._watchers[table]:
            del self._watchers[table]
            self._snapshots.pop(table, None)
            self._onlookers.pop(table, None)

    def tables(self) -> list[str]:
        """Those that somebody watches here."""
        return list(self._watchers)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def onlookers(self, info: TableInfo) -> list[str]:
        """The names of those who look on and have no seat, each once."""
        watching = {listener.person.id: listener.person for listener, _ in self._watchers.get(info.id, ())}
        return sorted(person.name for person in watching.values() if not info.seats_of(person.id))

    def _listeners(self, table: str) -> list[Listener]:
        return list({listener for listener, _ in self._watchers.get(table, ())})

    def tell_moved(self, live: LiveMatch) -> None:
        """What happened in a match, to all to whom it shows something that they were not told yet."""
        table, made = live.info.id, dict[int | None, bytes]()
        for listener, audience in self._watchers.get(table, ()):
            known, version = listener.watches[table, audience], _version(live, audience)
            if version == known:
                continue
            listener.watches[table, audience] = version
            if known is None or version != known + 1:
                listener.send(self.state(live, listener.person.id, audience, known))
                continue
            if audience not in made:
                made[audience] = orjson.dumps(self._moved(live, audience))
            listener.send_bytes(made[audience])

    def _moved(self, live: LiveMatch, audience: int | None) -> messages.Moved:
        return {
            "type": "moved",
            "match": live.info.id,
            "seat": audience,
            **live.last_update(audience),
            "view": live.view(audience),
            "clock": live.clock.to_json(),
        }

    def state(
        self, live: LiveMatch, person: str | None, audience: int | None, since: int | None = None
    ) -> messages.State:
        began = live.info.begun is not None
        version = live.version(audience)
        known = since is not None and since <= version
        return {
            "type": "state",
            "match": live.info.id,
            "seat": audience,
            "version": version,
            "view": live.view(audience) if began else None,
            "missed": live.updates(audience, since or 0) if known else None,
            "clock": live.clock.to_json(),
            "table": self.table(live, person),
        }

    def table(self, live: LiveMatch, person: str | None) -> answers.Table:
        return describe.table_details(live.info, person, self.present, self.onlookers(live.info))

    def tell_table(self, live: LiveMatch) -> None:
        """The table to all who watch it, if there is anything new about it."""
        snapshot = live.info.snapshot()
        if self._snapshots.get(live.info.id) == snapshot:
            return
        self._snapshots[live.info.id] = snapshot
        for listener in self._listeners(live.info.id):
            listener.send({"type": "table", "table": self.table(live, listener.person.id)})

    def tell_chat(self, table: str, message: answers.ChatMessage) -> None:
        said: messages.Said = {"type": "chat", "match": table, **message}
        encoded = orjson.dumps(said)
        for listener in self._listeners(table):
            listener.send_bytes(encoded)

    def tell_presence(self, live: LiveMatch, person: str) -> None:
        online = self.present(person)
        for seat in live.info.seats_of(person):
            presence: messages.Presence = {"type": "presence", "match": live.info.id, "seat": seat, "online": online}
            message = orjson.dumps(presence)
            for listener in self._listeners(live.info.id):
                listener.send_bytes(message)
        self._tell_onlookers(live.info)

    def _tell_onlookers(self, info: TableInfo) -> None:
        """Who looks on, to all who watch the table, if that has changed."""
        names = self.onlookers(info)
        if not self.watched(info.id) or names == self._onlookers.get(info.id, []):
            return
        self._onlookers[info.id] = names
        told: messages.Onlookers = {"type": "onlookers", "match": info.id, "names": names}
        message = orjson.dumps(told)
        for listener in self._listeners(info.id):
            listener.send_bytes(message)


def _version(live: LiveMatch, audience: int | None) -> int | None:
    return None if live.info.begun is None else live.version(audience)
