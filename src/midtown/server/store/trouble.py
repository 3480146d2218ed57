"""What keeps a store from doing its work, in words of its own: databases have a hundred ways to say it."""

from __future__ import annotations

import sqlite3
from enum import StrEnum

import psycopg
from sqlalchemy.exc import DBAPIError

from midtown.server.refusals import Refusal, RefusedError


class Trouble(StrEnum):
    FULL = "the disk is full"
    READ_ONLY = "the store cannot be written to"
    DAMAGED = "the store is damaged"
    AWAY = "the store does not answer"


REFUSALS = {
    Trouble.FULL: Refusal.STORE_FULL,
    Trouble.READ_ONLY: Refusal.STORE_READ_ONLY,
    Trouble.DAMAGED: Refusal.STORE_DAMAGED,
}
SQLITE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
POSTGRESQL: tuple[tuple[type[Exception], Trouble], ...] = (
    (psycopg.errors.DiskFull, Trouble.FULL),
    (psycopg.errors.ReadOnlySqlTransaction, Trouble.READ_ONLY),
    (psycopg.errors.DataCorrupted, Trouble.DAMAGED),
    (psycopg.errors.IndexCorrupted, Trouble.DAMAGED),
)
PRIMARY = 0xFF
"""The part of an error code of SQLite that says what it is; the rest says where."""


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the store; nothing if it is about what was asked of it."""
    if not isinstance(error, DBAPIError):
        return None
    code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & PRIMARY
    if code == sqlite3.SQLITE_ERROR or code in SQLITE:
        return SQLITE.get(code)
    for kind, trouble in POSTGRESQL:
        if isinstance(error.orig, kind):
            return trouble
    broken = isinstance(error.orig, sqlite3.OperationalError | psycopg.OperationalError | psycopg.InterfaceError)
    return Trouble.AWAY if broken or error.connection_invalidated else None


def as_refusal(error: BaseException) -> RefusedError | None:
    """What the person is told whose request met it."""
    trouble = trouble_of(error)
    return None if trouble is None else RefusedError(REFUSALS.get(trouble, Refusal.STORE_AWAY))
