"""Mistakes in what is stored, and when."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

from midtown.server.live.cache import MatchCache
from midtown.server.store import database
from midtown.server.store.database import Job, Store
from midtown.server.store.trouble import Trouble
from midtown.server.tables import writer
from midtown.server.tables.writer import ConflictError, TableWriter
from tests.simulation.faults import Put, fault


@fault
def acknowledged_before_the_commit(put: Put) -> None:
    write = Store.write

    async def early(self: Store, change: Any, *args: Any, **how: Any) -> Any:
        if change is not writer._append:
            return await write(self, change, *args, **how)
        self._jobs.put(Job(lambda connection: change(connection, *args), asyncio.get_running_loop().create_future()))
        return None

    put(Store, "write", early)


@fault
def commits_are_never_synced(put: Put) -> None:
    put(database, "_prepare_writer", lambda c, _: database._prepare(c, "journal_mode=WAL", "synchronous=OFF"))


@fault
def commits_are_synced_later(put: Put) -> None:
    put(database, "_prepare_writer", lambda c, _: database._prepare(c, "journal_mode=WAL", "synchronous=NORMAL"))


@fault
def errors_of_the_store_are_swallowed(put: Put) -> None:
    def alone(self: Store, job: Job) -> None:
        with suppress(Exception), self._writing.begin() as connection:
            job.result = job.work(connection)

    put(Store, "_alone", alone)


@fault
def what_is_stored_is_said_not_to_be(put: Put) -> None:
    alone, failed = Store._alone, dict[Any, BaseException]()

    def once_more(self: Store, job: Job) -> None:
        alone(self, job)
        last = failed.pop(self, None)
        if job.error is not None and self.trouble is Trouble.FULL:
            failed[self] = job.error
        elif job.error is None:
            job.error = last

    put(Store, "_alone", once_more)


@fault
def the_writer_ends_at_an_error(put: Put) -> None:
    alone = Store._alone

    def once(self: Store, job: Job) -> None:
        alone(self, job)
        if job.error is not None:
            jobs: Any = self._jobs
            jobs.reader = lambda: None

    put(Store, "_alone", once)


@fault
def told_before_the_commit(put: Put) -> None:
    commit = TableWriter.commit

    async def early(self: TableWriter, live: Any, step: Any, motion: Any = None) -> None:
        before = live._match, live.clock, live.info.seats, live._sights
        live.apply(step)
        self.hub.tell_moved(live)
        live.lines.pop()
        live._match, live.clock, live.info.seats, live._sights = before
        for i in range(len(live.versions)):
            live.versions[i] -= step.entry.seen >> i & 1
        await commit(self, live, step, motion)

    put(TableWriter, "commit", early)


@fault
def somebody_elses_line_counts_as_ours(put: Put) -> None:
    write = Store.write

    async def lenient(self: Store, change: Any, *args: Any, **how: Any) -> Any:
        try:
            return await write(self, change, *args, **how)
        except IntegrityError:
            if change is not writer._append:
                raise

    put(Store, "write", lenient)


@fault
def a_match_is_not_read_again_after_a_conflict(put: Put) -> None:
    commit = TableWriter.commit

    async def refused(self: TableWriter, live: Any, step: Any, motion: Any = None) -> None:
        try:
            await commit(self, live, step, motion)
        except ConflictError:
            live.conflicts = True
            raise

    put(TableWriter, "commit", refused)
    load = MatchCache._load
    kept: dict[str, Any] = {}

    async def same(self: MatchCache, table: str) -> Any:
        old = kept.get(table)
        if old is None or not getattr(old, "conflicts", False):
            kept[table] = await load(self, table)
        return kept[table]

    put(MatchCache, "_load", same)
