"""Finished matches: an open book, to be replayed, exported, imported and played on another way."""

from __future__ import annotations

import random
from typing import Any

import pytest

import midtown
from midtown.client import Client, RefusedError
from tests.server.service import PATIENCE, Service, play_random, two_people


@pytest.fixture(scope="module")
def finished(service: Service) -> tuple[Client, str]:
    ada = service.guest()
    table = ada.create("fifth_avenue", ["me", "hot_seat"])["id"]
    with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        play_random([first, second], random.Random(1))
    return ada, table


def test_every_ply_can_be_seen_from_every_seat_and_with_everything_open(finished: tuple[Client, str]) -> None:
    ada, table = finished
    replay = ada.request("GET", f"/api/tables/{table}/replay")
    match = midtown.load(ada.record(table))
    assert [ply["action"]["id"] for ply in replay["plies"]] == match.actions
    assert replay["seed"] == match.seed.hex
    for ply in (0, 1, match.ply // 2, match.ply):
        past = match.at(ply)
        for seat in (0, 1):
            view = ada.request("GET", f"/api/tables/{table}/replay/{ply}", seat=seat)["view"]
            assert view == past.view(seat)
        opened = ada.request("GET", f"/api/tables/{table}/replay/{ply}", open=True)["view"]
        assert opened["state"] == past.position()


def test_events_of_the_book_keep_nothing_back(finished: tuple[Client, str]) -> None:
    ada, table = finished
    opening = ada.request("GET", f"/api/tables/{table}/replay")["opening"]
    assert all("number" in event for event in opening if event["kind"] == "dealt")


def test_a_record_goes_out_and_comes_back(service: Service, finished: tuple[Client, str]) -> None:
    ada, table = finished
    record = ada.record(table)
    bob = service.guest("Bob")
    brought = bob.request("POST", "/api/records", **record)
    assert brought["state"] == "over"
    assert bob.record(brought["id"]) == record
    assert brought["id"] in [line["id"] for line in bob.tables()]


def test_who_sat_where_comes_back_with_the_record(service: Service) -> None:
    ada, eve = service.guest("Ada"), service.guest("Eve")
    table = ada.create("skyline", ["me", "random"])["id"]
    ada.resign(table)
    brought = eve.request("POST", "/api/records", **ada.record(table))
    assert {(seat["kind"], seat["name"], seat["bot"]) for seat in brought["seats"]} == {
        ("person", "Ada", None),
        ("bot", "random", "random"),
    }
    assert brought["mine"] == []


def test_names_in_a_record_are_checked_like_any_others(service: Service) -> None:
    match = midtown.new_match("skyline", players=1, seed=5)
    record = match.record([{"kind": "person", "name": "A\u0000da"}])
    with pytest.raises(RefusedError, match="cannot be seen"):
        service.guest().request("POST", "/api/records", **record)


def test_an_unfinished_record_can_be_brought_and_played_on(service: Service) -> None:
    match = midtown.new_match("skyline", players=2, seed=5)
    match.play(match.legal[0])
    bob = service.guest("Bob")
    brought = bob.request("POST", "/api/records", **match.record())
    assert brought["result"]["ending"] == "imported"
    fork = bob.request("POST", f"/api/tables/{brought['id']}/fork", ply=1, seat=0, bot="random")
    with bob.sit(fork["id"]) as seat:
        assert seat.view["state"] == match.view(0)["state"]


@pytest.mark.parametrize(
    "change",
    [{"actions": [10**6]}, {"seed": "00"}, {"version": 99}, {"options": []}, {"players": "two"}, {"extra": 1}],
)
def test_damaged_records_are_refused(service: Service, finished: tuple[Client, str], change: dict[str, Any]) -> None:
    ada, table = finished
    record = {**ada.record(table), **change}
    record.pop("checksum")
    with pytest.raises(RefusedError):
        ada.request("POST", "/api/records", **record)


def test_a_finished_match_is_played_on_another_way_against_bots(finished: tuple[Client, str]) -> None:
    ada, table = finished
    fork = ada.request("POST", f"/api/tables/{table}/fork", ply=10, seat=1, bot="random")
    past = midtown.load(ada.record(table)).at(10)
    assert (fork["forked_from"], fork["forked_ply"]) == (table, 10)
    assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person"]
    with ada.sit(fork["id"]) as seat:
        assert seat.view["commitment"] != past.commitment
        assert seat.wait_for_turn(PATIENCE)
        seat.play(seat.view["choices"][0]["id"])


def test_a_fork_at_the_end_or_beyond_is_refused(finished: tuple[Client, str]) -> None:
    ada, table = finished
    plies = len(ada.request("GET", f"/api/tables/{table}/replay")["plies"])
    for ply in (plies, plies + 1):
        with pytest.raises(RefusedError):
            ada.request("POST", f"/api/tables/{table}/fork", ply=ply, seat=0, bot="random")


CLOSED_TO_STRANGERS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("POST", "/fork", {"ply": 1, "seat": 0, "bot": "random"}),
    ("GET", "/replay", {}),
    ("GET", "/replay/1", {"open": True}),
    ("GET", "/record", {}),
    ("GET", "/view", {}),
    ("GET", "/chat", {}),
    ("GET", "/notes", {}),
    ("PUT", "/notes", {"text": "Eve was here"}),
    ("GET", "", {}),
)


def test_a_finished_table_without_spectators_is_closed_to_strangers(service: Service) -> None:
    ada, bob, table = two_people(service, "fifth_avenue", spectators=False)
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(3), most=4)
    ada.resign(table)
    eve = service.guest("Eve")
    for method, path, form in CLOSED_TO_STRANGERS:
        with pytest.raises(RefusedError, match="Only those who sit at this table may look on"):
            eve.request(method, f"/api/tables/{table}{path}", **form)
        bob.request(method, f"/api/tables/{table}{path}", **form)
    played_on = bob.fork(table, ply=1, seat=1, bot="random")
    assert not played_on["spectators"]
    with pytest.raises(RefusedError):
        eve.table(played_on["id"])


def test_a_table_that_waits_is_shown_to_whoever_has_its_link(service: Service) -> None:
    table = service.guest().create("skyline", ["me", "open"], spectators=False)["id"]
    assert service.guest("Bob").table(table)["state"] == "waiting"
