"""Chat, notes and motions of a table, in the store."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection, func, insert, select, update

from midtown.server.protocol.answers import ChatMessage
from midtown.server.protocol.kinds import MotionState
from midtown.server.store.notify import announce
from midtown.server.store.schema import chat, motions, private, tables
from midtown.server.tables.model import Motion, now

PAGE = 50


def _lock(connection: Connection, table: str) -> None:
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def say(connection: Connection, table: str, person: str, seat: int | None, name: str, text: str) -> ChatMessage:
    """Stores a message under the next number. The table's row is locked, so that numbers stay in order."""
    _lock(connection, table)
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
    message: ChatMessage = {"number": (last or 0) + 1, "seat": seat, "name": name, "text": text, "at": now()}
    connection.execute(insert(chat).values(table_id=table, person=person, **message))
    announce(connection, "chat", table)
    return message


def messages(connection: Connection, table: str, before: int | None = None, after: int = 0) -> list[ChatMessage]:
    """The last page of what was said, oldest first."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    query = select(*columns).where(chat.c.table_id == table, chat.c.number > after)
    if before is not None:
        query = query.where(chat.c.number < before)
    rows = connection.execute(query.order_by(chat.c.number.desc()).limit(PAGE)).mappings()
    # SQLAlchemy's names of columns are of a type of their own, which no JSON may be made of.
    return [cast(ChatMessage, {str(name): value for name, value in row.items()}) for row in rows][::-1]


def notes(connection: Connection, table: str, person: str) -> str:
    query = select(private.c.notes).where(private.c.table_id == table, private.c.person == person)
    return connection.execute(query).scalar() or ""


def set_private(connection: Connection, table: str, person: str, /, **values: Any) -> None:
    """Sets what one person keeps at a table: `notes`, or `chat_read`."""
    mine = (private.c.table_id == table) & (private.c.person == person)
    _lock(connection, table)
    if connection.execute(update(private).where(mine).values(**values)).rowcount == 0:
        connection.execute(insert(private).values(table_id=table, person=person, **values))


def unread(connection: Connection, person: str, ids: list[str]) -> dict[str, int]:
    """How many messages that person has not read, by table."""
    mine = (private.c.table_id == chat.c.table_id) & (private.c.person == person)
    query = (
        select(chat.c.table_id, func.count())
        .outerjoin(private, mine)
        .where(chat.c.table_id.in_(ids), chat.c.number > func.coalesce(private.c.chat_read, 0))
        .group_by(chat.c.table_id)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def add_motion(connection: Connection, table: str, motion: Motion) -> None:
    connection.execute(insert(motions).values(table_id=table, **vars(motion)))
    announce(connection, "table", table)


def add_votes(connection: Connection, table: str, motion: int, votes: dict[str, bool]) -> dict[str, bool]:
    """Adds votes to a motion and returns all it has, those given at other processes too."""
    of_motion = (motions.c.table_id == table) & (motions.c.motion == motion)
    _lock(connection, table)
    given: dict[str, bool] = connection.execute(select(motions.c.votes).where(of_motion)).scalar_one() | votes
    connection.execute(update(motions).where(of_motion).values(votes=given))
    announce(connection, "table", table)
    return given


def set_motion_state(connection: Connection, table: str, motion: int, state: MotionState) -> None:
    """A motion ends once: another process may have settled it since it was read."""
    of_motion = (motions.c.table_id == table) & (motions.c.motion == motion) & (motions.c.state == MotionState.OPEN)
    connection.execute(update(motions).where(of_motion).values(state=state))
    announce(connection, "table", table)
