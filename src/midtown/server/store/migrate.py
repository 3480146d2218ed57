"""Brings a store to the schema of this version; Alembic does the work."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from midtown.errors import InvalidError
from midtown.server.store.database import driver_url, new_engine

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 8430
"""So that of several processes that start at once only one migrates."""


def migrate(url: str, revision: str = "head") -> None:
    engine = new_engine(driver_url(url), writing=True)
    config = Config(attributes={})
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", error)).splitlines()[0]
        raise InvalidError(f"The store cannot be opened: {cause}.") from None
    except CommandError as error:
        raise InvalidError(f"The store was made by another version of Midtown: {error}") from None
    finally:
        engine.dispose()
