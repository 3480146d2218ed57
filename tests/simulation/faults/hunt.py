"""`python -m tests.simulation.faults.hunt [NAME …]`: after how many seeds each planted fault is found."""

from __future__ import annotations

import sys
import time

from tests.simulation.faults import FAULTS, planted
from tests.simulation.world import run

MOST = 150
"""Seeds after which a fault counts as not found."""


def seed_that_finds(name: str, most: int = MOST) -> tuple[int, str] | None:
    """The first seed that fails when a fault is planted, and why."""
    with planted(name):
        for seed in range(1, most + 1):
            violation = run(seed).violation
            if violation is not None:
                return seed, violation
    return None


def main(names: list[str]) -> int:
    missed, began = 0, time.monotonic()
    for name in names or list(FAULTS):
        started = time.monotonic()
        found = seed_that_finds(name)
        missed += found is None
        seed, why = found or (0, "NOT FOUND")
        print(f"{name:45} {seed:4} {time.monotonic() - started:6.1f} s  {why.splitlines()[0][:90]}", flush=True)  # noqa: T201
    print(f"{len(names or FAULTS)} faults, {missed} not found, {time.monotonic() - began:.0f} seconds")  # noqa: T201
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
