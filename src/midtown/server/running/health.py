"""Whether the service can do its work: it can when its store takes what is written and gives what is read."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from midtown.server.store.database import Store
from midtown.server.store.trouble import Trouble, trouble_of

SECONDS = 1.0
"""So often a write is tried at most, however many ask."""
FINE = "ok"


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._tried = -SECONDS
        self._trouble: Trouble | None = None

    async def status(self) -> str:
        """`ok`, or what is wrong, found out by doing it."""
        try:
            await self._store.read(lambda connection: connection.execute(select(1)).scalar())
        except SQLAlchemyError as error:
            return trouble_of(error) or Trouble.AWAY
        async with self._lock:
            if time.monotonic() - self._tried >= SECONDS:
                self._trouble = await self._try_to_write()
                self._tried = time.monotonic()
        return self._store.trouble or self._trouble or FINE

    async def _try_to_write(self) -> Trouble | None:
        try:
            await self._store.write(_write)
        except SQLAlchemyError as error:
            return trouble_of(error) or Trouble.AWAY
        return None


def _write(connection: Connection) -> None:
    """Writes something that changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
