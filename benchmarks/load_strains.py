"""What strains the service while tables play on: `--during NAME,…` of `load.py`. Each says at the end what it did."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import orjson
from websockets.exceptions import ConnectionClosed

MASTERS = 20
A_SECOND = 10_000
PING = orjson.dumps({"type": "ping"}).decode()


@dataclass
class Strain:
    """Runs until it is cancelled; `new` makes a person with a socket, `tables` are those that play."""

    new: Callable[[str], Awaitable[Any]]
    tables: list[Any]
    seconds: float
    told: list[str] = field(default_factory=list)

    async def masters(self) -> None:
        """People who move at once against masters, so that these always think."""
        self.told.append(f"masters: {MASTERS} think")
        await asyncio.gather(*(self._against_a_master(number) for number in range(MASTERS)))

    async def _against_a_master(self, number: int) -> None:
        player = await self.new(f"Pupil {number}")
        while True:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "master"}]
            table = await player.ask("/api/tables", game="skyline", seats=seats, first=0)
            share = {"commitment": table["commitment"], "contribution": secrets.token_hex(16)}
            await player.ask(f"/api/tables/{table['id']}/contribute", seat=0, **share)
            await _say(player, type="watch", match=table["id"], seat=0)
            await self._play(player, table["id"])

    async def _play(self, player: Any, table: str) -> None:
        async for text in player.socket:
            message = orjson.loads(text)
            view = message.get("view")
            if view and view["over"]:
                return
            if view and view["choices"] and message["match"] == table:
                action = random.choice(view["choices"])["id"]
                form = {"version": message["version"], "client_move_id": secrets.token_hex(8), "action": action}
                await _say(player, type="move", match=table, seat=0, **form)

    async def flood(self) -> None:
        """One socket sends so many messages a second, and comes again when it is thrown out."""
        sent, closed, began = 0, 0, time.perf_counter()
        player = await self.new("Flood")
        try:
            while True:
                try:
                    for _ in range(A_SECOND // 100):
                        await player.socket.send(PING)
                        sent += 1
                except ConnectionClosed:
                    closed += 1
                    player = await self.new("Flood")
                await asyncio.sleep(max(0.0, began + sent / A_SECOND - time.perf_counter()))
        finally:
            rate = sent / (time.perf_counter() - began)
            self.told.append(f"flood: {rate:.0f} messages a second of one socket, closed {closed} times")

    async def slow(self) -> None:
        """Sockets that watch ten tables each and never read."""
        players = [await self.new(f"Slow {number}") for number in range(10)]
        for player in players:
            player.socket.transport.pause_reading()
            for table in self.tables[:10]:
                await _say(player, type="watch", match=table.id)
        self.told.append(f"slow: {len(players)} sockets that never read")
        await asyncio.Event().wait()

    async def reconnect(self) -> None:
        """In the middle of it every socket is lost at once, and all come again."""
        await asyncio.sleep(self.seconds / 3)
        began = time.perf_counter()
        times = await asyncio.gather(*(table.come_again(began) for table in self.tables))
        waited = [each for pair in times for each in pair]
        self.told.append(
            f"reconnect: {len(waited)} sockets at once, half of them watch again after "
            f"{np.percentile(waited, 50):.2f} s, all after {max(waited):.2f} s"
        )


async def _say(player: Any, **message: Any) -> None:
    await player.socket.send(orjson.dumps(message).decode())
