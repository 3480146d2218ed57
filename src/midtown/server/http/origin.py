"""Where a request comes from, and by which name it asked for us.

A page elsewhere can have its own name lead to this machine and then speak to us as if it were ours (DNS rebinding).
So only names are answered that nobody outside can take: addresses, names of the local network, and those we were told.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.settings import Settings

LOCAL_ENDINGS = ("localhost", "local", "internal", "home.arpa")
"""Reserved for this machine and for local networks: nobody can buy such a name."""
SCHEMES = {"ws": "http", "wss": "https"}
PORTS = {"http": 80, "https": 443}
Origin = tuple[str, str, int | None]
"""Scheme, host and port."""


def why_foreign(scope: Scope, settings: Settings) -> RefusedError | None:
    """Why a request must not be taken, if so: for the name that it asked for, or for the page that it comes from."""
    headers = Headers(scope=scope)
    if not _known_host(headers, settings):
        return RefusedError(Refusal.FOREIGN_HOST)
    reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
    if reads or has_bearer(headers) or _same_origin(scope, headers, settings):
        return None
    return RefusedError(Refusal.FOREIGN_PAGE)


def has_bearer(headers: Headers) -> bool:
    """A browser never sends this by itself, so whoever sends it means it."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def _known_host(headers: Headers, settings: Settings) -> bool:
    """A request without a name comes from no browser."""
    asked = headers.getlist("host")
    return not asked or (len(asked) == 1 and is_known(_split(f"//{asked[0]}"), settings))


def is_known(asked: SplitResult | None, settings: Settings) -> bool:
    name = (asked.hostname or "").rstrip(".") if asked else ""
    return _is_address(name) or _is_local(name) or name in _own_names(settings)


def _is_address(name: str) -> bool:
    """An address leads nowhere else, so no page can have it lead here."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    return bool(name) and ("." not in name or name.endswith(tuple(f".{ending}" for ending in LOCAL_ENDINGS)))


def _own_names(settings: Settings) -> set[str]:
    public = _split(settings.public_url)
    told = {settings.host, socket.gethostname(), public.hostname or "" if public else "", *settings.known_hosts}
    return {name.lower() for name in told if name}


def _same_origin(scope: Scope, headers: Headers, settings: Settings) -> bool:
    """Whether this comes from one of our own pages, or from no browser: a browser always tells one of the two."""
    told = headers.get("origin")
    if told is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    scheme = SCHEMES.get(scope["scheme"], scope["scheme"])
    ours = {_origin(settings.public_url), _origin(f"{scheme}://{headers.get('host', '')}")}
    return _origin(told) in ours - {None}


def _origin(url: str) -> Origin | None:
    parts = _split(url)
    if parts is None or parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, parts.port or PORTS[parts.scheme]


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return None if parts.username is not None else parts
