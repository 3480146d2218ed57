"""What the others have to agree to: taking back a decision that showed something, and a bot in somebody's place."""

from __future__ import annotations

from functools import partial

from sqlalchemy.exc import IntegrityError

from midtown.server.house import House
from midtown.server.live import Live
from midtown.server.model import Entry, Motion, now
from midtown.server.moves import OvertakenError, again_if_overtaken, check_playing, commit, seat_of
from midtown.server.refusals import RefusedError
from midtown.server.store import talk
from midtown.server.workers import check_bot

MINUTE = 60_000


async def ask(
    house: House, person: str, table: str, kind: str, seat: int | None, about: int | None, bot: str | None
) -> Motion:
    """Puts something to the vote. If there is nobody to ask it is done at once."""

    async def work() -> Motion:
        async with house.lives.at(table) as live:
            place = seat_of(live, person, seat)
            check_playing(live)
            _check(house, live, kind, place, about, bot)
            if any(motion.state == "open" for motion in live.info.motions):
                raise RefusedError("not_allowed", "Something else is being voted on already.")
            needed = _needed(live, person, about)
            number = len(live.info.motions) + 1
            motion = Motion(number, kind, place, about, bot, needed, {}, live.version(None), "open")
            try:
                await house.store.write(talk.move, table, motion)
            except IntegrityError:
                raise OvertakenError from None
            live.info.motions.append(motion)
            await _settle(house, live, motion)
            return motion

    return await again_if_overtaken(work)


def _check(house: House, live: Live, kind: str, seat: int, about: int | None, bot: str | None) -> None:
    if kind == "undo":
        live.consent_target(seat)
        return
    check_bot(bot or "")
    if about is None or about not in range(live.info.players) or not live.info.seats[about].plays:
        raise RefusedError("invalid", "Say which person's seat a bot is to take.")
    if about in live.info.seats_of(live.info.seats[seat].person):
        raise RefusedError("not_allowed", "That is your own seat; you can resign.")
    if not _away(house, live, about):
        raise RefusedError("not_allowed", "This person is here, or was a few minutes ago; wait a little.")


def _away(house: House, live: Live, seat: int) -> bool:
    place = live.info.seats[seat]
    if place.left or place.person is None:
        return True
    quiet = now() - place.last_sign > house.settings.away_minutes * MINUTE
    return quiet and not house.hub.present(place.person)


def _needed(live: Live, person: str, about: int | None) -> list[int]:
    """One seat of every other person who is still playing."""
    asked: dict[str | None, int] = {}
    for seat in live.info.playing_people():
        if seat.person != person and seat.seat != about:
            asked.setdefault(seat.person, seat.seat)
    return list(asked.values())


async def vote(house: House, person: str, table: str, number: int, seat: int | None, agree: bool) -> Motion:
    async def work() -> Motion:
        async with house.lives.at(table) as live:
            mine = live.info.seats_of(person)
            motion = next((m for m in live.info.motions if m.motion == number), None)
            if motion is None:
                raise RefusedError("not_found", "There is no such motion.")
            places = [place for place in motion.needed if place in mine and seat in (None, place)]
            if not places:
                raise RefusedError("not_your_seat", "You are not asked about this.")
            if motion.state != "open":
                raise RefusedError("over", "This has been decided already.")
            votes = {str(place): agree for place in places}
            motion.votes = await house.store.write(talk.vote, table, number, votes)
            await _settle(house, live, motion)
            return motion

    return await again_if_overtaken(work)


async def _settle(house: House, live: Live, motion: Motion) -> None:
    """Carries a motion out when all agree; stores how it ended."""
    motion.state = _standing(motion)
    store = partial(talk.settle, table=live.info.id, motion=motion.motion, state=motion.state)
    if motion.state == "passed":
        await commit(house, live, _carried_out(live, motion), also=store)
    elif motion.state == "failed":
        await house.store.write(store)
    house.hub.tell_table(live)


def _standing(motion: Motion) -> str:
    if False in motion.votes.values():
        return "failed"
    return "passed" if all(motion.votes.get(str(seat)) for seat in motion.needed) else "open"


def _carried_out(live: Live, motion: Motion) -> Entry:
    if motion.kind == "undo":
        return live.draft("undo", motion.seat, ply=live.consent_target(motion.seat))
    return live.draft("replace", motion.about or 0, bot=motion.bot)
