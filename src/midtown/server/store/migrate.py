"""Brings a store to the schema of this version; Alembic does the work."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from midtown.errors import InvalidError
from midtown.server.store import files
from midtown.server.store.database import driver_url, new_engine
from midtown.server.store.files import file_of
from midtown.server.store.trouble import Trouble, trouble_of

MIGRATIONS = Path(__file__).parent / "migrations"
DAMAGED = "it is damaged; put a backup in its place with `midtown restore`"
LOCK = 8430
"""So that of several processes that start at once only one migrates."""


def migrate(url: str, revision: str = "head") -> None:
    file = file_of(driver_url(url))
    engine = new_engine(driver_url(url), writing=True)
    if file is not None:
        files.write_log_again(file)
    config = Config(attributes={})
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                _check_soundness(connection)
                _check_writing(connection)
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except SQLAlchemyError as error:
        raise InvalidError(f"The store cannot be opened: {_cause(error)}.") from None
    except CommandError as error:
        raise InvalidError(f"The store was made by another version of Midtown: {error}") from None
    finally:
        engine.dispose()


def _check_soundness(connection: Connection) -> None:
    """A damaged file is not written to: what is left of it can still be saved."""
    said = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if said != "ok":
        raise InvalidError(f"The store cannot be opened: {DAMAGED}.")


def _check_writing(connection: Connection) -> None:
    """A transaction of a file that may only be read begins without complaint."""
    version = connection.execute(text("PRAGMA user_version")).scalar()
    connection.execute(text(f"PRAGMA user_version = {version}"))


def _cause(error: SQLAlchemyError) -> str:
    trouble = trouble_of(error)
    said = str(getattr(error, "orig", error)).splitlines()[0]
    return {Trouble.DAMAGED: DAMAGED, Trouble.FULL: Trouble.FULL, Trouble.READ_ONLY: "it may not be written to"}.get(
        trouble or Trouble.AWAY, said
    )
