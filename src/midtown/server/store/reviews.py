"""Reviews of finished matches, in the store: one a table and evaluator."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Connection, insert, select

from midtown.server.protocol.answers import ReviewReport
from midtown.server.store.schema import reviews
from midtown.server.tables.model import now


def find(connection: Connection, table: str, evaluator: str) -> ReviewReport | None:
    query = select(reviews.c.report).where(reviews.c.table_id == table, reviews.c.evaluator == evaluator)
    return cast("ReviewReport | None", connection.execute(query).scalar())


def keep(connection: Connection, table: str, evaluator: str, report: ReviewReport) -> None:
    """Two processes may have made the same."""
    if find(connection, table, evaluator) is None:
        connection.execute(insert(reviews).values(table_id=table, evaluator=evaluator, report=report, made=now()))
