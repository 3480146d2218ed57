"""How many cores a bot may use here."""

from __future__ import annotations

import os

MOST = 2
"""The levels were measured with two; more would make the same level stronger on a larger machine."""


def cores() -> int:
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST, usable)
