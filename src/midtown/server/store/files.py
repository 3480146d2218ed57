"""The file of the embedded store: whose it is, and that only one service uses it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import structlog
from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from midtown.errors import InvalidError

PRIVATE = 0o600
"""It holds seeds of running matches and hashes of secrets."""
PARTS = ("", "-wal", "-shm")
PART_SIZE = 2**20

logger = structlog.get_logger()


def file_of(url: str) -> Path | None:
    """The file of an embedded store; none for PostgreSQL or for a store in memory."""
    parsed = make_url(url)
    embedded = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(parsed.database or "") if embedded else None


def make_private(file: Path) -> None:
    """Nobody else may read the store. SQLite gives its further files the mode of the first."""
    make_folder(file.parent)
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for part in PARTS:
        _close_to_others(file.with_name(file.name + part))


def write_log_again(file: Path) -> None:
    """Brings to the disk what an earlier process wrote to the write-ahead log of a store, before anybody reads it.

    Where a sync has failed, Linux shows what was written although the disk never got it, and takes it for synced:
    the next sync succeeds without writing it. What is added after such a gap is lost with it when the power goes.
    Only writing it once more makes the next sync true.
    """
    log = file.with_name(f"{file.name}-wal")
    if not log.exists():
        return
    try:
        write_again(log)
    except OSError as error:
        raise InvalidError(f"The store cannot be opened: {log} cannot be written: {error.strerror}.") from None


def write_again(file: Path) -> None:
    """Writes over a file what it holds already, and syncs it."""
    with file.open("r+b", buffering=0) as opened:
        at = 0
        while part := opened.read(PART_SIZE):
            opened.seek(at)
            at += opened.write(part)
        os.fsync(opened.fileno())


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidError(f"The data folder {folder} cannot be made: {error.strerror}.") from None


def _close_to_others(file: Path) -> None:
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        logger.warning("others can read the store", file=str(file), error=error.strerror)


@contextmanager
def only_user(url: str) -> Iterator[None]:
    """Keeps other services, and `midtown restore`, off the file of an embedded store.

    The system lets go of the lock when a process ends, however it ends.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    make_folder(file.parent)
    lock = FileLock(file.with_name(f"{file.name}.lock"), timeout=0, mode=PRIVATE)
    try:
        lock.acquire()
    except Timeout:
        raise InvalidError(f"Midtown is running on {file} already: stop it first, or name another store.") from None
    except OSError as error:
        raise InvalidError(f"The data folder {file.parent} cannot be written to: {error.strerror}.") from None
    try:
        yield
    finally:
        lock.release()
