"""`python -m tests.simulation.faults.hunt [NAME …]`: which seed finds each planted fault."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.faults import FAULTS, planted
from tests.simulation.faults.found import FOUND_BY
from tests.simulation.world import prepare, run

MOST = 150
"""Seeds after which a fault counts as not found."""


def seed_that_finds(name: str, most: int = MOST) -> tuple[int, str] | None:
    """A seed that fails when a fault is planted, and why: the one that is known to, or else the first that does."""
    known = FOUND_BY.get(name)
    with planted(name):
        for seed in ([] if known is None else [known]) + list(range(1, most + 1)):
            violation = run(seed).violation
            if violation is not None:
                return seed, violation
    return None


def hunt(name: str) -> tuple[str, tuple[int, str] | None, float]:
    started = time.monotonic()
    return name, seed_that_finds(name), time.monotonic() - started


def main(names: list[str]) -> int:
    missed, began = 0, time.monotonic()
    prepare()
    with ProcessPoolExecutor(int(os.environ.get("CORES", os.cpu_count() or 1))) as pool:
        for name, found, seconds in pool.map(hunt, names or list(FAULTS)):
            missed += found is None
            seed, why = found or (0, "NOT FOUND")
            print(f"{name:45} {seed:4} {seconds:6.1f} s  {why.splitlines()[0][:90]}", flush=True)  # noqa: T201
    print(f"{len(names or FAULTS)} faults, {missed} not found, {time.monotonic() - began:.0f} seconds")  # noqa: T201
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
