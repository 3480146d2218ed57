"""What a process knows of moves that were made at another one, before it has heard of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from midtown.client import Client, RefusedError
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


def test_a_move_sent_again_where_the_match_is_not_known_to_have_begun_counts_once(
    apart: tuple[Service, Service],
) -> None:
    here, there = apart
    ada, bob = here.guest("Ada"), here.guest("Bob")
    table = ada.create("skyline", ["me", "open"])["id"]
    assert watched_at(there, ada, table)["view"] is None
    bob.join(table)
    with ada.sit(table) as seat:
        action = seat.view["choices"][0]["id"]
    with Client(there.url, ada.secret) as elsewhere, Wire(ada) as wire, Wire(elsewhere) as far:
        form = {"type": "move", "match": table, "seat": 0, "version": 0, "action": action, "client_move_id": "once"}
        answers = [socket.ask(**form) for socket in (wire, far)]
    assert [(answer["type"], answer["duplicate"]) for answer in answers] == [("done", False), ("done", True)]


def test_who_sat_down_at_another_process_may_watch_and_talk(apart: tuple[Service, Service]) -> None:
    here, there = apart
    ada, bob = here.guest("Ada"), here.guest("Bob")
    table = ada.create("skyline", ["me", "open"], spectators=False)["id"]
    watched_at(there, ada, table)
    bob.join(table)
    with Client(there.url, bob.secret) as elsewhere, Wire(elsewhere) as far:
        assert far.ask(type="watch", match=table, seat=1)["type"] == "state"
        assert far.ask(type="chat", match=table, text="hello")["type"] == "done"


def test_who_sat_down_at_another_process_is_told_so_when_they_ask_again(apart: tuple[Service, Service]) -> None:
    here, there = apart
    ada, bob = here.guest("Ada"), here.guest("Bob")
    table = ada.create("skyline", ["me", "open", "open"])["id"]
    watched_at(there, ada, table)
    bob.join(table)
    with Client(there.url, bob.secret) as elsewhere, pytest.raises(RefusedError) as refused:
        elsewhere.join(table)
    assert refused.value.id == "seated-already"


def test_who_has_left_at_another_process_takes_nobody_elses_seat_away(apart: tuple[Service, Service]) -> None:
    here, there = apart
    ada, bob, cleo = (here.guest(name) for name in ("Ada", "Bob", "Cleo"))
    table = ada.create("skyline", ["me", "open"], first=0)["id"]
    bob.request("POST", f"/api/tables/{table}/join")
    watched_at(there, bob, table)
    bob.request("POST", f"/api/tables/{table}/leave")
    cleo.request("POST", f"/api/tables/{table}/join")
    with Client(there.url, bob.secret) as elsewhere, pytest.raises(RefusedError) as refused:
        elsewhere.request("POST", f"/api/tables/{table}/leave")
    assert refused.value.id == "not-seated"
    assert [seat["name"] for seat in ada.table(table)["seats"]] == ["Ada", "Cleo"]


def test_a_vote_takes_back_nothing_when_the_match_has_gone_on_without_it(apart: tuple[Service, Service]) -> None:
    """It was asked for at one process; the other did not know of it when somebody decided there."""
    here, there = apart
    ada, bob, table = two_people(here, "skyline")
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        catch_up(seat)
        seen = seat.version
    assert watched_at(there, ada, table, since=seen)["version"] == seen
    motion = ada.ask(table, "undo")["motion"]
    decide_at(there, (ada, bob), table)
    with pytest.raises(RefusedError) as refused:
        bob.vote(table, motion, agree=True)
    assert refused.value.id == "vote-over"
    kinds = [update["kind"] for update in watched_at(here, ada, table, since=0)["missed"]]
    assert (len(kinds), set(kinds)) == (seen + 1, {"move"})


def decide_at(service: Service, people: tuple[Client, ...], table: str) -> None:
    """One decision, by whoever is on turn."""
    for person in people:
        with Client(service.url, person.secret) as there, there.sit(table) as seat:
            if seat.on_turn:
                seat.play(seat.view["choices"][0]["id"])
                return


def match_of(people: int, **details: Any) -> LiveMatch:
    person = Person("p", "Ada", "en", None, 0, 0)
    seats = [Seat(number, SeatKind.PERSON, "", person="p") for number in range(people)]
    return LiveMatch(new_table(person, "skyline", {}, seats, state=TableState.PLAYING, begun=1, **details))


def test_a_clock_counts_for_a_seat_until_the_entry_that_gives_it_to_a_bot_is_known() -> None:
    first, second = (match_of(3, clock={"kind": "days", "days": 1}, secret="07" * 32) for _ in range(2))
    turn = first.turn
    assert turn is not None
    entries = []
    while first.turn == turn:
        entries.append(first.propose(EntryKind.MOVE, turn, action=int(first.match.legal.ids[0])))
        first.apply(entries[-1])
    expected = first.clock.to_json()["running"]
    assert expected == first.turn is not None
    entries.append(first.propose(EntryKind.RESIGN, first.turn, bot="club"))
    first.apply(entries[-1])
    second.replace_info(replace(first.info))
    for step in entries[:-1]:
        second.apply_committed(step.entry)
    assert second.clock.to_json()["running"] == expected
    second.apply_committed(entries[-1].entry)
    assert (second.clock.running, second.info.seats) == (first.clock.running, first.info.seats)


def test_a_match_that_others_have_ended_is_not_over_before_its_last_move_is_known() -> None:
    live = match_of(2)
    last = live.propose(EntryKind.RESIGN, 0)
    result: Any = {"ending": "resigned", "seat": 0, "winners": [1], "scores": live.match.scores}
    live.replace_info(replace(live.info, state=TableState.OVER, result=result))
    before = live.view(1)
    assert (before["over"], "seed" in before) == (False, False)
    live.apply(last)
    assert live.view(1)["over"]
