"""What an entry of the log changes about its table besides the match."""

from __future__ import annotations

from typing import Any

from midtown.engine.state_record import Json
from midtown.server.live.match import LiveMatch
from midtown.server.tables.model import Entry, Motion


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
