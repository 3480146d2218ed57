"""As much of Python's `sqlite3` as SQLAlchemy asks for, over APSW, which can be given a disk of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import apsw

from tests.simulation.disk import Vfs

Values = Sequence[Any]


@contextmanager
def translated() -> Iterator[None]:
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from None
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise sqlite3.DatabaseError(str(error)) from None
    except apsw.Error as error:
        raise sqlite3.OperationalError(f"{type(error).__name__}: {error}") from None


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
