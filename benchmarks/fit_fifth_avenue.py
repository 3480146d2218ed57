"""Fits the judgement of Fifth Avenue to its own play and prints tables of its weights.toml.

    python benchmarks/fit_fifth_avenue.py features [--seconds 300] [--players 2]
    python benchmarks/fit_fifth_avenue.py policy [--seconds 300] [--players 2]

Both play games of a quick search that now and then only follows its policy. Features: the difference of two players'
final points is regressed on the difference of what they have whenever somebody chooses an option. Policy: a longer
search looks at some positions, and the weights are fitted to how often it came back to each choice, sharpened. The
present numbers count as some evidence; repeat the fits as the play gets better.
"""

from __future__ import annotations

import argparse
import sys
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
from midtown.games.fifth_avenue.judgement.estimate import FEATURE_WEIGHTS, prospects
from midtown.games.fifth_avenue.judgement.features import ChoiceFeature, Feature
from midtown.games.fifth_avenue.judgement.policy import POLICY_WEIGHTS, log_odds
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
def describe(table: Table, seat: int, features: Reals, weights: Reals) -> float:
    """Fills in how much of each feature a seat has, times what is late and early; returns what it has besides."""
    besides = prospects(table[0], seat, weights)
    for feature in range(len(weights)):
        for when in range(2):
            weights[feature, when] = 1.0
            features[feature, when] = prospects(table[0], seat, weights) - besides
            weights[feature, when] = 0.0
    return track(table[0], seat) + besides


@entry
def explain(table: Table, choices: Numbers, count: int, features: Reals, weights: Reals, odds: Reals) -> None:
    """Fills in how much of each feature each choice has."""
    for feature in range(len(weights)):
        weights[feature] = 1.0
        log_odds(table[0], choices, count, odds, weights)
        weights[feature] = 0.0
        for i in range(count):
            features[i, feature] = odds[i]


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


def fit_features(players: int, seconds: float) -> None:
    rows: list[Reals] = []
    gains: list[float] = []
    features, blank = np.zeros((2, *FEATURE_WEIGHTS.shape)), np.zeros(FEATURE_WEIGHTS.shape)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen: list[tuple[int, int, Reals, float]] = []

        def watch(table: Table, _: Numbers, seen: list[tuple[int, int, Reals, float]] = seen) -> None:
            if table[0]["phase"] == Phase.CHOOSE:
                one, other = CHANCE.permutation(players)[:2]
                lead = describe(table, one, features[0], blank) - describe(table, other, features[1], blank)
                seen.append((one, other, (features[0] - features[1]).ravel(), lead))

        final = play_game(players, watch)
        for one, other, row, lead in seen:
            rows.append(row)
            gains.append(final[one] - final[other] - lead)
    x, y = np.array(rows), np.array(gains)
    y -= x @ FEATURE_WEIGHTS.ravel()
    strength = TRUST * np.diag((x**2).mean(axis=0) + 1e-3)
    step = np.linalg.solve(x.T @ x + strength, x.T @ y)
    Console().print(f"{len(y)} positions; off by {y.std():.1f} points, now by {(y - x @ step).std():.1f}")
    sys.stdout.write("[feature_weights]\n")
    for feature, (late, early) in zip(Feature, FEATURE_WEIGHTS + step.reshape(FEATURE_WEIGHTS.shape), strict=True):
        sys.stdout.write(f"{feature.name.lower()} = [{late:.2f}, {early:.2f}]\n")


def fit_policy(players: int, seconds: float) -> None:
    studied: list[tuple[Reals, Reals]] = []
    search, scratch = TreeSearch(GAME, 2048), np.zeros(GAME.actions.count)

    def watch(table: Table, choices: Numbers) -> None:
        if CHANCE.random() < STUDIED:
            features = np.zeros((len(choices), len(POLICY_WEIGHTS)))
            explain(table, choices, len(choices), features, np.zeros(len(POLICY_WEIGHTS)), scratch)
            often = thought(search, table, LONG)[choices] ** SHARPNESS
            studied.append((features, often / often.sum()))

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        play_game(players, watch)
    weights = descended(studied)
    before, now = surprise(studied, POLICY_WEIGHTS), surprise(studied, weights)
    Console().print(f"{len(studied)} positions; surprise {before:.3f}, now {now:.3f}")
    sys.stdout.write("[policy_weights]\n")
    for feature, weight in zip(ChoiceFeature, weights, strict=True):
        sys.stdout.write(f"{feature.name.lower()} = {weight:.1f}\n")


def likely(features: Reals, weights: Reals) -> Reals:
    odds = np.exp(features @ weights - (features @ weights).max())
    return np.asarray(odds / odds.sum())


def surprise(studied: list[tuple[Reals, Reals]], weights: Reals) -> float:
    return float(np.mean([-(often * np.log(likely(features, weights) + 1e-9)).sum() for features, often in studied]))


def descended(studied: list[tuple[Reals, Reals]]) -> Reals:
    """Step by step towards what the search did, one batch of positions after another."""
    weights = POLICY_WEIGHTS.copy()
    for step in range(STEPS):
        slope = (weights - POLICY_WEIGHTS) * TRUST / len(studied)
        for i in CHANCE.integers(len(studied), size=64):
            features, often = studied[i]
            slope += (likely(features, weights) - often) @ features / 64
        weights -= 0.3 / (1 + step / 200) * slope
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("features", "policy"))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--players", type=int, choices=GAME.seats, default=2)
    given = parser.parse_args()
    (fit_features if given.what == "features" else fit_policy)(given.players, given.seconds)


if __name__ == "__main__":
    main()
