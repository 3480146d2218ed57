"""Moves and everything else that adds a line to a match's log. It is stored first; then it is told."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from midtown.errors import MidtownError
from midtown.server.live.match import LiveMatch
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import Ending, EntryKind, MotionState, TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running import metrics
from midtown.server.service import Service
from midtown.server.store import log, talk
from midtown.server.tables.model import Entry, Motion, now
from midtown.server.tables.ratings import rate

T = TypeVar("T")
STAND_IN = "club"
"""The bot that plays on for somebody who resigned or ran out of time."""
ENDINGS = {EntryKind.RESIGN: Ending.RESIGNED, EntryKind.TIMEOUT: Ending.TIMEOUT}
"""How a match ends when a seat gives up its turn and nobody plays on."""
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
        raise RefusedError(Refusal.SEAT_NOT_YOURS)
    return seat


def check_playing(live: LiveMatch) -> None:
    if live.info.state is TableState.WAITING:
        raise RefusedError(Refusal.NOT_BEGUN)
    if live.info.state is not TableState.PLAYING:
        raise RefusedError(Refusal.MATCH_OVER)


def check_turn(live: LiveMatch, seat: int) -> None:
    check_playing(live)
    if live.turn != seat or not live.info.seats[seat].plays:
        raise RefusedError(Refusal.NOT_YOUR_TURN)


def check_version(live: LiveMatch, seat: int, version: int) -> None:
    if version != live.version(seat):
        raise RefusedError(Refusal.MOVED_ON, version=live.version(seat))


async def move(
    service: Service, person: str, match: str, seat: int | None, version: int, client_move_id: str, action: object
) -> Done:
    """Plays an action for a seat, once."""

    def draft(live: LiveMatch, place: int) -> Entry:
        number = live.match.game.actions.read(action)
        return live.apply_uncommitted(EntryKind.MOVE, place, action=number, client_move_id=client_move_id)

    return await _by_seat(service, person, match, seat, version, client_move_id, draft)


async def undo(service: Service, person: str, match: str, seat: int | None, version: int, client_move_id: str) -> Done:
    """Takes back the last decision, as far as the match allows without asking anybody."""

    def draft(live: LiveMatch, place: int) -> Entry:
        return live.apply_uncommitted(EntryKind.UNDO, place, ply=live.undo_target(), client_move_id=client_move_id)

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
                raise RefusedError(Refusal.TIME_UP)
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
        if changes.get("state") is TableState.OVER:
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
    stale = [m for m in live.info.motions if m.state is MotionState.OPEN and m.at_version != live.version(None)]
    for motion in stale:
        motion.state = MotionState.STALE
    return stale


def consequences(live: LiveMatch, entry: Entry) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a line changes about its table and about its seat. Most lines change nothing: the turn stays."""
    changes: dict[str, Any] = {}
    if live.match.turn != live.info.turn:
        changes = {"turn": live.match.turn, "deadline": live.clock.deadline, "touched": entry.at}
    seat_changes: dict[str, Any] = {}
    if entry.kind in (EntryKind.RESIGN, EntryKind.TIMEOUT, EntryKind.REPLACE):
        changes |= {"deadline": live.clock.deadline, "touched": entry.at}
        seat_changes = {"bot": entry.bot, "resigned": live.info.seats[entry.seat].resigned}
    result = _result(live, entry)
    if result is not None:
        changes |= {"state": TableState.OVER, "turn": None, "deadline": None, "touched": entry.at, "result": result}
    return changes, seat_changes


def _result(live: LiveMatch, entry: Entry) -> answers.Result | None:
    """How the match ended, if it did."""
    if live.match.over:
        return {"ending": Ending.FINISHED, "seat": None, "winners": live.match.winners, "scores": _scores(live)}
    if entry.kind in ENDINGS and entry.bot is None:
        others = [seat.seat for seat in live.info.seats if not seat.resigned]
        return {"ending": ENDINGS[entry.kind], "seat": entry.seat, "winners": others, "scores": _scores(live)}
    return None


def _scores(live: LiveMatch) -> list[answers.Score]:
    return cast(list[answers.Score], live.match.scores)


async def forfeit(service: Service, live: LiveMatch, kind: EntryKind, seat: int) -> None:
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
                raise RefusedError(Refusal.BOT_PLAYS)
            await forfeit(service, live, EntryKind.RESIGN, place)

    await retry_on_conflict(work)


async def expire_turn(service: Service, live: LiveMatch) -> bool:
    """Ends the match for a seat whose time is up."""
    deadline, seat = live.clock.deadline, live.clock.running
    if live.info.state is not TableState.PLAYING or deadline is None or seat is None or deadline > now():
        return False
    await forfeit(service, live, EntryKind.TIMEOUT, seat)
    return True


async def expire_turn_at(service: Service, table: str) -> None:
    try:
        async with service.cache.at(table) as live:
            await expire_turn(service, live)
    except (MidtownError, ConflictError):
        return
