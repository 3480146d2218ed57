"""Who asks: the person whose secret came with a request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from midtown.server import people
from midtown.server.protocol import answers
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.settings import Settings
from midtown.server.service import Service
from midtown.server.tables.model import Person

PLAIN_COOKIE = "midtown"
SECURE_COOKIE = "__Host-midtown"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep one."""


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


def cookie_name(settings: Settings) -> str:
    return SECURE_COOKIE if settings.secure else PLAIN_COOKIE


def secret_of(connection: HTTPConnection) -> str | None:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return secret.strip()
    return connection.cookies.get(cookie_name(service_of(connection).settings))


async def person_of(connection: HTTPConnection) -> Person | None:
    service, secret = service_of(connection), secret_of(connection)
    person = await people.authenticate(service.store, secret)
    if person is not None and secret is not None:
        service.devices.note_use(people.hashed(secret))
    return person


async def _me(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise RefusedError(Refusal.STRANGER)
    return person


async def _anybody(request: Request) -> Person | None:
    return await person_of(request)


async def _service(request: Request) -> Service:
    return service_of(request)


Me = Annotated[Person, Depends(_me)]
Anybody = Annotated[Person | None, Depends(_anybody)]
TheService = Annotated[Service, Depends(_service)]


def id_of(person: Person | None) -> str | None:
    return person.id if person else None


def set_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Gives a browser its secret, where no script can read it."""
    response.set_cookie(
        cookie_name(settings),
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )


def delete_cookie(response: Response, settings: Settings) -> None:
    response.delete_cookie(cookie_name(settings), path="/", httponly=True, secure=settings.secure)


def person_with_secret(
    response: Response, settings: Settings, person: Person, secret: str, bearer: bool
) -> answers.Me | answers.Welcome:
    """A person with their secret: in a cookie for a browser, in the answer for a program."""
    if bearer:
        return {"me": person.to_json(), "secret": secret}
    set_cookie(response, settings, secret)
    return person.to_json()
