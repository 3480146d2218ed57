"""What a request is told that the service does not wait for when it stops."""

from __future__ import annotations

import asyncio
import json

from starlette.types import Message, Receive, Scope, Send

from midtown.server.http.guard import Guard
from midtown.server.running import settings
from midtown.server.running.limiter import Limiter

SCOPE = {
    "type": "http",
    "method": "GET",
    "path": "/api/me",
    "headers": [(b"host", b"127.0.0.1")],
    "scheme": "http",
    "client": ("127.0.0.1", 1),
}


async def _given_up(app_begins_to_answer: bool) -> list[Message]:
    """What is sent when a request that never ends is cancelled, as the server does when it stops."""
    sent: list[Message] = []
    at_work = asyncio.Event()

    async def app(_: Scope, __: Receive, send: Send) -> None:
        if app_begins_to_answer:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        at_work.set()
        await asyncio.Event().wait()

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    wanted = settings.read()
    task = asyncio.create_task(Guard(app, wanted, Limiter(wanted))(dict(SCOPE), receive, send))
    await at_work.wait()
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled() == app_begins_to_answer
    return sent


def test_a_request_that_is_not_waited_for_is_told_so_like_any_other_refusal() -> None:
    start, body = asyncio.run(_given_up(False))
    assert start["status"] == 503
    assert json.loads(body["body"])["error"]["id"] == "stopping"
    assert (b"content-type", b"application/json") in start["headers"]


def test_an_answer_that_has_begun_is_not_followed_by_another() -> None:
    assert [message["type"] for message in asyncio.run(_given_up(True))] == ["http.response.start"]
