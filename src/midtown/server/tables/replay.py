"""Finished matches: replayed, exported, imported and played on another way."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from sqlalchemy import Connection

import midtown
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import new_match_of
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import Ending, EntryKind, First, SeatKind, TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store import log, tables
from midtown.server.store.database import Store
from midtown.server.tables.model import Entry, Person, Seat, TableInfo, now
from midtown.server.tables.seating import create, new_table
from midtown.server.tables.writer import TableWriter
from midtown.server.thinking.workers import check_bot

NOBODY: Json = {"kind": SeatKind.PERSON, "name": ""}
"""A seat of which the record says nothing."""


async def finished(cache: MatchCache, table: str, person: str | None) -> tuple[TableInfo, Match]:
    """The match of a table that is over: from then on its book is open to all who may look."""
    async with cache.at(table) as live:
        live.info.check_may_look(person)
        if live.info.state is not TableState.OVER:
            raise RefusedError(Refusal.BOOK_CLOSED)
        return live.info, live.match


async def plies(cache: MatchCache, table: str, person: str | None) -> answers.Replay:
    """Every decision with all that happened, nothing kept back."""
    info, match = await finished(cache, table, person)
    return await asyncio.to_thread(_plies, info, match)


def _plies(info: TableInfo, match: Match) -> answers.Replay:
    again = new_match_of(info)
    kinds = match.game.events

    def events_json(story: Any) -> list[Json]:
        events = (kinds.event(None, *row) for row in story)
        return [{"kind": event.kind, "seat": event.seat, **event.arguments} for event in events]

    opening = [{"kind": event.kind, "seat": event.seat, **event.arguments} for event in again.opening]
    lines: list[answers.Ply] = []
    for ply, action in enumerate(match.actions, start=1):
        made, seat = match.game.actions.action(action), again.turn
        story = again.advance(action)
        lines.append({"ply": ply, "seat": seat, "action": {"id": action, **made.form}, "events": events_json(story)})
    return {
        "game": info.game,
        "game_version": info.game_version,
        "players": info.players,
        "options": info.options,
        "seed": match.seed.hex,
        "commitment": match.commitment,
        "origin": cast(answers.Origin, match.seed.origin),
        "opening": opening,
        "plies": lines,
        "result": info.result,
    }


async def view_at(
    cache: MatchCache, table: str, person: str | None, ply: int, seat: int | None, everything: bool
) -> answers.Moment:
    _, match = await finished(cache, table, person)
    past = await asyncio.to_thread(match.at, ply)
    view = cast(answers.View, past.view(seat))
    if everything:
        view.update({"seat": None, "state": past.position()})
    return {"ply": ply, "view": view}


async def record(cache: MatchCache, table: str, person: str | None) -> answers.Record:
    info, match = await finished(cache, table, person)
    return cast(answers.Record, match.record(_recorded(info.seats), info.first))


def _recorded(seats: list[Seat]) -> list[Json]:
    """Who sat down, also where a bot played on; nothing, if that was never known."""
    known = any(seat.name for seat in seats)
    return [{"kind": str(seat.kind), "name": seat.name} for seat in seats] if known else []


async def import_record(store: Store, person: Person, given: Json) -> TableInfo:
    """A table of a record from elsewhere, over, to be replayed and forked."""
    match = await asyncio.to_thread(midtown.load, given)
    agreement = match.seed.agreement
    shares = [None] * match.players if agreement is None else agreement.to_json()["contributions"]
    told = match.seats or [NOBODY] * match.players
    seats = [_brought(n, seat, share) for n, (seat, share) in enumerate(zip(told, shares, strict=True))]
    at = now()
    ending = Ending.FINISHED if match.over else Ending.IMPORTED
    result = {"ending": ending, "seat": None, "winners": match.winners, "scores": match.scores}
    info = new_table(
        person,
        match.game.name,
        match.options,
        seats,
        secret=_secret(match.seed),
        origin=match.seed.kind,
        start=match.start,
        state=TableState.OVER,
        begun=at,
        result=result,
        first=None if match.first is None else First(match.first),
    )
    everybody = (1 << (match.players + 1)) - 1
    turns = await asyncio.to_thread(_turns, info, match)
    entries = [
        Entry(number, EntryKind.MOVE, turn, at, everybody, action=action)
        for number, (turn, action) in enumerate(zip(turns, match.actions, strict=True), start=1)
    ]
    await store.write(_import, info, entries)
    return info


def _brought(number: int, seat: Json, contribution: str | None) -> Seat:
    kind = SeatKind(seat["kind"])
    bot = seat["name"] if kind is SeatKind.BOT else None
    return Seat(number, kind, seat["name"], bot=bot, contribution=contribution)


def _secret(seed: Seed) -> str:
    return seed.hex if seed.agreement is None else seed.agreement.secret.hex()


def _turns(info: TableInfo, match: Match) -> list[int]:
    again, turns = new_match_of(info), []
    for action in match.actions:
        turns.append(again.turn or 0)
        again.advance(action)
    return turns


def _import(connection: Connection, info: TableInfo, entries: list[Entry]) -> None:
    tables.add(connection, info)
    log.append_all(connection, info.id, entries)


async def fork(
    cache: MatchCache, writer: TableWriter, person: Person, table: str, ply: int, seat: int, bot: str
) -> TableInfo:
    """A new table that goes on from a ply of a finished match, against bots and with fresh chance.

    Who may look on there is as it was at the old table.
    """
    check_bot(bot)
    old, match = await finished(cache, table, person.id)
    past = await asyncio.to_thread(match.at, ply)
    automatic = match.game.automatic_seats(old.options)
    if past.over:
        raise RefusedError(Refusal.FORK_AT_THE_END)
    if seat not in range(old.players) or seat in automatic:
        raise RefusedError(Refusal.FORK_SEAT)
    seats = [_forked_seat(person, n, n == seat, automatic.get(n), bot) for n in range(old.players)]
    origin: Json = {"start": past.position(), "forked_from": old.id, "forked_ply": ply}
    info = new_table(person, old.game, old.options, seats, spectators=old.spectators, **origin)
    return await create(cache, writer, info)


def _forked_seat(person: Person, number: int, mine: bool, automatic: str | None, bot: str) -> Seat:
    if automatic is not None:
        return Seat(number, SeatKind.AUTOMATIC, automatic)
    if mine:
        return Seat(number, SeatKind.PERSON, person.name, person=person.id)
    return Seat(number, SeatKind.BOT, bot, bot=bot)
