"""Tables and their seats in the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from midtown.server.protocol.kinds import TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store.notify import announce
from midtown.server.store.schema import chat, motions, people, seats, tables
from midtown.server.tables.model import Motion, Seat, TableInfo, now

COLUMNS = [column.name for column in tables.columns]
SEAT_COLUMNS = [column.name for column in seats.columns if column.name != "table_id"]
MOTION_FIELDS = [field.name for field in fields(Motion)]


def add(connection: Connection, info: TableInfo) -> None:
    connection.execute(insert(tables).values({name: getattr(info, name) for name in COLUMNS}))
    rows = [{"table_id": info.id, **{name: getattr(seat, name) for name in SEAT_COLUMNS}} for seat in info.seats]
    connection.execute(insert(seats), rows)


def load(connection: Connection, table: str) -> TableInfo | None:
    found = load_many(connection, [table])
    return found[0] if found else None


def require(connection: Connection, table: str) -> TableInfo:
    info = load(connection, table)
    if info is None:
        raise RefusedError(Refusal.NO_TABLE)
    return info


def load_many(connection: Connection, ids: Sequence[str]) -> list[TableInfo]:
    """Those tables, in the order asked for."""
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings()
    infos = {row["id"]: TableInfo(**row) for row in rows}
    _add_seats(connection, infos)
    _add_motions(connection, infos)
    last = select(chat.c.table_id, func.max(chat.c.number)).where(chat.c.table_id.in_(ids)).group_by(chat.c.table_id)
    for table, number in connection.execute(last):
        infos[table].chat = number
    return [infos[table] for table in ids if table in infos]


def _add_seats(connection: Connection, infos: dict[str, TableInfo]) -> None:
    query = (
        select(
            seats,
            func.coalesce(people.c.seen, 0).label("last_seen"),
            people.c.account.is_not(None).label("account"),
        )
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_(list(infos)))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for row in connection.execute(query).mappings():
        values = dict(row)
        infos[values.pop("table_id")].seats.append(Seat(**values))


def _add_motions(connection: Connection, infos: dict[str, TableInfo]) -> None:
    query = select(motions).where(motions.c.table_id.in_(list(infos))).order_by(motions.c.table_id, motions.c.motion)
    for row in connection.execute(query).mappings():
        infos[row["table_id"]].motions.append(Motion(**{name: row[name] for name in MOTION_FIELDS}))


def lock(connection: Connection, table: str) -> TableInfo:
    """The table as it is now; nobody else changes it until this transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    return require(connection, table)


def change(connection: Connection, table: str, /, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(**values))
    announce(connection, "table", table)


def change_seat(connection: Connection, table: str, seat: int, /, **values: Any) -> None:
    of_seat = (seats.c.table_id == table) & (seats.c.seat == seat)
    connection.execute(update(seats).where(of_seat).values(**values))
    announce(connection, "table", table)


def ids_of_person(
    connection: Connection, person: str, state: TableState | None, before: int | None, limit: int
) -> list[str]:
    """The tables of a person: those where they have to decide first, then the latest."""
    seated = select(seats.c.table_id).where(seats.c.person == person, seats.c.left.is_(False))
    mine = tables.c.id.in_(seated.union(select(tables.c.id).where(tables.c.owner == person)))
    turn = (
        select(seats.c.table_id)
        .where(
            seats.c.table_id == tables.c.id,
            seats.c.seat == tables.c.turn,
            seats.c.person == person,
            seats.c.bot.is_(None),
        )
        .exists()
    )
    query = select(tables.c.id).where(mine, tables.c.state != TableState.CLOSED)
    if state is not None:
        query = query.where(tables.c.state == state)
    if before is not None:
        query = query.where(tables.c.touched < before)
    first = and_(tables.c.state == TableState.PLAYING, turn)
    query = query.order_by(first.desc(), tables.c.touched.desc(), tables.c.id).limit(limit)
    return list(connection.execute(query).scalars())


def ids_of_lobby(connection: Connection, state: TableState, game: str | None, limit: int) -> list[str]:
    query = select(tables.c.id).where(tables.c.public.is_(True), tables.c.state == state)
    if state is TableState.PLAYING:
        query = query.where(tables.c.spectators.is_(True))
    if game is not None:
        query = query.where(tables.c.game == game)
    return list(connection.execute(query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)).scalars())


def ids_out_of_time(connection: Connection, limit: int) -> list[str]:
    query = select(tables.c.id).where(tables.c.state == TableState.PLAYING, tables.c.deadline < now()).limit(limit)
    return list(connection.execute(query).scalars())


def ids_waiting_for_bots(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables at which a bot has to decide and nothing has happened for a while, or since the clock was set back."""
    forgotten = or_(tables.c.touched < before, tables.c.touched > now())
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
        .where(tables.c.state == TableState.PLAYING, forgotten, seats.c.bot.is_not(None))
        .order_by(tables.c.touched)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def close_other_versions(connection: Connection, game: str, version: int) -> None:
    """Closes what was begun under other rules and cannot be played on."""
    going_on = tables.c.state.in_((TableState.WAITING, TableState.PLAYING))
    connection.execute(
        update(tables)
        .where(tables.c.game == game, tables.c.game_version != version, going_on)
        .values(state=TableState.CLOSED, turn=None, deadline=None, touched=now())
    )


def clear(connection: Connection, waiting: int, playing: int, closed: int, over: int | None) -> list[str]:
    """Closes matches that nobody plays on, and removes what nobody comes back to; returns what was closed."""
    left = list(
        connection.execute(
            update(tables)
            .where(tables.c.state == TableState.PLAYING, tables.c.touched < playing)
            .values(state=TableState.CLOSED, turn=None, deadline=None, touched=now())
            .returning(tables.c.id)
        ).scalars()
    )
    old = [
        and_(tables.c.state == TableState.WAITING, tables.c.touched < waiting),
        and_(tables.c.state == TableState.CLOSED, tables.c.touched < closed),
    ]
    if over is not None:
        old.append(and_(tables.c.state == TableState.OVER, tables.c.touched < over))
    connection.execute(delete(tables).where(or_(*old)))
    return left
