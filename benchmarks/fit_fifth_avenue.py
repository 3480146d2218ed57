"""Fits the judgement of Fifth Avenue to its own play and prints the numbers to put into its source.

    python benchmarks/fit_fifth_avenue.py prices [--seconds 300] [--players 2]
    python benchmarks/fit_fifth_avenue.py pulls [--seconds 300] [--players 2]

Both play games of a quick search that now and then only follows its lean. Prices (judgement.py): the difference of
two players' final points is regressed on the difference of what they have whenever somebody chooses an option.
Pulls (pulls.py): a longer search looks at some positions, and the leans are fitted to how often it came back to each
choice, sharpened. The present numbers count as some evidence; repeat the fits as the play gets better.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console

from midtown.bots.budget import Budget
from midtown.bots.search import TreeSearch, plan_for
from midtown.bots.tree import decide, new_buffers
from midtown.engine.rule import entry
from midtown.engine.simulation import Simulation
from midtown.engine.state_record import Numbers, Reals
from midtown.games import find
from midtown.games.fifth_avenue.judgement import PRICES, Asset, prospects
from midtown.games.fifth_avenue.leaning import pull_all
from midtown.games.fifth_avenue.pulls import PULLS, Pull
from midtown.games.fifth_avenue.scoring import track
from midtown.games.fifth_avenue.state import Phase

Table = Any  # an array of one record
Watcher = Callable[[Table, Numbers], None]

GAME = find("fifth_avenue")
CHANCE = np.random.default_rng()
QUICK, LONG = Budget(visits=60), Budget(visits=1200)
CARELESS, STUDIED = 0.1, 0.12
SHARPNESS = 2.5
TRUST = 30.0
"""As how many positions the present numbers count."""
STEPS = 2000


@entry
def describe(table: Table, seat: int, assets: Reals, prices: Reals) -> float:
    """Fills in how much of each asset a seat has, times what is late and early; returns what it has besides."""
    besides = prospects(table[0], seat, prices)
    for asset in range(len(prices)):
        for when in range(2):
            prices[asset, when] = 1.0
            assets[asset, when] = prospects(table[0], seat, prices) - besides
            prices[asset, when] = 0.0
    return track(table[0], seat) + besides


@entry
def explain(table: Table, choices: Numbers, count: int, reasons: Reals, pulls: Reals, weights: Reals) -> None:
    """Fills in how much each pull speaks for each choice."""
    for pull in range(len(pulls)):
        pulls[pull] = 1.0
        pull_all(table[0], choices, count, weights, pulls)
        pulls[pull] = 0.0
        for i in range(count):
            reasons[i, pull] = weights[i]


def thought(search: TreeSearch, table: Table, budget: Budget) -> Reals:
    """How often a search came back to each action."""
    root = table.copy()
    root["stream"] = CHANCE.integers(1, 1 << 63)
    search.run(root, int(root[0]["turn"]), plan_for(GAME), budget)
    return np.asarray(search.results()[0])


def play_game(players: int, watch: Watcher) -> list[int]:
    """One game, shown before each real decision; returns the final points."""
    game, search, buffers = Simulation(GAME, players), TreeSearch(GAME, 1024), new_buffers(GAME)
    count = game.begin(int(CHANCE.integers(1 << 62)))
    while count:
        if count == 1:
            count = game.play(game.choices.item(0))
            continue
        watch(game.table, game.choices[:count])
        careless = CHANCE.random() < CARELESS
        count = game.play(
            decide(game.table.copy(), buffers) if careless else int(thought(search, game.table, QUICK).argmax())
        )
    return [int(points) for points in game.table[0]["points"].sum(axis=1)[:players]]


def fit_prices(players: int, seconds: float) -> None:
    rows: list[Reals] = []
    gains: list[float] = []
    assets, blank = np.zeros((2, *PRICES.shape)), np.zeros(PRICES.shape)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen: list[tuple[int, int, Reals, float]] = []

        def watch(table: Table, _: Numbers, seen: list[tuple[int, int, Reals, float]] = seen) -> None:
            if table[0]["phase"] == Phase.CHOOSE:
                one, other = CHANCE.permutation(players)[:2]
                lead = describe(table, one, assets[0], blank) - describe(table, other, assets[1], blank)
                seen.append((one, other, (assets[0] - assets[1]).ravel(), lead))

        final = play_game(players, watch)
        for one, other, row, lead in seen:
            rows.append(row)
            gains.append(final[one] - final[other] - lead)
    x, y = np.array(rows), np.array(gains)
    y -= x @ PRICES.ravel()
    strength = TRUST * np.diag((x**2).mean(axis=0) + 1e-3)
    step = np.linalg.solve(x.T @ x + strength, x.T @ y)
    Console().print(f"{len(y)} positions; off by {y.std():.1f} points, now by {(y - x @ step).std():.1f}")
    for asset, (late, early) in zip(Asset, PRICES + step.reshape(PRICES.shape), strict=True):
        Console().print(f"        ({late:.2f}, {early:.2f}),  # {asset.name.lower().replace('_', ' ')}")


def fit_pulls(players: int, seconds: float) -> None:
    studied: list[tuple[Reals, Reals]] = []
    search, scratch = TreeSearch(GAME, 2048), np.zeros(GAME.actions.count)

    def watch(table: Table, choices: Numbers) -> None:
        if CHANCE.random() < STUDIED:
            reasons = np.zeros((len(choices), len(PULLS)))
            explain(table, choices, len(choices), reasons, np.zeros(len(PULLS)), scratch)
            often = thought(search, table, LONG)[choices] ** SHARPNESS
            studied.append((reasons, often / often.sum()))

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        play_game(players, watch)
    pulls = descended(studied)
    Console().print(
        f"{len(studied)} positions; surprise {surprise(studied, PULLS):.3f}, now {surprise(studied, pulls):.3f}"
    )
    for pull, value in zip(Pull, pulls, strict=True):
        Console().print(f"        {value:.1f},  # {pull.name.lower().replace('_', ' ')}")


def likely(reasons: Reals, pulls: Reals) -> Reals:
    odds = np.exp(reasons @ pulls - (reasons @ pulls).max())
    return np.asarray(odds / odds.sum())


def surprise(studied: list[tuple[Reals, Reals]], pulls: Reals) -> float:
    return float(np.mean([-(often * np.log(likely(reasons, pulls) + 1e-9)).sum() for reasons, often in studied]))


def descended(studied: list[tuple[Reals, Reals]]) -> Reals:
    """Step by step towards what the search did, one batch of positions after another."""
    pulls = PULLS.copy()
    for step in range(STEPS):
        slope = (pulls - PULLS) * TRUST / len(studied)
        for i in CHANCE.integers(len(studied), size=64):
            reasons, often = studied[i]
            slope += (likely(reasons, pulls) - often) @ reasons / 64
        pulls -= 0.3 / (1 + step / 200) * slope
    return pulls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("prices", "pulls"))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--players", type=int, choices=GAME.seats, default=2)
    given = parser.parse_args()
    (fit_prices if given.what == "prices" else fit_pulls)(given.players, given.seconds)


if __name__ == "__main__":
    main()
