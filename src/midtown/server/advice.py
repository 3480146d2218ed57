"""What a seat may ask before it decides: why not, what then, what would you do."""

from __future__ import annotations

import numpy as np

from midtown.engine.match import Match
from midtown.engine.record import Json
from midtown.engine.table import Table
from midtown.server.house import House
from midtown.server.live import Live
from midtown.server.moves import check_turn, seat_of
from midtown.server.workers import HINT, fresh_stream, hint, match_in, world

STREAM_BYTES = 8


def asker(live: Live, person: str, seat: int | None) -> int:
    """The seat that asks: only the one on turn gets answers, for they rest on its own cards."""
    place = seat_of(live, person, seat)
    check_turn(live, place)
    return place


async def why_not(house: House, person: str, match: str, seat: int | None, action: object) -> Json:
    async with house.lives.at(match) as live:
        asker(live, person, seat)
        why = live.match.why_not(action)
    if why is None:
        return {"possible": True}
    return {"possible": False, "reason": why.reason, "clause": why.clause, "message": why.sentence}


async def preview(house: House, person: str, match: str, seat: int | None, action: object) -> Json:
    """The table after an action, played out in a world that the seat imagines: it cannot tell what is hidden."""
    async with house.lives.at(match) as live:
        place = asker(live, person, seat)
        number = live.match.game.actions.read(action)
        why = live.match.why_not(number)
        if why is not None:
            return {"possible": False, "reason": why.reason, "clause": why.clause, "message": why.sentence}
        record = world(live.match, place)
        if draws_or_uncovers(live.match, record, number, place):
            return {"possible": True, "seat": place, "chance": True}
        after = match_in(live.match.game, record)
    events = [event.seen(place) for event in after.play(number)]
    view = after.view(place)
    for name in ("ply", "commitment", "seed"):
        view.pop(name, None)
    return {"possible": True, "seat": place, "chance": False, "events": events, "view": view}


def draws_or_uncovers(match: Match, record: np.ndarray[tuple[int], np.dtype[np.void]], action: int, seat: int) -> bool:
    """Whether an action draws chance, or changes something that the seat cannot see."""
    table = Table(match.game, record)
    stream = fresh_stream()
    table.key(stream)
    before = table.record.view(np.uint8).copy()
    table.apply(action)
    if int(table.record[0]["stream"]) != stream:
        return True
    changed = before != table.record.view(np.uint8)
    hidden = ~match.game.state.visible_bytes(seat)
    hidden[:STREAM_BYTES] = False
    return bool((changed & hidden).any())


async def hints(house: House, person: str, match: str, seat: int | None) -> Json:
    async with house.lives.at(match) as live:
        place = asker(live, person, seat)
        version, game, record = live.version(place), live.match.game, world(live.match, place)
    found = await house.workers.lane(HINT).run(HINT, hint, game, record, place)
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
