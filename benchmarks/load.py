"""Many tables at once: how long from a move sent to the move seen by the other seat.

    .venv/bin/python benchmarks/load.py [--tables 1000] [--seconds 60] [--game skyline]
    .venv/bin/python benchmarks/load.py --tables 500,1000,2000,4000         # where the knee is
    .venv/bin/python benchmarks/load.py --processes 2 --store postgresql://…  # the sockets of a table at two of them
    .venv/bin/python benchmarks/load.py --during masters,flood,slow,reconnect # one after the other
    .venv/bin/python benchmarks/load.py --finished 50000                    # pages before a long history

Starts the service in processes of its own, on a fresh store, and plays random legal moves at every table from this
one. The bar: 99 of 100 moves are seen within 50 ms, while masters think within 100 ms, and nothing fails.
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
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import numpy as np
import orjson
from load_history import finish_one, measure, multiply
from load_strains import Strain
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BAR_MS = 50
BAR_STRAINED_MS = 100
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
    url: str
    headers: dict[str, str]
    socket: ClientConnection

    async def ask(self, path: str, **form: Any) -> Any:
        answer = await self.http.post(self.url + path, json=form, headers=self.headers)
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

    async def come_again(self, began: float) -> list[float]:
        """Loses both sockets and opens others; how long after the beginning each watched again."""
        for listener in self.listeners:
            listener.cancel()
        return list(await asyncio.gather(*(self._come_again(seat, began) for seat in range(2))))

    async def _come_again(self, seat: int, began: float) -> float:
        player = self.players[seat]
        player.socket.transport.abort()
        player.socket = await open_socket(player.url, player.headers)
        form = {"type": "watch", "match": self.id, "seat": seat, "since": self.versions[seat]}
        await player.socket.send(orjson.dumps(form).decode())
        self.hear(seat, orjson.loads(await player.socket.recv()))
        passed = time.perf_counter() - began
        self.listeners[seat] = asyncio.create_task(self.listen(seat))
        return passed

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
        with suppress(ConnectionClosed):  # it comes again, and the move is made anew
            await self.players[self.mover].socket.send(orjson.dumps(message).decode())


async def new_player(url: str, http: httpx.AsyncClient, name: str) -> Player:
    answer = await http.post(url + "/api/guests", json={"name": name, "bearer": True})
    answer.raise_for_status()
    headers = {"Authorization": f"Bearer {answer.json()['secret']}"}
    return Player(http, url, headers, await open_socket(url, headers))


async def open_socket(url: str, headers: dict[str, str]) -> ClientConnection:
    address = url.replace("http", "ws", 1) + "/api/socket"
    return await connect(
        address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=COMPILING
    )


async def play_all(running: Running, count: int, during: str, args: argparse.Namespace) -> Figures:
    figures = Figures()
    limit = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(timeout=COMPILING, limits=limit) as http:
        gate = asyncio.Semaphore(AT_ONCE)
        games = args.game.split(",")

        async def seat_two(number: int) -> Table:
            async with gate:
                urls = [running.urls[seat % len(running.urls)] for seat in range(2)]
                players = [await new_player(urls[seat], http, f"Player {number}-{seat}") for seat in range(2)]
                table = Table(games[number % len(games)], players, figures, args.pause)
                table.listeners = [asyncio.create_task(table.listen(seat)) for seat in range(2)]
                await table.begin()
                return table

        for number in range(len(games)):
            await seat_two(number)  # the first of each game waits for its rules to be compiled, which is not measured
        before, began = running.memory_mb(), time.perf_counter()
        tables = await asyncio.gather(*(seat_two(number) for number in range(count)))
        click.echo(f"{count} tables, {2 * count} sockets, seated in {time.perf_counter() - began:.0f} s")
        playing = [asyncio.create_task(table.play()) for table in tables]
        gc.disable()  # a pause of this driver would look like one of the service
        await asyncio.sleep(args.warm_up)
        figures.counting = True
        cpu, own, start = running.cpu_seconds(), time.process_time(), time.perf_counter()
        strain = Strain(lambda name: new_player(running.urls[0], http, name), tables, args.seconds)
        straining = asyncio.create_task(getattr(strain, during)()) if during else None
        await asyncio.sleep(args.seconds)
        figures.counting = False
        passed, memory = time.perf_counter() - start, running.memory_mb()
        click.echo(
            f"service: {100 * (running.cpu_seconds() - cpu) / passed:.0f} % of a core, {memory:.0f} MB, "
            f"{(memory - before) / count:.2f} MB a table; "
            f"this driver: {100 * (time.process_time() - own) / passed:.0f} % of a core"
        )
        if straining is not None:
            straining.cancel()
            ended = (await asyncio.gather(straining, return_exceptions=True))[0]
            figures.errors.update([repr(ended)] if isinstance(ended, Exception) else [])
            click.echo("\n".join(strain.told) or f"{during}: nothing was done")
        for task in playing:
            task.cancel()
        failed = await asyncio.gather(*playing, return_exceptions=True)
        figures.errors.update(repr(e) for e in failed if not isinstance(e, asyncio.CancelledError))
        for table in tables:
            for listener in table.listeners:
                listener.cancel()
    return figures


class Running:
    """The service in so many processes on one store."""

    def __init__(self, data: str, store: str | None, processes: int) -> None:
        command = [sys.executable, "-m", "midtown", "serve", "--port", "0", "--data", data]
        command += ["--store", store] if store else []
        env = {**os.environ, **WITHOUT_LIMITS, "MIDTOWN_LOG_LEVEL": "error"}
        self._servers: list[subprocess.Popen[str]] = []
        self.urls: list[str] = []
        for _ in range(processes):
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
            self._servers.append(server)
            self.urls += re.findall(r"http\S+", server.stdout.readline() if server.stdout else "")[:1]

    def stop(self) -> None:
        for server in self._servers:
            server.send_signal(signal.SIGTERM)
        for server in self._servers:
            server.wait(60)

    def memory_mb(self) -> float:
        return sum(_memory_mb(server.pid) for server in self._servers)

    def cpu_seconds(self) -> float:
        return sum(_cpu_seconds(server.pid) for server in self._servers)


def _memory_mb(process: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(times: list[float]) -> str:
    values = np.percentile(times, [50, 95, 99, 100]) if times else [float("nan")] * 4
    return "  ".join(
        f"{name} {value:6.1f} ms" for name, value in zip(("p50", "p95", "p99", "max"), values, strict=True)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="1000", help="how many, or several numbers with commas between")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between the moves of one table")
    parser.add_argument("--game", default="skyline", help="one game, or several with commas between")
    parser.add_argument("--store", help="another store than a fresh SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--during", default="", help="masters, flood, slow, reconnect")
    parser.add_argument("--finished", type=int, default=0, help="how long pages take with so many finished matches")
    args = parser.parse_args()
    if args.finished:
        return 0 if history(args.finished) else 1
    runs = [(int(count), during) for count in args.tables.split(",") for during in args.during.split(",")]
    good = [load(count, during, args) for count, during in runs]
    return 0 if all(good) else 1


def history(count: int) -> bool:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as data:
        running = Running(data, None, 1)
        try:
            table, headers = finish_one(running.urls[0])
        finally:
            running.stop()
        multiply(Path(data) / "midtown.db", table, count)
        running = Running(data, None, 1)
        try:
            return measure(running.urls[0], headers)
        finally:
            running.stop()


def load(count: int, during: str, args: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as data:
        running = Running(data, args.store, args.processes)
        try:
            figures = asyncio.run(play_all(running, count, during, args))
        finally:
            running.stop()
    rate = len(figures.stored_ms) / args.seconds
    click.echo(f"{len(figures.stored_ms)} moves, {rate:.0f} a second, {figures.finished} matches finished on the way")
    click.echo(f"sent until stored and answered:   {percentiles(figures.stored_ms)}")
    click.echo(f"sent until seen by the other seat: {percentiles(figures.seen_ms)}")
    click.echo(f"errors: {dict(figures.errors) or 'none'}")
    bar = BAR_STRAINED_MS if during else BAR_MS
    return not figures.errors and bool(np.percentile(figures.seen_ms, 99) < bar)


if __name__ == "__main__":
    sys.exit(main())
