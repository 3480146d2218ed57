"""What was put to the vote is settled once."""

from __future__ import annotations

from sqlalchemy import create_engine, select

from midtown.server.protocol.kinds import MotionKind, MotionState
from midtown.server.store import talk
from midtown.server.store.schema import motions
from midtown.server.tables.model import Motion


def test_a_motion_that_has_passed_cannot_become_stale() -> None:
    """So it would be if a process that read it as open plays on after another has carried it out."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        motions.create(connection)
        talk.add_motion(connection, "T", Motion(1, MotionKind.UNDO, 0, None, None, [1], {}, 3, MotionState.OPEN))
        talk.set_motion_state(connection, "T", 1, MotionState.PASSED)
        talk.set_motion_state(connection, "T", 1, MotionState.STALE)
        assert connection.scalar(select(motions.c.state)) == MotionState.PASSED
