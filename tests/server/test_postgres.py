"""Several processes on one PostgreSQL: each hears at once what the others have written."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

import midtown
from midtown.client import Client, RefusedError, Seat
from midtown.server.store.database import driver_url, new_engine
from midtown.server.store.migrate import migrate
from midtown.server.store.schema import metadata
from tests.server import postgres
from tests.server.service import PATIENCE, Process
from tests.server.wire import Wire


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres.running(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture(scope="module")
def processes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Process]]:
    data = tmp_path_factory.mktemp("data")
    both = Process(data, store=database), Process(data, store=database)
    yield both
    assert [process.stop() for process in both] == [0, 0]


def wait_until(seat: Seat, version: int) -> None:
    while seat.version < version:
        assert seat.wait(PATIENCE), "the other process was not heard"


def test_migrations_lead_from_nothing_to_the_schema(database: str) -> None:
    migrate(database)
    engine = create_engine(driver_url(database))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_all_that_is_read_at_once_is_as_it_was_at_one_moment(database: str) -> None:
    migrate(database)
    reading, writing = (new_engine(driver_url(database), writing=writing) for writing in (False, True))
    count = text("SELECT count(*) FROM people")
    with reading.connect() as reader:
        before = reader.execute(count).scalar()
        with writing.begin() as writer:
            add = "INSERT INTO people (id, name, language, created, seen) VALUES ('moment', 'Ada', 'en', 0, 0)"
            writer.execute(text(add))
        assert reader.execute(count).scalar() == before
    with reading.connect() as reader:
        assert reader.execute(count).scalar() == (before or 0) + 1
    reading.dispose()
    writing.dispose()


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue"])
def test_a_match_played_through_two_processes(processes: tuple[Process, Process], game: str) -> None:
    here, there = processes
    ada, bob = here.guest("Ada"), there.guest("Bob")
    table = ada.create(game, ["me", "open"])["id"]
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        take_turns(first, second, until=lambda: first.version + second.version >= 120)
        first.say("hello over there")
        while not second.chat:
            assert second.wait(PATIENCE)
        ada.resign(table)
        while not second.over:
            assert second.wait(PATIENCE)
        assert second.chat[0]["text"] == "hello over there"
    assert midtown.load(bob.record(table)).ply >= 50


def take_turns(first: Seat, second: Seat, until: Callable[[], bool]) -> None:
    """Random moves at both processes, until something is so."""
    chooser = random.Random(1)
    while not until():
        while not (first.on_turn or second.on_turn):
            first.wait(0.05)
            second.wait(0.05)
        mover = first if first.on_turn else second
        if not until():
            wait_until(mover, mover.play(chooser.choice(mover.view["choices"])["id"])["version"])


def until_chat(wire: Wire) -> list[Any]:
    """All that was told before the next thing said."""
    told: list[Any] = []
    while not told or told[-1]["type"] != "chat":
        told.append(wire.receive())
    return told[:-1]


def test_cards_laid_face_down_are_not_told_at_another_process(processes: tuple[Process, Process]) -> None:
    here, there = processes
    ada, bob = here.guest("Ada"), there.guest("Bob")
    table = ada.create("fifth_avenue", ["me", "open"])["id"]
    bob.join(table)

    def lays() -> list[int]:
        found = [choice["id"] for choice in first.view["choices"] if choice["kind"] == "lay"]
        return found if first.on_turn else []

    with ada.sit(table) as first, bob.sit(table) as second, Wire(bob) as far:
        take_turns(first, second, until=lambda: bool(lays()))
        far.ask(type="watch", match=table, seat=1)
        first.say("now")
        until_chat(far)
        before = first.version
        for _ in range(2):
            first.play(lays()[0])
            first.undo()
            first.catch_up()
        first.say("done")
        assert until_chat(far) == []
        assert first.version == before + 4


def test_what_both_processes_write_at_once_is_told_at_both(processes: tuple[Process, Process]) -> None:
    """Each finds out by itself that somebody's time is up; one of them comes second, and its people hear it too."""
    here, there = processes
    ada, bob = here.guest("Ada"), there.guest("Bob")
    tables = []
    for _ in range(8):
        tables.append(ada.create("skyline", ["me", "open"], clock={"kind": "real_time", "seconds": 10})["id"])
        bob.join(tables[-1])
    with ExitStack() as stack:
        watching = [stack.enter_context(who.sit(table)) for table in tables for who in (ada, bob)]
        for seat in watching:
            while not (seat.over and seat.view["over"]):
                assert seat.wait(PATIENCE), "the end was not told"
            assert seat.version == 1
            assert seat.table["result"]["ending"] == "timeout"


