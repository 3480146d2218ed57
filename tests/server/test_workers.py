"""Bots think beside: bounded, and the slow ones never in the way of others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from midtown import bots
from midtown.engine.game import Game
from midtown.server.refusals import RefusedError
from midtown.server.thinking import bot_runner
from midtown.server.thinking.workers import BY_THE_CLOCK, HINT, Workers, choose
from tests.server.service import PATIENCE, Service

QUEUE = 3


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1, QUEUE)
    yield made
    made.close()


def test_the_master_and_hints_think_by_the_clock_and_nobody_else() -> None:
    assert {"master", HINT} == BY_THE_CLOCK
    assert set(bots.BOTS) - BY_THE_CLOCK


def test_quick_bots_do_not_wait_for_thinking_masters(workers: Workers) -> None:
    thought = threading.Event()

    async def ask() -> str:
        slow = [asyncio.create_task(workers.lane("master").run("master", thought.wait)) for _ in range(QUEUE)]
        await asyncio.sleep(0)
        answer = await workers.lane("club").run("club", lambda: "my move")
        assert not any(task.done() for task in slow)
        thought.set()
        await asyncio.gather(*slow)
        return answer

    assert asyncio.run(ask()) == "my move"


def test_more_than_the_queue_holds_is_refused_and_later_taken_again(workers: Workers) -> None:
    thought = threading.Event()

    async def ask() -> None:
        lane = workers.lane("master")
        waiting = [asyncio.create_task(lane.run("master", thought.wait)) for _ in range(QUEUE)]
        await asyncio.sleep(0)
        with pytest.raises(RefusedError, match="busy"):
            await lane.run("master", thought.wait)
        thought.set()
        await asyncio.gather(*waiting)
        assert await lane.run("master", thought.wait)

    asyncio.run(ask())


def test_a_table_goes_on_while_masters_think_at_others(own_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads for slow bots are taken; people move all the same, and so do quick bots."""
    thought = threading.Event()

    def choose_slowly(bot: str, game: Game, record: Any) -> int:
        if bot == "master":
            thought.wait(PATIENCE)
        return choose(bot, game, record)

    monkeypatch.setattr(bot_runner, "choose", choose_slowly)
    masters = [own_service.guest().create("lift", ["master", "me"])["id"] for _ in range(5)]
    ada = own_service.guest()
    with ada.sit(ada.create("lift", ["me", "random"])["id"]) as seat:
        for _ in range(3):
            seat.play(seat.view["choices"][0]["id"])
            seat.catch_up()
            assert seat.wait_for_turn(PATIENCE)
    assert {table for table in masters if own_service.client().table(table)["turn"] == 0} == set(masters)
    thought.set()
