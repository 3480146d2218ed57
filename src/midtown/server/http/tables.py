"""Requests about tables: the lobby, seats, motions, talk."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter

from midtown.games import find
from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import (
    Contribution,
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
from midtown.server.http.who import Anybody, Me, TheService, id_of
from midtown.server.live.cache import MatchCache
from midtown.server.live.hub import Hub
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import TableState
from midtown.server.store import tables, talk
from midtown.server.tables import describe, moves, replay, seating
from midtown.server.tables.first import seated
from midtown.server.tables.model import Person, TableInfo

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)
LOBBY = 100


def _table_json(hub: Hub, info: TableInfo, person: Person | None) -> answers.Table:
    return describe.table_details(info, id_of(person), hub.present, hub.onlookers(info))


async def _stored_table_json(cache: MatchCache, hub: Hub, table: str, person: Person | None) -> answers.Table:
    async with cache.at(table) as live:
        return _table_json(hub, live.info, person)


@router.get("/lobby")
async def lobby(service: TheService, person: Anybody, game: Game | None = None) -> answers.Lobby:
    """Public tables: those with an open seat, and those that can be watched."""

    async def lines(state: TableState) -> list[answers.TableLine]:
        ids = await service.store.read(tables.ids_of_lobby, state, game, LOBBY)
        infos = await service.store.read(tables.load_many, ids)
        who = id_of(person)
        return [describe.table_summary(info, who, service.hub.present) for info in infos]

    return {"open": await lines(TableState.WAITING), "running": await lines(TableState.PLAYING)}


@router.post("/tables", status_code=201)
async def create(service: TheService, person: Me, form: NewTable) -> answers.Table:
    """Make a table. Who begins is drawn by lot if no seat is named.

    The match begins when no seat is open and every device has added to its seed.
    """
    await service.limiter.check("table", person.id)
    wishes = [seating.Wish(wish.kind, wish.name, wish.bot) for wish in form.seats]
    await seating.check_names(service.store, person, wishes)
    wished = seating.wished_seats(person, form.game, form.options, wishes)
    seats, first = seated(find(form.game), wished, form.first)
    info = seating.new_table(
        person,
        form.game,
        form.options,
        seats,
        public=form.public,
        spectators=form.spectators,
        hints=form.hints,
        clock=cast(answers.ClockRule, form.clock.model_dump()),
        first=first,
    )
    return _table_json(service.hub, await seating.create(service.cache, service.writer, info), person)


@router.get("/tables/{table}")
async def table(service: TheService, table: TableId, person: Anybody) -> answers.Table:
    """A table with its seats and motions."""
    async with service.cache.at(table) as live:
        live.info.check_may_know(id_of(person))
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.delete("/tables/{table}", status_code=204)
async def close(service: TheService, table: TableId, person: Me) -> None:
    """Give up a table of yours whose match has not begun."""
    await seating.close(service.cache, service.writer, person, table)


@router.post("/tables/{table}/join")
async def join(service: TheService, table: TableId, person: Me, form: Join) -> answers.Table:
    """Take an open seat. Where the lot says who begins and several are open, it also says which one you get."""
    await seating.join(service.cache, service.writer, person, table, form.seat, form.name)
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.post("/tables/{table}/contribute")
async def contribute(service: TheService, table: TableId, person: Me, form: Contribution) -> answers.Table:
    """Add what your device has drawn to the seed of the match, for a seat of yours."""
    await seating.contribute(
        service.cache, service.writer, person, table, form.seat, form.commitment, form.contribution
    )
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.post("/tables/{table}/fill")
async def fill(service: TheService, table: TableId, person: Me, form: Fill) -> answers.Table:
    """Give an open seat of your table to a bot."""
    await seating.fill(service.cache, service.writer, person, table, form.seat, form.bot)
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.post("/tables/{table}/leave")
async def leave(service: TheService, table: TableId, person: Me) -> answers.Table:
    """Leave your seat."""
    await seating.leave(service.cache, service.writer, person, table)
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.post("/tables/{table}/resign")
async def resign(service: TheService, table: TableId, person: Me, form: Resign) -> answers.Table:
    """Resign the match."""
    await moves.resign(service.cache, service.writer, person.id, table, form.seat)
    return await _stored_table_json(service.cache, service.hub, table, person)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(service: TheService, table: TableId, person: Me) -> answers.Table:
    """Play again: a new table with the same people."""
    await service.limiter.check("table", person.id)
    return _table_json(service.hub, await seating.rematch(service.cache, service.writer, person, table), person)


@router.post("/tables/{table}/fork", status_code=201)
async def fork(service: TheService, table: TableId, person: Me, form: Fork) -> answers.Table:
    """Play on from a ply of a finished match, against bots."""
    await service.limiter.check("table", person.id)
    info = await replay.fork(service.cache, service.writer, person, table, form.ply, form.seat, form.bot)
    return _table_json(service.hub, info, person)


@router.post("/tables/{table}/motions", status_code=201)
async def ask(service: TheService, table: TableId, person: Me, form: NewMotion) -> answers.Motion:
    """Ask the others to let you take back a decision, or to let a bot play for somebody who left."""
    motion = await service.motions.ask(person.id, table, form.kind, form.seat, form.about, form.bot)
    return motion.to_json()


@router.post("/tables/{table}/motions/{motion}/votes")
async def vote(service: TheService, table: TableId, motion: Version, person: Me, form: Vote) -> answers.Motion:
    """Agree or not."""
    return (await service.motions.vote(person.id, table, motion, form.seat, form.agree)).to_json()


@router.get("/tables/{table}/chat")
async def chat(
    service: TheService,
    table: TableId,
    person: Me,
    before: Version | None = None,
) -> answers.Chat:
    """What was said, a page at a time; it counts as read."""
    async with service.cache.at(table) as live:
        live.info.check_may_look(person.id)
        last = live.info.chat
    messages = await service.store.read(talk.messages, table, before)
    if before is None:
        await service.store.write(talk.set_private, table, person.id, chat_read=last)
    return {"messages": messages}


@router.get("/tables/{table}/notes")
async def notes(service: TheService, table: TableId, person: Me) -> answers.Notes:
    """Your own notes at this table; nobody else gets them."""
    await _check_may_look(service.cache, table, person)
    return {"text": await service.store.read(talk.notes, table, person.id)}


@router.put("/tables/{table}/notes")
async def note(service: TheService, table: TableId, person: Me, form: NotesText) -> answers.Notes:
    """Write your own notes."""
    await _check_may_look(service.cache, table, person)
    await service.store.write(talk.set_private, table, person.id, notes=form.text)
    return {"text": form.text}


async def _check_may_look(cache: MatchCache, table: str, person: Person) -> None:
    async with cache.at(table) as live:
        live.info.check_may_look(person.id)
