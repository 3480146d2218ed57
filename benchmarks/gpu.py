"""The rules on a GPU: verified against the CPU game by game, then timed.

    python benchmarks/gpu.py [--games 1000000] [--tables 1048576] [GAME ...]

Prints, for each game: how many whole random games ended bit by bit as on the CPU, decisions/s of random play beside
the CPU's, steps/s of the vector environment with observations and masks, into PyTorch where that is installed, and
guided rollouts of one position.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

import midtown
from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.rule import entry
from midtown.games import find
from midtown.lab import gpu, rollouts, vector
from midtown.lab.gpu.device import gpu as cuda_of
from midtown.lab.gpu.kernels import kernels

PLAYERS = 2
THREADS = 16


@entry
def random_games_of_many(tables: Any, blank: Any, choices: Any) -> int:
    decisions = 0
    for i in range(len(tables)):
        decisions += play.random_games(tables[i : i + 1], blank, choices, 1)
    return decisions


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def new_tables(game: Game, many: int, seed: int) -> tuple[NDArray[Any], NDArray[Any]]:
    blank = game.blank(PLAYERS, game.read_options(PLAYERS, {}))
    tables = np.repeat(blank, many)
    tables["stream"] = vector.streams(seed, 0, many)
    return tables, blank


def on_cpu(game: Game, tables: NDArray[Any], blank: NDArray[Any], threads: int) -> int:
    def part(i: int) -> int:
        share = tables[len(tables) * i // threads : len(tables) * (i + 1) // threads]
        return int(random_games_of_many(share, blank, np.zeros(game.actions.count, np.int32)))

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, range(threads)))


def verify(game: Game, games: int) -> None:
    tables, blank = new_tables(game, games, seed=7)
    ended, decisions = gpu.random_games(game, tables, blank)
    on_cpu(game, tables[:2].copy(), blank, 1)
    began = time.perf_counter()
    told = on_cpu(game, tables, blank, THREADS)
    spent = time.perf_counter() - began
    same = int((ended.view(np.uint8) == tables.view(np.uint8)).reshape(games, -1).all(1).sum())
    say(f"  verified: {same:,} of {games:,} games end bit by bit as on the CPU; {decisions:,} and {told:,} decisions")
    say(f"  CPU, {THREADS} threads: {told / spent / 1e6:.1f} M decisions/s")
    if same != games or decisions != told:
        raise SystemExit(f"{game.name}: the GPU plays otherwise than the CPU.")


def timed(work: Callable[[], int]) -> float:
    """Things a second, the best of three: the first call compiles or warms up."""
    work()
    rates = []
    for _ in range(3):
        began = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - began))
    return max(rates)


def random_play(game: Game, tables: int, games: int) -> float:
    cuda = cuda_of()
    records, blank = new_tables(game, tables, seed=1)
    there, blank_there = cuda.to_device(records), cuda.to_device(blank)
    decisions = cuda.device_array(tables, np.int64)
    kernel = kernels(game).random_games

    def work() -> int:
        kernel(tables, there, blank_there, games, decisions)
        return int(decisions.copy_to_host().sum())

    return timed(work)


def guided(name: str, many: int, compared: int) -> None:
    """One position played on by sensible players: beside the CPU, then timed."""
    match = midtown.new_match(name, players=PLAYERS, seed=5)
    here = rollouts.play_on(match, 0, compared, seed=9)
    there: Any = gpu.play_on(match, 0, compared, seed=9)
    alike = np.ones(compared, np.bool_)
    for on_cpu, on_gpu in zip(here, there, strict=True):
        alike &= (on_gpu.copy_to_host() == on_cpu).reshape(compared, -1).all(1)
    say(f"  guided rollouts: {alike.sum():,} of {compared:,} end as on the CPU")
    began = time.perf_counter()
    decisions = int(rollouts.play_on(match, 0, compared // 10, seed=8, threads=1).decisions.sum())
    alone = decisions / (time.perf_counter() - began)
    on_device: Any = gpu.play_on
    rate = timed(lambda: int(on_device(match, 0, many, seed=1).decisions.copy_to_host().sum(dtype=np.int64)))
    say(f"  guided rollouts, {many:,} at once: {rate / 1e6:,.1f} M decisions/s; one CPU core {alone / 1e6:.2f} M")


def vector_steps(name: str, tables: int, steps: int) -> float:
    import torch

    cuda = cuda_of()
    envs = gpu.make(name, tables, PLAYERS)
    seen = torch.as_tensor(envs.batch.observations, device="cuda")
    total = torch.zeros((), dtype=torch.int64, device="cuda")

    def work() -> int:
        for _ in range(steps):
            envs.step(envs.sample())
            total.add_(seen[0, 0])
        cuda.synchronize()
        return steps * tables

    return timed(work)


def same_as_on_cpu(name: str, tables: int = 4096, steps: int = 400) -> None:
    here, there = vector.make(name, tables, PLAYERS, seed=3), gpu.make(name, tables, PLAYERS, seed=3)
    for step in range(steps):
        actions, same = here.sample(), there.sample()
        if not (same.copy_to_host() == actions).all():
            raise SystemExit(f"{name}: other actions sampled in step {step}.")
        here.step(actions)
        there.step(same)
        for field, array in here.batch._asdict().items():
            other = getattr(there.batch, field).copy_to_host()
            if field == "choices":
                known = np.arange(array.shape[1]) < here.batch.counts[:, None]
                array, other = array * known, other * known
            if not (other == array).all():
                raise SystemExit(f"{name}: {field} differ in step {step}.")
    say(f"  vector environment: {tables * steps:,} steps with everything as on the CPU")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", default=list(midtown.games()), metavar="GAME")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, nargs="+", default=[1 << 20])
    parser.add_argument("--each", type=int, default=4, help="games at each table, when random play is timed")
    given = parser.parse_args()
    warnings.filterwarnings("ignore", "Grid size")  # a game is compiled with a few tables
    for name in given.names:
        game = find(name)
        say(name)
        began = time.perf_counter()
        gpu.random_games(game, *new_tables(game, 128, 1))
        say(f"  compiled in {time.perf_counter() - began:.0f} s")
        verify(game, given.games)
        for tables in given.tables:
            say(f"  random play, {tables:,} tables: {random_play(game, tables, given.each) / 1e6:,.0f} M decisions/s")
        same_as_on_cpu(name)
        for tables in given.tables:
            guided(name, tables, 100_000)
            say(f"  vector steps, {tables:,} tables: {vector_steps(name, tables, 50) / 1e6:,.0f} M steps/s")


if __name__ == "__main__":
    main()
