"""What stands before every request: limits, where it comes from, and the headers that keep a browser safe."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from midtown.server.http.answers import refusal
from midtown.server.http.origin import why_foreign
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.limiter import Limiter, network_of
from midtown.server.running.settings import Settings

# Rules that were compiled for the page are no script, but need a word of their own.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
A_YEAR = "max-age=31536000"


def address_of(scope: Scope) -> str:
    """Who asks, as limits count."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


class Guard:
    """Refuses early, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self._app = app
        self._settings = settings
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        protected = self._protected(send, scope)
        refused = await self._refused(scope)
        if refused is not None:
            await refusal(refused)(scope, receive, protected)
            return
        await self._answered(scope, self._counted(receive), protected)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request that has to be given up because the service stops is answered like any other refusal."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if begun:
                raise
            await refusal(RefusedError(Refusal.STOPPING))(scope, receive, send)

    async def _refused(self, scope: Scope) -> RefusedError | None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/") and not await self._limiter.allows("http", address_of(scope)):
            return RefusedError(Refusal.TOO_MANY)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > self._settings.body_limit:
            return self._too_large()
        return why_foreign(scope, self._settings)

    def _too_large(self) -> RefusedError:
        return RefusedError(Refusal.TOO_LARGE, bytes=self._settings.body_limit)

    def _counted(self, receive: Receive) -> Receive:
        """Stops a body that is larger than it was announced to be."""
        count = 0

        async def counted() -> Message:
            nonlocal count
            message = await receive()
            count += len(message.get("body", b""))
            if count > self._settings.body_limit:
                raise HTTPException(413)
            return message

        return counted

    def _protected(self, send: Send, scope: Scope) -> Send:
        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if self._settings.secure:
                    headers["strict-transport-security"] = A_YEAR
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        return protected
