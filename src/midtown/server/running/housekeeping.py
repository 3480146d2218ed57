"""What has to be looked at from time to time: clocks, bots that were forgotten, who is connected, and old tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from midtown.games import find, names
from midtown.server.live.cache import MatchCache
from midtown.server.live.clocks import DAY
from midtown.server.live.devices import Devices
from midtown.server.live.hub import Hub
from midtown.server.live.sync import MatchSync
from midtown.server.refusals import RefusedError
from midtown.server.running.settings import Settings
from midtown.server.store import people, tables
from midtown.server.store.database import Store
from midtown.server.store.trouble import trouble_of
from midtown.server.tables import moves
from midtown.server.tables.model import now
from midtown.server.tables.writer import TableWriter
from midtown.server.thinking.bot_runner import BotRunner

MANY = 200
FORGOTTEN = 15_000
"""After so many milliseconds without a move a bot's turn was lost, by a crash or a full queue."""

logger = structlog.get_logger()


@dataclass(frozen=True)
class Job:
    """Something to be done every so many seconds, whether or not it worked the last time."""

    name: str
    seconds: float
    work: Callable[[], Awaitable[None]]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.work()
            except Exception as error:
                if trouble_of(error) is None:  # the store itself says once that it is in trouble
                    logger.exception("housekeeping failed", job=self.name)


async def expire_clocks(store: Store, cache: MatchCache, writer: TableWriter) -> None:
    """Ends the turn of everybody whose time is up."""
    for table in await store.read(tables.ids_out_of_time, MANY):
        await moves.expire_turn_at(cache, writer, table)


async def wake_bots(store: Store, cache: MatchCache, bots: BotRunner, idle: int = FORGOTTEN) -> None:
    """Lets bots decide at tables where nothing has happened for so many milliseconds."""
    for table in await store.read(tables.ids_waiting_for_bots, now() - idle, MANY):
        try:
            async with cache.at(table) as live:
                bots.wake(live)
        except RefusedError:
            continue


async def close_other_versions(store: Store) -> None:
    """Gives up the tables of rules that are no longer played."""
    for name in names():
        await store.write(tables.close_other_versions, name, find(name).version)


async def record_presence(store: Store, hub: Hub, devices: Devices) -> None:
    """Everybody who is connected is here, and every session that was used is in use."""
    await devices.mark_used()
    present = hub.people()
    if present:
        await store.write(people.mark_seen, present)


async def end_old_sessions(store: Store, devices: Devices, settings: Settings) -> None:
    """Logs accounts out where they were not for long, and everywhere after very long. Guests could not come back."""
    used, created = now() - settings.session_idle_days * DAY, now() - settings.session_days * DAY
    for person in await store.write(people.end_old_sessions, used, created):
        await devices.check(person)


async def clear(store: Store, sync: MatchSync, settings: Settings) -> None:
    """Closes and removes what nobody comes back to, as long after as the settings say."""
    at = now()
    over = at - settings.keep_over_days * DAY if settings.keep_over_days else None
    closed = await store.write(
        tables.clear,
        waiting=at - settings.keep_waiting_days * DAY,
        playing=at - settings.keep_playing_days * DAY,
        closed=at - settings.keep_closed_days * DAY,
        over=over,
    )
    await store.write(people.clear, at - settings.keep_guest_days * DAY)
    for table in closed:
        await sync.catch_up(table)
