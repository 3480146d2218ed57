"""The application: everything above, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from starlette.middleware import Middleware

from midtown.server.http import games, guard, matches, pages, people, socket, tables
from midtown.server.http.answers import Answer, add_handlers
from midtown.server.http.who import service_of
from midtown.server.running.health import FINE
from midtown.server.running.settings import Settings
from midtown.server.service import Service
from midtown.server.store.migrate import migrate
from midtown.version import __version__


def new_app(settings: Settings) -> FastAPI:
    migrate(settings.store_url)
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        service.start()
        yield
        await service.close()

    app = FastAPI(
        title="Midtown",
        version=__version__,
        summary="The table service. Moves go over the socket at /api/socket: see docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        middleware=[Middleware(guard.Guard, settings=settings, limiter=service.limiter)],
    )
    app.state.service = service
    add_handlers(app)
    app.add_api_route("/healthz", health, include_in_schema=False)
    for part in (people, games, tables, matches, socket, pages):
        app.include_router(part.router)
    return app


async def health(request: Request) -> Answer:
    """Whether the service can do its work."""
    status = await service_of(request).health.status()
    return Answer({"status": status, "version": __version__}, 200 if status == FINE else 503)
