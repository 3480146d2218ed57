"""Midtown beside its peers in one run, on one core.

    python -m pip install -c constraints.txt -e '.[lab,peers]'
    python benchmarks/peers.py [--seconds 1] [--only "for learners"]

- whole games: each side's fastest way to play games to their end.
- from Python: one decision at a time, chosen at random by Python code.
- for learners: steps with an observation and a mask of legal actions, in batches where a library has them.
- snapshots: copies of a state, made from Python.
- search: simulations of a tree search played out at random.

Chance is counted on no side: dice and cards come with a decision. A peer that is not installed is left out and named.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version

import contenders
from contenders import Lap
from rich.console import Console
from rich.table import Table

from midtown.games import find, names

ROUNDS = 3
LIBRARIES = ("numba", "open_spiel", "pettingzoo", "rlcard", "catanatron", "envpool", "pgx", "jax")
NOT_TO_BE_HAD = {"fastcatan": "it is not on PyPI"}

Maker = Callable[[], Lap]
OPENSPIEL = ("pig", "crazy_eights", "mancala", "backgammon", "gin_rummy")


def chosen(how: Callable[[str], Lap], *games: str, library: str = "") -> dict[str, Maker]:
    return {f"{library} {game}".strip(): partial(how, game) for game in games}


SECTIONS: dict[str, tuple[dict[str, Maker], dict[str, Maker]]] = {
    "whole games": (
        chosen(contenders.midtown_whole, *names()),
        chosen(contenders.openspiel_whole, *OPENSPIEL, library="OpenSpiel")
        | chosen(contenders.catanatron, "Catan", library="Catanatron"),
    ),
    "from Python": (
        chosen(contenders.midtown_single, *names()),
        chosen(contenders.openspiel_single, *OPENSPIEL, library="OpenSpiel")
        | chosen(contenders.rlcard, "gin-rummy", "uno", library="RLCard")
        | chosen(contenders.catanatron, "Catan", library="Catanatron"),
    ),
    "for learners": (
        chosen(contenders.midtown_vector, *names()),
        chosen(contenders.openspiel_learner, "backgammon", "gin_rummy", library="OpenSpiel")
        | chosen(contenders.pettingzoo, "connect_four_v3", "texas_holdem_v4", library="PettingZoo")
        | chosen(contenders.envpool, "Backgammon-v5", "CartPole-v1", library="EnvPool")
        | chosen(contenders.pgx, "backgammon", "sparrow_mahjong", library="Pgx"),
    ),
    "snapshots": (
        chosen(contenders.midtown_snapshot, *names()),
        chosen(contenders.openspiel_snapshot, "backgammon", "gin_rummy", library="OpenSpiel")
        | chosen(contenders.catanatron_snapshot, "Catan", library="Catanatron"),
    ),
}


@dataclass(frozen=True)
class Rate:
    """A second, in the best of some rounds: what else runs on a machine can only slow a round down."""

    name: str
    decisions: float
    games: float


def measured(name: str, maker: Maker, seconds: float) -> Rate:
    lap = maker()
    lap()
    best = Rate(name, 0.0, 0.0)
    for _ in range(ROUNDS):
        decisions = games = 0.0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            more, ended = lap()
            decisions += more
            games += ended
        best = max(best, Rate(name, decisions / spent, games / spent), key=lambda rate: rate.decisions)
    return best


def section(seconds: float, title: str, console: Console) -> tuple[list[Rate], list[Rate]]:
    both: tuple[list[Rate], list[Rate]] = ([], [])
    for rates, makers in zip(both, SECTIONS[title], strict=True):
        for name, maker in makers.items():
            try:
                with console.status(f"{title}: {name}"):
                    rates.append(measured(name, maker, seconds))
            except ImportError as missing:
                console.print(f"left out, not installed: {name} ({missing})", style="dim")
    return both


def search() -> tuple[list[Rate], list[Rate]]:
    from midtown.cli.measure_search import paces

    ours, theirs = paces([find(name) for name in names()], simulations=1000)
    plain = [Rate(pace.name, pace.decisions, pace.simulations) for pace in ours]
    return plain, [Rate(f"OpenSpiel {pace.name}", pace.decisions, pace.simulations) for pace in theirs]


def show(title: str, heads: tuple[str, ...], both: tuple[list[Rate], list[Rate]], console: Console) -> None:
    """All rates, and beside each peer's how many times as many decisions ours are."""
    ours, theirs = both
    table = Table(title, box=None, padding=(0, 2, 0, 0))
    for head in (*heads, *(f"{rate.name} ×" for rate in ours)):
        table.add_column(head, justify="right")
    for rate in (*ours, *theirs):
        figures = [f"{figure:,.0f}" for figure in (rate.decisions, rate.games)[: len(heads)]]
        times = [_times(own.decisions / rate.decisions) for own in ours] if rate in theirs else []
        table.add_row(rate.name, *figures, *times)
    console.print(table)
    console.print()


def _times(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}"


def machine() -> str:
    found = []
    for library in LIBRARIES:
        try:
            found.append(f"{library} {version(library)}")
        except PackageNotFoundError:
            found.append(f"{library} not installed")
    kind = next((line.split(":")[1].strip() for line in _cpu() if line.startswith("model name")), platform.machine())
    return f"{time.strftime('%Y-%m-%d')}, {kind}, Python {platform.python_version()}, {', '.join(found)}"


def _cpu() -> list[str]:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return file.readlines()
    except OSError:
        return []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="time per round; the best of three counts")
    parser.add_argument("--only", choices=[*SECTIONS, "search"], help="one of the comparisons")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    warnings.simplefilter("ignore")
    random.seed(1)
    console = Console(width=200) if not sys.stdout.isatty() else Console()
    console.print(machine())
    for name, why in NOT_TO_BE_HAD.items():
        console.print(f"left out: {name}, {why}", style="dim")
    for title in SECTIONS:
        if given.only in (None, title):
            heads = ("copies/s",) if title == "snapshots" else ("decisions/s", "games/s")
            show(title, heads, section(given.seconds, title, console), console)
    if given.only in (None, "search"):
        show("search", ("decisions/s", "simulations/s"), search(), console)


if __name__ == "__main__":
    main()
