"""Runs the service in this process until it is told to stop."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn
from prometheus_client import start_http_server

from midtown.errors import InvalidError
from midtown.server.http.app import new_app
from midtown.server.running import logs, warmup
from midtown.server.running.settings import Settings
from midtown.server.store.files import only_user

STOP_SECONDS = 5
BACKLOG = 4096
KEEP_ALIVE_SECONDS = 20

logger = structlog.get_logger()


class Server(uvicorn.Server):
    """Says where it can be reached as soon as that is so."""

    announce: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def bound(settings: Settings) -> socket.socket:
    """The socket to serve on; a port that is taken is told in one sentence."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        said = getattr(error, "strerror", None) or "it is not an address of this machine"
        reason = said.partition(" (while attempting")[0]
        raise InvalidError(f"Midtown cannot listen on {settings.host} port {settings.port}: {reason}.") from None


def address(settings: Settings, listening: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{host}:{listening.getsockname()[1]}"


def new_server(settings: Settings) -> Server:
    return Server(
        uvicorn.Config(
            new_app(settings),
            ws="websockets-sansio",
            ws_max_size=settings.message_limit,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            timeout_graceful_shutdown=STOP_SECONDS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            backlog=BACKLOG,
        )
    )


def collect_rarely() -> None:
    """A full search for garbage holds up every table, half a second with a thousand of them, and finds next to nothing.

    What is there already will stay, and the search is made a hundred times less often than usual.
    """
    gc.freeze()
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, 100 * old)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serves until a signal comes; then everything that was begun is finished, and what is in memory let go."""
    logs.configure(settings.log_level)
    with only_user(settings.store_url):
        _serve(settings, announce)


def _serve(settings: Settings, announce: Callable[[str], None]) -> None:
    listening = bound(settings)
    server = new_server(settings)
    server.announce = lambda: announce(address(settings, listening))
    if settings.metrics_port:
        start_http_server(settings.metrics_port, "127.0.0.1")
    for ending in (signal.SIGINT, signal.SIGTERM):
        # uvicorn takes them while it runs and raises them again when it has stopped: then there is nothing left to do.
        signal.signal(ending, signal.SIG_IGN)
    collect_rarely()
    server.run([listening])
    logger.info("stopped")
    if warmup.under_way():
        # Everything is stored and closed; only the compiler is still at work, and it cannot be interrupted.
        sys.stdout.flush()
        os._exit(0)
