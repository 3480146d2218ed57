"""`python -m tests.simulation SEED` prints what happens in one run; FIRST-LAST runs many and prints those that fail.

As many processes work on many seeds as are named after them, or as the machine has cores.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.world import prepare, run


def main(wanted: str, processes: int) -> int:
    first, _, last = wanted.partition("-")
    if not last:
        world = run(int(first))
        print("\n".join(world.trace))  # noqa: T201
        return int(world.violation is not None)
    failed, began = 0, time.monotonic()
    prepare()
    seeds = range(int(first), int(last) + 1)
    with ProcessPoolExecutor(processes) as pool:
        for number, (seed, violation) in enumerate(pool.map(attempt, seeds, chunksize=5), 1):
            if violation is not None:
                failed += 1
                print(f"seed {seed}: {violation}", flush=True)  # noqa: T201
            if number % 500 == 0 or number == len(seeds):
                seconds = time.monotonic() - began
                print(f"{number} seeds, {failed} failed, {seconds:.0f} seconds", flush=True)  # noqa: T201
    return int(failed > 0)


def attempt(seed: int) -> tuple[int, str | None]:
    return seed, run(seed).violation


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1))
