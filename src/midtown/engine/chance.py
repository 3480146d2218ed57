"""Chance lives in the state: a step is a pure function of the state and the action."""

from __future__ import annotations

import numpy as np

from midtown.engine.rule import rule
from midtown.engine.state_record import Array, Record


@rule
def draw(s: Record, n: int) -> int:
    """A number below n from the state's own stream (xorshift; the high half, scaled)."""
    x = s.stream
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    s.stream = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


@rule
def draw_from(s: Record, counts: Array) -> int:
    """The kind of one thing drawn blindly from a pile of counts; −1 when the pile is empty."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    if total == 0:
        return -1
    nth = draw(s, total)
    kind = 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
