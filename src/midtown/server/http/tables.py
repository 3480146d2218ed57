"""Requests about tables: the lobby, seats, motions, talk."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from midtown.server import motions, moves, replay, seating, told
from midtown.server.house import House
from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import (
    Fill,
    Fork,
    Game,
    Join,
    NewMotion,
    NewTable,
    NotesText,
    Resign,
    TableId,
    Version,
    Vote,
)
from midtown.server.http.who import Anybody, Me, TheHouse
from midtown.server.model import Person, TableInfo
from midtown.server.refusals import RefusedError
from midtown.server.store import tables, talk

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)
LOBBY = 100


def _told(house: House, info: TableInfo, person: Person | None) -> dict[str, Any]:
    return told.table(info, person.id if person else None, house.hub.present, house.hub.watching(info.id))


async def _table(house: House, table: str, person: Person | None) -> dict[str, Any]:
    async with house.lives.at(table) as live:
        return _told(house, live.info, person)


@router.get("/lobby")
async def lobby(house: TheHouse, person: Anybody, game: Game | None = None) -> dict[str, Any]:
    """Public tables: those with an open seat, and those that can be watched."""
    found = {}
    for name, state in (("open", "waiting"), ("running", "playing")):
        ids = await house.store.read(tables.ids_of_lobby, state, game, LOBBY)
        infos = await house.store.read(tables.load_many, ids)
        found[name] = [told.table_line(info, person.id if person else None, house.hub.present) for info in infos]
    return found


@router.post("/tables", status_code=201)
async def create(house: TheHouse, person: Me, form: NewTable) -> dict[str, Any]:
    """Make a table. Its match begins when no seat is open."""
    await house.limiter.check("table", person.id)
    wishes = [seating.Wish(wish.kind, wish.name, wish.bot) for wish in form.seats]
    seats = seating.wished_seats(person, form.game, form.options, wishes)
    info = seating.new_table(
        person,
        form.game,
        form.options,
        seats,
        public=form.public,
        spectators=form.spectators,
        clock=form.clock.model_dump(),
    )
    return _told(house, await seating.create(house, info), person)


@router.get("/tables/{table}")
async def table(house: TheHouse, table: TableId, person: Anybody) -> dict[str, Any]:
    """A table with its seats and motions."""
    return await _table(house, table, person)


@router.delete("/tables/{table}", status_code=204)
async def close(house: TheHouse, table: TableId, person: Me) -> None:
    """Give up a table of yours whose match has not begun."""
    await seating.close(house, person, table)


@router.post("/tables/{table}/join")
async def join(house: TheHouse, table: TableId, person: Me, form: Join) -> dict[str, Any]:
    """Take an open seat."""
    await seating.join(house, person, table, form.seat, form.name)
    return await _table(house, table, person)


@router.post("/tables/{table}/fill")
async def fill(house: TheHouse, table: TableId, person: Me, form: Fill) -> dict[str, Any]:
    """Give an open seat of your table to a bot."""
    await seating.fill(house, person, table, form.seat, form.bot)
    return await _table(house, table, person)


@router.post("/tables/{table}/leave")
async def leave(house: TheHouse, table: TableId, person: Me) -> dict[str, Any]:
    """Leave your seat."""
    await seating.leave(house, person, table)
    return await _table(house, table, person)


@router.post("/tables/{table}/resign")
async def resign(house: TheHouse, table: TableId, person: Me, form: Resign) -> dict[str, Any]:
    """Resign the match."""
    await moves.resign(house, person.id, table, form.seat)
    return await _table(house, table, person)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(house: TheHouse, table: TableId, person: Me) -> dict[str, Any]:
    """Play again: a new table with the same people."""
    await house.limiter.check("table", person.id)
    return _told(house, await seating.rematch(house, person, table), person)


@router.post("/tables/{table}/fork", status_code=201)
async def fork(house: TheHouse, table: TableId, person: Me, form: Fork) -> dict[str, Any]:
    """Play on from a ply of a finished match, against bots."""
    await house.limiter.check("table", person.id)
    info = await replay.fork(house, person, table, form.ply, form.seat, form.bot)
    return _told(house, info, person)


@router.post("/tables/{table}/motions", status_code=201)
async def ask(house: TheHouse, table: TableId, person: Me, form: NewMotion) -> dict[str, Any]:
    """Ask the others to let you take back a decision, or to let a bot play for somebody who left."""
    motion = await motions.ask(house, person.id, table, form.kind, form.seat, form.about, form.bot)
    return motion.told()


@router.post("/tables/{table}/motions/{motion}/votes")
async def vote(house: TheHouse, table: TableId, motion: Version, person: Me, form: Vote) -> dict[str, Any]:
    """Agree or not."""
    return (await motions.vote(house, person.id, table, motion, form.seat, form.agree)).told()


@router.get("/tables/{table}/chat")
async def chat(
    house: TheHouse,
    table: TableId,
    person: Me,
    before: Version | None = None,
) -> dict[str, Any]:
    """What was said, a page at a time; it counts as read."""
    async with house.lives.at(table) as live:
        _check_may_look(live.info, person)
        last = live.info.chat
    messages = await house.store.read(talk.messages, table, before)
    if before is None:
        await house.store.write(talk.keep, table, person.id, chat_read=last)
    return {"messages": messages}


@router.get("/tables/{table}/notes")
async def notes(house: TheHouse, table: TableId, person: Me) -> dict[str, Any]:
    """Your own notes at this table; nobody else gets them."""
    return {"text": await house.store.read(talk.notes, table, person.id)}


@router.put("/tables/{table}/notes")
async def note(house: TheHouse, table: TableId, person: Me, form: NotesText) -> dict[str, Any]:
    """Write your own notes."""
    await house.table_info(table)
    await house.store.write(talk.keep, table, person.id, notes=form.text)
    return {"text": form.text}


def _check_may_look(info: TableInfo, person: Person | None) -> None:
    if not info.may_look(person.id if person else None):
        raise RefusedError("not_allowed", "Only those who sit at this table may look on.")
