"""One seat at one table, over the socket. It comes back by itself after a lost connection, and sends no move twice."""

from __future__ import annotations

import json
import secrets
import time
from collections import deque
from collections.abc import Mapping
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from midtown.client.errors import LostError, RefusedError
from midtown.engine.state_record import Json
from midtown.errors import MidtownError

ANSWER_SECONDS = 30.0
TRIES = 8
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
LARGEST = 2**23
WITHOUT_SEAT = ("chat", "ping")
FATAL = (4401, 4403)
"""Close codes after which coming back is no use."""


class Seat:
    """`view`, `version`, `table` and `clock` are what the service last told; `updates` what happened on the way."""

    def __init__(self, url: str, headers: Mapping[str, str], table: str, seat: int | None) -> None:
        self._address = url.replace("http", "ws", 1) + "/api/socket"
        self._headers = dict(headers)
        self.id = table
        self.seat = seat
        self.version = 0
        self.view: Json = {}
        self.table: Json = {}
        self.clock: Json = {}
        self.updates: deque[Json] = deque()
        self.chat: deque[Json] = deque()
        self._tickets = count(1)
        self._connected = ExitStack()
        self._socket: ClientConnection | None = None
        self._closed = False
        try:
            self._come_back()
        except MidtownError:
            self.close()
            raise

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._closed = True
        self._hang_up()

    def _hang_up(self) -> None:
        self._socket = None
        self._connected.close()

    @property
    def over(self) -> bool:
        return self.table["state"] in ("over", "closed")

    @property
    def on_turn(self) -> bool:
        return bool(self.view) and self.seat is not None and self.view["turn"] == self.seat and not self.over

    def play(self, action: int | Mapping[str, Any]) -> Json:
        """Plays an action. If the connection is lost on the way the same move is sent again, and counts once."""
        return self._decide(type="move", action=action)

    def undo(self) -> Json:
        """Takes back the last decision, if the match lets you."""
        return self._decide(type="undo")

    def _decide(self, **form: Any) -> Json:
        move = {"version": self.version, "client_move_id": secrets.token_hex(8), **form}
        return self.ask(**move)

    def ask(self, **form: Any) -> Json:
        """Sends any message of the protocol for this seat and returns its answer."""
        message = {"match": self.id, "seat": self.seat, **form} if form["type"] not in WITHOUT_SEAT else form
        for _ in range(TRIES):
            try:
                return self._ask({**message, "id": next(self._tickets)})
            except (WebSocketException, OSError):
                self._come_back()
        raise LostError("The service was lost again and again; try later.")

    def say(self, text: str) -> None:
        self.ask(type="chat", match=self.id, text=text)

    def catch_up(self) -> None:
        """Takes in everything that was told until now."""
        self.ask(type="ping")

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the next news; false if there was none in that time."""
        deadline = None if seconds is None else time.monotonic() + seconds
        try:
            return self._receive(deadline) is not None
        except (WebSocketException, OSError):
            self._come_back()
            return True

    def wait_for_turn(self, seconds: float | None = None) -> bool:
        """Waits until this seat has to decide; false when the match is over, or the time is up."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while not self.on_turn and not self.over:
            if not self.wait(None if deadline is None else deadline - time.monotonic()):
                return False
        return self.on_turn

    def _ask(self, message: Json) -> Json:
        self._line().send(json.dumps(message))
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            answer = self._receive(deadline)
            if answer is None:
                raise LostError("The service did not answer in time.")
            if answer.get("re") == message["id"]:
                return _unless_refused(answer)

    def _receive(self, deadline: float | None) -> Json | None:
        """The next message, already taken in; None if there was none in time."""
        line = self._line()
        try:
            text = line.recv(None if deadline is None else max(0.0, deadline - time.monotonic()))
        except TimeoutError:
            return None
        message: Json = json.loads(text)
        self._take_in(message)
        return message

    def _line(self) -> ClientConnection:
        """The connection, made anew if it was lost and not found again at the time."""
        if self._closed:
            raise LostError("This seat was closed.")
        if self._socket is None:
            self._come_back()
        assert self._socket is not None
        return self._socket

    def _take_in(self, message: Json) -> None:
        kind = message["type"]
        if kind == "state":
            self.version, self.view = message["version"], message["view"]
            self.table, self.clock = message["table"], message["clock"]
            self.updates.extend(message["missed"] or [])
        elif kind == "moved" and message["version"] > self.version:
            self.version, self.view, self.clock = message["version"], message["view"], message["clock"]
            self.updates.append(message)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message)

    def _come_back(self) -> None:
        """Connects, and asks for what was missed since the last version."""
        pause = FIRST_PAUSE
        for _ in range(TRIES):
            try:
                self._connect()
                return
            except (WebSocketException, OSError) as error:
                _give_up_if_useless(error)
                time.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        raise LostError("The service cannot be reached.")

    def _connect(self) -> None:
        self._hang_up()
        connecting = connect(
            self._address, additional_headers=self._headers, max_size=LARGEST, compression=None, proxy=None
        )
        self._socket = self._connected.enter_context(connecting)
        since = {"since": self.version} if self.view else {}
        self._ask({"type": "watch", "match": self.id, "seat": self.seat, "id": next(self._tickets), **since})


def _give_up_if_useless(error: Exception) -> None:
    code = getattr(getattr(error, "rcvd", None), "code", None)
    if code in FATAL:
        raise LostError("The service does not know this secret.") from None
    if isinstance(error, InvalidHandshake) and not isinstance(error, InvalidStatus):
        raise LostError("There is no table service at this address.") from None


def _unless_refused(answer: Json) -> Json:
    if answer["type"] == "refused":
        raise RefusedError(answer)
    return answer
