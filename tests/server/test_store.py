"""The store: migrations, group commit, backup and restore, clearing away."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, func, insert, select, text

from midtown.client import RefusedError
from midtown.errors import InvalidError
from midtown.server.live.clocks import DAY
from midtown.server.running import housekeeping
from midtown.server.store import tables
from midtown.server.store.backup import backup, restore
from midtown.server.store.database import Store
from midtown.server.store.migrate import migrate
from midtown.server.store.schema import metadata, people
from tests.server.service import Service, two_people


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'store.db'}"


@contextmanager
def opened(folder: Path) -> Iterator[Engine]:
    """The store as a stranger to the service would open it, closed again afterwards."""
    engine = create_engine(url(folder))
    yield engine
    engine.dispose()


def person(name: str) -> dict[str, Any]:
    return {"id": name, "name": name, "language": "en", "created": 1, "seen": 1}


def test_migrations_lead_from_nothing_to_the_schema(tmp_path: Path) -> None:
    migrate(url(tmp_path))
    with opened(tmp_path) as engine, engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_store_of_an_older_version_keeps_what_it_holds(tmp_path: Path) -> None:
    migrate(url(tmp_path), "0001")
    with opened(tmp_path) as engine, engine.begin() as connection:
        connection.execute(insert(people).values(**person("ada")))
    migrate(url(tmp_path))
    migrate(url(tmp_path))
    with opened(tmp_path) as engine, engine.connect() as connection:
        assert connection.execute(select(people.c.name)).scalar() == "ada"
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_matches_keep_their_seeds_and_tables_that_wait_take_theirs_for_a_secret(tmp_path: Path) -> None:
    migrate(url(tmp_path), "0005")
    values = "'skyline', 1, '{}', 2, '" + "5a" * 32 + "', 0, 1, '{}', 0, 0"
    columns = (
        "id, begun, state, game, game_version, options, players, seed, public, spectators, clock, created, touched"
    )
    seat = "(table_id, seat, kind, name, left, resigned) VALUES ('runs', 0, 'person', 'Ada', 0, 0)"
    with opened(tmp_path) as engine, engine.begin() as connection:
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ('runs', 1, 'playing', {values})"))
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ('waits', NULL, 'waiting', {values})"))
        connection.execute(text(f"INSERT INTO seats {seat}"))
    migrate(url(tmp_path))
    with opened(tmp_path) as engine, engine.connect() as connection:
        running, waiting = (tables.require(connection, name) for name in ("runs", "waits"))
    assert (running.seed.hex, running.seed.kind, len(running.seats)) == ("5a" * 32, "drawn", 1)
    assert running.seed.commitment == hashlib.sha256(bytes.fromhex("5a" * 32)).hexdigest()
    assert (waiting.secret, waiting.seed.kind) == ("5a" * 32, "agreed")


def test_a_store_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    migrate(url(tmp_path))
    with opened(tmp_path) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(InvalidError, match="another version of Midtown"):
        migrate(url(tmp_path))


def test_a_store_that_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "store.db").write_text("this is not a database, however long one looks at it " * 100)
    with pytest.raises(InvalidError, match="The store cannot be opened"):
        migrate(url(tmp_path))
    with pytest.raises(InvalidError, match="The store cannot be opened"):
        migrate("postgresql://nobody:hush@127.0.0.1:1/none")
    with pytest.raises(InvalidError, match=r"The data folder .+ cannot be made"):
        migrate(url(tmp_path / "store.db" / "below"))


def test_commits_are_on_disk_before_they_are_answered(tmp_path: Path) -> None:
    migrate(url(tmp_path))
    store = Store(url(tmp_path))

    def pragma(connection: Connection, name: str) -> Any:
        return connection.execute(text(f"PRAGMA {name}")).scalar()

    async def ask() -> tuple[Any, Any]:
        return await store.write(pragma, "journal_mode"), await store.write(pragma, "synchronous")

    assert asyncio.run(ask()) == ("wal", 2)
    store.close()


def test_many_changes_share_a_commit_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    migrate(url(tmp_path))
    store = Store(url(tmp_path))

    def add(connection: Connection, name: str) -> str:
        connection.execute(insert(people).values(**person(name)))
        if name == "bad":
            raise InvalidError("no")
        return name

    async def add_all() -> list[Any]:
        names = [*map(str, range(50)), "bad", "0", *map(str, range(50, 100))]
        return await asyncio.gather(*(store.write(add, name) for name in names), return_exceptions=True)

    results = asyncio.run(add_all())
    assert [type(result).__name__ for result in results if not isinstance(result, str)] == [
        "InvalidError",
        "IntegrityError",
    ]
    with opened(tmp_path) as engine, engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(people)).scalar() == 100
    store.close()


def test_a_backup_taken_while_people_play_can_be_restored(own_service: Service, tmp_path: Path) -> None:
    ada, _, table = two_people(own_service, "skyline")
    copy = tmp_path / "copy.db"
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        backup(own_service.parts.settings.store_url, copy)
        seat.catch_up()
        while seat.on_turn:
            seat.play(seat.view["choices"][0]["id"])
            seat.catch_up()
    own_service.stop()
    restore(copy, own_service.parts.settings.store_url)
    own_service.start()
    with own_service.client(ada.secret).sit(table) as seat:
        assert seat.version == 1
        assert seat.on_turn


def test_backups_of_nothing_and_from_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidError):
        backup(url(tmp_path), tmp_path / "copy.db")
    (tmp_path / "junk").write_text("junk" * 1000)
    with pytest.raises(InvalidError):
        restore(tmp_path / "junk", url(tmp_path))
    with pytest.raises(InvalidError):
        restore(tmp_path / "missing", url(tmp_path))
    with pytest.raises(InvalidError, match="pg_dump"):
        backup("postgresql://db/midtown", tmp_path / "copy.db")


def test_what_nobody_comes_back_to_is_cleared_away(own_service: Service) -> None:
    ada, _, played = two_people(own_service, "skyline")
    _, bob, over = two_people(own_service, "skyline")
    bob.resign(over)
    waiting = ada.create("skyline", ["me", "open"])["id"]
    with sqlite3.connect(own_service.given["data_dir"] / "midtown.db") as store:
        store.execute("UPDATE tables SET touched = touched - ?", (100 * DAY,))
        store.execute("UPDATE people SET seen = seen - ?", (500 * DAY,))
    store.close()
    own_service.stop()
    own_service.start()

    parts = own_service.parts

    async def clear() -> None:
        await housekeeping.clear(parts.store, parts.sync, parts.settings)

    asyncio.run_coroutine_threadsafe(clear(), own_service.loop).result(30)
    assert own_service.client(ada.secret).table(played)["state"] == "closed"
    assert own_service.client(ada.secret).table(over)["state"] == "over"
    with pytest.raises(RefusedError):
        own_service.client(ada.secret).table(waiting)
