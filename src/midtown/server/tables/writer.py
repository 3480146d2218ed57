"""Everything that changes a table or its match goes through here: it is stored first; then it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from midtown.server.live.hub import Hub
from midtown.server.live.match import LiveMatch, Step
from midtown.server.live.sync import refresh
from midtown.server.running import metrics
from midtown.server.store import log, talk
from midtown.server.store.database import Store
from midtown.server.tables.consequences import Consequences, consequences, table_after
from midtown.server.tables.model import Motion, TableInfo
from midtown.server.tables.ratings import rate

P = ParamSpec("P")
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

    async def commit(self, live: LiveMatch, step: Step, motion: Motion | None = None) -> None:
        """Stores an entry of the log, which may carry out a motion, with its consequences; then all can see it."""
        changes = consequences(live, step, motion)
        try:
            await self.store.write(_append, live.info, step, changes)
        except IntegrityError:
            raise ConflictError from None
        live.apply(step)
        changes.apply_to(live.info)
        metrics.MOVES.labels(live.info.game).inc()
        self.hub.tell_moved(live)
        if changes.show:
            self.hub.tell_table(live)
            info, kind = live.info, step.entry.kind
            logger.info("table", table=info.id[:6], game=info.game, state=info.state, entry=kind)
        self.notify(live)


def _append(connection: Connection, info: TableInfo, step: Step, changes: Consequences) -> None:
    log.append(connection, info.id, step.entry, changes.table, changes.seat)
    if changes.ends_match:
        rate(connection, table_after(info, step, changes))
    for motion, state in changes.motions.items():
        talk.set_motion_state(connection, info.id, motion, state)
