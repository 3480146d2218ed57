"""A network of byte streams. They come late, in pieces, and can be cut in the middle or fall silent at either end."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

from tests.simulation.loop import VirtualLoop

MUCH = 65_536
"""Bytes on the way after which a sender is asked to wait."""
Arrived = Callable[[bytes], None]
Ended = Callable[[Exception | None], None]


class Pipe:
    """One direction. What is sent arrives in order, unless the pipe is cut or falls silent."""

    def __init__(self, loop: VirtualLoop, chance: random.Random, arrived: Arrived, ended: Ended) -> None:
        self._loop = loop
        self._chance = chance
        self._arrived = arrived
        self._ended = ended
        self._last = loop.time()
        self._left: int | None = None
        """How many bytes still come through; None for all."""
        self.waiting = 0
        self.on_drained: Callable[[], None] = lambda: None
        self.closed = False

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        self.waiting += len(data)
        while data:
            size = self._chance.choice((len(data), len(data), 1, 7, 100, 1400))
            piece, data = data[:size], data[size:]
            self._loop.call_at(self._next(), self._arrive, piece)

    def end(self, error: Exception | None = None) -> None:
        if not self.closed:
            self.closed = True
            self._loop.call_at(self._next(), self._ended, error)

    def cut(self) -> None:
        """A part of what is on the way still arrives."""
        if self._left is None:
            self._left = self._chance.randint(0, self.waiting)
        self.end(ConnectionResetError("the connection was cut"))

    def fall_silent(self) -> None:
        """Nothing arrives any more, and nobody says so."""
        self._left = 0
        self.closed = True

    def _next(self) -> float:
        longest = 1.0 if self._chance.random() < 0.02 else 0.02
        self._last = max(self._last, self._loop.time() + self._chance.random() * longest)
        return self._last

    def _arrive(self, piece: bytes) -> None:
        self.waiting -= len(piece)
        if self._left is not None:
            piece = piece[: self._left]
            self._left -= len(piece)
        if piece:
            self._arrived(piece)
        if self.waiting <= MUCH // 4:
            self.on_drained()


class Connection:
    """Between a person and a process."""

    def __init__(self, number: int, here: VirtualLoop, there: VirtualLoop, chance: random.Random) -> None:
        self.number = number
        self.near = NearEnd(self)
        self.far = FarEnd(self, there)
        self.up = Pipe(there, chance, self.far.arrived, self.far.ended)
        self.down = Pipe(here, chance, self.near.arrived, self.near.ended)
        self.down.on_drained = self.far.drained

    def cut(self) -> None:
        self.up.cut()
        self.down.cut()

    def fall_silent(self) -> None:
        self.up.fall_silent()
        self.down.fall_silent()


class NearEnd:
    """The end of a person's device."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._arrivals: asyncio.Queue[bytes | Exception] = asyncio.Queue()

    def arrived(self, data: bytes) -> None:
        self._arrivals.put_nowait(data)

    def ended(self, error: Exception | None) -> None:
        self._arrivals.put_nowait(error or b"")

    def write(self, data: bytes) -> None:
        self._connection.up.send(data)

    async def read(self) -> bytes:
        """The next bytes; none at the end."""
        found = await self._arrivals.get()
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        self._connection.up.end()


class FarEnd(asyncio.Transport):
    """The end of a process, as its protocol sees it."""

    def __init__(self, connection: Connection, loop: VirtualLoop) -> None:
        super().__init__({"sockname": ("127.0.0.1", 8430), "peername": ("127.0.0.1", connection.number)})
        self._connection = connection
        self._loop = loop
        self._protocol: asyncio.Protocol | None = None
        self._closing = self._lost = self._paused = self._full = False
        self._held: deque[bytes | None] = deque()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol

    def is_closing(self) -> bool:
        return self._closing

    def write(self, data: Any) -> None:
        self._connection.down.send(bytes(data))
        if self._protocol and not self._full and self._connection.down.waiting > MUCH:
            self._full = True
            self._protocol.pause_writing()

    def drained(self) -> None:
        if self._full and self._protocol:
            self._full = False
            self._loop.call_soon(self._protocol.resume_writing)

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._connection.down.end()
            self._loop.call_soon(self._lose, None)

    def abort(self) -> None:
        self._closing = True
        self._connection.cut()
        self._loop.call_soon(self._lose, None)

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        self._loop.call_soon(self._release)

    def is_reading(self) -> bool:
        return not self._paused

    def arrived(self, data: bytes) -> None:
        self._held.append(data)
        self._release()

    def ended(self, error: Exception | None) -> None:
        if error is not None:
            self._closing = True
            self._lose(error)
        else:
            self._held.append(None)
            self._release()

    def _release(self) -> None:
        while self._held and not self._paused and not self._lost and self._protocol:
            data = self._held.popleft()
            if data is not None:
                self._protocol.data_received(data)
            elif not self._protocol.eof_received():
                self.close()

    def _lose(self, error: Exception | None) -> None:
        if not self._lost and self._protocol:
            self._lost = True
            self._protocol.connection_lost(error)
