"""What chance could have made of a move: every way, each as likely as it is; or so many ways, drawn afresh."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import prod

from midtown.engine.table import Table

KEY_BYTES = 32


@dataclass(frozen=True)
class Possible:
    """The tables that a move can lead to, and how likely each is."""

    tables: list[Table]
    weights: list[float]
    exact: bool
    """Whether these are all."""


def possible(table: Table, action: int, most: int, sample: int, seed: int) -> Possible:
    """All that can come of a move, if there are at most so many ways to draw for it; else a sample of what can come."""
    return every(table, action, most) or sampled(table, action, sample, seed)


def every(table: Table, action: int, most: int) -> Possible | None:
    """All that can come of a move; None if there are more ways to draw for it than that."""
    found: dict[bytes, tuple[Table, float]] = {}
    script: list[int] | None = []
    ways = 0
    while script is not None:
        try:
            after, asked = table.scripted(action, script)
        except OverflowError:
            return None
        ways += 1
        if max(ways, prod(asked)) > most:
            return None
        key = after.record.tobytes()
        weight = found[key][1] if key in found else 0.0
        found[key] = after, weight + 1 / prod(asked)
        script = _next(script, asked)
    return Possible([one for one, _ in found.values()], [weight for _, weight in found.values()], True)


def _next(script: list[int], asked: list[int]) -> list[int] | None:
    """The next script that answers differently; None after the last."""
    answers = script + [0] * (len(asked) - len(script))
    while answers:
        if answers[-1] + 1 < asked[len(answers) - 1]:
            return [*answers[:-1], answers[-1] + 1]
        answers.pop()
    return None


def sampled(table: Table, action: int, sample: int, seed: int) -> Possible:
    """So many ways that it can come out, each as likely as chance makes it."""
    keys = random.Random(seed)
    tables = []
    for _ in range(sample):
        after = table.copy()
        after.key(keys.randbytes(KEY_BYTES))
        after.apply(action)
        tables.append(after)
    return Possible(tables, [1 / sample] * sample, False)
