"""What is not stored has not happened: a failed write leaves no trace, and nobody is told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from midtown.client import RefusedError
from midtown.engine.seed import OriginKind
from midtown.engine.state_record import Json
from midtown.server.live.hub import Hub, Listener
from midtown.server.live.match import LiveMatch, Step
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import ClockKind, EntryKind, MotionKind, MotionState, SeatKind
from midtown.server.store import log, people, tables
from midtown.server.store.database import Store
from midtown.server.store.migrate import migrate
from midtown.server.tables.model import Motion, Person, Seat
from midtown.server.tables.seating import new_table
from midtown.server.tables.writer import TableWriter
from tests.server.service import Service, catch_up, two_people

ADA, BOB = Person("p" * 16, "Ada", "en", None, 0, 0), Person("q" * 16, "Bob", "en", None, 0, 0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    migrate(url)
    opened = Store(url)
    yield opened
    opened.close()


def move(live: LiveMatch) -> Step:
    ids = live.match.legal.ids
    return live.propose(EntryKind.MOVE, live.match.turn or 0, action=ids[len(ids) // 2], client_move_id="once")


def undo(live: LiveMatch) -> Step:
    return live.propose(EntryKind.UNDO, 0, ply=live.consent_target(0))


def resign(live: LiveMatch) -> Step:
    return live.propose(EntryKind.RESIGN, 1)


def replace(live: LiveMatch) -> Step:
    return live.propose(EntryKind.REPLACE, 1, bot="club")


def replace_first(live: LiveMatch) -> Step:
    return live.propose(EntryKind.REPLACE, 0, bot="club")


def everything(live: LiveMatch) -> str:
    """All that a match in memory holds and shows."""
    audiences = live.audiences
    shown = [[live.version(a), live.view(a), live.updates(a)] for a in audiences]
    clock = {**live.clock.to_json(), "now": 0}
    inside = [live.number, live.deciders, sorted(live.moves), live.match.record(), asdict(live.info)]
    return json.dumps([shown, clock, inside])


def count(connection: Connection, table: str) -> int:
    return len(log.entries(connection, table))


async def a_match_of_some_moves(store: Store, writer: TableWriter, game: str) -> LiveMatch:
    await store.write(people.add, ADA, "a", "")
    await store.write(people.add, BOB, "b", "")
    seats = [Seat(0, SeatKind.PERSON, "Ada", person=ADA.id), Seat(1, SeatKind.PERSON, "Bob", person=BOB.id)]
    clock: answers.RealTime = {"kind": ClockKind.REAL_TIME, "seconds": 600, "increment": 5}
    seed: Json = {"secret": "5a" * 32, "origin": OriginKind.GIVEN}
    begun: Json = {"state": "playing", "begun": 1, "touched": 1, "turn": 0}
    live = LiveMatch(new_table(ADA, game, {}, seats, clock=clock, **seed, **begun))
    await store.write(tables.add, live.info)
    chooser = random.Random(3)
    for _ in range(12):
        action = chooser.choice(live.match.legal.ids)
        await writer.commit(live, live.propose(EntryKind.MOVE, live.match.turn or 0, action=action))
    return live


def failing(*_: Any) -> None:
    raise OperationalError("", {}, Exception("the disk is full"))


@pytest.mark.parametrize("propose", [move, undo, resign, replace])
def test_a_write_that_fails_changes_nothing_and_is_told_to_nobody(
    store: Store, name: str, propose: Callable[[LiveMatch], Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hub, changed = Hub(), list[str]()
        writer = TableWriter(store, hub)
        live = await a_match_of_some_moves(store, writer, name)
        writer.on_change.append(lambda live: changed.append(live.info.id))
        listener = Listener(ADA, "session")
        for audience in live.audiences:
            hub.watch(listener, live, audience, None)
        live.info.motions.append(
            Motion(1, MotionKind.UNDO, 0, None, None, [1], {}, live.version(None), MotionState.OPEN)
        )
        hub.tell_table(live)
        while not listener.outbox.empty():
            listener.outbox.get_nowait()
        before, number = everything(live), live.number

        with monkeypatch.context() as broken:
            broken.setattr(log, "append", failing)
            with pytest.raises(OperationalError):
                await writer.commit(live, propose(live))
        assert everything(live) == before
        assert await store.read(count, live.info.id) == number
        assert (listener.outbox.qsize(), changed) == (0, [])

        await writer.commit(live, propose(live))
        assert everything(live) != before
        assert live.number == await store.read(count, live.info.id) == number + 1
        assert listener.outbox.qsize() > 0
        assert changed == [live.info.id]

    asyncio.run(play())


def test_what_was_committed_is_what_the_log_says(store: Store, name: str) -> None:
    """A match that was changed step by step is the same as one that was read from the store."""

    async def play() -> None:
        writer = TableWriter(store, Hub())
        live = await a_match_of_some_moves(store, writer, name)
        for propose in (move, undo, replace, replace_first):
            await writer.commit(live, propose(live))
        info = await store.read(tables.require, live.info.id)
        live.info.seats = [type(seat)(**{**vars(seat), "last_seen": 0}) for seat in live.info.seats]
        assert everything(LiveMatch(info, await store.read(log.entries, info.id))) == everything(live)

    asyncio.run(play())


def test_a_player_whose_move_could_not_be_stored_makes_it_again(
    own_service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, table = two_people(own_service, "skyline")
    with ada.sit(table) as seat, bob.sit(table) as other:
        wish = {"type": "move", "version": 0, "client_move_id": "once", "action": seat.view["choices"][0]["id"]}
        with monkeypatch.context() as broken:
            broken.setattr(log, "append", failing)
            with pytest.raises(RefusedError) as refused:
                seat.ask(**wish)
            assert refused.value.code == "busy"
        catch_up(seat, other)
        assert seat.version == other.version == 0
        done = seat.ask(**wish)
        assert (done["version"], done["duplicate"]) == (1, False)
        catch_up(seat, other)
        assert seat.version == other.version == 1
        assert [update["kind"] for update in other.updates] == ["move"]
