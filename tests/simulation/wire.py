"""What a person's device speaks: HTTP requests, and the socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import h11
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from midtown.engine.state_record import Json
from tests.simulation.network import NearEnd

HOST = "127.0.0.1:8430"
PATIENCE = 30.0
"""Seconds after which a device takes a silent connection for lost."""


class LostError(Exception):
    """The connection is gone; nobody knows what became of what was sent."""


async def request(end: NearEnd, method: str, path: str, secret: str | None, form: Json | None) -> tuple[int, Any]:
    """Status and answer of one request, on a connection of its own."""
    body = b"" if form is None else json.dumps(form).encode()
    headers = [("Host", HOST), ("Connection", "close"), ("Content-Length", str(len(body)))]
    headers += [("Content-Type", "application/json")] if body else []
    headers += [("Authorization", f"Bearer {secret}")] if secret else []
    http = h11.Connection(h11.CLIENT)
    asked = http.send(h11.Request(method=method, target=path, headers=headers)) or b""
    end.write(asked + (http.send(h11.Data(data=body)) or b"" if body else b"") + (http.send(h11.EndOfMessage()) or b""))
    try:
        async with asyncio.timeout(PATIENCE):
            return await _answer(end, http)
    except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
        raise LostError(str(error)) from None
    finally:
        end.close()


async def _answer(end: NearEnd, http: h11.Connection) -> tuple[int, Any]:
    status, body = 0, b""
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(await end.read())
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            return status, json.loads(body) if body else None


class Socket:
    def __init__(self, end: NearEnd, secret: str | None) -> None:
        self._end = end
        self._line = ClientProtocol(parse_uri(f"ws://{HOST}/api/socket"), max_size=2**23)
        self._ready: list[str] = []
        self._open = False
        self.closed: int | None = None
        """The code with which the service closed it."""
        asked = self._line.connect()
        if secret:
            asked.headers["Authorization"] = f"Bearer {secret}"
        self._line.send_request(asked)
        self._flush()

    async def open(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not self._open:
                    await self._read()
        except (OSError, TimeoutError) as error:
            raise LostError(str(error)) from None

    def send(self, message: Json) -> None:
        try:
            self._line.send_text(json.dumps(message).encode())
        except WebSocketException as error:
            raise LostError(str(error)) from None
        self._flush()

    async def receive(self, patience: float = PATIENCE) -> str | None:
        """The next message; None if there is none in time."""
        try:
            async with asyncio.timeout(patience):
                while not self._ready:
                    await self._read()
        except TimeoutError:
            return None
        except OSError as error:
            raise LostError(str(error)) from None
        return self._ready.pop(0)

    async def _read(self) -> None:
        data = await self._end.read()
        if data:
            self._line.receive_data(data)
        else:
            self._line.receive_eof()
        for event in self._line.events_received():
            if isinstance(event, Response) and event.status_code != 101:
                raise LostError(f"the socket was refused with {event.status_code}")
            self._open = True
            if isinstance(event, Frame):
                self._take(event)
        self._flush()
        if not data and not self._ready:
            raise LostError("the connection was closed")

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT:
            self._ready.append(bytes(frame.data).decode())
        elif frame.opcode is Opcode.CLOSE and self._line.close_rcvd is not None:
            self.closed = self._line.close_rcvd.code

    def _flush(self) -> None:
        for data in self._line.data_to_send():
            if data:
                self._end.write(data)

    def close(self) -> None:
        self._end.close()
