"""Mistakes in votes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from midtown.server.protocol.kinds import MotionState
from midtown.server.store import talk
from midtown.server.store.schema import motions as stored
from midtown.server.tables import consequences, motions
from tests.simulation.faults import Put, fault


@fault
def one_vote_counts_for_all(put: Put) -> None:
    def outcome(motion: Any) -> MotionState:
        return MotionState.PASSED if True in motion.votes.values() or not motion.needed else MotionState.OPEN

    put(motions, "_outcome", outcome)


@fault
def a_vote_replaces_the_others(put: Put) -> None:
    def add(connection: Any, table: str, motion: int, votes: Any) -> Any:
        of_motion = (stored.c.table_id == table) & (stored.c.motion == motion)
        connection.execute(update(stored).where(of_motion).values(votes=votes))
        return votes

    put(talk, "add_votes", add)


@fault
def a_motion_stays_open_when_carried_out(put: Put) -> None:
    put(consequences, "_motions", lambda live, step, passed: {})
