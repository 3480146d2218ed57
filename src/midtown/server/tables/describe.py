"""A table as one person may see it, as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from midtown.server.protocol import answers
from midtown.server.protocol.kinds import SeatKind, TableState
from midtown.server.tables.model import Seat, TableInfo, now

RECENT = 90_000
"""Milliseconds for which a sign of life counts as presence."""
Present = Callable[[str], bool]


def table_summary(info: TableInfo, person: str | None, present: Present) -> answers.TableLine:
    """What lists show of a table."""
    mine, over = info.seats_of(person), info.state is TableState.OVER
    owned = info.seats_of(info.owner)
    return {
        "id": info.id,
        "game": info.game,
        "game_version": info.game_version,
        "players": info.players,
        "state": info.state,
        "public": info.public,
        "spectators": info.spectators,
        "hints": info.hints,
        "owner": owned[0] if owned else None,
        "clock": info.clock,
        "created": info.created,
        "touched": info.touched,
        "seats": [_seat_json(seat, person, present, over) for seat in info.seats],
        "mine": mine,
        "turn": info.turn,
        "your_turn": info.turn in mine and info.bot_at(info.turn) is None,
        "deadline": info.deadline,
        "commitment": info.seed.commitment,
        "result": info.result,
        "rematch": info.rematch,
        "forked_from": info.forked_from,
        "forked_ply": info.forked_ply,
        "first": info.first,
    }


def table_details(info: TableInfo, person: str | None, present: Present, onlookers: list[str]) -> answers.Table:
    """All that a person may know of a table, but for its match."""
    return {
        **table_summary(info, person, present),
        "options": info.options,
        "origin": cast(answers.Origin, info.seed.origin) if info.state is TableState.OVER else None,
        "motions": [motion.to_json() for motion in info.motions],
        "chat": info.chat,
        "watching": len(onlookers),
        "onlookers": onlookers,
    }


def _seat_json(seat: Seat, person: str | None, present: Present, over: bool) -> answers.Seat:
    mine = person is not None and seat.person == person
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "account": seat.account,
        "mine": mine,
        "bot": seat.bot,
        "online": _online(seat, present),
        "left": seat.left,
        "resigned": seat.resigned,
        "ready": seat.ready,
        "contribution": seat.contribution if mine or over else None,
    }


def _online(seat: Seat, present: Present) -> bool:
    if not seat.plays:
        return seat.kind is not SeatKind.OPEN
    return seat.person is not None and (present(seat.person) or now() - seat.last_seen < RECENT)