def test_votes_given_at_two_processes_are_counted_together(processes: tuple[Process, Process]) -> None:
    here, there = processes
    ada, bob, cleo = here.guest("Ada"), here.guest("Bob"), there.guest("Cleo")
    table = ada.create("skyline", ["me", "open", "open"])["id"]
    bob.join(table)
    cleo.join(table)
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        motion = ada.ask(table, "undo")["motion"]
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(lambda who: who.vote(table, motion, agree=True)["state"], (bob, cleo)))
        assert "passed" in answers
        wait_until(seat, 2)
        assert seat.updates[-1]["kind"] == "undo"


def test_logging_out_at_one_process_closes_the_sockets_at_the_other(processes: tuple[Process, Process]) -> None:
    here, there = processes
    ada = here.guest("Ada")
    with Client(there.url, ada.secret) as elsewhere, Wire(elsewhere) as socket:
        assert socket.ask(type="ping")["type"] == "pong"
        ada.request("DELETE", "/api/sessions")
        assert socket.closing_code() == 4401


def test_two_processes_that_move_at_once_make_one_move(processes: tuple[Process, Process]) -> None:
    here, there = processes
    ada = here.guest("Ada")
    table = ada.create("skyline", ["me", "hot_seat"])["id"]
    with Client(there.url, ada.secret) as elsewhere, ada.sit(table, 0) as seat, elsewhere.sit(table, 0) as same:
        action = seat.view["choices"][0]["id"]
        form = {"type": "move", "version": 0, "action": action}
        assert not seat.ask(**form, client_move_id="here")["duplicate"]
        assert same.ask(**form, client_move_id="here")["duplicate"]
        with pytest.raises(RefusedError) as refused:
            same.ask(**form, client_move_id="there")
        assert refused.value.code in ("stale", "not_your_turn")


def test_what_one_process_played_another_goes_on_with_after_a_crash(database: str, tmp_path: Path) -> None:
    first = Process(tmp_path, store=database)
    ada = first.guest("Ada")
    secret = ada.secret
    table = ada.create("skyline", ["me", "hot_seat"])["id"]
    with ada.sit(table, 0) as seat:
        seat.play(seat.view["choices"][0]["id"])
        seat.catch_up()
        before = seat.view
    first.kill()
    second = Process(tmp_path, store=database)
    with Client(second.url, secret) as again, again.sit(table, 0) as seat:
        assert seat.view == before
    assert second.stop() == 0


def test_a_dump_of_the_store_is_restored_into_another(database: str, tmp_path: Path) -> None:
    first = Process(tmp_path, store=database)
    ada = first.guest("Ada")
    secret = ada.secret
    table = ada.create("skyline", ["me", "hot_seat"])["id"]
    with ada.sit(table, 0) as seat:
        seat.play(seat.view["choices"][0]["id"])
        seat.catch_up()
        before = seat.view
        copy = tmp_path / "midtown.dump"
        run = partial(subprocess.run, check=True, capture_output=True, timeout=120)
        run([postgres.programs() / "pg_dump", "--format=custom", f"--file={copy}", database])
    assert first.stop() == 0
    other = database.rpartition("/")[0] + "/restored"
    run([postgres.programs() / "psql", database, "--command=CREATE DATABASE restored"])
    run([postgres.programs() / "pg_restore", f"--dbname={other}", copy])
    second = Process(tmp_path, store=other)
    with Client(second.url, secret) as again, again.sit(table, 0) as seat:
        assert seat.view == before
    assert second.stop() == 0
