"""Learns the habits of New York City's bots, and writes them down.

    python benchmarks/fit_new_york_city.py leanings 10     # ten minutes of games against itself and Toms
    python benchmarks/fit_new_york_city.py prospects       # then what positions are worth to who plays like that

Leanings are a policy: a choice is drawn in proportion to the exponential of its traits' weights, and the weights
follow the gradient of how much better than foreseen its rounds went. Prospects are a regression: positions are played
to the end by leanings, after each of several choices, and the weights make the points foreseen come true; how choices
of one position differ counts more than how positions differ, for that is what a bot asks.
Each step starts from the habits there are, so the two can be repeated in turn.
"""

from __future__ import annotations

import sys
import time
from enum import IntEnum
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from midtown.bots.sensible import sensible_action, weighted_draw
from midtown.bots.tree import new_buffers
from midtown.engine.chance import draw
from midtown.engine.hooks import apply, begin, estimate_points
from midtown.engine.play import legal, random_action
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games import find
from midtown.games.new_york_city import habits, judgement
from midtown.games.new_york_city.judgement import foresee, points_now
from midtown.games.new_york_city.leaning import notice
from midtown.games.new_york_city.pieces import ROUNDS
from midtown.games.new_york_city.prospects import Prospect, rounds_left
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.tom import is_tom
from midtown.games.new_york_city.traits import MOST_TRAITS, Trait, new_notes

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
"""How far what is foreseen at the next round stands for how the game ended."""
HERE = Path(habits.__file__)


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
    s: State, theta: Reals, choices: Numbers, count: int, weights: Reals, seen: Any, pull: Reals, scratch: Reals
) -> int:
    """Draws a choice and adds to `pull` which weights would have made it likelier."""
    notes = new_notes(scratch)
    for i in range(count):
        notice(s, choices[i], notes)
        z = 0.0
        for k in range(int(notes.used[0])):
            seen[i].slots[k], seen[i].sizes[k] = int(notes.slots[k]), notes.sizes[k]
            z += theta[seen[i].slots[k]] * notes.sizes[k]
        seen[i].used = int(notes.used[0])
        weights[i] = exp(min(30.0, max(-30.0, z)))
    choice = weighted_draw(s, weights, count)
    total = weights[:count].sum()
    for i in range(count):
        more = (1.0 if i == choice else 0.0) - weights[i] / total
        for k in range(seen[i].used):
            pull[seen[i].slots[k]] += more * seen[i].sizes[k]
    return choice


SEEN = np.dtype([("slots", np.int32, MOST_TRAITS), ("sizes", np.float64, MOST_TRAITS), ("used", np.int32)], align=True)


@entry
def lesson(table: Any, blank: Any, theta: Reals, games: int, bias: Reals, slope: Reals, sums: Reals, seen: Any) -> None:
    """Plays games and adds up `slope`; `sums` gets the number of seats, their leads, points, wins, and surprises."""
    choices = np.zeros(len(seen), np.int32)
    weights, worth = np.zeros(len(seen)), np.zeros(4)
    pulls, scratch = np.zeros((4, ROUNDS * STEPS, len(theta))), np.zeros(judgement.SETTINGS.scratch)
    for _ in range(games):
        stream = table[0].stream
        table[0] = blank[0]
        table[0].stream = stream
        s = table[0]
        begin(s)
        pulls[:] = 0.0
        foreseen = np.zeros((4, ROUNDS * STEPS + 1))
        reached = np.zeros(ROUNDS * STEPS + 1)
        while s.turn >= 0:
            step = step_of(s)
            if reached[step] == 0.0:
                reached[step] = 1.0
                estimate_points(s, worth, scratch)
                for seat in range(s.players):
                    foreseen[seat, step] = lead(worth, s.players, seat)
            count = legal(s, choices)
            choice = 0
            if count > 1:
                choice = choose(s, theta, choices, count, weights, seen, pulls[s.turn, step], scratch)
            apply(s, choices[choice])
        estimate_points(s, worth, scratch)
        for seat in range(s.players):
            if not is_tom(s, seat):
                end = lead(worth, s.players, seat)
                sums[:4] += np.array([1.0, end, worth[seat], 1.0 if end > 0 else 0.0])
                learn(foreseen[seat], reached, end, bias, pulls[seat], slope, sums[4:])


