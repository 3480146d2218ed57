"""Who begins: seat 0, unless the game draws it; so what is decided here is who sits there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from midtown.engine.game import Game
from midtown.server.protocol.kinds import First, SeatKind
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.tables.model import Seat, TableInfo


def seated(game: Game, seats: Sequence[Seat], chosen: int | None) -> tuple[list[Seat], First | None]:
    """The seats of a new table in the order of play. Without a choice the lot says which of them begins."""
    if not _is_open_question(game, seats):
        if chosen:
            raise RefusedError(Refusal.FIRST_NOT_OPEN)
        return list(seats), None
    if chosen is None:
        return _from(seats, secrets.randbelow(len(seats))), First.LOT
    if chosen >= len(seats):
        raise RefusedError(Refusal.FIRST_WHO)
    return _from(seats, chosen), First.CHOSEN


def gone_round(game: Game, seats: Sequence[Seat]) -> tuple[list[Seat], First | None]:
    """The same seats for a rematch, which the next one begins."""
    return (_from(seats, 1), First.ROUND) if _is_open_question(game, seats) else (list(seats), None)


def drawn_seat(info: TableInfo, free: list[int], wished: int | None) -> int:
    """Where somebody sits down. Where the lot says who begins, it says that too: nobody picks the first seat."""
    if wished is not None and wished not in free:
        raise RefusedError(Refusal.SEAT_TAKEN)
    if info.first is First.LOT and len(free) > 1:
        if wished is not None:
            raise RefusedError(Refusal.SEAT_BY_LOT)
        return secrets.choice(free)
    return free[0] if wished is None else wished


def _is_open_question(game: Game, seats: Sequence[Seat]) -> bool:
    """Automatic players stay on the seats that the options give them."""
    return len(seats) > 1 and not game.draws_first and all(seat.kind is not SeatKind.AUTOMATIC for seat in seats)


def _from(seats: Sequence[Seat], first: int) -> list[Seat]:
    """Round the table from one of them on."""
    return [replace(seat, seat=number) for number, seat in enumerate([*seats[first:], *seats[:first]])]
