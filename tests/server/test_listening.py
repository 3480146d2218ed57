"""A process goes on listening to the others, whatever PostgreSQL does meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from midtown.server.store import notify


class Line:
    """In place of a connection: it tells one thing and is lost."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        return

    async def execute(self, _: str) -> None:
        return

    async def notifies(self) -> AsyncIterator[Any]:
        yield psycopg.Notify("midtown", json.dumps(["another", "table", f"t{self.number}"]), 1)
        raise psycopg.OperationalError("lost")


def test_a_look_at_everything_that_fails_does_not_end_the_listening(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, looks, heard = iter(range(1, 100)), list[str](), list[str]()

    async def connect(*_: object, **__: object) -> Line:
        return Line(next(lines))

    async def reconnected() -> None:
        looks.append("looked")
        if len(looks) == 1:
            raise OperationalError("", {}, psycopg.OperationalError("the database system is starting up"))

    async def on_notification(_: str, about: str) -> None:
        heard.append(about)
        if len(heard) == 2:
            raise asyncio.CancelledError

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
    monkeypatch.setattr(notify, "PAUSE", 0)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(notify.listen("postgresql://nowhere", on_notification, reconnected))
    assert looks == ["looked", "looked"]
    assert heard == ["t1", "t3"]
