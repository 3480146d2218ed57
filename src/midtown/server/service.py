"""The service as one thing: it makes all parts and gives each the others that it needs."""

from __future__ import annotations

import asyncio
from functools import partial

from midtown.games import names
from midtown.server.live.cache import MatchCache
from midtown.server.live.devices import Devices
from midtown.server.live.hub import Hub
from midtown.server.live.sync import MatchSync
from midtown.server.running import housekeeping, warmup
from midtown.server.running.health import Health
from midtown.server.running.housekeeping import Job
from midtown.server.running.limiter import Limiter
from midtown.server.running.settings import Settings
from midtown.server.running.tasks import BackgroundTasks
from midtown.server.store.database import Store
from midtown.server.store.notify import listen
from midtown.server.tables.motions import Motions
from midtown.server.tables.writer import TableWriter
from midtown.server.thinking.bot_runner import BotRunner
from midtown.server.thinking.reviews import Reviews
from midtown.server.thinking.workers import Workers


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.store_url)
        self.health = Health(self.store)
        self.tasks = BackgroundTasks()
        self.limiter = Limiter(settings)
        self.cache = MatchCache(self.store, settings.live_matches)
        self.hub = Hub()
        self.devices = Devices(self.store, self.hub)
        self.sync = MatchSync(self.store, self.cache, self.hub, self.tasks)
        self.writer = TableWriter(self.store, self.hub)
        self.motions = Motions(self.cache, self.hub, self.writer, settings.away_minutes)
        self.workers = Workers(settings.bot_threads, settings.bot_queue)
        self.bots = BotRunner(self.cache, self.workers, self.writer, self.sync, self.tasks)
        self.reviews = Reviews(self.store, self.tasks)
        self.writer.on_change.append(self.bots.wake)
        self.ready: set[str] = set()
        """The games whose rules are compiled; a match of another has to wait for that."""

    def start(self) -> None:
        if self.store.shared:
            self.tasks.start(listen(self.store.url, self._on_notification, self._catch_up))
        if self.settings.warm_up:
            self.tasks.start(warmup.compile_games(self.ready))
        else:
            self.ready.update(names())
        self.tasks.start(self._resume())
        for job in self._jobs():
            self.tasks.start(job.run())

    async def _resume(self) -> None:
        """What has to be seen to before play goes on."""
        await self._end_old_sessions()
        await housekeeping.close_other_versions(self.store)
        await housekeeping.wake_bots(self.store, self.cache, self.bots, idle=0)

    async def _end_old_sessions(self) -> None:
        await housekeeping.end_old_sessions(self.store, self.devices, self.settings)

    async def _on_notification(self, what: str, about: str) -> None:
        """Another process has written something about a table or a person."""
        if what == "person":
            self.tasks.start(self.devices.check(about))
        else:
            await self.sync.on_notification(what, about)

    async def _catch_up(self) -> None:
        await self.sync.catch_up_all()
        await self.devices.check_all()

    def _jobs(self) -> tuple[Job, ...]:
        store, cache, minute = self.store, self.cache, 60
        return (
            Job("expire clocks", 1, partial(housekeeping.expire_clocks, store, cache, self.writer)),
            Job("wake bots", 5, partial(housekeeping.wake_bots, store, cache, self.bots)),
            Job("record presence", minute / 2, partial(housekeeping.record_presence, store, self.hub, self.devices)),
            Job("end sessions", 60 * minute, self._end_old_sessions),
            Job("clear", 60 * minute, partial(housekeeping.clear, store, self.sync, self.settings)),
        )

    async def close(self) -> None:
        await self.tasks.close()
        self.workers.close()
        await asyncio.to_thread(self.store.close)
