"""Who begins: drawn by lot, chosen when the table is made, and going round in a rematch; the record says which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import midtown
from midtown.client import RefusedError
from tests.server.service import Service

BY_LOT: dict[str, Any] = {"first": None}


@pytest.fixture
def lot(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """What the lot will say, in place of the operating system's secure source."""

    def will_say(number: int) -> None:
        monkeypatch.setattr("midtown.server.tables.first.secrets.randbelow", lambda most: number % most)
        monkeypatch.setattr("midtown.server.tables.first.secrets.choice", lambda free: free[number % len(free)])

    return will_say


def kinds(table: Any) -> list[str]:
    return [seat["bot"] or seat["kind"] for seat in table["seats"]]


@pytest.mark.parametrize(
    ("number", "order"),
    [
        (0, ["person", "newcomer", "random"]),
        (1, ["newcomer", "random", "person"]),
        (2, ["random", "person", "newcomer"]),
    ],
)
def test_the_lot_says_who_begins_and_the_others_follow_in_turn(
    service: Service, lot: Callable[[int], None], number: int, order: list[str]
) -> None:
    lot(number)
    table = service.guest().create("skyline", ["me", "newcomer", "random"], **BY_LOT)
    assert kinds(table) == order
    assert table["mine"] == [order.index("person")]
    assert table["first"] == "lot"
    assert [seat["seat"] for seat in table["seats"]] == [0, 1, 2]


def test_every_seat_is_drawn_now_and_then(service: Service) -> None:
    ada = service.guest()
    assert {ada.create("skyline", ["me", "random"], **BY_LOT)["mine"][0] for _ in range(40)} == {0, 1}


def test_who_makes_the_table_can_choose_who_begins(service: Service) -> None:
    table = service.guest().create("fifth_avenue", ["me", "newcomer", "random"], first=2)
    assert kinds(table) == ["random", "person", "newcomer"]
    assert table["first"] == "chosen"


@pytest.mark.parametrize(("game", "seats"), [("new_york_city", ["me", "random"]), ("skyline", ["me"])])
def test_there_is_no_choice_where_the_set_up_draws_or_one_plays_alone(
    service: Service, game: str, seats: list[str]
) -> None:
    ada = service.guest()
    for first in (None, 0):
        table = ada.create(game, seats, first=first)
        assert table["mine"] == [0]
        assert table["first"] is None
    with pytest.raises(RefusedError, match="not chosen here"):
        ada.create(game, seats, first=1)


def test_only_a_seat_can_begin(service: Service) -> None:
    with pytest.raises(RefusedError, match="one of the seats"):
        service.guest().create("skyline", ["me", "random"], first=2)


def test_nobody_picks_a_seat_where_seats_are_drawn(service: Service, lot: Callable[[int], None]) -> None:
    lot(0)
    ada, bob, cleo = service.guest("Ada"), service.guest("Bob"), service.guest("Cleo")
    table = ada.create("skyline", ["open", "open", "me"], **BY_LOT)["id"]
    with pytest.raises(RefusedError, match="drawn by lot"):
        bob.join(table, 0)
    lot(1)
    assert bob.join(table)["mine"] == [1]
    assert cleo.join(table, 0)["mine"] == [0]


def test_a_rematch_goes_round_and_all_records_say_so(service: Service) -> None:
    ada = service.guest("Ada")
    table = ada.create("fifth_avenue", ["me", "newcomer"])["id"]
    said = []
    for _ in range(3):
        ada.resign(table)
        record = ada.record(table)
        said.append((record["first"], [seat["name"] for seat in record["seats"]]))
        assert midtown.load(record).first == record["first"]
        table = ada.rematch(table)["id"]
    assert said == [
        ("chosen", ["Ada", "newcomer"]),
        ("round", ["newcomer", "Ada"]),
        ("round", ["Ada", "newcomer"]),
    ]


def test_a_record_that_was_brought_still_says_how_it_was_decided(service: Service) -> None:
    ada, eve = service.guest("Ada"), service.guest("Eve")
    table = ada.create("skyline", ["me", "random"], **BY_LOT)["id"]
    ada.resign(table)
    record = ada.record(table)
    brought = eve.request("POST", "/api/records", **record)
    assert brought["first"] == "lot"
    assert eve.record(brought["id"]) == record
