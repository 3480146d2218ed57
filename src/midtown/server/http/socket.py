"""The socket: messages come in one after the other, answers and news go out in order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import orjson
import structlog
from fastapi import APIRouter
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from midtown.errors import MidtownError
from midtown.server import people
from midtown.server.http import forms
from midtown.server.http.guard import address_of
from midtown.server.http.matches import check_audience
from midtown.server.http.origin import why_foreign
from midtown.server.http.who import person_of, secret_of, service_of
from midtown.server.live.hub import Listener
from midtown.server.live.match import LiveMatch
from midtown.server.live.sync import tell_chat
from midtown.server.protocol import messages
from midtown.server.protocol.refused import error_json
from midtown.server.refusals import Refusal, RefusedError, code_of, texts
from midtown.server.running import metrics
from midtown.server.running.limiter import new_bucket, try_acquire
from midtown.server.service import Service
from midtown.server.store import talk
from midtown.server.store.trouble import as_refusal
from midtown.server.tables import moves
from midtown.server.tables.attempt import attempt
from midtown.server.tables.model import now
from midtown.server.thinking import advice

PROTOCOL = 2
LATER = 1013
"""What sockets in general are closed with when it is better to come again later."""
UNKNOWN, FOREIGN, SLOW, CROWDED, FLOODING = 4401, 4403, 4408, 4409, 4429
MOST_WATCHES = 100

logger = structlog.get_logger()
router = APIRouter()


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    service = service_of(websocket)
    await websocket.accept()
    foreign = why_foreign(websocket.scope, service.settings)
    if foreign is not None:
        await websocket.close(FOREIGN, str(foreign))
        return
    address = address_of(websocket.scope)
    if not service.limiter.open_socket(address):
        await websocket.close(CROWDED, "There are too many connections from this address.")
        return
    try:
        await _converse(service, websocket)
    except DBAPIError as error:
        refused = as_refusal(error)
        if refused is None:
            raise
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(LATER, str(refused))
    finally:
        service.limiter.close_socket(address)


async def _converse(service: Service, websocket: WebSocket) -> None:
    person = await person_of(websocket)
    if person is None:
        await websocket.close(UNKNOWN, _said(Refusal.STRANGER))
    else:
        session = people.hashed(secret_of(websocket) or "")
        await Conversation(service, websocket, Listener(person, session)).run()


class Conversation:
    """One socket of one person."""

    def __init__(self, service: Service, websocket: WebSocket, listener: Listener) -> None:
        self.service = service
        self.websocket = websocket
        self.listener = listener
        self.person = listener.person
        self.hinting = False
        self.bucket = new_bucket(service.settings.socket_rate)

    async def run(self) -> None:
        self.service.hub.add(self.listener)
        metrics.SOCKETS.inc()
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._close_when_logged_out())]
        self.listener.send({"type": "hello", "protocol": PROTOCOL, "me": self.person.to_json(), "now": now()})
        try:
            await self.service.devices.check(self.person.id)  # it may have been logged out since its secret was read
            await self._read()
        finally:
            metrics.SOCKETS.dec()
            for task in tasks:
                task.cancel()
            for table in self.service.hub.remove(self.listener):
                self.service.tasks.start(self._tell_presence(table))

    async def _write(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while not self.listener.lost:
                message = await self.listener.outbox.get()
                await self.websocket.send_text(message.decode())
            if not self.listener.logged_out.is_set():
                await self.websocket.close(SLOW, "This connection is too slow to take its messages.")

    async def _close_when_logged_out(self) -> None:
        await self.listener.logged_out.wait()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.websocket.close(UNKNOWN, _said(Refusal.STRANGER))

    async def _read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect" or self.listener.logged_out.is_set():
                return
            if not await try_acquire(self.bucket):
                await self.websocket.close(FLOODING, "That was too much at once; wait a little and come again.")
                return
            await self._answer(message.get("text") or message.get("bytes") or "")
            await asyncio.sleep(0)  # so that a burst of messages does not keep their answers from going out

    async def _answer(self, text: str | bytes) -> None:
        message_id: Any = None
        try:
            given = _read_json(text)
            message_id = _message_id(given)
            message = forms.read_message(given)
            answer: messages.Answer | None = await getattr(self, f"_{message.type}")(message)
            if answer is not None:
                answer["re"] = message_id
                self.listener.send(answer)
        except MidtownError as error:
            self._refuse(message_id, error)
        except Exception as error:
            self._refuse(message_id, as_refusal(error) or _failed(error))

    def _refuse(self, message_id: Any, error: MidtownError) -> None:
        metrics.REFUSALS.labels(code_of(error)).inc()
        version = error.version if isinstance(error, RefusedError) else None
        self.listener.send({"type": "refused", "re": message_id, **error_json(error), "version": version})

    async def _ping(self, _: forms.Ping) -> messages.Pong:
        return {"type": "pong", "now": now()}

    async def _watch(self, message: forms.Watch) -> None:
        await self._catch_up(message.match, message.seat, message.since)

        async def work(live: LiveMatch) -> None:
            seat = self._audience(live, message)
            check_audience(live, self.person, seat)
            if len(self.listener.watches) >= MOST_WATCHES:
                raise RefusedError(Refusal.TOO_MANY_WATCHES, most=MOST_WATCHES)
            state = self.service.hub.watch(self.listener, live, seat, message.since)
            state["re"] = message.id
            self.listener.send(state)
            self.service.hub.tell_presence(live, self.person.id)

        await attempt(self.service.cache, self.service.writer, message.match, work)

    async def _catch_up(self, table: str, seat: int | None, seen: int | None) -> None:
        """Nobody who comes from another process goes back behind what they have seen there."""
        if seen is None or not self.service.store.shared:
            return
        async with self.service.cache.at(table) as live:
            behind = live.info.begun is None or (seat in live.audiences and seen > live.version(seat))
        if behind:
            await self.service.sync.catch_up(table)

    def _audience(self, live: LiveMatch, message: forms.Watch) -> int | None:
        mine = live.info.seats_of(self.person.id)
        if "seat" in message.model_fields_set or not mine:
            return message.seat
        return mine[0]

    async def _unwatch(self, message: forms.Unwatch) -> messages.Done:
        if (message.match, message.seat) not in self.listener.watches:
            raise RefusedError(Refusal.NOT_WATCHING)
        self.service.hub.unwatch(self.listener, message.match, message.seat)
        await self._tell_presence(message.match)
        return {"type": "done", "match": message.match}

    async def _move(self, message: forms.Move) -> messages.Done:
        request = self._request(message)
        return _done(message, await moves.move(self.service.cache, self.service.writer, request, message.action))

    async def _undo(self, message: forms.Undo) -> messages.Done:
        return _done(message, await moves.undo(self.service.cache, self.service.writer, self._request(message)))

    def _request(self, message: forms.Move | forms.Undo) -> moves.Request:
        return moves.Request(self.person.id, message.match, message.seat, message.version, message.client_move_id)

    async def _why_not(self, message: forms.WhyNot) -> messages.Why:
        return await advice.why_not(self.service.cache, self.person.id, message.match, message.seat, message.action)

    async def _preview(self, message: forms.PreviewWanted) -> messages.Preview:
        return await advice.preview(self.service.cache, self.person.id, message.match, message.seat, message.action)

    async def _hint(self, message: forms.HintWanted) -> None:
        """Thought about beside, so that the conversation goes on; one at a time."""
        if self.hinting:
            raise RefusedError(Refusal.HINT_RUNNING)
        self.hinting = True
        self.service.tasks.start(self._give_hint(message))

    async def _give_hint(self, message: forms.HintWanted) -> None:
        try:
            service = self.service
            hint = await advice.hints(
                service.store, service.cache, service.workers, self.person.id, message.match, message.seat
            )
            hint["re"] = message.id
            self.listener.send(hint)
        except MidtownError as error:
            self._refuse(message.id, error)
        finally:
            self.hinting = False

    async def _chat(self, message: forms.Say) -> messages.Done:
        async def work(live: LiveMatch) -> None:
            mine = live.info.seats_of(self.person.id)
            if not mine:
                raise RefusedError(Refusal.NO_TALK)
            name = live.info.seats[mine[0]].name
            said = await self.service.store.write(talk.say, message.match, self.person.id, mine[0], name, message.text)
            tell_chat(self.service.hub, live, [said])

        await attempt(self.service.cache, self.service.writer, message.match, work)
        return {"type": "done", "match": message.match}

    async def _tell_presence(self, table: str) -> None:
        with contextlib.suppress(RefusedError):
            async with self.service.cache.at(table) as live:
                self.service.hub.tell_presence(live, self.person.id)


def _said(refusal: Refusal) -> str:
    """Why a socket is closed, as a person may read it who looks for the cause."""
    return texts("en").text(f"refusal-{refusal}")


def _failed(error: Exception) -> RefusedError:
    """A mistake of ours: told in the log, with nothing that the message carried."""
    metrics.FAILURES.inc()
    logger.error("a message failed", exc_info=error)
    return RefusedError(Refusal.MESSAGE_FAILED)


def _done(message: forms.Move | forms.Undo, done: moves.Done) -> messages.Done:
    return {"type": "done", "match": message.match, "version": done.version, "duplicate": done.duplicate}


def _read_json(text: str | bytes) -> object:
    try:
        given: object = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise RefusedError(Refusal.NOT_JSON) from None
    return given


def _message_id(given: object) -> str | int | None:
    """The id of a message, if it is one that can be sent back."""
    message_id = given.get("id") if isinstance(given, dict) else None
    if isinstance(message_id, str) and len(message_id) <= 64:
        return message_id
    return (
        message_id
        if isinstance(message_id, int) and not isinstance(message_id, bool) and abs(message_id) <= forms.MOST
        else None
    )
