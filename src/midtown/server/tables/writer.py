"""Everything that changes a table or its match goes through here: it is stored first; then it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from midtown.server.live.hub import Hub
from midtown.server.live.match import LiveMatch
from midtown.server.live.sync import refresh
from midtown.server.running import metrics
from midtown.server.store import log, talk
from midtown.server.store.database import Store
from midtown.server.tables.consequences import consequences, stale_motions
from midtown.server.tables.model import Entry
from midtown.server.tables.ratings import rate

P = ParamSpec("P")
Also = Callable[[Connection], None]
OnChange = Callable[[LiveMatch], None]

logger = structlog.get_logger()


class ConflictError(Exception):
    """Another process has written this line of the log first."""


class TableWriter:
    """Stores changes; then tells those who watch the table, and calls `on_change`."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.on_change: list[OnChange] = []

    def notify(self, live: LiveMatch) -> None:
        for listener in self.on_change:
            listener(live)

    async def change(
        self,
        live: LiveMatch,
        change: Callable[Concatenate[Connection, str, P], Any],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Stores a change of a table, its seats or its motions."""
        await self.store.write(change, live.info.id, *args, **kwargs)
        await refresh(self.store, self.hub, live)
        self.notify(live)

    async def commit(self, live: LiveMatch, entry: Entry, also: Also | None = None) -> None:
        """Stores a line of the log with all its consequences."""
        changes, seat_changes = consequences(live, entry)
        stale = stale_motions(live)
        for name, value in changes.items():
            setattr(live.info, name, value)

        def write(connection: Connection) -> None:
            log.append(connection, live.info.id, entry, changes, seat_changes)
            if changes.get("state") == "over":
                rate(connection, live.info)
            for motion in stale:
                talk.set_motion_state(connection, live.info.id, motion.motion, motion.state)
            if also is not None:
                also(connection)

        try:
            await self.store.write(write)
        except IntegrityError:
            raise ConflictError from None
        metrics.MOVES.labels(live.info.game).inc()
        self.hub.tell_moved(live)
        if "state" in changes or seat_changes or stale:
            self.hub.tell_table(live)
            logger.info("table", table=live.info.id[:6], game=live.info.game, state=live.info.state, entry=entry.kind)
        self.notify(live)
