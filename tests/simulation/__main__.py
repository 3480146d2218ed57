"""`python -m tests.simulation SEED` prints what happens in one run; FIRST-LAST runs many and prints those that fail."""

from __future__ import annotations

import sys
import time

from tests.simulation.world import run


def main(wanted: str) -> int:
    first, _, last = wanted.partition("-")
    if not last:
        world = run(int(first))
        print("\n".join(world.trace))  # noqa: T201
        return int(world.violation is not None)
    failed, began = 0, time.monotonic()
    for seed in range(int(first), int(last) + 1):
        world = run(seed)
        if world.violation is not None:
            failed += 1
            print(f"seed {seed}: {world.violation}", flush=True)  # noqa: T201
    seconds = time.monotonic() - began
    print(f"{int(last) - int(first) + 1} seeds, {failed} failed, {seconds:.0f} seconds")  # noqa: T201
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