@rule
def learn(
    foreseen: Reals, reached: Reals, end: float, bias: Reals, pulls: Reals, slope: Reals, surprises: Reals
) -> None:
    """What went better than foreseen should become likelier."""
    for step in range(len(pulls)):
        if reached[step] == 0.0:
            continue
        following = (step // STEPS + 1) * STEPS
        goal = end if following == len(pulls) else BOOTSTRAP * foreseen[following] + (1.0 - BOOTSTRAP) * end
        surprise = goal - foreseen[step]
        if step % STEPS == 0:
            surprises[step // STEPS] += surprise
        slope += (surprise - bias[step // STEPS]) / 20.0 * pulls[step]


def learn_leanings(minutes: float, rate: float = 0.03, games: int = 3000) -> None:
    theta = judgement.TRAIT_WEIGHTS.copy()
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
            write(theta, judgement.PROSPECT_WEIGHTS, judgement.ROUND_WEIGHTS)
    write(theta, judgement.PROSPECT_WEIGHTS, judgement.ROUND_WEIGHTS)


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
            if count > 1 and draw(s, 25) == 0:
                for i in range(count):
                    j = draw(s, i + 1)
                    tried[i], tried[j] = tried[j], buffers.choices[i]
                for i in range(min(count, 8)):
                    if n == len(rows):
                        return n
                    me = s.turn
                    after[0] = table[0]
                    draw(s, 2)
                    after[0].stream = s.stream * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
                    apply(after[0], tried[i])
                    foresee(after[0], f, points)
                    left = rounds_left(after[0])
                    rows[n, :width] = f[me] - f[1 - me]
                    rows[n, width:] = left * rows[n, :width]
                    surplus[n] = mean_lead(after, world, buffers, me, 3) - (points[me] - points[1 - me])
                    positions[n] = position
                    n += 1
                position += 1
            careless = draw(s, 10) == 0
            apply(s, random_action(s, buffers.choices) if careless else sensible(s, buffers))


@rule
def sensible(s: State, buffers: Any) -> int:
    return sensible_action(s, buffers.choices, buffers.weights, buffers.scratch)


@rule
def mean_lead(start: Any, world: Any, buffers: Any, me: int, times: int) -> float:
    total = 0.0
    for _ in range(times):
        draw(start[0], 2)
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
"""Prospects that already say how much time is left, or end with the round: their weight is the same all game."""


def fit_prospects(count: int = 150_000, within: float = 20.0, ridge: float = 100.0) -> None:
    width = int(Prospect.COUNT)
    used = np.ones(2 * width, bool)
    for name in WITHOUT_TIME:
        used[width + Prospect[name] : width + after(Prospect, name)] = False
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
    write(judgement.TRAIT_WEIGHTS, weights[:width], weights[width:])


def after(families: type[IntEnum], name: str) -> int:
    """Where the next family begins."""
    return min(int(other) for other in families if other > families[name])


def write(leanings: Reals, prospects: Reals, late: Reals) -> None:
    def table(families: type[IntEnum], weights: Reals) -> str:
        lines = []
        for family in families:
            if family.name != "COUNT":
                values = [round(float(value), 2) + 0.0 for value in weights[family : after(families, family.name)]]
                if any(values):
                    lines.append(f'    "{family.name}": {values},\n')
        return "{\n" + "".join(lines) + "}\n"

    HERE.write_text(
        '"""How much each trait of a choice and each prospect of a position weighs.\n\n'
        'Learned from games against itself and against Toms, by benchmarks/fit_new_york_city.py.\n"""\n\n'
        "from __future__ import annotations\n\n"
        f"LEANINGS: dict[str, list[float]] = {table(Trait, leanings)}"
        '"""By how much a trait makes a choice likelier: the power of e."""\n\n'
        f"PROSPECTS: dict[str, list[float]] = {table(Prospect, prospects)}"
        '"""In points."""\n\n'
        f"LATE: dict[str, list[float]] = {table(Prospect, late)}"
        '"""In points for each round to come."""\n'
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["leanings"]:
        learn_leanings(float(sys.argv[2]))
    elif sys.argv[1:] == ["prospects"]:
        fit_prospects()
    else:
        sys.exit(__doc__)
