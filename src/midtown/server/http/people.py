"""Requests about people: guests, accounts, devices, ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from midtown.server import people, told
from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import Guest, LogIn, NewAccount, NewPassword, Renamed, TableId
from midtown.server.http.guard import address_of
from midtown.server.http.who import Me, TheHouse, secret_of, take_back, welcomed
from midtown.server.model import Person
from midtown.server.refusals import RefusedError
from midtown.server.store import people as stored
from midtown.server.store import tables, talk

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
State = Literal["waiting", "playing", "over"]


@router.post("/guests", status_code=201)
async def become_guest(house: TheHouse, request: Request, response: Response, form: Guest) -> dict[str, Any]:
    """Become a guest: a name and a secret."""
    await house.limiter.check("guest", address_of(request.scope))
    person, secret = await people.welcome(house, form.name, form.language)
    return welcomed(response, house, person, secret, form.bearer)


@router.get("/me")
async def me(person: Me) -> dict[str, Any]:
    """Who you are."""
    return person.told()


@router.patch("/me")
async def rename(house: TheHouse, person: Me, form: Renamed) -> dict[str, Any]:
    """Change your name or language."""
    return (await people.rename(house, person, form.name, form.language)).told()


@router.post("/accounts", status_code=201)
async def make_account(house: TheHouse, request: Request, person: Me, form: NewAccount) -> dict[str, Any]:
    """Make your guest an account, to be the same person on other devices."""
    await house.limiter.check("login", address_of(request.scope))
    return (await people.make_account(house, person, form.account, form.password)).told()


@router.post("/sessions", status_code=201)
async def log_in(house: TheHouse, request: Request, response: Response, form: LogIn) -> dict[str, Any]:
    """Log in to an account on this device."""
    await house.limiter.check("login", address_of(request.scope))
    await house.limiter.check("login", f"account {form.account}")
    person, secret = await people.log_in(house, form.account, form.password)
    return welcomed(response, house, person, secret, form.bearer)


@router.delete("/sessions", status_code=204)
async def log_out(house: TheHouse, request: Request, response: Response, person: Me) -> None:
    """Log this device out."""
    await people.log_out(house, secret_of(request) or "")
    take_back(response, house)


@router.put("/me/password")
async def change_password(house: TheHouse, request: Request, person: Me, form: NewPassword) -> dict[str, Any]:
    """Change the password of your account; other devices are logged out."""
    await house.limiter.check("login", address_of(request.scope))
    await people.change_password(house, person, secret_of(request) or "", form.old, form.new)
    return person.told()


@router.get("/me/tables")
async def my_tables(
    house: TheHouse,
    person: Me,
    state: State | None = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> dict[str, Any]:
    """Your tables: those where it is your turn first, then the latest."""
    ids = await house.store.read(tables.ids_of_person, person.id, state, before, limit)
    infos = await house.store.read(tables.load_many, ids)
    unread = await house.store.read(talk.unread, person.id, ids)
    lines = [
        {**told.table_line(info, person.id, house.hub.present), "unread": unread.get(info.id, 0)} for info in infos
    ]
    return {"tables": lines}


@router.get("/me/ratings")
async def my_ratings(house: TheHouse, person: Me) -> dict[str, Any]:
    """Your ratings, one a game."""
    return {"ratings": await house.store.read(stored.ratings_of, person.id)}


@router.get("/people/{id}")
async def somebody(house: TheHouse, id: TableId) -> dict[str, Any]:  # noqa: A002 - the name in the address
    """What everybody may know of a person."""
    person: Person | None = await house.store.read(stored.of_id, id)
    if person is None:
        raise RefusedError("not_found", "There is no such person.")
    ratings = await house.store.read(stored.ratings_of, id)
    return {"id": person.id, "name": person.name, "ratings": ratings}
