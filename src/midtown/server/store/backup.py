"""A copy of the embedded store, taken while it is in use; PostgreSQL brings its own tools for that."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from midtown.errors import InvalidError


def backup(url: str, to: Path) -> None:
    """Copies the store as it is at one moment."""
    source = _file(url)
    if not source.is_file():
        raise InvalidError(f"There is no store at {source}.")
    if to.exists():
        raise InvalidError(f"{to} exists already; name a new file.")
    _copy(source, to)


def restore(copy: Path, url: str) -> None:
    """Puts a copy in place of the store. The service must not be running."""
    if not copy.is_file():
        raise InvalidError(f"There is no backup at {copy}.")
    _check(copy)
    target = _file(url)
    target.parent.mkdir(parents=True, exist_ok=True)
    _copy(copy, target)


def _file(url: str) -> Path:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise InvalidError("PostgreSQL is backed up with pg_dump and restored with pg_restore.")
    return Path(parsed.database)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _check(copy: Path) -> None:
    try:
        with closing(sqlite3.connect(copy)) as store:
            sound = store.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            store.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise InvalidError(f"{copy} is not a sound backup of a store.")
