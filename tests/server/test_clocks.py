"""Clocks: a person's time runs while the turn is theirs, whatever they do meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest

from midtown.client import RefusedError
from midtown.server.live.clocks import DAY, Clock
from midtown.server.protocol.kinds import ClockKind
from midtown.server.store import tables
from midtown.server.tables.model import now
from tests.server.service import PATIENCE, Service, catch_up, two_people, wait_until

MINUTE = 60_000


def test_time_is_charged_when_the_turn_leaves_and_the_increment_comes_back() -> None:
    clock = Clock({"kind": ClockKind.REAL_TIME, "seconds": 600, "increment": 5}, 2)
    clock.turn_to(0, True, 0)
    assert clock.deadline == 10 * MINUTE
    clock.turn_to(0, True, 2 * MINUTE)
    assert clock.deadline == 10 * MINUTE
    clock.turn_to(1, True, 3 * MINUTE)
    assert clock.left == [7 * MINUTE + 5000, 10 * MINUTE]
    assert clock.deadline == 13 * MINUTE


def test_by_correspondence_every_turn_has_its_days() -> None:
    clock = Clock({"kind": ClockKind.DAYS, "days": 3}, 2)
    clock.turn_to(0, True, 0)
    clock.turn_to(1, True, DAY)
    assert clock.deadline == 4 * DAY
    assert clock.to_json()["left"] is None


def test_the_time_of_bots_does_not_count() -> None:
    clock = Clock({"kind": ClockKind.REAL_TIME, "seconds": 10, "increment": 0}, 2)
    clock.turn_to(0, True, 0)
    clock.turn_to(1, False, 4000)
    assert clock.deadline is None
    clock.turn_to(0, True, 90_000)
    assert clock.deadline == 96_000


def test_time_that_was_up_before_anybody_noticed_is_nothing() -> None:
    clock = Clock({"kind": ClockKind.REAL_TIME, "seconds": 10, "increment": 5}, 2)
    clock.turn_to(0, True, 0)
    clock.turn_to(1, True, 12_000)
    assert clock.left == [0, 10_000]


def test_a_system_clock_that_is_set_back_gives_nobody_time() -> None:
    clock = Clock({"kind": ClockKind.REAL_TIME, "seconds": 10, "increment": 0}, 2)
    clock.turn_to(0, True, 60_000)
    clock.turn_to(1, True, 0)
    assert clock.left == [10_000, 10_000]


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    clock = Clock({"kind": ClockKind.NONE}, 2)
    clock.turn_to(0, True, 0)
    assert clock.deadline is None


def let_time_pass(service: Service, table: str, milliseconds: int) -> None:
    """Sets the beginning of a running turn back."""
    live = service.parts.cache._slots[table].live
    assert live is not None
    live.clock.since -= milliseconds


def test_who_runs_out_of_time_has_lost(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline", clock={"kind": "real_time", "seconds": 60})
    with ada.sit(table) as seat, bob.sit(table) as other:
        assert seat.clock["deadline"] is not None
        let_time_pass(service, table, 61_000)
        with pytest.raises(RefusedError) as refused:
            seat.play(seat.view["choices"][0]["id"])
        assert refused.value.code == "over"
        catch_up(other)
        assert other.table["result"]["ending"] == "timeout"
        assert other.table["result"]["winners"] == [1]


def test_the_housekeeper_calls_the_flag_of_who_does_not_come_back(own_service: Service) -> None:
    ada, _, table = two_people(own_service, "skyline", clock={"kind": "real_time", "seconds": 10})
    own_service.stop()
    with sqlite3.connect(own_service.given["data_dir"] / "midtown.db") as store:
        store.execute("UPDATE tables SET begun = begun - 20000, deadline = deadline - 20000")
    store.close()
    own_service.start()
    wait_until(lambda: own_service.client(ada.secret).table(table)["state"] != "playing")
    assert own_service.client(ada.secret).table(table)["result"]["ending"] == "timeout"


def test_clocks_go_on_after_a_restart(own_service: Service) -> None:
    ada, _, table = two_people(own_service, "skyline", clock={"kind": "real_time", "seconds": 600, "increment": 3})
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        catch_up(seat)
        before = {**seat.clock, "now": 0}
        own_service.restart()
        seat.catch_up()
        assert {**seat.clock, "now": 0} == before


def test_the_clock_stops_when_a_match_is_given_up(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline", clock={"kind": "real_time", "seconds": 60})
    with ada.sit(table) as seat, bob.sit(table):
        assert seat.clock["running"] == 0
        ada.resign(table)
        while not seat.over:
            assert seat.wait(PATIENCE)
        assert seat.clock["running"] is None
        assert seat.clock["deadline"] is None


def test_the_time_of_the_service_goes_on_evenly_when_the_systems_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before, set_to = now(), time.time_ns()
    for jump in (-DAY, -1000 * MINUTE, 1000 * MINUTE, DAY):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: set_to + jump * 1_000_000)
        assert before <= now() <= before + PATIENCE * 1000


def test_nobody_loses_on_time_when_the_systems_clock_is_set(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, table = two_people(service, "skyline", clock={"kind": "real_time", "seconds": 600})
    set_to = time.time_ns()
    with ada.sit(table) as seat, bob.sit(table):
        for jump in (DAY, -DAY):
            monkeypatch.setattr(time, "time_ns", lambda jump=jump: set_to + jump * 1_000_000)
            seat.play(seat.view["choices"][0]["id"])
            catch_up(seat)
            assert seat.clock["left"] is not None
            assert min(seat.clock["left"]) > 5 * MINUTE
            if not seat.on_turn:
                break
    assert service.client(ada.secret).table(table)["state"] == "playing"


def test_bots_are_remembered_when_the_clock_was_set_back_before_a_restart(own_service: Service) -> None:
    """Their tables were last touched at times that are still to come."""
    ada = own_service.guest()
    table = ada.create("skyline", ["me", "hot_seat"])["id"]
    with sqlite3.connect(own_service.given["data_dir"] / "midtown.db") as store:
        store.execute("UPDATE tables SET touched = touched + ?", (DAY,))
        store.execute("UPDATE seats SET bot = 'random'")
    store.close()
    found = asyncio.run(own_service.parts.store.read(tables.ids_waiting_for_bots, now(), 10))
    assert found == [table]
