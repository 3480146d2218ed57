"""What a seat may ask before it decides: why not, what then, what would you do."""

from __future__ import annotations

from typing import cast

from midtown.engine.reasons import Why
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import LiveMatch
from midtown.server.protocol import answers, messages
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store.database import Store
from midtown.server.tables.model import TableInfo
from midtown.server.tables.moves import check_turn, seat_of
from midtown.server.tables.ratings import is_rated
from midtown.server.thinking.workers import HINT, Workers, hint, imagined_record


def asker(live: LiveMatch, person: str, seat: int | None) -> int:
    """The seat that asks: only the one on turn gets answers, for they rest on its own cards."""
    place = seat_of(live, person, seat)
    check_turn(live, place)
    return place


async def why_not(cache: MatchCache, person: str, match: str, seat: int | None, action: object) -> messages.Why:
    async with cache.at(match) as live:
        asker(live, person, seat)
        why = live.match.why_not(action)
    if why is None:
        return {"type": "why", "match": match, "possible": True}
    return {
        "type": "why",
        "match": match,
        "possible": False,
        "reason": why.reason,
        "clause": why.clause,
        "message": why.sentence,
    }


async def preview(cache: MatchCache, person: str, match: str, seat: int | None, action: object) -> messages.Preview:
    """The table after an action, as far as that seat can tell."""
    async with cache.at(match) as live:
        place = asker(live, person, seat)
        why = live.match.why_not(action)
        if why is not None:
            return _impossible(match, why)
        found = live.match.preview(action)
    preview: messages.Preview = {"type": "preview", "match": match, "possible": True, "seat": place}
    if found.view is None:
        preview["chance"] = True
    else:
        preview["chance"] = False
        preview["events"] = [event.seen(place) for event in found.events]
        preview["view"] = cast(answers.View, found.view)
    return preview


def _impossible(match: str, why: Why) -> messages.Preview:
    return {
        "type": "preview",
        "match": match,
        "possible": False,
        "reason": why.reason,
        "clause": why.clause,
        "message": why.sentence,
    }


async def _check_hints(store: Store, info: TableInfo) -> None:
    """Against bots everybody may ask; between people only where the table says so, and never where it is rated."""
    if not info.between_people:
        return
    if await store.read(is_rated, info):
        raise RefusedError(Refusal.NO_HINTS_RATED)
    if not info.hints:
        raise RefusedError(Refusal.NO_HINTS)


async def hints(
    store: Store, cache: MatchCache, workers: Workers, person: str, match: str, seat: int | None
) -> messages.Hint:
    async with cache.at(match) as live:
        place = asker(live, person, seat)
        await _check_hints(store, live.info)
        version, game, record = live.version(place), live.match.game, imagined_record(live.match, place)
    found = await workers.lane(HINT).run(HINT, hint, game, record, place)
    choices: list[messages.HintChoice] = [
        {
            "action": {"id": each.action.id, **each.action.form},
            "chance": each.chance,
            "points": each.points,
            "visits": each.visits,
        }
        for each in found
    ]
    return {"type": "hint", "match": match, "seat": place, "version": version, "choices": choices}
