"""As much of Python's `sqlite3` as SQLAlchemy asks for, over APSW, which can be given a disk of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import apsw

from tests.simulation.disk import Vfs

Values = Sequence[Any]
KINDS: dict[type[apsw.Error], tuple[int, type[sqlite3.Error]]] = {
    apsw.ConstraintError: (sqlite3.SQLITE_CONSTRAINT, sqlite3.IntegrityError),
    apsw.CorruptError: (sqlite3.SQLITE_CORRUPT, sqlite3.DatabaseError),
    apsw.NotADBError: (sqlite3.SQLITE_NOTADB, sqlite3.DatabaseError),
    apsw.FullError: (sqlite3.SQLITE_FULL, sqlite3.OperationalError),
    apsw.ReadOnlyError: (sqlite3.SQLITE_READONLY, sqlite3.OperationalError),
    apsw.SQLError: (sqlite3.SQLITE_ERROR, sqlite3.OperationalError),
}
"""What Python's `sqlite3` makes of an error, and its code; any other is one of the disk."""


@contextmanager
def translated() -> Iterator[None]:
    try:
        yield
    except apsw.Error as error:
        raise _as_sqlite3(error) from None


def _as_sqlite3(error: apsw.Error) -> sqlite3.Error:
    """With its code, by which the service tells a full disk from one that fails."""
    code, kind = KINDS.get(type(error), (sqlite3.SQLITE_IOERR, sqlite3.OperationalError))
    translated = kind(f"{type(error).__name__}: {error}")
    translated.sqlite_errorcode = code
    return translated


class Module:
    """Stands where SQLAlchemy expects the module `sqlite3`; one for each simulated process."""

    apilevel = "2.0"
    paramstyle = "qmark"
    threadsafety = 1
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    Warning = sqlite3.Warning
    Error = sqlite3.Error
    InterfaceError = sqlite3.InterfaceError
    DatabaseError = sqlite3.DatabaseError
    DataError = sqlite3.DataError
    OperationalError = sqlite3.OperationalError
    IntegrityError = sqlite3.IntegrityError
    InternalError = sqlite3.InternalError
    ProgrammingError = sqlite3.ProgrammingError
    NotSupportedError = sqlite3.NotSupportedError

    def __init__(self, vfs: Vfs) -> None:
        self._vfs = vfs
        self._open: list[Connection] = []

    def connect(self, file: str, **_: Any) -> Connection:
        with translated():
            made = Connection(apsw.Connection(file, vfs=self._vfs.name), self._open)
        self._open.append(made)
        return made

    def close_all(self) -> None:
        for connection in list(self._open):
            with suppress(sqlite3.Error):  # what a dead process cannot write any more
                connection.close()


class Connection:
    def __init__(self, db: apsw.Connection, among: list[Connection]) -> None:
        self.db = db
        self.isolation_level: str | None = None
        self._among = among

    def cursor(self) -> Cursor:
        return Cursor(self.db)

    def execute(self, sql: str, values: Values = ()) -> Cursor:
        return self.cursor().execute(sql, values)

    def commit(self) -> None:
        if self.db.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.execute("ROLLBACK")

    def create_function(self, name: str, arguments: int, function: Callable[..., Any], **_: Any) -> None:
        self.db.create_scalar_function(name, function, arguments)

    def close(self) -> None:
        if self in self._among:
            self._among.remove(self)
            with translated():
                self.db.close(True)


class Cursor:
    arraysize = 1

    def __init__(self, db: apsw.Connection) -> None:
        self._db = db
        self._rows: list[Any] = []
        self.description: list[tuple[Any, ...]] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def execute(self, sql: str, values: Values = ()) -> Cursor:
        self.description, self.rowcount = None, -1
        cursor = self._db.cursor()
        cursor.exec_trace = self._note_columns
        with translated():
            self._rows = cursor.execute(sql, tuple(values)).fetchall()
        self.lastrowid = self._db.last_insert_rowid()
        if self.description is None or sql.lstrip()[:6].upper() != "SELECT":
            self.rowcount = self._db.changes()
        return self

    def executemany(self, sql: str, rows: Sequence[Values]) -> Cursor:
        changed = 0
        for values in rows:
            self.execute(sql, values)
            changed += self._db.changes()
        self.rowcount = changed
        return self

    def _note_columns(self, cursor: apsw.Cursor, sql: str, values: object) -> bool:
        columns = cursor.get_description()
        self.description = [(name, None, None, None, None, None, None) for name, *_ in columns] or None
        return True

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int | None = None) -> list[Any]:
        size = size or self.arraysize
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    def close(self) -> None:
        self._rows = []
