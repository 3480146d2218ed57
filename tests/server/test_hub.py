"""Telling: everybody who watches hears everything once, and nothing that shows them nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from midtown.engine.seed import OriginKind
from midtown.server.live.cache import MatchCache
from midtown.server.live.hub import Hub, Listener
from midtown.server.live.match import LiveMatch
from midtown.server.live.sync import MatchSync
from midtown.server.protocol.kinds import EntryKind, MotionKind, MotionState, SeatKind
from midtown.server.running.tasks import BackgroundTasks
from midtown.server.store.database import Store
from midtown.server.tables.model import Motion, Person, Seat
from midtown.server.tables.seating import new_table

ADA = Person("p", "Ada", "en", None, 0, 0)
EVE = Person("e", "Eve", "en", None, 0, 0)


def new_live(**details: Any) -> LiveMatch:
    seats = [Seat(n, SeatKind.PERSON, "", person="p") for n in range(2)]
    begun = {"state": "playing", "begun": 1, "touched": 1}
    return LiveMatch(
        new_table(ADA, "skyline", {}, seats, secret="5a" * 32, origin=OriginKind.GIVEN, **{**begun, **details})
    )


def move(live: LiveMatch) -> None:
    live.apply(live.propose(EntryKind.MOVE, live.match.turn or 0, action=live.match.legal.ids[0]))


def told(listener: Listener) -> list[Any]:
    return [json.loads(listener.outbox.get_nowait()) for _ in range(listener.outbox.qsize())]


def test_a_move_is_told_once_to_each_who_watches() -> None:
    hub, live, listener = Hub(), new_live(), Listener(ADA, "session")
    assert hub.watch(listener, live, 0, None)["version"] == 0
    move(live)
    hub.tell_moved(live)
    hub.tell_moved(live)
    assert [(m["type"], m["version"]) for m in told(listener)] == [("moved", 1)]


def test_who_missed_more_than_one_update_gets_them_with_the_whole_picture() -> None:
    """So it is when another process was quicker and the match had to be read from the store again."""
    hub, live, listener = Hub(), new_live(), Listener(ADA, "session")
    hub.watch(listener, live, 1, None)
    for _ in range(3):
        move(live)
    hub.tell_moved(live)
    (state,) = told(listener)
    assert state["type"] == "state"
    assert [update["version"] for update in state["missed"]] == [1, 2, 3]
    assert state["view"] == json.loads(json.dumps(live.view(1)))


def test_the_beginning_of_a_match_is_told_even_by_a_match_that_was_read_anew() -> None:
    hub, listener = Hub(), Listener(ADA, "session")
    waiting = new_live(state="waiting", begun=None, id="A" * 16)
    assert hub.watch(listener, waiting, 0, None)["view"] is None
    hub.tell_moved(waiting)
    assert told(listener) == []
    hub.tell_moved(new_live(id="A" * 16))
    assert [(m["type"], m["version"]) for m in told(listener)] == [("state", 0)]


def test_a_table_is_told_when_something_about_it_changed_and_not_for_mere_moves() -> None:
    hub, live, listener = Hub(), new_live(), Listener(ADA, "session")
    hub.watch(listener, live, None, None)
    live.info.touched, live.info.deadline, live.info.seats[0].last_seen = 99, 99, 99
    hub.tell_table(live)
    assert told(listener) == []
    live.info.seats[1].left = True
    hub.tell_table(live)
    hub.tell_table(live)
    live.info.motions.append(Motion(1, MotionKind.UNDO, 0, None, None, [1], {}, 0, MotionState.OPEN))
    hub.tell_table(live)
    live.info.motions[0].votes["1"] = True
    hub.tell_table(live)
    assert [m["type"] for m in told(listener)] == ["table"] * 3


def test_a_socket_that_takes_nothing_is_given_up_and_holds_up_nobody() -> None:
    hub, live, slow = Hub(), new_live(), Listener(ADA, "session")
    hub.watch(slow, live, 0, None)
    for number in range(1000):
        hub.tell_chat(live.info.id, {"number": number, "seat": None, "name": "Bob", "text": "…", "at": 0})
    assert slow.lost
    assert len(told(slow)) < 1000


def test_who_looks_on_is_told_by_name_and_only_while_they_do() -> None:
    hub, live, ada, eve = Hub(), new_live(), Listener(ADA, "session"), Listener(EVE, "session")
    hub.watch(ada, live, 0, None)
    hub.watch(ada, live, None, None)
    hub.watch(eve, live, None, None)
    assert hub.onlookers(live.info) == ["Eve"]
    hub.tell_presence(live, EVE.id)
    hub.tell_presence(live, EVE.id)
    hub.unwatch(eve, live.info.id, None)
    hub.tell_presence(live, EVE.id)
    assert [m["names"] for m in told(ada) if m["type"] == "onlookers"] == [["Eve"], []]


def test_after_a_lost_line_a_match_that_is_only_watched_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache has let go of it, and those who watch it were not told what other processes wrote meanwhile."""
    store = Store(f"sqlite:///{tmp_path / 'midtown.db'}")
    hub, live, cache = Hub(), new_live(), MatchCache(store, 1)
    hub.watch(Listener(ADA, "session"), live, 0, None)
    looked_at: list[str] = []

    async def note(_: MatchSync, table: str) -> None:
        looked_at.append(table)

    monkeypatch.setattr(MatchSync, "catch_up", note)
    asyncio.run(MatchSync(store, cache, hub, BackgroundTasks()).catch_up_all())
    store.close()
    assert looked_at == [live.info.id]
