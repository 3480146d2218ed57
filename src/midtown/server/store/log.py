"""The log of a match in the store: lines are added, never changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from midtown.server.store.notify import announce
from midtown.server.store.schema import log, seats, tables
from midtown.server.tables.model import Entry

FIELDS = [field.name for field in fields(Entry)]
ADD = insert(log)
PASS_TURN = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(turn=bindparam("to"), deadline=bindparam("until"), touched=bindparam("at"))
)
"""The two statements of nearly every move, made once: building them costs more than running them."""


def append(
    connection: Connection,
    table: str,
    entry: Entry,
    changes: Mapping[str, Any],
    seat_changes: Mapping[str, Any],
) -> None:
    """Adds a line, and what it changes about its table and its seat. A number that is taken is an IntegrityError."""
    connection.execute(ADD, {"table_id": table, **{name: getattr(entry, name) for name in FIELDS}})
    if changes.keys() == {"turn", "deadline", "touched"}:
        turn = {"to": changes["turn"], "until": changes["deadline"], "at": changes["touched"]}
        connection.execute(PASS_TURN, {"table_id": table, **turn})
    elif changes:
        connection.execute(update(tables).where(tables.c.id == table).values(**changes))
    if seat_changes:
        of_seat = (seats.c.table_id == table) & (seats.c.seat == entry.seat)
        connection.execute(update(seats).where(of_seat).values(**seat_changes))
    announce(connection, "log", table)


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    query = select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
    return [Entry(**{name: row[name] for name in FIELDS}) for row in connection.execute(query).mappings()]


def append_all(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """The log of a match that was brought from elsewhere."""
    if entries:
        connection.execute(ADD, [{"table_id": table, **asdict(entry)} for entry in entries])
