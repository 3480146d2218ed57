"""What a process knows of moves that were made at another one, before it has heard of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from midtown.client import Client
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.kinds import EntryKind, SeatKind, TableState
from midtown.server.tables.model import Person, Seat
from midtown.server.tables.seating import new_table
from tests.server.service import Service, catch_up, two_people
from tests.server.wire import Wire


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[tuple[Service, Service]]:
    """Two services on one store, of which neither hears of the other."""
    both = Service(tmp_path), Service(tmp_path)
    for service in both:
        service.parts.store.shared = True
    yield both
    for service in both:
        service.stop()


def watched_at(service: Service, client: Client, table: str, **since: int) -> Any:
    with Client(service.url, client.secret) as there, Wire(there) as wire:
        return wire.ask(type="watch", match=table, **since)


def moves_made_at_the_first(apart: tuple[Service, Service]) -> tuple[Client, str, int]:
    """Somebody, their table and what they have seen of it; the other service knows how it was before."""
    here, there = apart
    ada, _, table = two_people(here, "skyline")
    assert watched_at(there, ada, table)["version"] == 0
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        catch_up(seat)
        return ada, table, seat.version


def test_who_comes_back_at_another_process_is_shown_no_less_than_before(apart: tuple[Service, Service]) -> None:
    ada, table, seen = moves_made_at_the_first(apart)
    assert seen > 0
    assert watched_at(apart[1], ada, table, since=seen)["version"] == seen


def test_who_has_seen_nothing_is_shown_what_that_process_knows(apart: tuple[Service, Service]) -> None:
    ada, table, _ = moves_made_at_the_first(apart)
    assert watched_at(apart[1], ada, table)["version"] == 0


def test_a_match_that_others_have_ended_is_not_over_before_its_last_move_is_known() -> None:
    person = Person("p", "Ada", "en", None, 0, 0)
    seats = [Seat(number, SeatKind.PERSON, "", person="p") for number in range(2)]
    live = LiveMatch(new_table(person, "skyline", {}, seats, state=TableState.PLAYING, begun=1))
    last = live.propose(EntryKind.RESIGN, 0)
    result: Any = {"ending": "resigned", "seat": 0, "winners": [1], "scores": live.match.scores}
    live.replace_info(replace(live.info, state=TableState.OVER, result=result))
    before = live.view(1)
    assert (before["over"], "seed" in before) == (False, False)
    live.apply(last)
    assert live.view(1)["over"]
