"""What can happen to the store: a full disk, a folder that may not be written to, a damaged file.

Each is said in one sentence, nothing that was answered is lost, and `/healthz` says how it is.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import structlog
from sqlalchemy.exc import DatabaseError, OperationalError

from midtown.client import Client, RefusedError, Seat
from midtown.server.running.health import Health
from midtown.server.running.housekeeping import Job
from midtown.server.store import people
from midtown.server.store.database import Store
from midtown.server.store.migrate import migrate
from midtown.server.store.trouble import as_refusal
from tests.server.service import PATIENCE, Process, Service, catch_up, two_people, wait_until
from tests.server.wire import Wire

DROP_CAPABILITY, OVERRIDE, READ_ANYTHING = 24, 1, 2


def health(service: Process) -> tuple[int, str]:
    answer = httpx.get(f"{service.url}/healthz")
    return answer.status_code, answer.json()["status"]


def refused(seat: Seat) -> str:
    """What a player is told whose move cannot be stored; nothing has changed by it."""
    before = seat.version
    with pytest.raises(RefusedError) as told:
        seat.play(seat.view["choices"][0]["id"])
    assert told.value.code == "busy"
    assert str(told.value).endswith(".")
    catch_up(seat)
    assert seat.version == before
    return str(told.value.id)


def play_on(seat: Seat) -> None:
    before = seat.version
    seat.play(seat.view["choices"][0]["id"])
    catch_up(seat)
    assert seat.version > before


def assert_all_is_there(service: Process, ada: Client, table: str, version: int) -> None:
    """As it would be after a crash right now."""
    secret = ada.secret
    service.kill()
    service.start()
    with Client(service.url, secret) as again, again.sit(table) as seat:
        assert seat.version == version


def test_nothing_is_lost_when_files_may_not_grow(tmp_path: Path) -> None:
    service = Process(tmp_path)
    ada, _, table = two_people(service, "skyline")
    _, most = resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE)
    with ada.sit(table) as seat:
        play_on(seat)
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (4096, most))
        assert refused(seat) == "store-away"
        assert health(service) == (503, "the store does not answer")
        with pytest.raises(RefusedError, match="does not answer"):
            ada.request("PATCH", "/api/me", name="Somebody")
        assert ada.me()["name"] == "Ada"
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until(lambda: health(service) == (200, "ok"))
        version = seat.version
    assert_all_is_there(service, ada, table, version)
    service.stop()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "none", str(folder)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast:
        while True:
            try:
                ballast.write(b"\0" * 4096)
            except OSError:
                return


def rename_again_and_again(client: Client) -> None:
    """Until the room that the log has already is used up."""
    for number in range(10_000):
        client.request("PATCH", "/api/me", name=f"Ada {number}")


def test_nothing_is_lost_on_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        service = Process(disk)
        ada, _, table = two_people(service, "skyline")
        with ada.sit(table) as seat:
            play_on(seat)
            fill(disk / "ballast")
            with pytest.raises(RefusedError, match="The disk of the service is full") as told:
                rename_again_and_again(ada)
            assert told.value.id == "store-full"
            assert refused(seat) == "store-full"
            assert health(service) == (503, "the disk is full")
            (disk / "ballast").unlink()
            wait_until(lambda: health(service) == (200, "ok"))
            version = seat.version
        assert_all_is_there(service, ada, table, version)
        service.stop()


def start(data: Path) -> subprocess.CompletedProcess[str]:
    """Tries to start a service that may do no more than other people's programs may."""

    def renounce() -> None:
        for capability in (OVERRIDE, READ_ANYTHING):
            ctypes.CDLL(None).prctl(DROP_CAPABILITY, capability)

    command = [sys.executable, "-m", "midtown", "serve", "--data", str(data), "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, preexec_fn=renounce, check=False, timeout=PATIENCE)


@pytest.mark.parametrize("what", ["folder", "file"])
def test_a_store_that_may_not_be_written_to_is_named_at_the_start(tmp_path: Path, what: str) -> None:
    Process(tmp_path).stop()
    (tmp_path / "midtown.db.lock").unlink(missing_ok=True)
    place = tmp_path if what == "folder" else tmp_path / "midtown.db"
    place.chmod(0o500)
    try:
        told = start(tmp_path)
    finally:
        place.chmod(0o700)
    assert told.returncode == 2
    assert (
        told.stderr
        == {
            "folder": f"midtown: The data folder {tmp_path} cannot be written to: Permission denied.\n",
            "file": "midtown: The store cannot be opened: it may not be written to.\n",
        }[what]
    )


def test_a_socket_that_is_opened_while_the_store_is_away_is_closed_in_words(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = service.guest()

    async def lost(*_: object) -> None:
        raise OperationalError("", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(service.parts.store, "read", lost)
    with Wire(ada) as wire:
        assert wire.closing_code() == 1013
    monkeypatch.undo()
    with Wire(ada) as wire:
        assert wire.ask(type="ping")["type"] == "pong"


def test_a_store_that_is_away_is_told_by_the_store_and_not_by_every_job() -> None:
    rounds = iter((OperationalError("", {}, sqlite3.OperationalError()), ValueError(), asyncio.CancelledError()))

    async def work() -> None:
        raise next(rounds)

    with structlog.testing.capture_logs() as told, pytest.raises(asyncio.CancelledError):
        asyncio.run(Job("test", 0, work).run())
    assert [line["log_level"] for line in told] == ["error"]
    assert told[0]["job"] == "test"


def damage(file: Path) -> None:
    """The first page stays, so that it still looks like a store."""
    size = file.stat().st_size
    with file.open("r+b") as store:
        store.seek(4096)
        store.write(os.urandom(size - 4096))


def test_a_damaged_store_is_not_touched_at_the_start(tmp_path: Path) -> None:
    service = Process(tmp_path)
    service.guest()
    assert service.stop() == 0
    damage(tmp_path / "midtown.db")
    before = (tmp_path / "midtown.db").read_bytes()
    told = start(tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith("midtown: The store cannot be opened: it is damaged; put a backup in its place")
    assert told.stderr.count("\n") == 1
    assert (tmp_path / "midtown.db").read_bytes() == before


def test_a_store_that_is_damaged_meanwhile_is_said_to_be(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'midtown.db'}"
    migrate(url)
    store = Store(url)
    damage(tmp_path / "midtown.db")

    async def look() -> tuple[str | None, str]:
        with pytest.raises(DatabaseError) as failed:
            await store.read(people.of_id, "nobody")
        refused = as_refusal(failed.value)
        return (refused.id if refused else None), await Health(store).status()

    assert asyncio.run(look()) == ("store-damaged", "the store is damaged")
    store.close()
