"""Mistakes in what people are told, and in what the log of the service tells."""

from __future__ import annotations

from typing import Any

import structlog

from midtown.server import people
from midtown.server.http.socket import Conversation
from midtown.server.live import cache, sync
from midtown.server.live.hub import Hub
from midtown.server.tables import describe, writer
from tests.simulation.faults import Put, fault


async def _nothing(*_: object) -> None:
    return


@fault
def all_are_told_what_the_first_is_told(put: Put) -> None:
    moved, made = Hub._moved, dict[Any, Any]()

    def same(self: Hub, live: Any, audience: int | None) -> Any:
        told = made.setdefault((live.info.id, live.number), moved(self, live, audience))
        return {**told, "seat": audience}

    put(Hub, "_moved", same)


@fault
def nobody_is_told_of_moves(put: Put) -> None:
    put(Hub, "tell_moved", lambda self, live: None)


@fault
def tables_tell_their_seed(put: Put) -> None:
    summary = describe.table_summary
    put(describe, "table_summary", lambda info, *rest: {**summary(info, *rest), "forked_from": info.secret})


@fault
def contributions_are_told_at_once(put: Put) -> None:
    told = describe._seat_json
    put(describe, "_seat_json", lambda seat, *rest: {**told(seat, *rest), "contribution": seat.contribution})


@fault
def secrets_are_logged(put: Put) -> None:
    authenticate = people.authenticate

    async def talkative(store: Any, secret: str | None) -> Any:
        structlog.get_logger().info("somebody came", secret=secret)
        return await authenticate(store, secret)

    put(people, "authenticate", talkative)


@fault
def moves_are_logged(put: Put) -> None:
    append = writer._append

    def talkative(connection: Any, info: Any, step: Any, changes: Any) -> None:
        structlog.get_logger().info("entry", entry=step.entry)
        append(connection, info, step, changes)

    put(writer, "_append", talkative)


@fault
def news_from_elsewhere_lack_a_line(put: Put) -> None:
    def skipping(connection: Any, table: str, after: int) -> Any:
        return cache.table_and_log(connection, table, after + 1)

    put(sync, "table_and_log", skipping)


@fault
def who_comes_from_elsewhere_goes_back(put: Put) -> None:
    put(Conversation, "_catch_up", _nothing)
