"""What a seat may ask before it decides: why not, what then, what would you do."""

from __future__ import annotations

from midtown.engine.state_record import Json
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import LiveMatch
from midtown.server.tables.moves import check_turn, seat_of
from midtown.server.thinking.workers import HINT, Workers, hint, imagined_record


def asker(live: LiveMatch, person: str, seat: int | None) -> int:
    """The seat that asks: only the one on turn gets answers, for they rest on its own cards."""
    place = seat_of(live, person, seat)
    check_turn(live, place)
    return place


async def why_not(cache: MatchCache, person: str, match: str, seat: int | None, action: object) -> Json:
    async with cache.at(match) as live:
        asker(live, person, seat)
        why = live.match.why_not(action)
    if why is None:
        return {"possible": True}
    return {"possible": False, "reason": why.reason, "clause": why.clause, "message": why.sentence}


async def preview(cache: MatchCache, person: str, match: str, seat: int | None, action: object) -> Json:
    """The table after an action, as far as that seat can tell."""
    async with cache.at(match) as live:
        place = asker(live, person, seat)
        why = live.match.why_not(action)
        if why is not None:
            return {"possible": False, "reason": why.reason, "clause": why.clause, "message": why.sentence}
        found = live.match.preview(action)
    if found.view is None:
        return {"possible": True, "seat": place, "chance": True}
    events = [event.seen(place) for event in found.events]
    return {"possible": True, "seat": place, "chance": False, "events": events, "view": found.view}


async def hints(cache: MatchCache, workers: Workers, person: str, match: str, seat: int | None) -> Json:
    async with cache.at(match) as live:
        place = asker(live, person, seat)
        version, game, record = live.version(place), live.match.game, imagined_record(live.match, place)
    found = await workers.lane(HINT).run(HINT, hint, game, record, place)
    choices = [
        {
            "action": {"id": each.action.id, **each.action.form},
            "chance": each.chance,
            "points": each.points,
            "visits": each.visits,
        }
        for each in found
    ]
    return {"seat": place, "version": version, "choices": choices}
