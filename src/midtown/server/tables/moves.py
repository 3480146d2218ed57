"""Moves and the other ways in which a person, or the clock, adds an entry to a match's log."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from midtown.errors import MidtownError
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import LiveMatch, Step
from midtown.server.protocol.kinds import EntryKind, SeatKind, TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running import metrics
from midtown.server.tables.attempt import attempt
from midtown.server.tables.model import now
from midtown.server.tables.writer import ConflictError, TableWriter

STAND_IN = "club"
"""The bot that plays on for somebody who resigned or ran out of time."""


@dataclass(frozen=True)
class Request:
    """Who wants to decide something, for which seat, and what they have seen of the match."""

    person: str
    match: str
    seat: int | None
    version: int
    client_move_id: str


@dataclass(frozen=True)
class Done:
    """What a move is answered with."""

    version: int
    duplicate: bool


def seat_of(live: LiveMatch, person: str, seat: int | None) -> int:
    """The seat that a person means; one of their own."""
    mine = live.info.seats_of(person)
    if seat is None and mine:
        return live.turn if live.turn is not None and live.turn in mine else mine[0]
    if seat is None or seat not in mine:
        raise RefusedError(Refusal.SEAT_NOT_YOURS)
    return seat


def check_playing(live: LiveMatch) -> None:
    if live.info.state is TableState.WAITING:
        missing = [str(seat.seat + 1) for seat in live.info.seats if not seat.ready]
        if any(seat.kind is SeatKind.OPEN for seat in live.info.seats):
            raise RefusedError(Refusal.NOT_BEGUN)
        raise RefusedError(Refusal.CONTRIBUTION_MISSING, seats=", ".join(missing))
    if live.info.state is not TableState.PLAYING:
        raise RefusedError(Refusal.MATCH_OVER)


def check_turn(live: LiveMatch, seat: int) -> None:
    check_playing(live)
    if live.turn != seat or not live.info.seats[seat].plays:
        raise RefusedError(Refusal.NOT_YOUR_TURN)


def check_version(live: LiveMatch, seat: int, version: int) -> None:
    if version != live.version(seat):
        raise RefusedError(Refusal.MOVED_ON, version=live.version(seat))


async def move(cache: MatchCache, writer: TableWriter, request: Request, action: object) -> Done:
    """Plays an action for a seat, once."""

    def proposed(live: LiveMatch, place: int) -> Step:
        number = live.match.game.actions.read(action)
        return live.propose(EntryKind.MOVE, place, action=number, client_move_id=request.client_move_id)

    return await _by_seat(cache, writer, request, proposed)


async def undo(cache: MatchCache, writer: TableWriter, request: Request) -> Done:
    """Takes back the last decision, as far as the match allows without asking anybody."""

    def proposed(live: LiveMatch, place: int) -> Step:
        return live.propose(EntryKind.UNDO, place, ply=live.undo_target(), client_move_id=request.client_move_id)

    return await _by_seat(cache, writer, request, proposed)


async def _by_seat(
    cache: MatchCache, writer: TableWriter, request: Request, propose: Callable[[LiveMatch, int], Step]
) -> Done:
    began = time.perf_counter()

    async def work(live: LiveMatch) -> Done:
        place = seat_of(live, request.person, request.seat)
        if (place, request.client_move_id) in live.moves:
            return Done(live.version(place), True)
        check_turn(live, place)
        check_version(live, place, request.version)
        if await expire_turn(writer, live):
            raise RefusedError(Refusal.TIME_UP)
        await writer.commit(live, propose(live, place))
        return Done(live.version(place), False)

    done = await attempt(cache, writer, request.match, work)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
    return done


async def forfeit(writer: TableWriter, live: LiveMatch, kind: EntryKind, seat: int) -> None:
    """A seat resigns or runs out of time. A bot plays on for it if others still have a match to play."""
    others = [other for other in live.info.seats if other.seat != seat and not other.resigned]
    goes_on = len(others) > 1 and any(other.plays and not other.left for other in others)
    await writer.commit(live, live.propose(kind, seat, bot=STAND_IN if goes_on else None))


async def resign(cache: MatchCache, writer: TableWriter, person: str, table: str, seat: int | None) -> None:
    async def work(live: LiveMatch) -> None:
        place = seat_of(live, person, seat)
        check_playing(live)
        if not live.info.seats[place].plays:
            raise RefusedError(Refusal.BOT_PLAYS)
        await forfeit(writer, live, EntryKind.RESIGN, place)

    await attempt(cache, writer, table, work)


async def expire_turn(writer: TableWriter, live: LiveMatch) -> bool:
    """Ends the match for a seat whose time is up."""
    deadline, seat = live.clock.deadline, live.clock.running
    if live.info.state is not TableState.PLAYING or deadline is None or seat is None or deadline > now():
        return False
    await forfeit(writer, live, EntryKind.TIMEOUT, seat)
    return True


async def expire_turn_at(cache: MatchCache, writer: TableWriter, table: str) -> None:
    try:
        async with cache.at(table) as live:
            await expire_turn(writer, live)
    except (MidtownError, ConflictError):
        return
