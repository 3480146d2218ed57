"""What has to be looked at from time to time: clocks, bots that were forgotten, who is connected, and old tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from midtown.server.live.clocks import DAY
from midtown.server.refusals import RefusedError
from midtown.server.service import Service
from midtown.server.store import people, tables
from midtown.server.tables import moves
from midtown.server.tables.model import now
from midtown.server.thinking import bot_turns

MANY = 200
FORGOTTEN = 15_000
"""After so many milliseconds without a move a bot's turn was lost, by a crash or a full queue."""
SECOND, MINUTE, HOUR = 1.0, 60.0, 3600.0

logger = structlog.get_logger()


def start(service: Service) -> None:
    service.run_in_background(_wake_bots(service, before=now()))
    for seconds, job in (
        (SECOND, expire_clocks),
        (5 * SECOND, wake_bots),
        (MINUTE / 2, record_presence),
        (HOUR, clear),
    ):
        service.run_in_background(_every(seconds, job, service))


async def _every(seconds: float, job: Callable[[Service], Awaitable[None]], service: Service) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await job(service)
        except Exception:
            logger.exception("housekeeping failed", job=job.__name__)


async def expire_clocks(service: Service) -> None:
    """Ends the turn of everybody whose time is up."""
    for table in await service.store.read(tables.ids_out_of_time, MANY):
        await moves.expire_turn_at(service, table)


async def wake_bots(service: Service) -> None:
    await _wake_bots(service, before=now() - FORGOTTEN)


async def _wake_bots(service: Service, before: int) -> None:
    for table in await service.store.read(tables.ids_waiting_for_bots, before, MANY):
        try:
            async with service.cache.at(table) as live:
                bot_turns.start_thinking(service, live)
        except RefusedError:
            continue


async def record_presence(service: Service) -> None:
    """Everybody who is connected is here."""
    present = service.hub.people()
    if present:
        await service.store.write(people.mark_seen, present)


async def clear(service: Service) -> None:
    """Closes and removes what nobody comes back to, as long after as the settings say."""
    kept, at = service.settings, now()
    over = at - kept.keep_over_days * DAY if kept.keep_over_days else None
    closed = await service.store.write(
        tables.clear,
        waiting=at - kept.keep_waiting_days * DAY,
        playing=at - kept.keep_playing_days * DAY,
        closed=at - kept.keep_closed_days * DAY,
        over=over,
    )
    await service.store.write(people.clear, at - kept.keep_guest_days * DAY)
    for table in closed:
        await service.catch_up(table)
