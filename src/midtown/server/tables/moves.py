"""Moves and everything else that adds a line to a match's log. It is stored first; then it is told."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from midtown.engine.state_record import Json
from midtown.errors import MidtownError
from midtown.server.live.match import LiveMatch
from midtown.server.refusals import RefusedError
from midtown.server.running import metrics
from midtown.server.service import Service
from midtown.server.store import log, talk
from midtown.server.tables.model import Entry, Motion, now
from midtown.server.tables.ratings import rate

T = TypeVar("T")
STAND_IN = "club"
"""The bot that plays on for somebody who resigned or ran out of time."""
Also = Callable[[Connection], None]

logger = structlog.get_logger()


class ConflictError(Exception):
    """Another process has written this line of the log first."""


@dataclass(frozen=True)
class Done:
    """What a move is answered with."""

    version: int
    duplicate: bool


async def retry_on_conflict(work: Callable[[], Awaitable[T]]) -> T:
    """The second time, the match is read from the store with what the others have written."""
    try:
        return await work()
    except ConflictError:
        return await work()


def seat_of(live: LiveMatch, person: str, seat: int | None) -> int:
    """The seat that a person means; one of their own."""
    mine = live.info.seats_of(person)
    if seat is None and mine:
        return live.turn if live.turn is not None and live.turn in mine else mine[0]
    if seat is None or seat not in mine:
        raise RefusedError("not_your_seat", "This is not your seat.")
    return seat


def check_playing(live: LiveMatch) -> None:
    if live.info.state == "waiting":
        raise RefusedError("not_your_turn", "The match begins when all seats are taken.")
    if live.info.state != "playing":
        raise RefusedError("over", "The match is over.")


def check_turn(live: LiveMatch, seat: int) -> None:
    check_playing(live)
    if live.turn != seat or not live.info.seats[seat].plays:
        raise RefusedError("not_your_turn", "It is not your turn.")


def check_version(live: LiveMatch, seat: int, version: int) -> None:
    if version != live.version(seat):
        raise RefusedError("stale", "The match has moved on; look at it again first.", version=live.version(seat))


async def move(
    service: Service, person: str, match: str, seat: int | None, version: int, client_move_id: str, action: object
) -> Done:
    """Plays an action for a seat, once."""

    def draft(live: LiveMatch, place: int) -> Entry:
        number = live.match.game.actions.read(action)
        return live.apply_uncommitted("move", place, action=number, client_move_id=client_move_id)

    return await _by_seat(service, person, match, seat, version, client_move_id, draft)


async def undo(service: Service, person: str, match: str, seat: int | None, version: int, client_move_id: str) -> Done:
    """Takes back the last decision, as far as the match allows without asking anybody."""

    def draft(live: LiveMatch, place: int) -> Entry:
        return live.apply_uncommitted("undo", place, ply=live.undo_target(), client_move_id=client_move_id)

    return await _by_seat(service, person, match, seat, version, client_move_id, draft)


async def _by_seat(
    service: Service,
    person: str,
    match: str,
    seat: int | None,
    version: int,
    client_move_id: str,
    draft: Callable[[LiveMatch, int], Entry],
) -> Done:
    began = time.perf_counter()

    async def work() -> Done:
        async with service.cache.at(match) as live:
            place = seat_of(live, person, seat)
            if (place, client_move_id) in live.moves:
                return Done(live.version(place), True)
            check_turn(live, place)
            check_version(live, place, version)
            if await expire_turn(service, live):
                raise RefusedError("over", "Your time is up.")
            await commit(service, live, draft(live, place))
            return Done(live.version(place), False)

    done = await retry_on_conflict(work)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
    return done


async def commit(service: Service, live: LiveMatch, entry: Entry, also: Also | None = None) -> None:
    """Stores a drafted line with all its consequences; then everybody hears of it, and bots go on."""
    changes, seat_changes = consequences(live, entry)
    stale = stale_motions(live)
    for name, value in changes.items():
        setattr(live.info, name, value)

    def write(connection: Connection) -> None:
        log.append(connection, live.info.id, entry, changes, seat_changes)
        if changes.get("state") == "over":
            rate(connection, live.info)
        for motion in stale:
            talk.set_motion_state(connection, live.info.id, motion.motion, motion.state)
        if also is not None:
            also(connection)

    try:
        await service.store.write(write)
    except IntegrityError:
        raise ConflictError from None
    metrics.MOVES.labels(live.info.game).inc()
    service.hub.tell_moved(live)
    if "state" in changes or seat_changes or stale:
        service.hub.tell_table(live)
        logger.info("table", table=live.info.id[:6], game=live.info.game, state=live.info.state, entry=entry.kind)
    service.after_commit(live)


def stale_motions(live: LiveMatch) -> list[Motion]:
    """What was put to the vote before something happened that all could see, and is so no longer."""
    stale = [m for m in live.info.motions if m.state == "open" and m.at_version != live.version(None)]
    for motion in stale:
        motion.state = "stale"
    return stale


def consequences(live: LiveMatch, entry: Entry) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a line changes about its table and about its seat. Most lines change nothing: the turn stays."""
    changes: dict[str, Any] = {}
    if live.match.turn != live.info.turn:
        changes = {"turn": live.match.turn, "deadline": live.clock.deadline, "touched": entry.at}
    seat_changes: dict[str, Any] = {}
    if entry.kind in ("resign", "timeout", "replace"):
        changes |= {"deadline": live.clock.deadline, "touched": entry.at}
        seat_changes = {"bot": entry.bot, "resigned": live.info.seats[entry.seat].resigned}
    result = _result(live, entry)
    if result is not None:
        changes |= {"state": "over", "turn": None, "deadline": None, "touched": entry.at, "result": result}
    return changes, seat_changes


def _result(live: LiveMatch, entry: Entry) -> Json | None:
    """How the match ended, if it did."""
    if live.match.over:
        return {"ending": "finished", "seat": None, "winners": live.match.winners, "scores": live.match.scores}
    if entry.kind in ("resign", "timeout") and entry.bot is None:
        others = [seat.seat for seat in live.info.seats if not seat.resigned]
        ending = {"resign": "resigned", "timeout": "timeout"}[entry.kind]
        return {"ending": ending, "seat": entry.seat, "winners": others, "scores": live.match.scores}
    return None


async def forfeit(service: Service, live: LiveMatch, kind: str, seat: int) -> None:
    """A seat resigns or runs out of time. A bot plays on for it if others still have a match to play."""
    others = [other for other in live.info.seats if other.seat != seat and not other.resigned]
    goes_on = len(others) > 1 and any(other.plays and not other.left for other in others)
    await commit(service, live, live.apply_uncommitted(kind, seat, bot=STAND_IN if goes_on else None))


async def resign(service: Service, person: str, table: str, seat: int | None) -> None:
    async def work() -> None:
        async with service.cache.at(table) as live:
            place = seat_of(live, person, seat)
            check_playing(live)
            if not live.info.seats[place].plays:
                raise RefusedError("not_allowed", "A bot plays this seat already.")
            await forfeit(service, live, "resign", place)

    await retry_on_conflict(work)


async def expire_turn(service: Service, live: LiveMatch) -> bool:
    """Ends the match for a seat whose time is up."""
    deadline, seat = live.clock.deadline, live.clock.running
    if live.info.state != "playing" or deadline is None or seat is None or deadline > now():
        return False
    await forfeit(service, live, "timeout", seat)
    return True


async def expire_turn_at(service: Service, table: str) -> None:
    try:
        async with service.cache.at(table) as live:
            await expire_turn(service, live)
    except (MidtownError, ConflictError):
        return
