"""The application: everything above, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware import Middleware

from midtown.games import names
from midtown.server import botplay, housekeeping, warmup
from midtown.server.house import House
from midtown.server.http import games, guard, matches, pages, people, socket, tables
from midtown.server.http.answers import Answer, add_handlers
from midtown.server.http.who import house_of
from midtown.server.settings import Settings
from midtown.server.store.migrate import migrate
from midtown.server.store.notify import listen
from midtown.version import __version__


def new_app(settings: Settings) -> FastAPI:
    migrate(settings.store_url)
    house = House.open(settings)
    house.after_commit = partial(botplay.go_on, house)

    @asynccontextmanager
    async def open_house(_: FastAPI) -> AsyncIterator[None]:
        if house.store.shared:
            house.later(listen(house.store.url, house.heard, house.catch_up_all))
        if settings.warm_up:
            house.later(warmup.compile_games(house.ready))
        else:
            house.ready.update(names())
        housekeeping.begin(house)
        yield
        await house.close()

    app = FastAPI(
        title="Midtown",
        version=__version__,
        summary="The table service. Moves go over the socket at /api/socket: see docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=open_house,
        middleware=[Middleware(guard.Guard, settings=settings, limiter=house.limiter)],
    )
    app.state.house = house
    add_handlers(app)
    app.add_api_route("/healthz", health, include_in_schema=False)
    for part in (people, games, tables, matches, socket, pages):
        app.include_router(part.router)
    return app


async def health(request: Request) -> Answer:
    """Whether the service can do its work: it can when its store answers."""
    try:
        await house_of(request).store.read(lambda connection: connection.execute(select(1)).scalar())
    except SQLAlchemyError:
        return Answer({"status": "the store does not answer", "version": __version__}, 503)
    return Answer({"status": "ok", "version": __version__})
