"""Requests about people: guests, accounts, devices, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from midtown.server import people
from midtown.server.agents import device_name
from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import Ended, Guest, LogIn, NewAccount, NewPassword, Renamed, TableId
from midtown.server.http.guard import address_of
from midtown.server.http.who import Anybody, Me, TheService, delete_cookie, person_with_secret, secret_of
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store import people as stored
from midtown.server.store import tables, talk
from midtown.server.tables import describe
from midtown.server.tables.model import Person

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
State = Literal[TableState.WAITING, TableState.PLAYING, TableState.OVER]


def _device(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


@router.post("/guests", status_code=201)
async def become_guest(
    service: TheService, request: Request, response: Response, form: Guest
) -> answers.Me | answers.Welcome:
    """Become a guest: a name and a secret."""
    await service.limiter.check("guest", address_of(request.scope))
    person, secret = await people.create_guest(service.store, form.name, form.language, _device(request))
    return person_with_secret(response, service.settings, person, secret, form.bearer)


@router.get("/me")
async def me(person: Me) -> answers.Me:
    """Who you are."""
    return person.to_json()


@router.patch("/me")
async def rename(service: TheService, person: Me, form: Renamed) -> answers.Me:
    """Change your name or language."""
    return (await people.rename(service.store, person, form.name, form.language)).to_json()


@router.post("/accounts", status_code=201)
async def make_account(service: TheService, request: Request, person: Me, form: NewAccount) -> answers.Me:
    """Make your guest an account, to be the same person on other devices."""
    await service.limiter.check("login", address_of(request.scope))
    return (await people.make_account(service.store, person, form.account, form.password)).to_json()


@router.post("/sessions", status_code=201)
async def log_in(
    service: TheService, request: Request, response: Response, form: LogIn
) -> answers.Me | answers.Welcome:
    """Log in to an account on this device."""
    address = address_of(request.scope)
    await service.limiter.check_guess(address, form.account)
    person, secret = await people.log_in(service.store, form.account, form.password, _device(request))
    service.limiter.forget_guesses(address, form.account)
    return person_with_secret(response, service.settings, person, secret, form.bearer)


@router.get("/sessions")
async def known(person: Anybody) -> answers.Known:
    """Who this device is known as, if anybody."""
    return {"me": None if person is None else person.to_json()}


@router.delete("/sessions", status_code=204)
async def log_out(service: TheService, request: Request, response: Response, person: Me) -> None:
    """Log this device out."""
    await people.log_out(service.store, person, secret_of(request) or "")
    await service.devices.check(person.id)
    delete_cookie(response, service.settings)


@router.put("/me/password")
async def change_password(service: TheService, request: Request, person: Me, form: NewPassword) -> answers.Me:
    """Change the password of your account; other devices are logged out."""
    address = address_of(request.scope)
    await service.limiter.check_guess(address, person.account or "")
    await people.change_password(service.store, person, secret_of(request) or "", form.old, form.new)
    service.limiter.forget_guesses(address, person.account or "")
    await service.devices.check(person.id)
    return person.to_json()


@router.get("/me/sessions")
async def my_sessions(service: TheService, request: Request, person: Me) -> answers.Sessions:
    """The devices on which you are known."""
    here = people.hashed(secret_of(request) or "")
    return {"sessions": await service.store.read(stored.list_sessions, person.id, here)}


@router.post("/me/sessions/end")
async def end_sessions(service: TheService, request: Request, person: Me, form: Ended) -> answers.Sessions:
    """Log another device out, or all others, with the password of your account."""
    address, account, secret = address_of(request.scope), person.account or "", secret_of(request) or ""
    await service.limiter.check_guess(address, account)
    await people.end_other_sessions(service.store, person, secret, form.password, form.session)
    service.limiter.forget_guesses(address, account)
    await service.devices.check(person.id)
    return await my_sessions(service, request, person)


@router.get("/me/tables")
async def my_tables(
    service: TheService,
    person: Me,
    state: State | None = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> answers.MyTables:
    """Your tables: those where it is your turn first, then the latest."""
    ids = await service.store.read(tables.ids_of_person, person.id, state, before, limit)
    infos = await service.store.read(tables.load_many, ids)
    unread = await service.store.read(talk.unread, person.id, ids)
    lines: list[answers.MyTableLine] = [
        {**describe.table_summary(info, person.id, service.hub.present), "unread": unread.get(info.id, 0)}
        for info in infos
    ]
    return {"tables": lines}


@router.get("/me/ratings")
async def my_ratings(service: TheService, person: Me) -> answers.Ratings:
    """Your ratings, one a game."""
    return {"ratings": await service.store.read(stored.ratings_of, person.id)}


@router.get("/people/{id}")
async def somebody(service: TheService, id: TableId) -> answers.Person:  # noqa: A002 - the name in the address
    """What everybody may know of a person."""
    person: Person | None = await service.store.read(stored.of_id, id)
    if person is None:
        raise RefusedError(Refusal.NO_PERSON)
    ratings = await service.store.read(stored.ratings_of, id)
    return {"id": person.id, "name": person.name, "ratings": ratings}
