"""Clocks. What is left follows from the log and its times, so nothing about a clock is stored."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Annotated, Literal, cast

from pydantic import BaseModel, ConfigDict, Field

from midtown.engine.state_record import Json
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import ClockKind
from midtown.server.tables.model import now

DAY = 24 * 60 * 60 * 1000


class _Clock(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NoClockWish(_Clock):
    kind: Literal[ClockKind.NONE] = ClockKind.NONE


class RealTimeWish(_Clock):
    """So much for the whole match, and so much more for each finished turn, in seconds."""

    kind: Literal[ClockKind.REAL_TIME]
    seconds: int = Field(ge=10, le=86_400)
    increment: int = Field(0, ge=0, le=3_600)


class DaysWish(_Clock):
    """By correspondence: so long for each turn."""

    kind: Literal[ClockKind.DAYS]
    days: int = Field(ge=1, le=60)


ClockWish = Annotated[NoClockWish | RealTimeWish | DaysWish, Field(discriminator="kind")]


@dataclass
class Clock:
    """Counts a person's time from when the turn comes to them to when it leaves them, whatever they do meanwhile."""

    setting: answers.ClockRule
    players: int
    running: int | None = None
    since: int = 0

    def __post_init__(self) -> None:
        self.kind = self.setting["kind"]
        rule = cast(Json, self.setting)
        self.left = [rule.get("seconds", 0) * 1000] * self.players
        self.increment = rule.get("increment", 0) * 1000
        self.turn_time = rule.get("days", 0) * DAY

    def copy(self) -> Clock:
        other = copy.copy(self)
        other.left = list(self.left)
        return other

    def turn_to(self, seat: int | None, counts: bool, at: int) -> None:
        """The turn is now with that seat; whoever had it before is charged. Time of bots does not count."""
        person = seat if counts else None
        if person == self.running:
            return
        if self.running is not None:
            self._charge(self.running, max(0, at - self.since))
        self.running, self.since = person, at

    def _charge(self, seat: int, used: int) -> None:
        """Time that was up before somebody noticed is nothing, and earns nothing."""
        rest = self.left[seat] - used
        self.left[seat] = rest + self.increment if rest > 0 else 0

    @property
    def deadline(self) -> int | None:
        """When the seat whose clock runs has lost on time."""
        if self.running is None:
            return None
        if self.kind == ClockKind.DAYS:
            return self.since + self.turn_time
        return self.since + self.left[self.running] if self.kind == ClockKind.REAL_TIME else None

    def to_json(self) -> answers.Clock:
        return {
            "left": list(self.left) if self.kind == ClockKind.REAL_TIME else None,
            "running": self.running,
            "since": self.since if self.running is not None else None,
            "deadline": self.deadline,
            "now": now(),
        }
