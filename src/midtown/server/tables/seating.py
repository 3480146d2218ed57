"""Making tables, taking seats and leaving them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Connection

from midtown.engine.agreement import CONTRIBUTION, fresh_secret
from midtown.engine.seed import OriginKind
from midtown.games import find
from midtown.nicknames import look_alike, read_name
from midtown.server.live.cache import MatchCache, load_match
from midtown.server.live.clocks import Clock
from midtown.server.live.match import LiveMatch, new_match_of, pass_turn
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import ClockKind, SeatKind, TableState, WishKind
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store import people, tables
from midtown.server.store.database import Store
from midtown.server.tables.attempt import attempt
from midtown.server.tables.first import drawn_seat, gone_round
from midtown.server.tables.model import Person, Seat, TableInfo, new_id, now
from midtown.server.tables.writer import TableWriter
from midtown.server.thinking.workers import check_bot

logger = structlog.get_logger()


@dataclass(frozen=True)
class Wish:
    """Who is to sit on a new seat."""

    kind: WishKind
    name: str | None = None
    bot: str | None = None


def new_table(
    person: Person,
    game: str,
    options: dict[str, Any],
    seats: Sequence[Seat],
    *,
    public: bool = False,
    spectators: bool = True,
    hints: bool = False,
    clock: answers.ClockRule | None = None,
    **details: Any,
) -> TableInfo:
    """A table that waits for its people. What it adds to the seed comes from the operating system's secure source."""
    found = find(game)
    at = now()
    info = TableInfo(
        id=new_id(),
        game=found.name,
        game_version=found.version,
        options=found.read_options(len(seats), options),
        players=len(seats),
        secret=fresh_secret().hex(),
        origin=OriginKind.AGREED,
        start=None,
        state=TableState.WAITING,
        public=public,
        spectators=spectators,
        hints=hints,
        owner=person.id,
        clock=clock or {"kind": ClockKind.NONE},
        created=at,
        begun=None,
        touched=at,
        turn=None,
        deadline=None,
        result=None,
        rematch=None,
        forked_from=None,
        forked_ply=None,
        seats=list(seats),
    )
    for name, value in details.items():
        setattr(info, name, value)
    return info


def wished_seats(person: Person, game: str, options: dict[str, Any], wishes: Sequence[Wish]) -> list[Seat]:
    found = find(game)
    automatic = found.automatic_seats(found.read_options(len(wishes), options))
    seats = [_wished_seat(person, number, wish, automatic.get(number)) for number, wish in enumerate(wishes)]
    if not any(seat.kind in (SeatKind.PERSON, SeatKind.OPEN) for seat in seats):
        raise RefusedError(Refusal.NO_PERSONS_SEAT)
    return seats


def _wished_seat(person: Person, number: int, wish: Wish, automatic: str | None) -> Seat:
    if (automatic is not None) != (wish.kind is WishKind.AUTOMATIC):
        raise RefusedError(Refusal.AUTOMATIC_SEATS)
    if automatic is not None:
        return Seat(number, SeatKind.AUTOMATIC, automatic)
    if wish.kind is WishKind.BOT:
        check_bot(wish.bot or "")
        return Seat(number, SeatKind.BOT, wish.bot or "", bot=wish.bot)
    if wish.kind is WishKind.OPEN:
        return Seat(number, SeatKind.OPEN, "")
    return Seat(number, SeatKind.PERSON, read_name(wish.name or person.name), person=person.id)


async def check_names(store: Store, person: Person, wishes: Sequence[Wish]) -> None:
    for wish in wishes:
        if wish.name is not None:
            await store.read(people.check_name, wish.name, person.id)


async def create(cache: MatchCache, writer: TableWriter, info: TableInfo) -> TableInfo:
    """Stores a new table. Its match begins when all seats are taken and have added to its seed."""
    await load_match(info, [])
    await writer.store.write(tables.add, info)
    logger.info("table", table=info.id[:6], game=info.game, state=info.state)
    async with cache.at(info.id) as live:
        writer.notify(live)
        return live.info


def _begin_if_ready(connection: Connection, table: str) -> None:
    """Begins a match for which all is there. Whose turn it is is found by playing the set-up."""
    info = tables.lock(connection, table)
    if info.state is not TableState.WAITING or not all(seat.ready for seat in info.seats):
        return
    turn = new_match_of(info).turn
    at = now()
    clock = Clock(info.clock, info.players)
    pass_turn(clock, turn, info.seats, at)
    tables.change(connection, table, state=TableState.PLAYING, begun=at, touched=at, turn=turn, deadline=clock.deadline)


async def join(
    cache: MatchCache, writer: TableWriter, person: Person, table: str, seat: int | None, name: str | None
) -> None:
    """Takes an open seat; somebody who left comes back to their own."""
    async with cache.at(table) as live:
        await writer.change(live, _join, seat, person, name)


def _join(connection: Connection, table: str, seat: int | None, person: Person, called: str | None) -> None:
    """Who sits there already is known by what is stored: they may have sat down at another process just now."""
    info = tables.lock(connection, table)
    mine = info.seats_of(person.id)
    if mine:
        _come_back(connection, info, mine)
    else:
        _sit_down(connection, info, seat, person, called)


def _come_back(connection: Connection, info: TableInfo, mine: list[int]) -> None:
    if not any(info.seats[seat].left for seat in mine):
        raise RefusedError(Refusal.SEATED_ALREADY)
    for seat in mine:
        tables.change_seat(connection, info.id, seat, left=False)


