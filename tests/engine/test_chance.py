"""Chance inside the state."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import numpy as np

from midtown.engine import chance
from midtown.engine.rule import INTERPRETED, entry
from midtown.engine.state_record import Array, Record
from midtown.games import find


@entry
def draw(s: Record, n: int) -> int:
    return chance.draw(s, n)


@entry
def draw_from(s: Record, counts: Array) -> int:
    return chance.draw_from(s, counts)


def stream(seed: int) -> object:
    """Something to draw from, for compiled and for interpreted rules."""
    if INTERPRETED:
        return SimpleNamespace(stream=np.uint64(seed))
    record = find("lift").blank(2, {})
    record["stream"] = seed
    return record[0]


def test_numbers_below_n_are_about_equally_likely() -> None:
    s = stream(88172645463325252)
    seen = Counter(draw(s, 6) for _ in range(60_000))  # type: ignore[arg-type]
    assert set(seen) == set(range(6))
    assert all(9_500 < n < 10_500 for n in seen.values())


def test_a_pile_is_drawn_in_proportion_and_to_the_last() -> None:
    s = stream(99)
    first = Counter()  # type: Counter[int]
    for _ in range(3000):
        first[draw_from(s, np.array([1, 0, 3], np.int8))] += 1  # type: ignore[arg-type]
    assert first[1] == 0
    assert 650 < first[0] < 850
    pile = np.array([2, 1], np.int8)
    assert Counter(draw_from(s, pile) for _ in range(3)) == {0: 2, 1: 1}  # type: ignore[arg-type]
    assert draw_from(s, pile) == -1  # type: ignore[arg-type]


def test_the_stream_never_gets_stuck() -> None:
    s = stream(1)
    assert len({draw(s, 2**31) for _ in range(1000)}) > 990  # type: ignore[arg-type]
