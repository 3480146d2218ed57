"""What has to be looked at from time to time: clocks, bots that were forgotten, signs of life, and old tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from midtown.server import botplay, moves
from midtown.server.clocks import DAY
from midtown.server.house import House
from midtown.server.model import now
from midtown.server.refusals import RefusedError
from midtown.server.store import people, tables

MANY = 200
FORGOTTEN = 15_000
"""After so many milliseconds without a move a bot's turn was lost, by a crash or a full queue."""
SECOND, MINUTE, HOUR = 1.0, 60.0, 3600.0

logger = structlog.get_logger()


def begin(house: House) -> None:
    house.later(_wake_bots(house, before=now()))
    for seconds, duty in ((SECOND, call_flags), (5 * SECOND, wake_bots), (MINUTE / 2, note_signs), (HOUR, clear)):
        house.later(_every(seconds, duty, house))


async def _every(seconds: float, duty: Callable[[House], Awaitable[None]], house: House) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await duty(house)
        except Exception:
            logger.exception("housekeeping failed", duty=duty.__name__)


async def call_flags(house: House) -> None:
    """Ends the turn of everybody whose time is up."""
    for table in await house.store.read(tables.ids_out_of_time, MANY):
        await moves.time_out(house, table)


async def wake_bots(house: House) -> None:
    await _wake_bots(house, before=now() - FORGOTTEN)


async def _wake_bots(house: House, before: int) -> None:
    for table in await house.store.read(tables.ids_waiting_for_bots, before, MANY):
        try:
            async with house.lives.at(table) as live:
                botplay.go_on(house, live)
        except RefusedError:
            continue


async def note_signs(house: House) -> None:
    """Everybody who is connected is here."""
    present = house.hub.people()
    if present:
        await house.store.write(people.saw, present)


async def clear(house: House) -> None:
    """Closes and removes what nobody comes back to, as long after as the settings say."""
    kept, at = house.settings, now()
    over = at - kept.keep_over_days * DAY if kept.keep_over_days else None
    closed = await house.store.write(
        tables.clear,
        waiting=at - kept.keep_waiting_days * DAY,
        playing=at - kept.keep_playing_days * DAY,
        closed=at - kept.keep_closed_days * DAY,
        over=over,
    )
    await house.store.write(people.clear, at - kept.keep_guest_days * DAY)
    for table in closed:
        await house.catch_up(table)
