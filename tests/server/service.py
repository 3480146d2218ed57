"""A real service for tests: on a real port, in a thread of this process or in a process of its own."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import IO, Any

from midtown.client import Client, Seat
from midtown.engine.state_record import Json
from midtown.games import names
from midtown.server.running import settings, warmup
from midtown.server.running.serving import bound, new_server
from midtown.server.service import Service as Parts

PATIENCE = 300
"""Seconds that anything may take on a busy machine before it counts as not coming at all."""
GENEROUS = {f"{name}_rate": "1000000/1" for name in ("http", "guest", "login", "guess", "table", "socket")}


@cache
def compile_games() -> None:
    """What tests wait for with a limit must not be a compiler; later processes find its work on disk."""
    for name in names():
        warmup.compile_rules(name)
    for name in ("skyline", "lift"):
        warmup.compile_bots(name)


class FirstFirst(Client):
    """Tests that are about something else know who begins: whoever they name first."""

    def create(self, game: str, seats: Sequence[str | Json], **settings: Any) -> Json:
        settings.setdefault("first", 0)
        return super().create(game, seats, **settings)


class Service:
    """The service in a thread. Stop it and start it again: what was played is still there."""

    def __init__(self, data: Path, **given: Any) -> None:
        self.clients = ExitStack()
        self.given = {"data_dir": data, "port": 0, "warm_up": False, **GENEROUS, **given}
        compile_games()
        self.start()

    def start(self) -> None:
        chosen = settings.read(**self.given)
        listening = bound(chosen)
        self.given["port"] = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.given['port']}"
        self.server = new_server(chosen)
        self.parts: Parts = self.server.config.app.state.service  # type: ignore[union-attr]
        ready = threading.Event()
        self.server.announce = ready.set
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve(listening)))
        self.thread.start()
        assert ready.wait(PATIENCE), "the service did not start"

    async def _serve(self, listening: socket.socket) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([listening])

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.clients.close()

    def restart(self) -> None:
        """People stay the same; their connections are lost."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.start()

    def guest(self, name: str = "Ada") -> Client:
        return self.clients.enter_context(FirstFirst.guest(self.url, name))

    def client(self, secret: str | None = None) -> Client:
        return self.clients.enter_context(Client(self.url, secret))


class Process:
    """The service in a process of its own, which can be killed."""

    def __init__(self, data: Path, port: int = 0, stderr: IO[str] | None = None, **given: Any) -> None:
        self.stderr = stderr
        self.clients = ExitStack()
        self.command = [sys.executable, "-m", "midtown", "serve", "--data", str(data), "--port", str(port)]
        variables = {"warm_up": "false", "log_level": "error", **GENEROUS, **given}
        self.variables = {f"MIDTOWN_{name.upper()}": str(value) for name, value in variables.items()}
        compile_games()
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            env={**os.environ, **self.variables},
        )
        said = self.process.stdout.readline() if self.process.stdout else ""
        self.url = re.findall(r"http://\S+", said)[0]
        self.command[-1] = self.url.rsplit(":", 1)[1]

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        self.clients.close()
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def guest(self, name: str = "Ada") -> Client:
        return self.clients.enter_context(FirstFirst.guest(self.url, name))


def two_people(service: Service | Process, game: str, **options: Any) -> tuple[Client, Client, str]:
    """Two guests who sit at one table."""
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create(game, ["me", "open"], **options)["id"]
    bob.join(table)
    return ada, bob, table


def play_random(
    seats: list[Seat],
    chooser: random.Random,
    most: int = 100_000,
    until: Callable[[Seat], bool] = lambda seat: False,
) -> None:
    """Random legal moves by whoever has to decide, so many, or until something is so for them, or to the end."""
    for _ in range(most):
        catch_up(*seats)
        mover = next((seat for seat in seats if seat.on_turn), None)
        if mover is None or until(mover):
            return
        mover.play(chooser.choice(mover.view["choices"])["id"])
    catch_up(*seats)


def wait_until(so: Callable[[], object]) -> None:
    """Looks again and again until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, "what was waited for did not come about"
        time.sleep(0.02)


def catch_up(*seats: Seat) -> None:
    """Takes in all that was told until now."""
    for seat in seats:
        seat.catch_up()
