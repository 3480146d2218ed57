"""Who asks: the person whose secret came with a request."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from midtown.server import people
from midtown.server.house import House
from midtown.server.model import Person
from midtown.server.refusals import RefusedError
from midtown.server.settings import Settings

PLAIN_COOKIE = "midtown"
SECURE_COOKIE = "__Host-midtown"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep one."""
STRANGER = "Nobody is known here yet: become a guest or log in first."


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def cookie_name(settings: Settings) -> str:
    return SECURE_COOKIE if settings.secure else PLAIN_COOKIE


def secret_of(connection: HTTPConnection) -> str | None:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return secret.strip()
    return connection.cookies.get(cookie_name(house_of(connection).settings))


async def person_of(connection: HTTPConnection) -> Person | None:
    return await people.recognise(house_of(connection), secret_of(connection))


async def _me(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise RefusedError("unknown_person", STRANGER)
    return person


async def _anybody(request: Request) -> Person | None:
    return await person_of(request)


def _house(request: Request) -> House:
    return house_of(request)


Me = Annotated[Person, Depends(_me)]
Anybody = Annotated[Person | None, Depends(_anybody)]
TheHouse = Annotated[House, Depends(_house)]


def hand_over(response: Response, house: House, secret: str) -> None:
    """Gives a browser its secret, where no script can read it."""
    settings = house.settings
    response.set_cookie(
        cookie_name(settings),
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )


def take_back(response: Response, house: House) -> None:
    response.delete_cookie(cookie_name(house.settings), path="/", httponly=True, secure=house.settings.secure)


def welcomed(response: Response, house: House, person: Person, secret: str, bearer: bool) -> dict[str, Any]:
    """A person with their secret: in a cookie for a browser, in the answer for a program."""
    if bearer:
        return {"me": person.told(), "secret": secret}
    hand_over(response, house, secret)
    return person.told()
