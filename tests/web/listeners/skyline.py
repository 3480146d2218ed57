"""Skyline by ear: tall buildings, then short ones, then dice for what stands open; from names alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.web.reader import Heard

COLUMN = re.compile(r"(Low|Mid|High)-rise column of (\d+)")
LAST_ROUNDS = re.compile(r"Round [89] of|Last round")
TALLEST = {"Low": 2, "Mid": 4, "High": 6}


@dataclass(frozen=True)
class Street:
    """One's own, as it was read out."""

    columns: Sequence[tuple[str, int]]
    ends_soon: bool

    @property
    def ready(self) -> int:
        """Columns that wait for a penthouse."""
        return sum(floors >= 3 for _, floors in self.columns)

    @property
    def growing(self) -> int:
        return sum(floors < TALLEST[kind] - 1 for kind, floors in self.columns)


def choose(names: Sequence[str], heard: Heard) -> str:
    said = [match for text in heard.texts("Your street") if (match := COLUMN.search(text))]
    columns = [(kind, int(floors)) for kind, floors in (match.groups() for match in said)]
    street = Street(columns, any(LAST_ROUNDS.match(text) for text in heard.texts()))
    return max(names, key=lambda name: worth(name, street))


def worth(name: str, street: Street) -> float:
    match = COLUMN.search(name)
    kind, floors = (match[1], int(match[2])) if match else ("", 0)
    if name.startswith("Build Penthouse"):
        return _finished(kind, floors + 1, street.ends_soon)
    if name.startswith("Build Upper"):
        return {"Low": 6.3, "Mid": 2.7, "High": 6.0}[kind] + 0.7 * floors
    if name.startswith("Begin a"):
        return _begun(name.split()[2], street)
    if name.startswith("Take from"):
        return _taken(dict(_counted(name)), street)
    ranks = ("Take all", "Roll", "End", "Abandon Ground", "Abandon", "Send", "Set", "Demolish an open", "Demolish")
    values = (48.8, 0, -5, -7, -8, -15, -20, -30, -40)
    return next(value for rank, value in zip(ranks, values, strict=True) if name.startswith(rank))


def _finished(kind: str, height: int, ends_soon: bool) -> float:
    """A finished building counts its height times itself; a taller one may be worth the wait."""
    wait = 1.8 * (4 - height) if kind == "Mid" else 0.3 * (6 - height)
    return 7 + height * height - (0 if ends_soon else wait)


def _begun(kind: str, street: Street) -> float:
    late = 3.3 if street.ends_soon and not kind.startswith("Low") else 0
    return {"Low": 2.1, "Mid": 4.9, "Hig": 1.3}[kind[:3]] - 1.4 * len(street.columns) - late


def _counted(name: str) -> list[tuple[str, int]]:
    return [(die, int(count)) for count, die in re.findall(r"(\d) × (\w+)", name)]


def _taken(dice: dict[str, int], street: Street) -> float:
    """Dice for what is missing on the street."""
    grounds, uppers, penthouses = (dice.get(die, 0) for die in ("Ground", "Upper", "Penthouse"))
    begins = -2 * grounds if len(street.columns) > 5 else 1.3 * min(grounds, 1)
    grows = sum(1.1 if i < street.growing else -0.5 for i in range(uppers))
    ends = sum(2.0 if i < street.ready else -1 for i in range(penthouses))
    return 50 + begins + grows + ends
