"""All that can be set about the service, read from `MIDTOWN_*` variables and checked in one place."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import platformdirs
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from midtown.errors import InvalidError

Rate = Annotated[str, Field(pattern=r"^[1-9]\d{0,8}/[1-9]\d{0,6}$")]
"""So many in so many seconds: 60/3."""
Days = Annotated[int, Field(ge=1, le=36_500)]


class Settings(BaseSettings):
    """Each field is the variable `MIDTOWN_` and its name in capitals."""

    model_config = SettingsConfigDict(env_prefix="MIDTOWN_", extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(8430, ge=0, le=65_535)
    data_dir: Path = Path(platformdirs.user_data_dir("midtown"))
    """Where the embedded store lives."""
    store: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty for a file in the data folder."""
    public_url: str = ""
    """What people type to get here, if a proxy stands in front: `https://midtown.example`."""
    hosts: str = ""
    """Further names by which people may ask for us, with commas between; addresses and local names always go."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies whose word on the client's address is taken."""

    bot_threads: int = Field(max(1, (os.cpu_count() or 2) - 1), ge=1, le=256)
    bot_queue: int = Field(500, ge=1, le=100_000)
    live_matches: int = Field(5_000, ge=1)
    """How many matches are kept in memory; the others wait in the store."""

    warm_up: bool = True
    """Whether rules and bots are compiled when the service starts, rather than when first needed."""

    http_rate: Rate = "1200/60"
    """Requests of one address."""
    guest_rate: Rate = "60/3600"
    """New guests of one address."""
    login_rate: Rate = "10/60"
    """Tries of passwords of one address."""
    guess_rate: Rate = "10/1800"
    """Wrong passwords of one address for one account."""
    table_rate: Rate = "120/3600"
    """New tables of one person."""
    socket_rate: Rate = "60/3"
    """Messages of one socket."""
    sockets_per_address: int = Field(100, ge=1)
    body_limit: int = Field(262_144, ge=1_024)
    """Bytes of one HTTP request."""
    message_limit: int = Field(65_536, ge=1_024)
    """Bytes of one socket message."""

    away_minutes: int = Field(5, ge=0)
    """After so long without a sign of life the others may ask for a bot in somebody's place."""
    keep_waiting_days: Days = 7
    """Tables that never began are cleared away after this."""
    keep_playing_days: Days = 90
    """Matches in which nobody moves are closed after this."""
    keep_closed_days: Days = 30
    keep_over_days: int = Field(0, ge=0, le=36_500)
    """Finished matches; 0 keeps them for ever."""
    keep_guest_days: Days = 400
    session_idle_days: Days = 90
    """A device that was not used for so long is logged out of its account."""
    session_days: Days = 400
    """After so long a device is logged out of its account in any case."""

    metrics_port: int = Field(0, ge=0, le=65_535)
    """Prometheus metrics on this port of 127.0.0.1; 0 for none."""
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")

    @field_validator("store")
    @classmethod
    def _known_store(cls, url: str) -> str:
        if url and urlsplit(url).scheme not in ("sqlite", "postgresql"):
            raise ValueError("a store is sqlite:///FILE or postgresql://…")
        return url

    @field_validator("public_url")
    @classmethod
    def _whole_url(cls, url: str) -> str:
        if url and (urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc):
            raise ValueError("it is a whole address such as https://midtown.example")
        return url.rstrip("/")

    @property
    def store_url(self) -> str:
        return self.store or f"sqlite:///{self.data_dir / 'midtown.db'}"

    @property
    def known_hosts(self) -> list[str]:
        return [name.strip() for name in self.hosts.split(",") if name.strip()]

    @property
    def secure(self) -> bool:
        """Whether people come over TLS, so that cookies may say so."""
        return self.public_url.startswith("https:")


def read(**given: Any) -> Settings:
    """The settings: what was given, then what the environment says, then the defaults."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        raise InvalidError(f"The setting MIDTOWN_{name} cannot be used: {_plain(first['msg'])}.") from None


def _plain(message: str) -> str:
    said = message.removeprefix("Value error, ")
    return said[:1].lower() + said[1:]
