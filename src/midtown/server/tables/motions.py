"""What the others have to agree to: taking back a decision that showed something, and a bot in somebody's place."""

from __future__ import annotations

from functools import partial

from sqlalchemy.exc import IntegrityError

from midtown.server.live.match import LiveMatch
from midtown.server.protocol.kinds import EntryKind, MotionKind, MotionState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.service import Service
from midtown.server.store import talk
from midtown.server.tables.model import Entry, Motion, now
from midtown.server.tables.moves import ConflictError, check_playing, commit, retry_on_conflict, seat_of
from midtown.server.thinking.workers import check_bot

MINUTE = 60_000


async def ask(
    service: Service, person: str, table: str, kind: MotionKind, seat: int | None, about: int | None, bot: str | None
) -> Motion:
    """Puts something to the vote. If there is nobody to ask it is done at once."""

    async def work() -> Motion:
        async with service.cache.at(table) as live:
            place = seat_of(live, person, seat)
            check_playing(live)
            _check(service, live, kind, place, about, bot)
            if any(motion.state is MotionState.OPEN for motion in live.info.motions):
                raise RefusedError(Refusal.VOTE_RUNNING)
            needed = _needed(live, person, about)
            number = len(live.info.motions) + 1
            motion = Motion(number, kind, place, about, bot, needed, {}, live.version(None), MotionState.OPEN)
            try:
                await service.store.write(talk.add_motion, table, motion)
            except IntegrityError:
                raise ConflictError from None
            live.info.motions.append(motion)
            await _settle(service, live, motion)
            return motion

    return await retry_on_conflict(work)


def _check(service: Service, live: LiveMatch, kind: MotionKind, seat: int, about: int | None, bot: str | None) -> None:
    if kind is MotionKind.UNDO:
        live.consent_target(seat)
        return
    check_bot(bot or "")
    if about is None or about not in range(live.info.players) or not live.info.seats[about].plays:
        raise RefusedError(Refusal.REPLACE_WHOM)
    if about in live.info.seats_of(live.info.seats[seat].person):
        raise RefusedError(Refusal.REPLACE_YOURSELF)
    if not _away(service, live, about):
        raise RefusedError(Refusal.PERSON_HERE)


def _away(service: Service, live: LiveMatch, seat: int) -> bool:
    place = live.info.seats[seat]
    if place.left or place.person is None:
        return True
    quiet = now() - place.last_seen > service.settings.away_minutes * MINUTE
    return quiet and not service.hub.present(place.person)


def _needed(live: LiveMatch, person: str, about: int | None) -> list[int]:
    """One seat of every other person who is still playing."""
    asked: dict[str | None, int] = {}
    for seat in live.info.playing_people():
        if seat.person != person and seat.seat != about:
            asked.setdefault(seat.person, seat.seat)
    return list(asked.values())


async def vote(service: Service, person: str, table: str, number: int, seat: int | None, agree: bool) -> Motion:
    async def work() -> Motion:
        async with service.cache.at(table) as live:
            mine = live.info.seats_of(person)
            motion = next((m for m in live.info.motions if m.motion == number), None)
            if motion is None:
                raise RefusedError(Refusal.NO_MOTION)
            places = [place for place in motion.needed if place in mine and seat in (None, place)]
            if not places:
                raise RefusedError(Refusal.NOT_ASKED)
            if motion.state is not MotionState.OPEN:
                raise RefusedError(Refusal.VOTE_OVER)
            votes = {str(place): agree for place in places}
            motion.votes = await service.store.write(talk.add_votes, table, number, votes)
            await _settle(service, live, motion)
            return motion

    return await retry_on_conflict(work)


async def _settle(service: Service, live: LiveMatch, motion: Motion) -> None:
    """Carries a motion out when all agree; stores how it ended."""
    motion.state = _standing(motion)
    store = partial(talk.set_motion_state, table=live.info.id, motion=motion.motion, state=motion.state)
    if motion.state is MotionState.PASSED:
        await commit(service, live, _carried_out(live, motion), also=store)
    elif motion.state is MotionState.FAILED:
        await service.store.write(store)
    service.hub.tell_table(live)


def _standing(motion: Motion) -> MotionState:
    if False in motion.votes.values():
        return MotionState.FAILED
    agreed = all(motion.votes.get(str(seat)) for seat in motion.needed)
    return MotionState.PASSED if agreed else MotionState.OPEN


def _carried_out(live: LiveMatch, motion: Motion) -> Entry:
    if motion.kind is MotionKind.UNDO:
        return live.apply_uncommitted(EntryKind.UNDO, motion.seat, ply=live.consent_target(motion.seat))
    return live.apply_uncommitted(EntryKind.REPLACE, motion.about or 0, bot=motion.bot)
