"""Making tables, taking seats and leaving them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Connection

from midtown.engine.seed import Seed
from midtown.errors import InvalidError
from midtown.games import find
from midtown.server.live.cache import MatchCache, load_match
from midtown.server.live.clocks import Clock
from midtown.server.live.match import LiveMatch, pass_turn
from midtown.server.refusals import RefusedError
from midtown.server.store import tables
from midtown.server.tables.model import Person, Seat, TableInfo, new_id, now
from midtown.server.tables.writer import TableWriter
from midtown.server.thinking.workers import check_bot

logger = structlog.get_logger()


@dataclass(frozen=True)
class Wish:
    """Who is to sit on a new seat: me, hot_seat, open, bot or automatic."""

    kind: str
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
    clock: dict[str, Any] | None = None,
    **details: Any,
) -> TableInfo:
    """A table that waits for its people. Its seed comes from the operating system's secure source."""
    found = find(game)
    at = now()
    info = TableInfo(
        id=new_id(),
        game=found.name,
        game_version=found.version,
        options=found.read_options(len(seats), options),
        players=len(seats),
        seed=Seed.fresh().hex,
        start=None,
        state="waiting",
        public=public,
        spectators=spectators,
        owner=person.id,
        clock=clock or {"kind": "none"},
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
    if not any(seat.kind in ("person", "open") for seat in seats):
        raise InvalidError("At least one seat must be a person's.")
    return seats


def _wished_seat(person: Person, number: int, wish: Wish, automatic: str | None) -> Seat:
    if (automatic is not None) != (wish.kind == "automatic"):
        raise InvalidError("The seats of kind automatic must be those that the options give to an automatic player.")
    if automatic is not None:
        return Seat(number, "automatic", automatic)
    if wish.kind == "bot":
        check_bot(wish.bot or "")
        return Seat(number, "bot", wish.bot or "", bot=wish.bot)
    if wish.kind == "open":
        return Seat(number, "open", "")
    return Seat(number, "person", wish.name or person.name, person=person.id)


async def create(cache: MatchCache, writer: TableWriter, info: TableInfo) -> TableInfo:
    """Stores a new table; if nobody has to come any more, its match begins at once."""
    await load_match(info, [])
    await writer.store.write(_create, info)
    logger.info("table", table=info.id[:6], game=info.game, state=info.state)
    async with cache.at(info.id) as live:
        writer.notify(live)
        return live.info


def _create(connection: Connection, info: TableInfo) -> None:
    tables.add(connection, info)
    _begin_if_full(connection, info.id)


def _begin_if_full(connection: Connection, table: str) -> None:
    """Begins a match whose seats are all taken. Whose turn it is is found by playing the set-up."""
    info = tables.lock(connection, table)
    if info.state != "waiting" or any(seat.kind == "open" for seat in info.seats):
        return
    turn = LiveMatch(info).match.turn
    at = now()
    clock = Clock(info.clock, info.players)
    pass_turn(clock, turn, info.seats, at)
    tables.change(connection, table, state="playing", begun=at, touched=at, turn=turn, deadline=clock.deadline)


async def join(
    cache: MatchCache, writer: TableWriter, person: Person, table: str, seat: int | None, name: str | None
) -> None:
    """Takes an open seat; somebody who left comes back to their own."""
    async with cache.at(table) as live:
        mine = live.info.seats_of(person.id)
        if any(live.info.seats[place].left for place in mine):
            await writer.change(live, _come_back, mine)
        elif mine:
            raise RefusedError("not_allowed", "You sit at this table already.")
        else:
            await writer.change(live, _join, seat, person.id, name or person.name)


def _join(connection: Connection, table: str, seat: int | None, person: str, name: str) -> None:
    place = _open_seat(connection, table, seat)
    tables.change_seat(connection, table, place, kind="person", person=person, name=name)
    _begin_if_full(connection, table)


def _come_back(connection: Connection, table: str, mine: list[int]) -> None:
    for seat in mine:
        tables.change_seat(connection, table, seat, left=False)


def _open_seat(connection: Connection, table: str, seat: int | None) -> int:
    info = tables.lock(connection, table)
    free = [place.seat for place in info.seats if place.kind == "open" and info.state == "waiting"]
    if not free or (seat is not None and seat not in free):
        raise RefusedError("not_allowed", "This seat is not open.")
    return free[0] if seat is None else seat


async def fill(cache: MatchCache, writer: TableWriter, person: Person, table: str, seat: int, bot: str) -> None:
    """Gives an open seat to a bot."""
    check_bot(bot)
    async with cache.at(table) as live:
        if live.info.owner != person.id:
            raise RefusedError("not_allowed", "Only who made the table may do that.")
        await writer.change(live, _fill, seat, bot)


def _fill(connection: Connection, table: str, seat: int, bot: str) -> None:
    tables.change_seat(connection, table, _open_seat(connection, table, seat), kind="bot", bot=bot, name=bot)
    _begin_if_full(connection, table)


async def leave(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> None:
    """Before the match the seats open again; later they count as left, and the others may ask for a bot."""
    async with cache.at(table) as live:
        mine = live.info.seats_of(person.id)
        if not mine:
            raise RefusedError("not_your_seat", "You do not sit at this table.")
        await writer.change(live, _leave, mine)


def _leave(connection: Connection, table: str, mine: list[int]) -> None:
    info = tables.lock(connection, table)
    opened = {"kind": "open", "person": None, "name": ""}
    for seat in mine:
        tables.change_seat(connection, table, seat, **(opened if info.state == "waiting" else {"left": True}))
    people_left = any(seat.kind == "person" and seat.seat not in mine for seat in info.seats)
    if info.state == "waiting" and not people_left:
        tables.change(connection, table, state="closed")


async def close(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> None:
    """Gives up a table whose match has not begun."""
    async with cache.at(table) as live:
        if live.info.owner != person.id:
            raise RefusedError("not_allowed", "Only who made the table may do that.")
        await writer.change(live, _close)


def _close(connection: Connection, table: str) -> None:
    if tables.lock(connection, table).state != "waiting":
        raise RefusedError("not_allowed", "The match has begun already; you can resign or leave.")
    tables.change(connection, table, state="closed")


async def rematch(cache: MatchCache, writer: TableWriter, person: Person, table: str) -> TableInfo:
    """A new table with the same game, options and people. Asking twice gives the same one."""
    async with cache.at(table) as live:
        old = live.info
        if not old.seats_of(person.id):
            raise RefusedError("not_your_seat", "Only who sat at this table may ask for a rematch.")
        if old.state != "over":
            raise RefusedError("not_allowed", "The match is not over yet.")
        if old.rematch is None:
            await writer.change(live, _rematch, _same_again(person, old))
        again = live.info.rematch or ""
    async with cache.at(again) as live:
        writer.notify(live)
        return live.info


def _same_again(person: Person, old: TableInfo) -> TableInfo:
    seats = [
        Seat(s.seat, s.kind, s.name, person=s.person, bot=None if s.kind == "person" else s.bot) for s in old.seats
    ]
    return new_table(
        person, old.game, old.options, seats, public=old.public, spectators=old.spectators, clock=old.clock
    )


def _rematch(connection: Connection, table: str, again: TableInfo) -> None:
    if tables.lock(connection, table).rematch is None:
        _create(connection, again)
        tables.change(connection, table, rematch=again.id)
