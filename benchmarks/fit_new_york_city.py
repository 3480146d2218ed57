"""Fits the weights of New York City's bots, and writes them down.

    python benchmarks/fit_new_york_city.py policy 10    # ten minutes of games against itself and Toms
    python benchmarks/fit_new_york_city.py features     # then what positions are worth to who plays like that

The policy draws a choice in proportion to the exponential of its features' weights, and the weights follow the gradient
of how much better than expected its rounds went. The weights of positions are a regression: positions are played to the
end by the policy, after each of several choices, and the weights make the points expected come true; how choices of one
position differ counts more than how positions differ, for that is what a bot asks.
Each step starts from the weights there are, so the two can be repeated in turn.
"""

from __future__ import annotations

import sys
import textwrap
import time
from collections.abc import Iterator
from enum import IntEnum
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from midtown.bots.sensible import sensible_action, weighted_draw
from midtown.bots.tree import new_buffers
from midtown.engine.chance import imagine
from midtown.engine.hooks import apply, begin, estimate_points
from midtown.engine.play import legal, random_action
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games import find
from midtown.games.new_york_city import judgement
from midtown.games.new_york_city.judgement.estimate import (
    FEATURE_WEIGHTS,
    FEATURE_WEIGHTS_PER_ROUND,
    points_and_features,
    points_now,
)
from midtown.games.new_york_city.judgement.features import Feature, rounds_left
from midtown.games.new_york_city.judgement.policy import (
    MOST_FEATURES,
    POLICY_WEIGHTS,
    ChoiceFeature,
    empty_list,
    find_features,
)
from midtown.games.new_york_city.pieces import ROUNDS
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.tom import is_tom

GAME = find("new_york_city")
OUT = Console(soft_wrap=True)
Case = tuple[int, dict[str, dict[str, str]], float]
CASES: tuple[Case, ...] = (
    (2, {}, 0.4),
    (2, {"toms": {"1": "C5"}}, 0.25),
    (2, {"toms": {"1": "A9"}}, 0.15),
    (3, {}, 0.1),
    (4, {}, 0.1),
)
PAIRS: tuple[Case, ...] = (
    (2, {}, 0.5),
    (2, {"toms": {"1": "C5"}}, 0.2),
    (2, {"toms": {"1": "A9"}}, 0.15),
    (2, {"toms": {"1": "B4"}}, 0.15),
)
"""Who plays, and for which share of the games."""

STEPS = 4
"""A round's picks, and its bidding rounds two by two, each with its own expectation."""
BOOTSTRAP = 0.75
"""How far what is expected at the next round stands for how the game ended."""
SCRATCH = judgement.SETTINGS.scratch
WEIGHTS = Path(judgement.__file__).with_name("weights.toml")


