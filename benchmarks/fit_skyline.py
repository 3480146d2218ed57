"""Solves the solo game of Skyline and fits what columns are worth to the solution.

    python benchmarks/fit_skyline.py [--columns 8] [--games 1000]

A street is its open columns; tiles are points, and a cheap one can always be demolished. With that, and no more
columns than given, the best play is found exactly, from the last turn back to the first. The table is fitted to the
streets that come up when the bot `shrewd` plays. Prints the mean of the best play and the table [future] of
src/midtown/games/skyline/judgement/weights.toml.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import midtown
from midtown.bots.one_ply import OnePly
from midtown.engine.rule import entry, rule
from midtown.games.skyline.judgement.features import FLOORS_OF, PLACE, PLACES, RISE_OF
from midtown.games.skyline.pieces import (
    FEWEST_BELOW_PENTHOUSE,
    MOST_OPEN_FLOORS,
    POINTS,
    ROUNDS,
    SIDES,
    TALLEST,
    Die,
    Face,
    Rise,
)

Street = tuple[int, ...]
"""How many columns stand at each place but 0."""
Hand = tuple[int, ...]
"""Dice by type * 4 + face, in order."""
Numbers = NDArray[np.int32]
Reals = NDArray[np.float64]

START: Street = (0, 0, 0, 0, 1, 0, 0, 0, 0)
CODES = sorted({die * 4 + int(face) for die in Die for face in SIDES[die]})
TILE = 4.0
"""What it costs to demolish the cheapest tile."""
TRUST = 0.3
"""How firmly a number that few streets speak for stays what it is with one turn less."""
CARELESS = "casual"
"""How careless the bot is in every other game: some of its choices are not the best."""


class Lists(NamedTuple):
    """Lists of different lengths in one array: list i is items[first[i]:first[i + 1]]."""

    first: Numbers
    items: Numbers
    weights: Reals


class Turn(NamedTuple):
    """All that can happen in a turn; streets and hands are numbers."""

    builds: Lists
    """By street and code: the streets after building that die, with the points it completes."""
    demolished: Lists
    """By street: what is left after a demolition, with its cost."""
    without: Numbers
    """By hand and code: the hand with one such die less, or −1."""
    smaller: Lists
    """By hand: what is left when one or more dice go."""
    ways: Lists
    """By hand: the ways to roll some of its dice and hold the others."""
    outcomes: Lists
    """By way: the hands that come of it, with their chances."""
    takes: Numbers
    """The ways that are three new dice."""
    sizes: Numbers
    """By hand: its dice."""


class Values(NamedTuple):
    """What is still to come with the best play, by street and hand."""

    rolled: Reals
    building: Reals
    resolved: Reals


def lists(rows: Iterable[Iterable[tuple[int, float]]]) -> Lists:
    pairs = [list(row) for row in rows]
    flat = [pair for row in pairs for pair in row]
    first = np.cumsum([0, *map(len, pairs)]).astype(np.int32)
    return Lists(first, np.array([i for i, _ in flat], np.int32), np.array([w for _, w in flat], np.float64))


def all_streets(columns: int, places: int = PLACES - 1) -> list[Street]:
    if places == 0:
        return [()]
    return [(n, *rest) for n in range(columns + 1) for rest in all_streets(columns - n, places - 1)]


def moved(street: Street, gone: int, come: int) -> Street:
    counts = [0, *street]
    counts[gone] -= 1
    counts[come] += 1
    return tuple(counts[1:])


def builds(street: Street, code: int) -> list[tuple[Street, float]]:
    """The streets after building that die, with the points of a building it completes."""
    die, face = divmod(code, 4)
    if face == Face.BLANK:
        return []
    if die == Die.GROUND:
        return [(moved(street, 0, int(PLACE[face, 1])), 0.0)]
    completes = die == Die.PENTHOUSE or face == Rise.LOW
    lowest = FEWEST_BELOW_PENTHOUSE[face] if die == Die.PENTHOUSE else 1
    found = []
    for floors in range(lowest, MOST_OPEN_FLOORS[face] + completes):
        gone = int(PLACE[face, floors])
        if street[gone - 1] > 0:
            come = 0 if completes else int(PLACE[face, floors + 1])
            found.append((moved(street, gone, come), float(POINTS[floors + 1]) if completes else 0.0))
    return found


def subsets(hand: Hand, fewest: int) -> list[tuple[Hand, Hand]]:
    """Each way to split a hand in two, with at least so many in the first part."""
    split = {
        (tuple(hand[i] for i in chosen), tuple(hand[i] for i in range(len(hand)) if i not in chosen))
        for n in range(fewest, len(hand) + 1)
        for chosen in combinations(range(len(hand)), n)
    }
    return sorted(split)


def outcomes(rolled: Iterable[int], held: Hand) -> Counter[Hand]:
    """The hands that come of rolling these types of dice, with their chances."""
    found: Counter[Hand] = Counter()
    types = list(rolled)
    for faces in product(*(SIDES[die] for die in types)):
        shown = (die * 4 + int(face) for die, face in zip(types, faces, strict=True))
        found[tuple(sorted((*shown, *held)))] += 1 / 6 ** len(types)
    return found


def set_up(streets: list[Street]) -> Turn:
    street_of = {street: i for i, street in enumerate(streets)}
    hands: list[Hand] = [hand for n in range(4) for hand in combinations_with_replacement(CODES, n)]
    hand_of = {hand: i for i, hand in enumerate(hands)}
    ways: list[Counter[Hand]] = []
    ways_of: list[list[tuple[int, float]]] = []
    for hand in hands:
        rolls = [outcomes((code // 4 for code in rolled), held) for rolled, held in subsets(hand, 1)]
        ways_of.append([(len(ways) + i, 1.0) for i in range(len(rolls))])
        ways += rolls
    takes = [outcomes(types, ()) for types in combinations_with_replacement(range(3), 3)]
    without = np.full((len(hands), 12), -1, np.int32)
    for i, hand in enumerate(hands):
        for code in hand:
            rest = list(hand)
            rest.remove(code)
            without[i, code] = hand_of[tuple(rest)]
    return Turn(
        lists(
            [(street_of[after], points) for after, points in builds(street, code) if after in street_of]
            for street in streets
            for code in range(12)
        ),
        lists(
            [(i, TILE), *((street_of[moved(street, p, 0)], 0.0) for p in range(1, PLACES) if street[p - 1] > 0)]
            for i, street in enumerate(streets)
        ),
        without,
        lists([(hand_of[rest], 1.0) for _, rest in subsets(hand, 1)] for hand in hands),
        lists(ways_of),
        lists([(hand_of[hand], chance) for hand, chance in way.items()] for way in (*ways, *takes)),
        np.arange(len(ways), len(ways) + len(takes), dtype=np.int32),
        np.array([len(hand) for hand in hands], np.int32),
    )


@rule
def expect(turn: Turn, rolled: Reals, way: int) -> float:
    """The mean of what a way of rolling brings on a street."""
    total = 0.0
    for i in range(turn.outcomes.first[way], turn.outcomes.first[way + 1]):
        total += turn.outcomes.weights[i] * rolled[turn.outcomes.items[i]]
    return total


@rule
def best_build(turn: Turn, values: Values, last: Values, street: int, hand: int) -> float:
    """The most that building one of these dice brings; a height of 6 makes this turn the last."""
    best = -1e9
    for code in range(12):
        rest = turn.without[hand, code]
        if rest >= 0:
            for i in range(turn.builds.first[street * 12 + code], turn.builds.first[street * 12 + code + 1]):
                points, after = turn.builds.weights[i], turn.builds.items[i]
                then = last.building if points == POINTS[TALLEST] else values.building
                best = max(best, points + then[after, rest])
    return best


@rule
def best_demolition(turn: Turn, values: Values, street: int, hand: int) -> float:
    best = -1e9
    for i in range(turn.demolished.first[street], turn.demolished.first[street + 1]):
        for j in range(turn.smaller.first[hand], turn.smaller.first[hand + 1]):
            left = values.resolved[turn.demolished.items[i], turn.smaller.items[j]]
            best = max(best, left - turn.demolished.weights[i])
    return best


@rule
def best_roll(turn: Turn, ended: float, rolled: Reals, hand: int) -> float:
    """The most that the dice left bring: rolled on in the best way, or not at all."""
    best = ended
    for i in range(turn.ways.first[hand], turn.ways.first[hand + 1]):
        best = max(best, expect(turn, rolled, turn.ways.items[i]))
    return best


@entry
def play_turn(turn: Turn, after: Reals, values: Values, last: Values) -> Reals:
    """Fills in the values of a turn, small hands first, and returns what streets are worth before it."""
    for size in range(4):
        for street in range(len(after)):
            for hand in range(len(turn.sizes)):
                if 0 < turn.sizes[hand] == size:
                    built = best_build(turn, values, last, street, hand)
                    values.rolled[street, hand] = max(built, best_demolition(turn, values, street, hand))
        for street in range(len(after)):
            for hand in range(len(turn.sizes)):
                if turn.sizes[hand] == size:
                    values.resolved[street, hand] = best_roll(turn, after[street], values.rolled[street], hand)
        for street in range(len(after)):
            for hand in range(len(turn.sizes)):
                if turn.sizes[hand] == size:
                    built = best_build(turn, values, last, street, hand)
                    values.building[street, hand] = max(built, values.resolved[street, hand])
    before = np.full(len(after), -1e9)
    for street in range(len(after)):
        for way in turn.takes:
            before[street] = max(before[street], expect(turn, values.rolled[street], way))
    return before


def solve(streets: list[Street]) -> list[Reals]:
    """What each street is worth, by the turns left."""
    turn = set_up(streets)
    worth = [np.array([float(street[0]) for street in streets])]
    blank = Values(*(np.zeros((len(streets), len(turn.sizes))) for _ in range(3)))
    last = values = blank
    for _ in range(ROUNDS):
        worth.append(play_turn(turn, worth[-1], values, last))
        values = Values(*map(np.zeros_like, blank))
    return worth


def met(games: int) -> list[Counter[Street]]:
    """The streets at the ends of turns, by the turns left."""
    seen: list[Counter[Street]] = [Counter() for _ in range(ROUNDS + 1)]
    for game in range(games):
        bot = OnePly(CARELESS if game % 2 else None, game)
        match = midtown.new_match("skyline", players=1, seed=game)
        while not match.over:
            state = match.position()
            if state["phase"] == "take":
                columns = list(state["columns"][0].values())
                street = tuple(columns[RISE_OF[p]][FLOORS_OF[p]] for p in range(1, PLACES))
                seen[ROUNDS - state["rounds_played"]][street] += 1
            match.advance(bot.choose(match))
    return seen


def features(streets: list[Street]) -> Reals:
    """One, then for each place its columns and its pairs with the places up to itself."""
    n = np.array([(1, *street) for street in streets], float)
    rows = [n[:, 0]]
    for p in range(1, PLACES):
        rows.append(n[:, p])
        rows += [n[:, p] * n[:, q] * (0.5 if p == q else 1.0) for q in range(1, p + 1)]
    return np.array(rows).T


def fit(streets: list[Street], worth: list[Reals], seen: list[Counter[Street]]) -> list[Reals]:
    """The numbers of the table, those of each number of turns drawn a little to those of one turn less."""
    place_of = {street: i for i, street in enumerate(streets)}
    numbers: Reals = np.zeros(features([START]).shape[1])
    table = []
    for turns in range(1, ROUNDS + 1):
        known = [street for street in seen[turns] if street in place_of]
        if not known:
            sys.exit(f"No street came up with {turns} turns left: allow more columns or play more games.")
        weight = np.sqrt([seen[turns][street] for street in known])
        x = features(known) * weight[:, None]
        y = worth[turns][[place_of[street] for street in known]] * weight
        trust = np.full(len(numbers), TRUST if turns > 1 else TRUST / 100)
        trust[0] = TRUST / 100
        solution = np.linalg.solve(x.T @ x + np.diag(trust), x.T @ y + trust * numbers)
        numbers = np.asarray(solution, np.float64).round(2)
        table.append(numbers)
    return table


def entry_of(turns: int, numbers: Reals) -> str:
    """What the turns bring; then a line a place, its worth and its pairs."""
    words = iter(f"{number:.2f}," for number in numbers + 0.0)
    lines = [" ".join(next(words) for _ in range(place + 1)) for place in range(PLACES)]
    return f"turns_{turns} = [\n" + "".join(f"    {line}\n" for line in lines) + "]\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--columns", type=int, default=8, help="the most open columns")
    parser.add_argument("--games", type=int, default=1000, help="games of the bot")
    options = parser.parse_args()
    streets = all_streets(options.columns)
    worth = solve(streets)
    table = fit(streets, worth, met(options.games))
    sys.stdout.write(f"The best play makes {worth[ROUNDS][streets.index(START)]:.2f} points on average.\n\n")
    sys.stdout.write("[future]\n" + "".join(entry_of(turns, numbers) for turns, numbers in enumerate(table, start=1)))


if __name__ == "__main__":
    main()
