"""Requests about matches: views, replays, records."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import SeatNumber, TableId, Version, check_names
from midtown.server.http.who import Anybody, Me, TheService, id_of
from midtown.server.live.match import LiveMatch
from midtown.server.protocol import answers, messages
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.tables import describe, replay
from midtown.server.tables.model import Person
from midtown.server.tables.moves import seat_of

router = APIRouter(prefix="/api", tags=["matches"], responses=ERRORS)


def check_audience(live: LiveMatch, person: Person | None, seat: int | None) -> None:
    """Whether somebody may look at a match from that seat, or as a spectator."""
    who = id_of(person)
    if seat is not None and seat not in live.info.seats_of(who):
        raise RefusedError(Refusal.SEAT_NOT_YOURS)
    live.info.check_may_look(who)


@router.get("/tables/{table}/view")
async def view(
    service: TheService,
    table: TableId,
    person: Anybody,
    seat: SeatNumber | None = None,
    since: Version | None = None,
    version: Version | None = None,
) -> messages.State:
    """What a seat of yours, or a spectator, may know of the match now, or at an earlier version."""
    async with service.cache.at(table) as live:
        check_audience(live, person, seat)
        state = service.hub.state(live, id_of(person), seat, since)
        if version is not None and live.info.begun is not None:
            if version > live.version(seat):
                raise RefusedError(Refusal.VERSION_TO_COME, latest=live.version(seat))
            state["version"] = version
            state["view"] = await asyncio.to_thread(live.view_at, seat, version)
        return state


@router.get("/tables/{table}/since-my-turn")
async def since_my_turn(
    service: TheService, table: TableId, person: Me, seat: SeatNumber | None = None
) -> answers.Updates:
    """What happened since that seat last decided."""
    async with service.cache.at(table) as live:
        place = seat_of(live, person.id, seat)
        return {"version": live.version(place), "updates": live.since_turn(place)}


@router.get("/tables/{table}/replay")
async def plies(service: TheService, table: TableId, person: Anybody) -> answers.Replay:
    """Every decision of a finished match with all that happened, and the seed behind it."""
    return await replay.plies(service.cache, table, id_of(person))


@router.get("/tables/{table}/replay/{ply}")
async def view_at(
    service: TheService,
    table: TableId,
    ply: Version,
    person: Anybody,
    seat: SeatNumber | None = None,
    open: bool = False,  # noqa: A002 - the name in the address
) -> answers.Moment:
    """A finished match after so many decisions, as any seat saw it, or with everything open."""
    return await replay.view_at(service.cache, table, id_of(person), ply, seat, open)


@router.get("/tables/{table}/record")
async def record(service: TheService, table: TableId, person: Anybody) -> answers.Record:
    """The record of a finished match."""
    return await replay.record(service.cache, table, id_of(person))


@router.get("/tables/{table}/review")
async def review(service: TheService, table: TableId, person: Anybody) -> answers.Review:
    """Luck and decisions of a finished match told apart, if somebody had it looked back at, or how far that is."""
    _, match = await replay.finished(service.cache, table, id_of(person))
    return await service.reviews.look(table, match)


@router.post("/tables/{table}/review", status_code=202)
async def begin_review(service: TheService, table: TableId, person: Me) -> answers.Review:
    """Have a finished match looked back at. It is done once; ask again how far it is."""
    _, match = await replay.finished(service.cache, table, person.id)
    await service.limiter.check("table", person.id)
    return await service.reviews.begin(table, match)


@router.post("/records", status_code=201)
async def import_record(service: TheService, person: Me, form: dict[str, Any]) -> answers.Table:
    """Bring a record from elsewhere, to replay it and to play on from it."""
    await service.limiter.check("table", person.id)
    check_names(form.get("seats"))
    info = await replay.import_record(service.store, person, form)
    return describe.table_details(info, person.id, service.hub.present, [])
