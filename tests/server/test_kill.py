"""kill -9 at random moments under load: no acknowledged move is lost, none doubled, every match replays the same.

On SQLite the service is killed, on PostgreSQL the service or PostgreSQL itself. `make kill` does it a thousand times.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import pytest

import midtown
from midtown.client import Client, LostError, RefusedError, Seat
from tests.server import postgres
from tests.server.service import PATIENCE, Process, wait_until

TABLES = 6
ROUNDS = 25
"""Kills before the tables are checked and new ones begun, if their matches are not over sooner."""
AWAY = ("store-away", "stopping")
"""Refusals after which nobody knows whether it was stored."""
GAMES = ("skyline", "fifth_avenue", "new_york_city")


@dataclass
class Played:
    """What one table's people were told was done."""

    game: str
    table: str
    secret: str
    acknowledged: list[int] = field(default_factory=list)
    """The actions that were answered with `done`, in order."""
    sent_again: int = 0
    """How many of them had been stored when a kill took away their answer, and were sent once more."""
    over: bool = False
    failures: list[str] = field(default_factory=list)


class Players(threading.Thread):
    """Two people at one device who never stop; after a crash they send the same move again."""

    def __init__(self, url: str, played: Played, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url, self.played, self.stop = url, played, stop
        self.chooser = random.Random(played.table)

    def run(self) -> None:
        with Client(self.url, self.played.secret) as client:
            seats: list[Seat] = []
            try:
                seats = [patiently(self.stop, client.sit, self.played.table, seat) for seat in range(2)]
                while not self.stop.is_set():
                    self.step(seats)
            except Exception as error:
                if not self.stop.is_set():
                    self.played.failures.append(repr(error))
            finally:
                for seat in seats:
                    seat.close()

    def step(self, seats: list[Seat]) -> None:
        for seat in seats:
            patiently(self.stop, seat.catch_up)
        mover = next((seat for seat in seats if seat.on_turn), None)
        if mover is None:
            self.played.over = seats[0].over
            self.stop.wait(0.2)
            return
        action = self.chooser.choice(mover.view["choices"])["id"]
        move = {"type": "move", "version": mover.version, "client_move_id": str(self.chooser.random())}
        answer = patiently(self.stop, mover.ask, **move, action=action)
        self.played.acknowledged.append(action)
        self.played.sent_again += answer["duplicate"]


def patiently(stop: threading.Event, work: Any, *args: Any, **kwargs: Any) -> Any:
    """Tries until the service and its store are there again; a move keeps its id, so that it counts once."""
    while True:
        try:
            return work(*args, **kwargs)
        except (LostError, RefusedError) as error:
            away = isinstance(error, LostError) or error.id in AWAY
            if not away or stop.wait(0.05):
                raise


def begin_tables(url: str) -> list[Played]:
    tables = []
    for number in range(TABLES):
        game = GAMES[number % len(GAMES)]
        with Client.guest(url, "Ada") as client:
            table = client.create(game, ["me", "hot_seat"])["id"]
            tables.append(Played(game, table, client.secret or ""))
    return tables


def wait_for_moves(tables: list[Played], chooser: random.Random) -> None:
    """Until something was played since the start, mostly; then for a random moment."""
    if chooser.random() < 0.75:
        wait_for_a_move(tables)
    time.sleep(chooser.uniform(0, 0.5))


def wait_for_a_move(tables: list[Played]) -> None:
    before = moves_of(tables)
    wait_until(lambda: moves_of(tables) > before or all_over(tables) or failures(tables))


def wait_until_all_play(tables: list[Played]) -> None:
    """The first time the rules are compiled, which a kill would only begin anew."""
    wait_until(lambda: all(played.acknowledged for played in tables) or failures(tables))


def failures(tables: list[Played]) -> list[list[str]]:
    return [played.failures for played in tables if played.failures]


def all_over(tables: list[Played]) -> bool:
    return all(played.over for played in tables)


def moves_of(tables: list[Played]) -> int:
    return sum(len(played.acknowledged) for played in tables)


def check(url: str, played: Played) -> None:
    """Every acknowledged action stands, in order and once; what stands besides was sent but never answered."""
    with Client(url, played.secret) as client:
        if client.table(played.table)["state"] != "over":
            client.resign(played.table)
        record = client.record(played.table)
    assert midtown.load(record).record() == record
    stored, answered = record["actions"], played.acknowledged
    assert stored[: len(answered)] == answered
    assert len(stored) - len(answered) <= 1


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    service = Process(tmp_path)

    def kill() -> None:
        service.kill()
        service.start()

    kill_again_and_again(service, kill)


def test_nothing_is_lost_or_doubled_when_the_service_or_postgresql_is_killed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    chooser = random.Random()
    with postgres.started(tmp_path_factory.mktemp("postgres")) as database:
        service = Process(tmp_path_factory.mktemp("data"), store=database.url)

        def kill() -> None:
            if chooser.random() < 0.5:
                service.kill()
                service.start()
            else:
                database.kill()

        kill_again_and_again(service, kill)


def kill_again_and_again(service: Process, kill: Callable[[], None]) -> None:
    """Under load, as often as `KILLS` says; then everything that was answered is looked for."""
    kills = int(os.environ.get("KILLS", "5"))
    chooser = random.Random()
    tables, done, finished = begin_tables(service.url), 0, list[Played]()
    while done < kills:
        stop = threading.Event()
        threads = [Players(service.url, played, stop) for played in tables]
        for thread in threads:
            thread.start()
        wait_until_all_play(tables)
        for _ in range(min(ROUNDS, kills - done)):
            wait_for_moves(tables, chooser)
            assert failures(tables) == []
            kill()
            done += 1
            if all_over(tables):
                break
        wait_for_a_move(tables)
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        assert failures(tables) == []
        for played in tables:
            check(service.url, played)
        assert all_over(tables) or moves_of(tables) >= min(ROUNDS, kills) / 2
        finished += tables
        tables = begin_tables(service.url)
        sent_again = sum(played.sent_again for played in finished)
        click.echo(
            f"{done} kills, {len(finished)} tables, {moves_of(finished)} moves answered, "
            f"{sent_again} of them stored just before a kill and sent again"
        )
    service.stop()


def test_a_move_is_refused_in_words_when_the_service_is_gone(tmp_path: Path) -> None:
    service = Process(tmp_path)
    with Client.guest(service.url, "Ada") as ada:
        service.kill()
        with pytest.raises((LostError, RefusedError), match="cannot be reached"):
            ada.me()
