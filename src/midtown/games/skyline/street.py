"""A player's street as it is thought about: what each die would add to it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from midtown.engine.rule import rule
from midtown.engine.state_record import Array, Reals
from midtown.games.skyline.pieces import (
    FACES,
    FEWEST_BELOW_PENTHOUSE,
    MOST_OPEN_FLOORS,
    POINTS,
    TALLEST,
    Die,
    Face,
    Rise,
    Scenario,
)
from midtown.games.skyline.prospects import PAIR, PLACES, SINGLE
from midtown.games.skyline.state import State

NOWHERE = 0
PLACE = np.array([[0, 1, 0, 0, 0, 0], [0, 2, 3, 4, 0, 0], [0, 5, 6, 7, 8, 9]])
"""The place of a column in the table of prospects, by its rise and floors."""
RISE_OF = np.array([0, 0, 1, 1, 1, 2, 2, 2, 2, 2])
FLOORS_OF = np.array([0, 1, 1, 2, 3, 1, 2, 3, 4, 5])
FORBIDDEN = -20.0
"""What it brings to build what a scenario forbids: less than any other building."""
NEVER = -1e9
"""What it brings to build a die that cannot be built."""

CHANCE = np.array([[np.mean(FACES[die] == face) for face in Face] for die in Die])
"""How likely a die shows a face."""


class Sketch(NamedTuple):
    """A street drawn in scratch memory, so that building can be tried out on it."""

    columns: Reals
    """How many there are at each place."""
    slopes: Reals
    """What one more at each place adds, but for its own pair."""
    rolls: Reals
    """What a die of each type brings when it is rolled."""
    dice: Reals
    """The dice to think about, by type and face."""
    hands: Reals
    """By type of die and number, up to three: what they bring in a turn."""
    pair: Reals
    banned: int
    """The rise that a scenario forbids, or −1."""
    ending: float
    """What it costs to end the game by a building of height 6."""


@rule
def future(s: State, seat: int, turns: int) -> float:
    """What the columns of a player and so many more turns will probably bring."""
    single, pair = SINGLE[turns], PAIR[turns]
    total = single[NOWHERE]
    banned = banned_rise(s)
    for place in range(1, PLACES):
        n = s.columns[seat, RISE_OF[place], FLOORS_OF[place]]
        if n > 0 and RISE_OF[place] != banned:
            total += n * single[place]
            for other in range(1, PLACES):
                total += 0.5 * n * s.columns[seat, RISE_OF[other], FLOORS_OF[other]] * pair[place, other]
    return total


@rule
def banned_rise(s: State) -> int:
    """Shanghai wants no low-rise and Tucson no high-rise (S-7.4)."""
    if s.scenario == Scenario.SHANGHAI:
        return Rise.LOW
    return Rise.HIGH if s.scenario == Scenario.TUCSON else -1


@rule
def draw_street(s: State, seat: int, turns: int, ending: float, scratch: Reals) -> Sketch:
    """The street of a player who has so many turns after this one."""
    sketch = Sketch(scratch[0], scratch[1], scratch[2], scratch[3:6], scratch[6:9], PAIR[turns], banned_rise(s), ending)
    sketch.columns[NOWHERE] = sketch.slopes[NOWHERE] = 0.0
    for place in range(1, PLACES):
        sketch.columns[place] = s.columns[seat, RISE_OF[place], FLOORS_OF[place]]
        sketch.slopes[place] = SINGLE[turns, place]
    for place in range(1, PLACES):
        if sketch.columns[place] > 0:
            for other in range(1, PLACES):
                sketch.slopes[other] += sketch.columns[place] * sketch.pair[place, other]
    price_rolls(sketch)
    return sketch


@rule
def lay_out(sketch: Sketch, dice: Array) -> None:
    """Draws these dice."""
    for die in range(3):
        for face in range(4):
            sketch.dice[die, face] = dice[die, face]


@rule
def change(sketch: Sketch, gone: int, come: int) -> float:
    """What it adds to the future that a column leaves one place and comes to another."""
    pair = sketch.pair
    return sketch.slopes[come] - sketch.slopes[gone] + 0.5 * (pair[gone, gone] + pair[come, come]) - pair[gone, come]


@rule
def move(sketch: Sketch, gone: int, come: int) -> None:
    """Draws that."""
    sketch.columns[gone] -= 1
    sketch.columns[come] += 1
    for place in range(1, PLACES):
        sketch.slopes[place] += sketch.pair[come, place] - sketch.pair[gone, place]


@rule
def next_place(die: int, rise: int, floors: int) -> int:
    """Where a column of so many floors comes to with this die on top: nowhere, if that completes it."""
    completes = die == Die.PENTHOUSE or (rise == Rise.LOW and floors > 0)
    return NOWHERE if completes else PLACE[rise, floors + 1]


@rule
def gain(sketch: Sketch, die: int, rise: int, floors: int) -> float:
    """What it brings to build this die on a column of so many floors, in points now and later."""
    if rise == sketch.banned:
        return FORBIDDEN
    come = next_place(die, rise, floors)
    more = change(sketch, PLACE[rise, floors], come)
    if come != NOWHERE:
        return more
    return more + POINTS[floors + 1] - (sketch.ending if floors + 1 == TALLEST else 0.0)


@rule
def floors_below(die: int, rise: int) -> tuple[int, int]:
    """The fewest and the most floors that an upper or a penthouse die can be built on."""
    lowest = FEWEST_BELOW_PENTHOUSE[rise] if die == Die.PENTHOUSE else 1
    return lowest, MOST_OPEN_FLOORS[rise] - (die == Die.UPPER and rise != Rise.LOW)


@rule
def best_floors(sketch: Sketch, die: int, face: int) -> tuple[float, int]:
    """The most that a die can bring, and the floors to build it on."""
    if die == Die.GROUND:
        return gain(sketch, die, face, 0), 0
    best, where = NEVER, 0
    if face == Face.BLANK:
        return best, where
    lowest, highest = floors_below(die, face)
    for floors in range(lowest, highest + 1):
        if sketch.columns[PLACE[face, floors]] > 0:
            more = gain(sketch, die, face, floors)
            if more > best:
                best, where = more, floors
    return best, where


@rule
def price_rolls(sketch: Sketch) -> None:
    """Notes what a die of each type brings when it is rolled, and need not be built."""
    for die in range(3):
        sketch.rolls[die] = price_roll(sketch, die, 0.0)


@rule
def price_roll(sketch: Sketch, die: int, least: float) -> float:
    """What a die brings when it is rolled; `least` where that is better than building it."""
    total = 0.0
    for face in range(4):
        if CHANCE[die, face] > 0:
            total += CHANCE[die, face] * max(least, best_floors(sketch, die, face)[0])
    return total
