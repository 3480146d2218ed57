"""Many tables at once: how long from a move sent to the move seen by the other seat.

    .venv/bin/python benchmarks/load.py [--tables 1000] [--seconds 60] [--game skyline]

Starts the service in a process of its own, on a fresh store, and plays random legal moves at every table from this
one. The bar: 99 of 100 moves are seen within 100 ms, and nothing fails.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import numpy as np
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BAR_MS = 100
AT_ONCE = 32
COMPILING = 900
"""Seconds that the first request about a game may take."""
WITHOUT_LIMITS = {f"MIDTOWN_{name}_RATE": "1000000/1" for name in ("HTTP", "GUEST", "TABLE", "SOCKET")} | {
    "MIDTOWN_SOCKETS_PER_ADDRESS": "100000",
    "MIDTOWN_WARM_UP": "false",
}
"""Limits are for strangers, and bots are not needed here."""


@dataclass
class Figures:
    seen_ms: list[float] = field(default_factory=list)
    stored_ms: list[float] = field(default_factory=list)
    finished: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    counting: bool = False


@dataclass
class Player:
    """One person with one socket."""

    http: httpx.AsyncClient
    headers: dict[str, str]
    socket: ClientConnection

    async def ask(self, path: str, **form: Any) -> Any:
        answer = await self.http.post(path, json=form, headers=self.headers)
        answer.raise_for_status()
        return answer.json()


class Table:
    """Two people who play one match after the other."""

    def __init__(self, game: str, players: list[Player], figures: Figures, pause: float) -> None:
        self.game, self.players, self.figures, self.pause = game, players, figures, pause
        self.id = ""
        self.views: list[Any] = [None, None]
        self.versions = [0, 0]
        self.sent_at = 0.0
        self.mover = 0
        self.listeners: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        first, second = self.players
        table = await first.ask("/api/tables", game=self.game, seats=[{"kind": "me"}, {"kind": "open"}], first=0)
        self.id = table["id"]
        self.views = [None, None]
        await second.ask(f"/api/tables/{self.id}/join")
        for seat, player in enumerate(self.players):
            share = {"commitment": table["commitment"], "contribution": secrets.token_hex(16)}
            await player.ask(f"/api/tables/{self.id}/contribute", seat=seat, **share)
        for seat, player in enumerate(self.players):
            await player.socket.send(orjson.dumps({"type": "watch", "match": self.id, "seat": seat}).decode())

    async def listen(self, seat: int) -> None:
        try:
            async for text in self.players[seat].socket:
                self.hear(seat, orjson.loads(text))
        except ConnectionClosed as closed:
            self.figures.errors[f"closed: {closed}"] += 1

    def hear(self, seat: int, message: Any) -> None:
        if message.get("match", self.id) != self.id:
            return
        if message["type"] in ("state", "moved") and message["view"]:
            self.views[seat], self.versions[seat] = message["view"], message["version"]
            if message["type"] == "moved" and seat != self.mover:
                self.note(self.figures.seen_ms)
        elif message["type"] == "done":
            self.note(self.figures.stored_ms)
        elif message["type"] == "refused":
            self.figures.errors[message["message"]] += 1

    def note(self, times: list[float]) -> None:
        if self.figures.counting:
            times.append((time.perf_counter() - self.sent_at) * 1000)

    async def play(self) -> None:
        await asyncio.sleep(random.uniform(0, self.pause))
        while True:
            began = time.perf_counter()
            await self.step()
            await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - began)))

    async def step(self) -> None:
        view = self.views[self.mover] if self.views[self.mover] and self.views[self.mover]["choices"] else None
        if view is None:
            self.mover = 1 - self.mover
            view = self.views[self.mover]
        if view is None:
            return
        if view["over"]:
            self.figures.finished += 1
            await self.begin()
            return
        if not view["choices"]:
            self.figures.errors["nobody was on turn after two seconds"] += 1
            return
        message = {
            "type": "move",
            "match": self.id,
            "seat": self.mover,
            "version": self.versions[self.mover],
            "client_move_id": os.urandom(8).hex(),
            "action": random.choice(view["choices"])["id"],
        }
        self.sent_at = time.perf_counter()
        await self.players[self.mover].socket.send(orjson.dumps(message).decode())


async def new_player(url: str, http: httpx.AsyncClient, name: str) -> Player:
    answer = await http.post("/api/guests", json={"name": name, "bearer": True})
    answer.raise_for_status()
    headers = {"Authorization": f"Bearer {answer.json()['secret']}"}
    address = url.replace("http", "ws", 1) + "/api/socket"
    socket = await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
    return Player(http, headers, socket)


async def play_all(url: str, server: int, args: argparse.Namespace) -> Figures:
    figures = Figures()
    limit = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=COMPILING, limits=limit) as http:
        gate = asyncio.Semaphore(AT_ONCE)
        games = args.game.split(",")

        async def seat_two(number: int) -> Table:
            async with gate:
                players = [await new_player(url, http, f"Player {number}-{seat}") for seat in range(2)]
                table = Table(games[number % len(games)], players, figures, args.pause)
                table.listeners = [asyncio.create_task(table.listen(seat)) for seat in range(2)]
                await table.begin()
                return table

        for number in range(len(games)):
            await seat_two(number)  # the first of each game waits for its rules to be compiled, which is not measured
        began = time.perf_counter()
        tables = await asyncio.gather(*(seat_two(number) for number in range(args.tables)))
        click.echo(f"{args.tables} tables, {2 * args.tables} sockets, seated in {time.perf_counter() - began:.0f} s")
        playing = [asyncio.create_task(table.play()) for table in tables]
        gc.disable()  # a pause of this driver would look like one of the service
        await asyncio.sleep(args.warm_up)
        figures.counting = True
        cpu, own, start = cpu_seconds(server), time.process_time(), time.perf_counter()
        await asyncio.sleep(args.seconds)
        figures.counting = False
        passed = time.perf_counter() - start
        click.echo(
            f"service: {100 * (cpu_seconds(server) - cpu) / passed:.0f} % of a core, "
            f"{memory_mb(server):.0f} MB; this driver: {100 * (time.process_time() - own) / passed:.0f} % of a core"
        )
        for task in playing:
            task.cancel()
        failed = await asyncio.gather(*playing, return_exceptions=True)
        figures.errors.update(repr(e) for e in failed if not isinstance(e, asyncio.CancelledError))
        for table in tables:
            for listener in table.listeners:
                listener.cancel()
    return figures


def memory_mb(process: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(times: list[float]) -> str:
    values = np.percentile(times, [50, 95, 99, 100]) if times else [float("nan")] * 4
    return "  ".join(
        f"{name} {value:6.1f} ms" for name, value in zip(("p50", "p95", "p99", "max"), values, strict=True)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between the moves of one table")
    parser.add_argument("--game", default="skyline", help="one game, or several with commas between")
    parser.add_argument("--store", help="another store than a fresh SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as data:
        command = [sys.executable, "-m", "midtown", "serve", "--port", "0", "--data", data]
        command += ["--store", args.store] if args.store else []
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **WITHOUT_LIMITS, "MIDTOWN_LOG_LEVEL": "error"},
        )
        try:
            said = server.stdout.readline() if server.stdout else ""
            url = re.findall(r"http\S+", said)[0]
            figures = asyncio.run(play_all(url, server.pid, args))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    rate = len(figures.stored_ms) / args.seconds
    click.echo(f"{len(figures.stored_ms)} moves, {rate:.0f} a second, {figures.finished} matches finished on the way")
    click.echo(f"sent until stored and answered:   {percentiles(figures.stored_ms)}")
    click.echo(f"sent until seen by the other seat: {percentiles(figures.seen_ms)}")
    click.echo(f"errors: {dict(figures.errors) or 'none'}")
    return 0 if not figures.errors and np.percentile(figures.seen_ms, 99) < BAR_MS else 1


if __name__ == "__main__":
    sys.exit(main())
