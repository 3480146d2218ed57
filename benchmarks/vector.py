"""How the cost of a vector environment's step grows with tables, players and threads.

    python benchmarks/vector.py [--seconds 1]

Steps a second from Python: random legal actions drawn, played, observed and masked.
"""

from __future__ import annotations

import argparse
import os
import time

from rich.console import Console
from rich.table import Table

from midtown.engine.observation import layout
from midtown.games import find, names
from midtown.lab import vector

ROUNDS = 3
SIZES = (64, 256, 1024, 4096)
USUAL = 1024


def steps_a_second(game: str, tables: int, players: int, threads: int, seconds: float) -> float:
    """The best of some rounds: what else runs on a machine can only slow a round down."""
    envs = vector.make(game, tables, players, threads=threads)
    best = 0.0
    for _ in range(ROUNDS):
        steps = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            envs.step(envs.sample())
            steps += tables
        best = max(best, steps / spent)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="time per round; the best of three counts")
    seconds = parser.parse_args().seconds
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    table = Table("steps/s", "players", "tables", "threads", "steps/s", "numbers seen", box=None, padding=(0, 2, 0, 0))
    for game in names():
        usual = 2
        shapes = [(usual, size, 1) for size in SIZES]
        shapes += [(players, USUAL, 1) for players in find(game).seats if players != usual]
        shapes += [(usual, size, threads) for threads in range(2, cores + 1) for size in SIZES[2:]]
        for players, tables, threads in shapes:
            rate = steps_a_second(game, tables, players, threads, seconds)
            seen = layout(find(game), players).size
            table.add_row(game, str(players), str(tables), str(threads), f"{rate:,.0f}", str(seen))
    Console().print(table)


if __name__ == "__main__":
    main()
