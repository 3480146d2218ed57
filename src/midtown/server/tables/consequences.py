"""What an entry of the log changes about its table besides the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from midtown.server.live.match import LiveMatch, Step, gives_up
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import Ending, EntryKind, MotionState, TableState
from midtown.server.tables.model import Motion, TableInfo

ENDINGS = {EntryKind.RESIGN: Ending.RESIGNED, EntryKind.TIMEOUT: Ending.TIMEOUT}
"""How a match ends when a seat gives up its turn and nobody plays on."""


@dataclass(frozen=True)
class Consequences:
    """Most entries change nothing here: the turn stays."""

    table: dict[str, Any]
    seat: dict[str, Any]
    motions: dict[int, MotionState]
    """How motions end, by number."""

    @property
    def ends_match(self) -> bool:
        return self.table.get("state") is TableState.OVER

    @property
    def show(self) -> bool:
        """Whether those who watch the table see a difference."""
        return "state" in self.table or bool(self.seat or self.motions)

    def apply_to(self, info: TableInfo) -> None:
        for name, value in self.table.items():
            setattr(info, name, value)
        for motion in info.motions:
            motion.state = self.motions.get(motion.motion, motion.state)


def consequences(live: LiveMatch, step: Step, motion: Motion | None) -> Consequences:
    entry, match, deadline = step.entry, step.match, step.clock.deadline
    table: dict[str, Any] = {}
    if match.turn != live.info.turn:
        table = {"turn": match.turn, "deadline": deadline, "touched": entry.at}
    seat: dict[str, Any] = {}
    if entry.kind in (EntryKind.RESIGN, EntryKind.TIMEOUT, EntryKind.REPLACE):
        table |= {"deadline": deadline, "touched": entry.at}
        seat = {"bot": entry.bot, "resigned": step.seats[entry.seat].resigned}
    result = _result(step)
    if result is not None:
        table |= {"state": TableState.OVER, "turn": None, "deadline": None, "touched": entry.at, "result": result}
    return Consequences(table, seat, _motions(live, step, motion))


def _motions(live: LiveMatch, step: Step, passed: Motion | None) -> dict[int, MotionState]:
    """A motion that the step carries out has passed; another is stale when something happens that all can see."""
    version = live.version_after(step, None)
    ends = {
        m.motion: MotionState.STALE
        for m in live.info.motions
        if m.state is MotionState.OPEN and m.at_version != version
    }
    return ends if passed is None else ends | {passed.motion: MotionState.PASSED}


def _result(step: Step) -> answers.Result | None:
    """How the match ended, if it did."""
    entry, match = step.entry, step.match
    scores = cast(list[answers.Score], match.scores)
    if match.over:
        return {"ending": Ending.FINISHED, "seat": None, "winners": match.winners, "scores": scores}
    if gives_up(entry):
        others = [seat.seat for seat in step.seats if not seat.resigned]
        return {"ending": ENDINGS[entry.kind], "seat": entry.seat, "winners": others, "scores": scores}
    return None


def table_after(info: TableInfo, step: Step, changes: Consequences) -> TableInfo:
    return replace(info, seats=step.seats, **changes.table)