def _sit_down(connection: Connection, info: TableInfo, seat: int | None, person: Person, called: str | None) -> None:
    free = [place.seat for place in info.seats if place.kind is SeatKind.OPEN and info.state is TableState.WAITING]
    if not free:
        raise RefusedError(Refusal.SEAT_TAKEN)
    place = drawn_seat(info, free, seat)
    if called is not None:
        people.check_name(connection, called, person.id)
    name = called or read_name(person.name)
    if any(look_alike(seat.name, name) for seat in info.seats if seat.name):
        raise RefusedError(Refusal.NAME_AT_TABLE, name=name)
    tables.change_seat(connection, info.id, place, kind=SeatKind.PERSON, person=person.id, name=name)


async def fill(cache: MatchCache, writer: TableWriter, person: Person, table: str, seat: int, bot: str) -> None:
    """Gives an open seat to a bot, or one whose person has not come since the table was made."""
    check_bot(bot)
    async with cache.at(table) as live:
        if live.info.owner != person.id:
            raise RefusedError(Refusal.OWNER_ONLY)
        await writer.change(live, _fill, person.id, seat, bot)


def _fill(connection: Connection, table: str, owner: str, seat: int, bot: str) -> None:
    info = tables.lock(connection, table)
    free = [place.seat for place in info.seats if not place.ready and place.person != owner]
    if info.state is not TableState.WAITING or seat not in free:
        raise RefusedError(Refusal.SEAT_TAKEN)
    tables.change_seat(connection, table, seat, kind=SeatKind.BOT, bot=bot, name=bot, person=None)
    _begin_if_ready(connection, table)


async def contribute(
    cache: MatchCache, writer: TableWriter, person: Person, table: str, seat: int, commitment: str, contribution: str
) -> None:
    """Adds what somebody's device has drawn to the seed. Whoever adds has seen what the service committed itself to."""
    if not re.fullmatch(CONTRIBUTION, contribution):
        raise RefusedError(Refusal.CONTRIBUTION_FORM)
    async with cache.at(table) as live:
        if commitment != live.info.seed.commitment:
            raise RefusedError(Refusal.OTHER_COMMITMENT)
        await writer.change(live, _contribute, person.id, seat, contribution)


def _contribute(connection: Connection, table: str, person: str, seat: int, contribution: str) -> None:
    """The same contribution may be sent again: whoever lost the answer cannot know that it arrived."""
    info = tables.lock(connection, table)
    if seat not in info.seats_of(person):
        raise RefusedError(Refusal.SEAT_NOT_YOURS)
    stored = info.seats[seat].contribution
    if stored == contribution:
        return
    if info.state is not TableState.WAITING:
        raise RefusedError(Refusal.CONTRIBUTION_LATE)
    if stored is not None:
        raise RefusedError(Refusal.CONTRIBUTION_TWICE)
    tables.change_seat(connection, table, seat, contribution=contribution)
    _begin_if_ready(connection, table)


async def leave(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> None:
    """Before the match the seats open again; later they count as left, and the others may ask for a bot."""
    async with cache.at(table) as live:
        await writer.change(live, _leave, person.id)


def _leave(connection: Connection, table: str, person: str) -> None:
    info = tables.lock(connection, table)
    mine = info.seats_of(person)
    if not mine:
        raise RefusedError(Refusal.NOT_SEATED)
    opened = {"kind": SeatKind.OPEN, "person": None, "name": "", "contribution": None}
    for seat in mine:
        tables.change_seat(connection, table, seat, **(opened if info.state is TableState.WAITING else {"left": True}))
    people_left = any(seat.kind is SeatKind.PERSON and seat.seat not in mine for seat in info.seats)
    if info.state is TableState.WAITING and not people_left:
        tables.change(connection, table, state=TableState.CLOSED)


async def close(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> None:
    """Gives up a table whose match has not begun."""
    async with cache.at(table) as live:
        if live.info.owner != person.id:
            raise RefusedError(Refusal.OWNER_ONLY)
        await writer.change(live, _close)


def _close(connection: Connection, table: str) -> None:
    if tables.lock(connection, table).state is not TableState.WAITING:
        raise RefusedError(Refusal.MATCH_BEGUN)
    tables.change(connection, table, state=TableState.CLOSED)


async def rematch(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> TableInfo:
    """A new table with the same game, options and people, which waits for them; the next one begins.

    Asking twice gives the same one.
    """

    async def work(live: LiveMatch) -> str:
        old = live.info
        if not old.seats_of(person.id):
            raise RefusedError(Refusal.REMATCH_NOT_YOURS)
        if old.state is not TableState.OVER:
            raise RefusedError(Refusal.MATCH_NOT_OVER)
        if old.rematch is None:
            await writer.change(live, _rematch, _same_again(person, old))
        return live.info.rematch or ""

    again = await attempt(cache, writer, table, work)
    async with cache.at(again) as live:
        writer.notify(live)
        return live.info


def _same_again(person: Person, old: TableInfo) -> TableInfo:
    seats = [
        Seat(s.seat, s.kind, s.name, person=s.person, bot=None if s.kind is SeatKind.PERSON else s.bot)
        for s in old.seats
    ]
    seats, first = gone_round(find(old.game), seats)
    return new_table(
        person,
        old.game,
        old.options,
        seats,
        public=old.public,
        spectators=old.spectators,
        hints=old.hints,
        clock=old.clock,
        first=first,
    )


def _rematch(connection: Connection, table: str, again: TableInfo) -> None:
    if tables.lock(connection, table).rematch is None:
        tables.add(connection, again)
        tables.change(connection, table, rematch=again.id)
