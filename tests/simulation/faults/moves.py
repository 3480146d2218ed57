"""Mistakes in what is asked before somebody may decide."""

from __future__ import annotations

from typing import Any

from midtown.server.protocol.kinds import EntryKind
from midtown.server.tables import moves
from midtown.server.tables.model import now
from midtown.server.tables.writer import TableWriter
from tests.simulation.faults import Put, fault


async def _never(*_: object) -> bool:
    return False


@fault
def what_was_seen_does_not_matter(put: Put) -> None:
    put(moves, "check_version", lambda live, seat, version: None)


@fault
def anybody_moves_at_any_time(put: Put) -> None:
    put(moves, "check_version", lambda live, seat, version: None)
    put(moves, "check_turn", lambda live, seat: moves.check_playing(live))


@fault
def moves_count_after_the_time_is_up(put: Put) -> None:
    put(moves, "expire_turn", _never)


@fault
def time_is_up_a_second_early(put: Put) -> None:
    put(moves, "now", lambda: now() + 1000)


@fault
def another_seat_runs_out_of_time(put: Put) -> None:
    forfeit = moves.forfeit

    async def other(writer: Any, live: Any, kind: EntryKind, seat: int) -> None:
        await forfeit(writer, live, kind, (seat + 1) % live.info.players if kind is EntryKind.TIMEOUT else seat)

    put(moves, "forfeit", other)


@fault
def an_undo_is_not_stored(put: Put) -> None:
    commit = TableWriter.commit

    async def forgetful(self: TableWriter, live: Any, step: Any, motion: Any = None) -> None:
        if step.entry.kind is EntryKind.UNDO and motion is None:
            live.apply(step)
            self.hub.tell_moved(live)
        else:
            await commit(self, live, step, motion)

    put(TableWriter, "commit", forgetful)