@rule
def step_of(s: State) -> int:
    within = 0 if s.phase < Phase.BID else 1 + min(STEPS - 2, s.bidding // 2)
    return STEPS * s.rounds_played + within


@rule
def lead(worth: Reals, players: int, seat: int) -> float:
    rival = -1e9
    for other in range(players):
        if other != seat:
            rival = max(rival, worth[other])
    return worth[seat] - rival


@rule
def choose(
    s: State, theta: Reals, choices: Numbers, count: int, weights: Reals, seen: Any, likelier: Reals, scratch: Reals
) -> int:
    """Draws a choice and adds to `likelier` which weights would have made it likelier."""
    found = empty_list(scratch)
    for i in range(count):
        find_features(s, choices[i], found)
        z = 0.0
        for k in range(int(found.length[0])):
            seen[i].features[k], seen[i].values[k] = int(found.features[k]), found.values[k]
            z += theta[seen[i].features[k]] * found.values[k]
        seen[i].length = int(found.length[0])
        weights[i] = exp(min(30.0, max(-30.0, z)))
    choice = weighted_draw(s, weights, count)
    total = weights[:count].sum()
    for i in range(count):
        more = (1.0 if i == choice else 0.0) - weights[i] / total
        for k in range(seen[i].length):
            likelier[seen[i].features[k]] += more * seen[i].values[k]
    return choice


SEEN = np.dtype(
    [("features", np.int32, MOST_FEATURES), ("values", np.float64, MOST_FEATURES), ("length", np.int32)], align=True
)


@entry
def lesson(table: Any, blank: Any, theta: Reals, games: int, bias: Reals, slope: Reals, sums: Reals, seen: Any) -> None:
    """Plays games and adds up `slope`; `sums` gets the number of seats, their leads, points, wins, and surprises."""
    choices = np.zeros(len(seen), np.int32)
    weights, worth = np.zeros(len(seen)), np.zeros(4)
    likelier, scratch = np.zeros((4, ROUNDS * STEPS, len(theta))), np.zeros(SCRATCH)
    for _ in range(games):
        stream = table[0].stream
        table[0] = blank[0]
        table[0].stream = stream
        s = table[0]
        begin(s)
        likelier[:] = 0.0
        expected = np.zeros((4, ROUNDS * STEPS + 1))
        reached = np.zeros(ROUNDS * STEPS + 1)
        while s.turn >= 0:
            step = step_of(s)
            if reached[step] == 0.0:
                reached[step] = 1.0
                estimate_points(s, worth, scratch)
                for seat in range(s.players):
                    expected[seat, step] = lead(worth, s.players, seat)
            count = legal(s, choices)
            choice = 0
            if count > 1:
                choice = choose(s, theta, choices, count, weights, seen, likelier[s.turn, step], scratch)
            apply(s, choices[choice])
        estimate_points(s, worth, scratch)
        for seat in range(s.players):
            if not is_tom(s, seat):
                end = lead(worth, s.players, seat)
                sums[:4] += np.array([1.0, end, worth[seat], 1.0 if end > 0 else 0.0])
                learn(expected[seat], reached, end, bias, likelier[seat], slope, sums[4:])


@rule
def learn(
    expected: Reals, reached: Reals, end: float, bias: Reals, likelier: Reals, slope: Reals, surprises: Reals
) -> None:
    """What went better than expected should become likelier."""
    for step in range(len(likelier)):
        if reached[step] == 0.0:
            continue
        following = (step // STEPS + 1) * STEPS
        goal = end if following == len(likelier) else BOOTSTRAP * expected[following] + (1.0 - BOOTSTRAP) * end
        surprise = goal - expected[step]
        if step % STEPS == 0:
            surprises[step // STEPS] += surprise
        slope += (surprise - bias[step // STEPS]) / 20.0 * likelier[step]


def fit_policy(minutes: float, rate: float = 0.03, games: int = 3000) -> None:
    theta = POLICY_WEIGHTS.copy()
    blanks = [GAME.blank(players, GAME.read_options(players, options)) for players, options, _ in CASES]
    biases = np.zeros((len(CASES), ROUNDS))
    table, seen = blanks[0].copy(), np.zeros(GAME.actions.count, SEEN)
    table["stream"] = np.random.default_rng().integers(1, 1 << 62)
    mean, square = np.zeros(len(theta)), np.zeros(len(theta))
    began, turn = time.monotonic(), 0
    while time.monotonic() < began + 60 * minutes:
        turn += 1
        slope, seats, report = np.zeros(len(theta)), 0.0, []
        for blank, bias, (players, options, share) in zip(blanks, biases, CASES, strict=True):
            sums = np.zeros(4 + ROUNDS)
            lesson(table, blank, theta, int(games * share), bias, slope, sums, seen)
            bias += 0.2 * (sums[4:] / sums[0] - bias)
            seats += sums[0]
            report.append(f"{players} {options or ''} lead {sums[1] / sums[0]:.1f} points {sums[2] / sums[0]:.1f}")
        slope = slope / seats - 2e-5 * theta
        mean, square = 0.9 * mean + 0.1 * slope, 0.98 * square + 0.02 * slope**2
        theta += rate * mean / (1 - 0.9**turn) / (np.sqrt(square / (1 - 0.98**turn)) + 1e-4)
        if turn % 20 == 1:
            OUT.print(f"{time.monotonic() - began:.0f} s", " | ".join(report))
            write(theta, FEATURE_WEIGHTS, FEATURE_WEIGHTS_PER_ROUND)
    write(theta, FEATURE_WEIGHTS, FEATURE_WEIGHTS_PER_ROUND)


@entry
def samples(tables: Any, blank: Any, buffers: Any, rows: Reals, surplus: Reals, positions: Numbers) -> int:
    """Plays games; at some positions tries several choices, each to the end a few times. Returns the rows filled."""
    table, after, world = tables[:1], tables[1:2], tables[2:]
    s = table[0]
    width = rows.shape[1] // 2
    f, points = buffers.scratch, np.zeros(4)
    tried = np.zeros(len(buffers.choices), np.int32)
    n, position = 0, 0
    while True:
        stream = s.stream
        table[0] = blank[0]
        s.stream = stream
        begin(s)
        while s.turn >= 0:
            count = legal(s, buffers.choices)
            if count > 1 and imagine(s, 25) == 0:
                for i in range(count):
                    j = imagine(s, i + 1)
                    tried[i], tried[j] = tried[j], buffers.choices[i]
                for i in range(min(count, 8)):
                    if n == len(rows):
                        return n
                    me = s.turn
                    after[0] = table[0]
                    imagine(s, 2)
                    after[0].stream = s.stream * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
                    apply(after[0], tried[i])
                    points_and_features(after[0], f, points)
                    left = rounds_left(after[0])
                    rows[n, :width] = f[me] - f[1 - me]
                    rows[n, width:] = left * rows[n, :width]
                    surplus[n] = mean_lead(after, world, buffers, me, 3) - (points[me] - points[1 - me])
                    positions[n] = position
                    n += 1
                position += 1
            careless = imagine(s, 10) == 0
            apply(s, random_action(s, buffers.choices) if careless else sensible(s, buffers))


@rule
def sensible(s: State, buffers: Any) -> int:
    return sensible_action(s, buffers.choices, buffers.weights, buffers.scratch)


@rule
def mean_lead(start: Any, world: Any, buffers: Any, me: int, times: int) -> float:
    total = 0.0
    for _ in range(times):
        imagine(start[0], 2)
        world[0] = start[0]
        world[0].stream = start[0].stream * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
        while world[0].turn >= 0:
            apply(world[0], sensible(world[0], buffers))
        total += points_now(world[0], me) - points_now(world[0], 1 - me)
    return total / times


WITHOUT_TIME = (
    "USES_LEFT",
    "STATUE_NEAR",
    "DOLLARS_TO_USE",
    "RESERVE",
    "RESERVE_MATCHING",
    "RESERVE_SIZE",
    "WILD_LEFT",
    "PAST_CARDS",
    "PAST_PAIRS",
    "BONUS",
    "UNSURE",
    "BIDDING",
    "WAITING",
    "MOVES",
    "STARTER",
    "TOM_SUPPLY",
    "TOM_HIRING",
    "TOM_BONUS",
)
"""Features that already say how much time is left, or end with the round: their weight is the same all game."""


def fit_features(count: int = 150_000, within: float = 20.0, ridge: float = 100.0) -> None:
    width = int(Feature.COUNT)
    used = np.ones(2 * width, bool)
    for name in WITHOUT_TIME:
        used[width + Feature[name] : width + after(Feature, name)] = False
    square, product = ridge * np.eye(used.sum()), np.zeros(used.sum())
    for players, options, share in PAIRS:
        size = int(share * count)
        rows, surplus, positions = np.zeros((size, 2 * width)), np.zeros(size), np.zeros(size, np.int32)
        blank = GAME.blank(players, GAME.read_options(players, options))
        tables = np.repeat(blank, 3)
        tables["stream"] = np.random.default_rng().integers(1, 1 << 62)
        samples(tables, blank, new_buffers(GAME), rows, surplus, positions)
        sizes = np.bincount(positions)
        rows = rows[:, used]
        means = np.add.reduceat(rows, np.flatnonzero(np.diff(positions, prepend=-1))) / sizes[:, None]
        mean = np.bincount(positions, surplus) / sizes
        rows -= means[positions]
        square += (means * sizes[:, None]).T @ means + within * rows.T @ rows
        product += (means * sizes[:, None]).T @ mean + within * rows.T @ (surplus - mean[positions])
        OUT.print(f"{players} {options or ''}: {size} choices of {len(sizes)} positions")
    weights = np.zeros(2 * width)
    weights[used] = np.linalg.solve(square, product)
    write(POLICY_WEIGHTS, weights[:width], weights[width:])


def after(families: type[IntEnum], name: str) -> int:
    """Where the next family begins."""
    return min(int(other) for other in families if other > families[name])


def write(policy: Reals, features: Reals, per_round: Reals) -> None:
    """Writes the fitted tables anew; what stands before them was set by hand and stays."""
    text = WEIGHTS.read_text(encoding="utf-8")
    by_hand = text[: text.index("# Fitted: ")]
    fitted = [
        "# Fitted: learned from games against itself and Toms. Written anew by benchmarks/fit_new_york_city.py.",
        "\n# By how much a feature makes a choice likelier: the power of e.",
        *table("policy_weights", ChoiceFeature, policy),
        "\n# In points.",
        *table("feature_weights", Feature, features),
        "\n# In points for each round to come.",
        *table("feature_weights_per_round", Feature, per_round),
    ]
    WEIGHTS.write_text(by_hand + "\n".join(fitted) + "\n", encoding="utf-8")


def table(name: str, families: type[IntEnum], weights: Reals) -> Iterator[str]:
    yield f"[{name}]"
    for family, following in pairwise(families):
        numbers = ", ".join(str(round(float(weight), 2) + 0.0) for weight in weights[family:following])
        yield from textwrap.wrap(f"{family.name.lower()} = [{numbers}]", 120, subsequent_indent="    ")


if __name__ == "__main__":
    if sys.argv[1:2] == ["policy"]:
        fit_policy(float(sys.argv[2]))
    elif sys.argv[1:] == ["features"]:
        fit_features()
    else:
        sys.exit(__doc__)
