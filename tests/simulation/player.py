"""A device at a seat, or of somebody who looks on: it watches, decides, comes back when it is lost and sends again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from itertools import count
from typing import Any

from midtown.engine.state_record import Json
from tests.simulation.book import FAILED, UNSTORED, Deed, Sight, Violation, Vote
from tests.simulation.person import Person, RefusedError
from tests.simulation.wire import PATIENCE, LostError, Socket

LATE = 15.0
"""Seconds that a message takes at most; every jump of a clock goes further."""


class ElsewhereError(Exception):
    pass


class Player:
    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.world = person.world
        self.table = table
        self.seat = seat
        self.name = f"{person.name}@{'-' if seat is None else seat}"
        self.chance = self.world.stream(f"player {person.name} {table} {seat}")
        self._moving = self.world.stream(f"moving {person.name} {table} {seat}")
        self.version: int | None = None
        self.view: Json | None = None
        self.info: Json = {}
        self.pending: list[Deed] = []
        """Sent and not answered yet."""
        self.asked: dict[int, Deed | str] = {}
        """What was sent over this socket, by message id."""
        self.act_at = 0.0
        self._ids = count(1)
        self._deeds = count(1)
        self._voted: set[int] = set()
        self._asking = False
        """Whether an answer over HTTP is awaited."""
        self._watching = False
        self._heard_at = 0.0
        self._ahead: float | None = None
        """How far the time of the service was ahead of the true time when it was last told, over this socket."""

    @property
    def over(self) -> bool:
        return bool(self.info) and self.info["state"] in ("over", "closed")

    @property
    def on_turn(self) -> bool:
        return self.view is not None and self.view["turn"] == self.seat and bool(self.view["choices"]) and not self.over

    async def live(self) -> None:
        while not self.world.ended:
            try:
                await self._session()
            except ElsewhereError:
                self.world.note(self.name, "goes to another process")
                self.act_at = self.world.now
                await asyncio.sleep(self._moving.random() * 0.05)
                continue
            except LostError as error:
                self.world.note(self.name, f"is lost: {error}")
            await asyncio.sleep(0.05 + self.chance.random() * (0.5 if self.world.calm else 3))

    async def _session(self) -> None:
        socket = Socket(self.world.connect(self.name), self.person.secret)
        self.asked.clear()
        self._watching = False
        self._ahead = None
        self._heard_at = self.world.now
        try:
            await socket.open()
            since = {} if self.version is None or self.view is None else {"since": self.version}
            self._send(socket, "watch", {"type": "watch", "match": self.table, "seat": self.seat, **since})
            while not self.world.ended:
                await self._next(socket)
        finally:
            socket.close()

    async def _next(self, socket: Socket) -> None:
        """Waits for news until it is time to do something."""
        wait = min(PATIENCE, max(0.001, self.act_at - self.world.now))
        text = await socket.receive(wait)
        if text is not None:
            self._heard_at = self.world.now
            await self._take_in(json.loads(text), text)
        elif self.world.now - self._heard_at > PATIENCE:
            raise LostError("no answer for long")
        if self.world.now >= self.act_at and self._watching:
            await self._act(socket)
            self._rest()

    def _rest(self) -> None:
        longest = 0.3 if self.world.calm else self.chance.choice((0.1, 0.5, 3.0, 3.0, 10.0))
        self.act_at = self.world.now + self.chance.random() * longest + 0.01

    def _send(self, socket: Socket, about: Deed | str, message: Json) -> None:
        number = next(self._ids)
        self.asked[number] = about
        socket.send({**message, "id": number})
        self.world.note(self.name, f"sends {json.dumps(message)}")

    # --- what is heard

    async def _take_in(self, message: Json, text: str) -> None:
        self.world.hear(self.name, text)
        kind = message["type"]
        self.world.note(self.name, f"hears {kind} {message.get('version', '')}")
        if "match" in message and message["match"] != self.table:
            raise Violation(f"{self.name} is told about a table that they do not watch")
        if kind in ("state", "moved"):
            self._take_match(message)
        if kind == "table":
            self.info = message["table"]
        if kind == "chat":
            self._take_chat(message)
        if "re" in message:
            self._take_answer(message)

    def _take_match(self, message: Json) -> None:
        if message["seat"] != self.seat:
            raise Violation(f"{self.name} is told what seat {message['seat']} sees")
        version = message["version"]
        if message["type"] == "state":
            self.info = message["table"]
            for update in message["missed"] or ():
                self._note_sight(update["version"], "update", update)
            if message["missed"] is not None and self.version is not None and self.view is not None:
                self._check_missed(message["missed"], self.version, version)
        else:
            if self.version is not None and version <= self.version:
                raise Violation(f"{self.name} is told version {version} after {self.version}")
            update = {name: message[name] for name in ("version", "by", "kind", "at", "action", "events")}
            self._note_sight(version, "update", update)
        if self.version is not None and version < self.version:
            raise Violation(f"{self.name} was at version {self.version}, and now is at {version}")
        self.version, self.view = version, message["view"]
        self._check_time(message["clock"]["now"] / 1000)
        if self.view is not None:
            self._note_sight(version, "view", self.view)
            self._note_sight(version, "clock", {k: v for k, v in message["clock"].items() if k != "now"})

    def _check_missed(self, missed: list[Json], known: int, version: int) -> None:
        told = [update["version"] for update in missed]
        if told != list(range(known + 1, version + 1)):
            raise Violation(f"{self.name} knows version {known} and is told {told} on the way to {version}")

    def _check_time(self, told: float) -> None:
        ahead = told - self.world.now
        if self._ahead is not None and abs(ahead - self._ahead) > LATE:
            raise Violation(f"{self.name} is told that {ahead - self._ahead:.0f} seconds more went by than did")
        self._ahead = ahead

    def _note_sight(self, version: int, what: str, told: Json) -> None:
        sight = Sight(self.table, self.seat, version, what, json.dumps(told))
        self.world.book.sights.setdefault(sight, f"{self.name} at {self.world.now:.4f}")

    def _take_chat(self, message: Json) -> None:
        said = {name: message[name] for name in ("number", "seat", "name", "text", "at")}
        known = self.world.book.chat.setdefault((self.table, message["number"]), said)
        if known != said:
            raise Violation(f"message {message['number']} is told differently: {said}, {known}")

    def _take_answer(self, message: Json) -> None:
        about = self.asked.pop(message["re"], None)
        if about == "watch":
            if message["type"] == "refused":
                self._check_refusal(message)
                raise LostError("may not watch now")
            self._watching = True
        elif isinstance(about, Deed):
            self._settle(about, message)
        elif isinstance(about, str) and about.startswith("say "):
            self._settle_saying(about[4:], message)

    def _settle_saying(self, text: str, message: Json) -> None:
        if message["type"] == "done":
            self.world.book.said[text] = (self.table, True)
        else:
            self._check_refusal(message)
            if message["id"] in UNSTORED:
                self.world.book.unsaid.add(text)

    def _settle(self, deed: Deed, message: Json) -> None:
        if message["type"] == "done":
            self.world.note(self.name, f"has {deed.id} acknowledged")
            deed.acknowledged = True
            if message["duplicate"] and deed.sent - deed.unstored < 2:
                raise Violation(f"{deed} could not be stored, and then was there already")
            if not message["duplicate"] and message["version"] != deed.version + 1:
                raise Violation(f"{deed} was answered with version {message['version']}")
        else:
            self.world.note(self.name, f"has {deed.id} refused: {message['id']}")
            self._check_refusal(message)
            deed.unstored += message["id"] in UNSTORED
            if message["id"] in FAILED:
                return  # it may be stored or not: it is sent again
            deed.refused = message["id"]
        if deed in self.pending:
            self.pending.remove(deed)

    def _check_refusal(self, message: Json) -> None:
        if message["id"] in FAILED and not self.world.troubled:
            raise Violation(f"{self.name} is told that something failed: {message}")

    def _go_elsewhere(self) -> None:
        """Now and then somebody does not wait for the answer, and sends the same again at another process."""
        if self.world.shared and self._moving.random() < 0.15:
            raise ElsewhereError

    # --- what is done

    async def _act(self, socket: Socket) -> None:
        chance = self.chance.random
        if not self.world.calm and chance() < 0.03:
            self._say(socket)
        if self.seat is None:
            return
        if self.pending:
            for deed in self.pending:
                if deed not in self.asked.values() or chance() < 0.1:
                    self._send_deed(socket, deed)
            return
        if self._vote():
            return
        if self.on_turn:
            self._decide(socket)
        elif not self.world.calm and chance() < self.world.plan.restless:
            self._meanwhile(self._do_something_else())

    def _meanwhile(self, request: Coroutine[Any, Any, None]) -> None:
        """Something that is asked over HTTP, one thing at a time. The socket is heard while that lasts."""

        async def ask() -> None:
            try:
                await request
            finally:
                self._asking = False

        if self._asking:
            request.close()
        else:
            self._asking = True
            self.world.spawn(ask())

    def _decide(self, socket: Socket) -> None:
        assert self.view is not None
        chance = self.chance.random
        if self.view["undoable"] and chance() < 0.2:
            self._send_deed(socket, self._new_deed("undo", None))
            return
        choice = self.chance.choice(self.view["choices"])["id"]
        deed = self._new_deed("move", choice)
        self._send_deed(socket, deed)
        self._go_elsewhere()
        if chance() < 0.1:
            self._send_deed(socket, deed)
        if chance() < 0.05:
            other = self.chance.choice(self.view["choices"])["id"]
            self._send_deed(socket, self._new_deed("move", other))

    def _new_deed(self, kind: str, action: int | None) -> Deed:
        assert self.seat is not None
        assert self.version is not None
        name = f"{self.name}-{self.table}-{next(self._deeds)}"
        deed = Deed(name, self.table, self.seat, kind, self.version, action)
        self.world.book.deeds[deed.id] = deed
        self.pending.append(deed)
        return deed

    def _send_deed(self, socket: Socket, deed: Deed) -> None:
        form: Json = {"type": deed.kind, "match": deed.table, "seat": deed.seat, "version": deed.version}
        form["client_move_id"] = deed.id
        if deed.kind == "move":
            form["action"] = deed.action
        deed.sent += 1
        self._send(socket, deed, form)

    def _say(self, socket: Socket) -> None:
        text = f"{self.name} says {self.chance.getrandbits(64):x}"
        if self.seat is not None and self._watching:
            self.world.book.said[text] = (self.table, False)
            self._send(socket, f"say {text}", {"type": "chat", "match": self.table, "text": text})

    def _vote(self) -> bool:
        motions = self.info.get("motions", ())
        for motion in motions:
            asked = self.seat in motion["needed"] and str(self.seat) not in motion["votes"]
            if motion["state"] == "open" and asked and motion["motion"] not in self._voted:
                self._meanwhile(self._vote_on(motion["motion"]))
                return True
        return False

    async def _vote_on(self, motion: int) -> None:
        """Votes, and when there is no answer votes the same once more."""
        assert self.seat is not None
        given = Vote(self.chance.random() < 0.7)
        given = self.world.book.votes.setdefault((self.table, motion, self.seat), given)
        path = f"/api/tables/{self.table}/motions/{motion}/votes"
        try:
            await self.person.ask("POST", path, {"agree": given.agree, "seat": self.seat})
            given.acknowledged = True
        except LostError as error:
            self.world.note(self.name, f"{path}: {error}")
            return
        except RefusedError as error:
            self.world.note(self.name, f"{path}: {error}")
        self._voted.add(motion)

    async def _do_something_else(self) -> None:
        motion: Any = {"kind": "undo", "seat": self.seat}
        what = self.chance.choice(("undo", "undo", "undo", "replace", "leave", "join", "resign", "look"))
        path = f"/api/tables/{self.table}"
        if what == "replace":
            about = self.chance.randrange(len(self.info["seats"]))
            motion = {"kind": "replace", "seat": self.seat, "about": about, "bot": "random"}
        if self.info["state"] != "playing":
            await self._look()
        elif what in ("undo", "replace"):
            await self._try("POST", f"{path}/motions", motion)
        elif what == "leave":
            await self._try("POST", f"{path}/leave", None)
        elif what == "join":
            await self._try("POST", f"{path}/join", {})
        elif what == "resign" and self.chance.random() < 0.3:
            await self._try("POST", f"{path}/resign", {"seat": self.seat})
        else:
            await self._look()

    async def _try(self, method: str, path: str, form: Json | None) -> None:
        try:
            await self.person.ask(method, path, form)
        except (LostError, RefusedError) as error:
            self.world.note(self.name, f"{path}: {error}")

    async def _look(self) -> None:
        """The match over HTTP, as it was at some version."""
        if self.version is None or self.view is None:
            return
        version = self.chance.randint(0, self.version)
        seat = "" if self.seat is None else f"&seat={self.seat}"
        path = f"/api/tables/{self.table}/view?version={version}{seat}"
        try:
            state = await self.person.ask("GET", path)
        except (LostError, RefusedError):
            return
        if state["view"] is not None and state["table"]["state"] == "playing":
            self._note_sight(version, "view", state["view"])
