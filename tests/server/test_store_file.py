"""The file of the embedded store: nobody else reads it, and one service alone writes to it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from midtown.errors import InvalidError
from midtown.server.store.backup import backup, restore
from midtown.server.store.database import Store
from midtown.server.store.files import only_user
from midtown.server.store.migrate import migrate
from tests.server.service import Process


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir() if file.is_file()}


def command(*words: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", "midtown", *words]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


def test_nobody_else_can_read_the_store_its_log_or_a_backup(tmp_path: Path) -> None:
    data = tmp_path / "data"
    service = Process(data)
    service.guest()
    backup(f"sqlite:///{data / 'midtown.db'}", tmp_path / "copy.db")
    found = modes(data)
    service.stop()
    assert {"midtown.db", "midtown.db-wal", "midtown.db-shm"} <= set(found)
    assert set(found.values()) == {"0o600"}
    assert modes(tmp_path) == {"copy.db": "0o600"}
    assert oct(data.stat().st_mode & 0o777) == "0o700"


def test_a_store_that_others_could_read_is_closed_to_them_at_the_start(tmp_path: Path) -> None:
    service = Process(tmp_path)
    service.guest()
    service.kill()
    for part in ("", "-wal", "-shm"):
        (tmp_path / f"midtown.db{part}").chmod(0o644)
    service.start()
    service.guest()
    found = modes(tmp_path)
    service.stop()
    assert set(found.values()) == {"0o600"}


def test_a_second_service_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    first = Process(tmp_path)
    second = command("serve", "--data", str(tmp_path), "--port", "0")
    copy = tmp_path / "copy.db"
    copied = command("backup", str(copy), "--data", str(tmp_path))
    restored = command("restore", str(copy), "--data", str(tmp_path), "--yes")
    guest = first.guest()
    assert guest.me()["name"] == "Ada"
    first.stop()
    for refused in (second, restored):
        assert refused.returncode == 2
        assert refused.stderr == f"midtown: Midtown is running on {tmp_path / 'midtown.db'} already: " + (
            "stop it first, or name another store.\n"
        )
    assert copied.returncode == 0


def test_a_service_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    service = Process(tmp_path)
    service.kill()
    service.start()
    assert service.stop() == 0


def test_readers_cannot_write(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    migrate(url)
    store = Store(url)

    def change(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    with pytest.raises(OperationalError, match="readonly"):
        asyncio.run(store.read(change))
    asyncio.run(store.write(change))
    store.close()


def test_the_writer_is_the_last_to_close_and_leaves_one_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    migrate(url)
    store = Store(url)

    async def use() -> None:
        await asyncio.gather(*(store.read(lambda connection: connection.execute(text("SELECT 1"))) for _ in range(8)))
        await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'")))

    asyncio.run(use())
    assert (tmp_path / "store.db-wal").stat().st_size > 0
    store.close()
    assert [file.name for file in tmp_path.iterdir()] == ["store.db"]


def test_a_backup_changes_nothing_in_the_file_it_copies(tmp_path: Path) -> None:
    """It reads the log of a service that was killed, and leaves it to the next one to copy it into the file."""
    service = Process(tmp_path)
    ada = service.guest("Ada")
    secret = ada.secret
    service.kill()
    before = (tmp_path / "midtown.db").read_bytes(), (tmp_path / "midtown.db-wal").read_bytes()
    backup(f"sqlite:///{tmp_path / 'midtown.db'}", tmp_path / "copy.db")
    assert before == ((tmp_path / "midtown.db").read_bytes(), (tmp_path / "midtown.db-wal").read_bytes())
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT name FROM people").fetchall() == [("Ada",)]
    assert secret


def test_a_restore_takes_the_place_of_a_damaged_store_and_its_log(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    migrate(url)
    backup(url, tmp_path / "copy.db")
    (tmp_path / "store.db").write_bytes(os.urandom(100_000))
    (tmp_path / "store.db-wal").write_bytes(os.urandom(100_000))
    restore(tmp_path / "copy.db", url)
    assert not (tmp_path / "store.db-wal").exists()
    migrate(url)


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "midtown.db.lock").mkdir()
    with pytest.raises(InvalidError, match="cannot be written to"), only_user(f"sqlite:///{tmp_path / 'midtown.db'}"):
        pass
