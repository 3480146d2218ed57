"""The store: readers beside one writer, which commits all that came in meanwhile in one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from midtown.errors import InvalidError
from midtown.server.running import metrics
from midtown.server.store.files import file_of, make_private
from midtown.server.store.trouble import Trouble, trouble_of

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
BATCH = 256
"""How many jobs share one transaction at most."""
BUSY_SECONDS = 30

logger = structlog.get_logger()


@dataclass
class Job:
    """One thing to write. It must be repeatable: if its batch fails it is run once more, alone."""

    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Store:
    """Opened and closed by the service. `read` and `write` take functions of a connection.

    Of an embedded store only the writer's connection changes the file; it is the last to be closed, too, for whoever
    closes last copies the write-ahead log into the file.
    """

    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self.shared = self.url.startswith("postgresql")
        """Whether other processes may write to it as well."""
        self.trouble: Trouble | None = None
        """What kept it from doing its work the last time."""
        self._reading = new_engine(self.url, writing=False)
        self._writing = new_engine(self.url, writing=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """All that a query reads is as it was at one moment."""

        def work() -> T:
            try:
                with self._reading.connect() as connection:
                    return query(connection, *args, **kwargs)
            except Exception as error:
                self._note(error)
                raise

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns when the change is on disk."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(lambda connection: change(connection, *args, **kwargs), answer))
        return await answer

    def close(self) -> None:
        """Writes what is still waiting, then lets go of everything."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        if not self._together(batch):
            for job in batch:
                self._alone(job)
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.BATCH_SIZE.observe(len(batch))
        batch[0].answer.get_loop().call_soon_threadsafe(_answer, batch)

    def _together(self, batch: list[Job]) -> bool:
        if len(batch) == 1:
            return False
        try:
            with self._writing.begin() as connection:
                for job in batch:
                    job.result = job.work(connection)
        except Exception:
            return False
        self._recover()
        return True

    def _alone(self, job: Job) -> None:
        try:
            with self._writing.begin() as connection:
                job.result = job.work(connection)
            self._recover()
        except Exception as error:
            job.error = error
            self._note(error)

    def _note(self, error: Exception) -> None:
        trouble = trouble_of(error)
        if trouble is not None and trouble is not self.trouble and self.trouble is not Trouble.DAMAGED:
            self.trouble = trouble
            logger.warning("the store is in trouble", trouble=trouble)

    def _recover(self) -> None:
        """A file that is damaged in one place can be written to in others: only a restart takes that back."""
        if self.trouble not in (None, Trouble.DAMAGED):
            self.trouble = None
            logger.warning("the store works again")


def _answer(batch: list[Job]) -> None:
    for job in batch:
        if job.answer.cancelled():
            continue
        if job.error is not None:
            job.answer.set_exception(job.error)
        else:
            job.answer.set_result(job.result)


def driver_url(url: str) -> str:
    """The address with the driver that we bring."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise InvalidError("A store is sqlite:///FILE or postgresql://…; this one cannot be read.") from None
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed.render_as_string(hide_password=False)


def new_engine(url: str, *, writing: bool) -> Engine:
    if not url.startswith("sqlite"):
        isolation: Any = {} if writing else {"isolation_level": "REPEATABLE READ"}
        return create_engine(url, pool_size=1 if writing else READERS, pool_pre_ping=True, **isolation)
    file = file_of(url)
    if file is not None:
        make_private(file)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare_writer if writing else _prepare_reader)
    event.listen(engine, "begin", _begin_writing if writing else _begin_reading)
    return engine


def _prepare_writer(connection: Any, _: Any) -> None:
    """A commit is on disk when it returns, and readers never wait for it."""
    _prepare(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def _prepare_reader(connection: Any, _: Any) -> None:
    """It never writes: older versions of SQLite can damage a file to which two connections write or checkpoint."""
    _prepare(connection, "query_only=ON")


def _prepare(connection: Any, *pragmas: str) -> None:
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
