"""A clock worked out again from the log, with nothing taken from the service."""

from __future__ import annotations

from dataclasses import dataclass, field

from midtown.engine.state_record import Json

DAY = 86_400_000


@dataclass
class ExpectedClock:
    rule: Json
    players: int
    running: int | None = None
    since: int = 0
    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = [self.rule.get("seconds", 0) * 1000] * self.players

    def turn_is(self, seat: int | None, at: int) -> None:
        """The turn is with that person, or with nobody whose time counts."""
        if seat == self.running:
            return
        if self.running is not None:
            rest = self.left[self.running] - max(0, at - self.since)
            self.left[self.running] = 0 if rest <= 0 else rest + self.rule.get("increment", 0) * 1000
        self.running, self.since = seat, at

    @property
    def deadline(self) -> int | None:
        if self.running is None or self.rule["kind"] == "none":
            return None
        if self.rule["kind"] == "days":
            return self.since + self.rule["days"] * DAY
        return self.since + self.left[self.running]

    def to_json(self) -> Json:
        return {
            "left": list(self.left) if self.rule["kind"] == "real_time" else None,
            "running": self.running,
            "since": None if self.running is None else self.since,
            "deadline": self.deadline,
        }
