"""What the others have to agree to: taking back a decision that showed something, and a bot in somebody's place."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from midtown.server.live.cache import MatchCache
from midtown.server.live.hub import Hub
from midtown.server.live.match import LiveMatch, Step
from midtown.server.protocol.kinds import EntryKind, MotionKind, MotionState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store import talk
from midtown.server.tables.attempt import attempt
from midtown.server.tables.model import Motion, now
from midtown.server.tables.moves import check_playing, seat_of
from midtown.server.tables.writer import ConflictError, TableWriter
from midtown.server.thinking.workers import check_bot

MINUTE = 60_000


class Motions:
    def __init__(self, cache: MatchCache, hub: Hub, writer: TableWriter, away_minutes: int) -> None:
        self._cache = cache
        self._hub = hub
        self._writer = writer
        self._away = away_minutes * MINUTE

    async def ask(
        self, person: str, table: str, kind: MotionKind, seat: int | None, about: int | None, bot: str | None
    ) -> Motion:
        """Puts something to the vote. If there is nobody to ask it is done at once."""

        async def work(live: LiveMatch) -> Motion:
            place = seat_of(live, person, seat)
            check_playing(live)
            self._check(live, kind, place, about, bot)
            await self._end_stale(live)
            if any(motion.state is MotionState.OPEN for motion in live.info.motions):
                raise RefusedError(Refusal.VOTE_RUNNING)
            needed = _needed(live, person, about)
            number = len(live.info.motions) + 1
            motion = Motion(number, kind, place, about, bot, needed, {}, live.version(None), MotionState.OPEN)
            try:
                await self._writer.store.write(talk.add_motion, table, motion)
            except IntegrityError:
                raise ConflictError from None
            live.info.motions.append(motion)
            await self._settle(live, motion)
            return motion

        return await attempt(self._cache, self._writer, table, work)

    async def vote(self, person: str, table: str, number: int, seat: int | None, agree: bool) -> Motion:
        async def work(live: LiveMatch) -> Motion:
            await self._end_stale(live)
            motion = _motion(live, number)
            mine = live.info.seats_of(person)
            places = [place for place in motion.needed if place in mine and seat in (None, place)]
            if not places:
                raise RefusedError(Refusal.NOT_ASKED)
            if motion.state is not MotionState.OPEN:
                raise RefusedError(Refusal.VOTE_OVER)
            votes = {str(place): agree for place in places}
            motion.votes = await self._writer.store.write(talk.add_votes, table, number, votes)
            await self._settle(live, motion)
            return motion

        return await attempt(self._cache, self._writer, table, work)

    def _check(self, live: LiveMatch, kind: MotionKind, seat: int, about: int | None, bot: str | None) -> None:
        if kind is MotionKind.UNDO:
            live.consent_target(seat)
            return
        check_bot(bot or "")
        if about is None or about not in range(live.info.players) or not live.info.seats[about].plays:
            raise RefusedError(Refusal.REPLACE_WHOM)
        if about in live.info.seats_of(live.info.seats[seat].person):
            raise RefusedError(Refusal.REPLACE_YOURSELF)
        if not self._is_away(live, about):
            raise RefusedError(Refusal.PERSON_HERE)

    def _is_away(self, live: LiveMatch, seat: int) -> bool:
        place = live.info.seats[seat]
        if place.left or place.person is None:
            return True
        return now() - place.last_seen > self._away and not self._hub.present(place.person)

    async def _end_stale(self, live: LiveMatch) -> None:
        """Another process may have gone on without knowing of a motion: then it is about what is no more."""
        for motion in live.info.motions:
            if motion.state is MotionState.OPEN and motion.at_version != live.version(None):
                await self._writer.store.write(talk.set_motion_state, live.info.id, motion.motion, MotionState.STALE)
                motion.state = MotionState.STALE
        self._hub.tell_table(live)

    async def _settle(self, live: LiveMatch, motion: Motion) -> None:
        """Carries a motion out when all agree; stores how it ended."""
        state = _outcome(motion)
        if state is MotionState.PASSED:
            await self._writer.commit(live, _proposed(live, motion), motion)
        elif state is MotionState.FAILED:
            await self._writer.store.write(talk.set_motion_state, live.info.id, motion.motion, state)
            motion.state = state
        self._hub.tell_table(live)


def _motion(live: LiveMatch, number: int) -> Motion:
    motion = next((m for m in live.info.motions if m.motion == number), None)
    if motion is None:
        raise RefusedError(Refusal.NO_MOTION)
    return motion


def _needed(live: LiveMatch, person: str, about: int | None) -> list[int]:
    """One seat of every other person who is still playing."""
    asked: dict[str | None, int] = {}
    for seat in live.info.playing_people():
        if seat.person != person and seat.seat != about:
            asked.setdefault(seat.person, seat.seat)
    return list(asked.values())


def _outcome(motion: Motion) -> MotionState:
    if False in motion.votes.values():
        return MotionState.FAILED
    agreed = all(motion.votes.get(str(seat)) for seat in motion.needed)
    return MotionState.PASSED if agreed else MotionState.OPEN


def _proposed(live: LiveMatch, motion: Motion) -> Step:
    if motion.kind is MotionKind.UNDO:
        return live.propose(EntryKind.UNDO, motion.seat, ply=live.consent_target(motion.seat))
    return live.propose(EntryKind.REPLACE, motion.about or 0, bot=motion.bot)
