"""A copy of the embedded store, taken while it is in use; PostgreSQL brings its own tools for that."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from midtown.errors import InvalidError
from midtown.server.store.files import PARTS, file_of, make_private, only_user


def backup(url: str, to: Path) -> None:
    """Copies the store as it is at one moment."""
    source = _file(url)
    if not source.is_file():
        raise InvalidError(f"There is no store at {source}.")
    if to.exists():
        raise InvalidError(f"{to} exists already; name a new file.")
    _copy_to_new_file(source, to)


def restore(copy: Path, url: str) -> None:
    """Puts a copy in place of the store. The service must not be running."""
    if not copy.is_file():
        raise InvalidError(f"There is no backup at {copy}.")
    _check(copy)
    target = _file(url)
    with only_user(url):
        new = target.with_name(f"{target.name}.new")
        new.unlink(missing_ok=True)
        _copy_to_new_file(copy, new)
        for part in PARTS[1:]:
            target.with_name(target.name + part).unlink(missing_ok=True)
        os.replace(new, target)


def _file(url: str) -> Path:
    file = file_of(url)
    if file is None:
        raise InvalidError("PostgreSQL is backed up with pg_dump and restored with pg_restore.")
    return file


def _copy_to_new_file(source: Path, target: Path) -> None:
    make_private(target)
    try:
        with closing(_open_to_read(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        target.unlink()
        raise InvalidError(f"{source} cannot be copied to {target}: {error}.") from None


def _open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing, so that the service remains the only one that does."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _check(copy: Path) -> None:
    try:
        with closing(_open_to_read(copy)) as store:
            sound = store.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            store.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise InvalidError(f"{copy} is not a sound backup of a store.")
