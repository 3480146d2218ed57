"""What a seed decides before a run begins: who plays what, on which processes, and what goes wrong."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

BOT = "random"
NETWORK = ("cut", "silence", "line")
CRASHES = ("kill", "kill in a write", "power", "stop")
DISK = ("full", "bad sync", "bad write", "slow")
TROUBLES = (*NETWORK, *CRASHES, *DISK)
APART = "apart"
"""One of two processes hears nothing of the other, while people change from one to the other."""

JUMP = "jump"
"""The system's clock is set, forward or back."""
DAY = 86_400.0


@dataclass(frozen=True)
class TablePlan:
    game: str
    seats: tuple[str, ...]
    """As in the form of a new table: me, hot_seat, open, bot."""
    clock: dict[str, Any]
    spectators: bool
    watched: bool
    """Whether somebody without a seat looks on."""

    def form(self) -> dict[str, Any]:
        seats = [{"kind": kind, "bot": BOT} if kind == "bot" else {"kind": kind} for kind in self.seats]
        return {"game": self.game, "seats": seats, "clock": self.clock, "spectators": self.spectators, "public": True}


@dataclass(frozen=True)
class Trouble:
    at: float
    what: str
    lasts: float
    """Seconds; of a jump how far it goes."""


@dataclass(frozen=True)
class Plan:
    processes: int
    people: int
    tables: tuple[TablePlan, ...]
    troubles: tuple[Trouble, ...]
    ends: float
    """When the troubles are over."""
    live_matches: int
    away_minutes: int
    thinking: float
    """Seconds that a bot takes at most for a decision."""
    restless: float
    """How likely somebody who waits for others does something else meanwhile: asks for a vote, leaves, gives up."""


def plan(chance: random.Random) -> Plan:
    processes = chance.choice((1, 1, 2))
    people = chance.randint(2, 4)
    ends = chance.choice((10.0, 25.0, 60.0))
    count = chance.choice((0, 1, 2, 4, 8))
    troubles = [
        Trouble(chance.random() * ends, chance.choice(TROUBLES), chance.choice((1.0, 3.0, 10.0))) for _ in range(count)
    ]
    tables = tuple(_table(chance, people) for _ in range(chance.choice((1, 1, 2, 3))))
    live_matches, away_minutes = chance.choice((1, 5_000, 5_000)), chance.choice((0, 0, 5))
    if chance.random() < 0.3:
        troubles.append(Trouble(chance.random() * ends, JUMP, chance.choice((-DAY, -3600.0, -20.0, 20.0, 3600.0, DAY))))
    if processes > 1:
        troubles += [Trouble(chance.random() * ends, APART, chance.choice((2.0, 5.0))) for _ in range(3)]
    return Plan(
        processes=processes,
        people=people,
        tables=tables,
        troubles=tuple(sorted(troubles, key=lambda trouble: trouble.at)),
        ends=ends,
        live_matches=live_matches,
        away_minutes=away_minutes,
        thinking=chance.choice((0.0, 1.0, 5.0)),
        restless=chance.choice((0.02, 0.05, 0.2)),
    )


def _table(chance: random.Random, people: int) -> TablePlan:
    game = chance.choice(("lift", "lift", "lift", "skyline"))
    players = chance.randint(2, 4 if game == "lift" else 3)
    seats, joiners = ["me"], people - 1
    kinds = chance.choice((("open",), ("open", "open", "bot", "hot_seat")))
    for _ in range(players - 1):
        kind = chance.choice(kinds)
        if kind == "open" and joiners == 0:
            kind = "bot"
        joiners -= kind == "open"
        seats.append(kind)
    chance.shuffle(seats)
    return TablePlan(game, tuple(seats), _clock(chance), chance.random() < 0.7, chance.random() < 0.5)


def _clock(chance: random.Random) -> dict[str, Any]:
    kind = chance.choice(("none", "real_time", "days"))
    if kind == "real_time":
        return {"kind": kind, "seconds": chance.choice((10, 30, 300)), "increment": chance.choice((0, 0, 2))}
    return {"kind": kind, "days": 1} if kind == "days" else {"kind": kind}
