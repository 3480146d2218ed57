"""How processes on one PostgreSQL tell each other what they have written."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable

import psycopg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

CHANNEL = "midtown"
PROCESS = secrets.token_hex(8)
"""So that a process does not listen to itself."""
PAUSE = 1.0

logger = structlog.get_logger()
OnNotification = Callable[[str, str], Awaitable[None]]


def announce(connection: Connection, what: str, about: str) -> None:
    """Tells the other processes, when this transaction commits. On SQLite there are none."""
    if connection.dialect.name == "postgresql":
        message = json.dumps([PROCESS, what, about])
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


async def listen(url: str, on_notification: OnNotification, reconnected: Callable[[], Awaitable[None]]) -> None:
    """Passes on what others announce. After a lost connection it asks for everything to be looked at again.

    That may fail as well while PostgreSQL comes back: then it begins anew.
    """
    address = url.replace("postgresql+psycopg", "postgresql", 1)
    first = True
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                if not first:
                    await reconnected()
                first = False
                async for notice in connection.notifies():
                    process, what, about = json.loads(notice.payload)
                    if process != PROCESS:
                        await on_notification(what, about)
        except (psycopg.Error, SQLAlchemyError) as error:
            logger.warning("lost the line to PostgreSQL", error=type(error).__name__)
            await asyncio.sleep(PAUSE)
