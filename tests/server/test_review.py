"""A finished match is looked back at once, for everybody who may look."""

from __future__ import annotations

import random
import time

import pytest

from midtown.client import Client, RefusedError
from midtown.engine.state_record import Json
from midtown.games import find
from midtown.review.evaluator import Evaluator
from tests.server.service import PATIENCE, Service, play_random


@pytest.fixture(scope="module")
def finished(service: Service) -> tuple[Client, str]:
    ada = service.guest()
    table = ada.create("skyline", ["me", "hot_seat"])["id"]
    with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        play_random([first, second], random.Random(1))
    return ada, table


def made(person: Client, table: str) -> Json:
    """Waits until the review is there."""
    path, end = f"/api/tables/{table}/review", time.monotonic() + PATIENCE
    found = person.request("POST", path)
    while found["state"] != "done":
        assert found["state"] == "working"
        assert 0 <= found["done"] <= found["total"]
        assert time.monotonic() < end
        time.sleep(0.2)
        found = person.request("GET", path)
    return found


def test_a_review_is_made_once_and_kept_with_the_hash_of_its_evaluator(
    service: Service, finished: tuple[Client, str]
) -> None:
    ada, table = finished
    assert ada.request("GET", f"/api/tables/{table}/review")["state"] == "none"
    found = made(ada, table)
    report = found["report"]
    assert report["evaluator"]["hash"] == Evaluator(find("skyline"), 2).hash
    assert [step["action"] for step in report["steps"]] == ada.record(table)["actions"]
    for seat in report["ledger"]:
        entries = dict(seat["chance"])
        entries.pop("adjusted")
        result = entries.pop("result")
        assert sum(entries.values()) == pytest.approx(result, abs=1e-9)
    eve = service.guest("Eve")
    assert eve.request("POST", f"/api/tables/{table}/review") == eve.request("GET", f"/api/tables/{table}/review")
    assert eve.request("GET", f"/api/tables/{table}/review")["report"] == report


def test_a_match_that_runs_or_was_given_up_shows_nothing(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("skyline", ["me", "random"], spectators=True)["id"]
    for person in (ada, bob):
        for method in ("GET", "POST"):
            with pytest.raises(RefusedError) as refused:
                person.request(method, f"/api/tables/{table}/review")
            assert refused.value.id == "book-closed"
    ada.resign(table)
    for method in ("GET", "POST"):
        with pytest.raises(RefusedError) as refused:
            ada.request(method, f"/api/tables/{table}/review")
        assert refused.value.id == "match-not-over"


def test_a_table_closed_to_spectators_is_closed_to_who_looks_back(service: Service) -> None:
    ada, eve = service.guest("Ada"), service.guest("Eve")
    table = ada.create("skyline", ["me", "random"], spectators=False)["id"]
    ada.resign(table)
    with pytest.raises(RefusedError) as refused:
        eve.request("GET", f"/api/tables/{table}/review")
    assert refused.value.id == "no-spectators"
