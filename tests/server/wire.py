"""A socket with nothing in between: what was really sent, byte by byte."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from midtown.client import Client
from tests.server.service import PATIENCE


class Wire:
    def __init__(self, client: Client, **headers: str) -> None:
        self._stack = ExitStack()
        address = client.url.replace("http", "ws", 1) + "/api/socket"
        self.socket = self._stack.enter_context(
            connect(address, additional_headers={**client.headers, **headers}, proxy=None)
        )
        self.log: list[str] = []
        self._message_ids = count(1)
        self._read = 0

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Any:
        text = self.socket.recv(PATIENCE)
        self.log.append(text if isinstance(text, str) else text.decode())
        return json.loads(text)

    def closing_code(self) -> int | None:
        """The code with which the service closes this socket, once it does; what it tells before is in the log."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def ask(self, **message: Any) -> Any:
        """Sends a message and returns its answer; everything on the way is in the log."""
        message_id = next(self._message_ids)
        self.send({**message, "id": message_id})
        while True:
            answer = self.receive()
            if answer.get("re") == message_id:
                return answer

    def news(self) -> list[Any]:
        """All that has been told, besides answers, since this was last asked."""
        self.ask(type="ping")
        messages = [json.loads(text) for text in self.log[self._read :]]
        self._read = len(self.log)
        return [message for message in messages if "re" not in message]
