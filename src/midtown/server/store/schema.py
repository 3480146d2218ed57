"""The tables of the store. A match is kept as its seed and its log; everything else about it follows from these."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from midtown.engine.seed import OriginKind
from midtown.server.protocol.kinds import EntryKind, First, MotionKind, MotionState, SeatKind, TableState

metadata = MetaData()
E = TypeVar("E", bound=StrEnum)


class Named(TypeDecorator[E]):
    """A member of an enumeration, stored as its name on the wire."""

    impl = Text
    cache_ok = True

    def __init__(self, members: type[E]) -> None:
        super().__init__()
        self.members = members

    def process_bind_param(self, value: E | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> E | None:
        return None if value is None else self.members(value)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("account_skeleton", Text, index=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("secret_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("id", Text, nullable=False, server_default=""),
    Column("device", Text, nullable=False, server_default=""),
    Column("used", BigInteger, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("origin", Named(OriginKind), nullable=False),
    Column("start", JSON(none_as_null=True)),
    Column("state", Named(TableState), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("owner", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("clock", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("turn", Integer),
    Column("deadline", BigInteger),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", Text),
    Column("forked_from", Text),
    Column("forked_ply", Integer),
    Column("first", Named(First)),
    Index("tables_by_state", "state", "touched"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_owner", "owner"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Named(SeatKind), nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("left", Boolean, nullable=False, default=False),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("contribution", Text),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", Named(EntryKind), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("ply", Integer),
    Column("bot", Text),
    Column("client_move_id", Text),
    Column("seen", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "client_move_id", name="one_move_once"),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

private = Table(
    "private",
    metadata,
    _of_table(),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("notes", Text, nullable=False, default=""),
    Column("chat_read", Integer, nullable=False, default=0),
)

motions = Table(
    "motions",
    metadata,
    _of_table(),
    Column("motion", Integer, primary_key=True),
    Column("kind", Named(MotionKind), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer),
    Column("bot", Text),
    Column("votes", JSON, nullable=False),
    Column("needed", JSON, nullable=False),
    Column("at_version", Integer, nullable=False),
    Column("state", Named(MotionState), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("evaluator", Text, primary_key=True),
    Column("report", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
)
