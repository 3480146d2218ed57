"""What is noticed about a position: what columns, dice in hand and goals will probably bring.

A street is valued by the turns its owner has left: so much for the turns themselves, so much for each column, and so
much for each pair of columns, since those that wait for the same dice get in each other's way.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from midtown.engine.exact import exp, whole_power
from midtown.engine.rule import rule
from midtown.engine.state_record import Array, Reals
from midtown.engine.weights import Weights
from midtown.games.skyline.pieces import (
    DICE,
    DICE_TYPES,
    FACES,
    FEWEST_BELOW_PENTHOUSE,
    MOST_OPEN_FLOORS,
    POINTS,
    RISES,
    ROUNDS,
    SIDES,
    TALLEST,
    Die,
    Face,
    Rise,
    Scenario,
)
from midtown.games.skyline.scoring import buildings, scenario_met, tiles_of_height, tiles_of_rise
from midtown.games.skyline.state import Phase, State

WEIGHTS = Weights.beside(__file__)

PLACES = 10
"""Where a die can go: nowhere (0), on a low column (1), on mid ones of 1 to 3 floors and high ones of 1 to 5."""
NOWHERE = 0
PLACE = np.array([[0, 1, 0, 0, 0, 0], [0, 2, 3, 4, 0, 0], [0, 5, 6, 7, 8, 9]])
"""The place of a column, by its rise and floors."""
RISE_OF = np.array([0, 0, 1, 1, 1, 2, 2, 2, 2, 2])
FLOORS_OF = np.array([0, 1, 1, 2, 3, 1, 2, 3, 4, 5])

CHANCE = np.array([[np.mean(SIDES[die] == face) for face in Face] for die in Die])
"""How likely a die shows a face."""
FORBIDDEN = WEIGHTS.number("build.forbidden")
"""What it brings to build what a scenario forbids: less than any other building."""
NEVER = -1e9
"""What it brings to build a die that cannot be built."""

MOST_IN_HAND = 3
"""The most dice of a type that are thought about one by one."""
ROLLED_ON = WEIGHTS.array("hand.rolled_on", 2, MOST_IN_HAND + 1)
"""Alone and in company: what one, two, three or more dice bring when rolled on, compared with one roll of each."""
LATE_ROLL = WEIGHTS.number("hand.late_roll")
"""How much of its worth a roll has left for a die that is held back first."""
SECOND_ROLL = WEIGHTS.number("hand.second_roll")
"""How much of its worth a roll has left for a die that is rolled again."""
MORE_OF_A_TYPE = WEIGHTS.number("hand.more_of_a_type")
"""What n dice of a type bring over one grows with this power of n."""
AS_MANY = np.arange(DICE.max() + 1) ** MORE_OF_A_TYPE
"""That power of every number of dice, taken once: every machine then reckons with the same numbers."""
CHEAPEST_TILE = WEIGHTS.number("hand.cheapest_tile")
"""What it costs to demolish the tile that is missed least."""

GOAL = WEIGHTS.number("goal.points")
"""What a scenario met is worth in points: more than any building."""
OFFENCE = WEIGHTS.number("goal.offence")
"""How much chance is left with a building that must come down again."""
DICE_OFF = WEIGHTS.number("goal.dice_off")
"""How many dice more or fewer than usual may well come."""
LIVELY, SLOW = WEIGHTS.number("goal.lively"), WEIGHTS.number("goal.slow")
"""How many dice a turn come to columns of all sorts, and to the tall ones alone."""
DICE_A_BUILDING = WEIGHTS.number("goal.dice_a_building")
"""How many dice a building takes where any will do."""
NONE_MISSING = WEIGHTS.number("goal.none_missing")
"""As how many dice it counts that all buildings of a goal stand."""


def _future() -> tuple[Reals, Reals]:
    """Worths by turns left and place, and pairs; with no turns left only a low ground floor counts."""
    single, pair = np.zeros((ROUNDS + 1, PLACES)), np.zeros((ROUNDS + 1, PLACES, PLACES))
    single[0, PLACE[Rise.LOW, 1]] = 1.0
    for turns in range(1, ROUNDS + 1):
        numbers = iter(WEIGHTS.array(f"future.turns_{turns}", PLACES * (PLACES + 1) // 2))
        for place in range(PLACES):
            single[turns, place] = next(numbers)
            for other in range(1, place + 1):
                pair[turns, place, other] = pair[turns, other, place] = next(numbers)
    return single, pair


SINGLE, PAIR = _future()
"""SINGLE[turns, 0] is what the turns bring by themselves; the pair of a place with itself counts half."""


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
def rounds_left(s: State) -> int:
    """Rounds that are not over yet, the present one included."""
    if s.turn < 0:
        return 0
    return 1 if s.tallest_built != 0 else ROUNDS - s.rounds_played


@rule
def turns_left(s: State, seat: int, rounds: int) -> int:
    """Turns that a player has not begun yet."""
    waits = seat > s.turn or (seat == s.turn and s.phase == Phase.TAKE)
    return rounds if waits else rounds - 1


@rule
def cost_of_ending(s: State, rounds: int) -> float:
    """What is lost by a height of 6 now, less what the best of the others loses by it."""
    if rounds == 1 or s.columns[s.turn, Rise.HIGH, TALLEST - 1] == 0:
        return 0.0
    lost, spared = future(s, s.turn, rounds - 1), 0.0
    for seat in range(s.players):
        if seat != s.turn:
            spared = max(spared, future(s, seat, turns_left(s, seat, rounds)))
    return lost - spared


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
    for die in range(DICE_TYPES):
        for face in range(FACES):
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
    for die in range(DICE_TYPES):
        sketch.rolls[die] = price_roll(sketch, die, 0.0)


@rule
def price_roll(sketch: Sketch, die: int, least: float) -> float:
    """What a die brings when it is rolled; `least` where that is better than building it."""
    total = 0.0
    for face in range(FACES):
        if CHANCE[die, face] > 0:
            total += CHANCE[die, face] * max(least, best_floors(sketch, die, face)[0])
    return total


@rule
def dice_worth(s: State, sketch: Sketch) -> float:
    """Builds on scratch what is better built than rolled on, and expects the usual of the rest."""
    if s.phase == Phase.HOLDING:
        return worth_rolled(s, sketch) + worth_held(s, sketch)
    lay_out(sketch, s.active)
    dice = s.dice
    if s.phase == Phase.DEMOLISHING:
        put_away(sketch, least_promising(sketch))
        dice -= 1
    builds_now = s.phase == Phase.ROLLED or s.phase == Phase.BUILDING
    total, left = build_best(sketch, dice, 0 if builds_now else 1)
    if left == dice and s.phase == Phase.ROLLED:
        total, left = use_one(s, sketch), dice - 1
    if left < dice:
        price_rolls(sketch)
    return total + rolled_on(s, sketch, left)


@rule
def worth_rolled(s: State, sketch: Sketch) -> float:
    lay_out(sketch, s.active)
    return rolled_on(s, sketch, s.dice)


@rule
def worth_held(s: State, sketch: Sketch) -> float:
    """Dice are held back to be built: if they are rolled, it will be late."""
    lay_out(sketch, s.held)
    for die in range(DICE_TYPES):
        sketch.rolls[die] *= LATE_ROLL
    return build_best(sketch, 99, 0)[0]


@rule
def build_best(sketch: Sketch, dice: int, spare: int) -> tuple[float, int]:
    """Builds dice as long as that is better than rolling them, but spares some: what that brings, and the dice left."""
    total, left = 0.0, dice
    while left > spare:
        more, die, face, floors = best_build(sketch)
        if more <= sketch.rolls[die]:
            break
        total += more
        build(sketch, die, face, floors)
        left -= 1
    return total, left


@rule
def best_build(sketch: Sketch) -> tuple[float, int, int, int]:
    """The die that is best built rather than rolled: what it brings, its type, its face and the floors below it."""
    best, bring, pick, shown, where = 2 * NEVER, NEVER, 0, 0, 0
    for die in range(DICE_TYPES):
        for face in range(RISES):
            if sketch.dice[die, face] > 0:
                more, floors = best_floors(sketch, die, face)
                if more - sketch.rolls[die] > best:
                    best, bring, pick, shown, where = more - sketch.rolls[die], more, die, face, floors
    return bring, pick, shown, where


@rule
def build(sketch: Sketch, die: int, face: int, floors: int) -> None:
    """Draws a die where it is built."""
    move(sketch, PLACE[face, floors], next_place(die, face, floors))
    sketch.dice[die, face] -= 1


@rule
def rolled_on(s: State, sketch: Sketch, left: int) -> float:
    """What the dice that are left bring when they are rolled on, if that is any good."""
    if left == 1 and s.players == 1:
        return max(0.0, price_roll(sketch, least_promising(sketch), -price_of_no_use(s, sketch)))
    total = 0.0
    for die in range(DICE_TYPES):
        for face in range(FACES):
            total += sketch.dice[die, face] * sketch.rolls[die]
    return total * ROLLED_ON[min(1, s.players - 1), min(left, MOST_IN_HAND)]


@rule
def use_one(s: State, sketch: Sketch) -> float:
    """Nothing is worth building, but a roll must be used: a die is built after all, or it goes."""
    more, die, face, floors = best_build(sketch)
    idle = least_promising(sketch)
    loss = price_of_no_use(s, sketch)
    if more - sketch.rolls[die] > -loss - sketch.rolls[idle]:
        build(sketch, die, face, floors)
        return more
    put_away(sketch, idle)
    return -loss


@rule
def least_promising(sketch: Sketch) -> int:
    """The type of the die whose next roll brings least."""
    pick = -1
    for die in range(DICE_TYPES):
        for face in range(FACES):
            if sketch.dice[die, face] > 0 and (pick < 0 or sketch.rolls[die] < sketch.rolls[pick]):
                pick = die
    return max(0, pick)


@rule
def put_away(sketch: Sketch, die: int) -> None:
    """A die of that type goes, whatever it shows."""
    for face in range(FACES):
        if sketch.dice[die, face] > 0:
            sketch.dice[die, face] -= 1
            return


@rule
def price_of_no_use(s: State, sketch: Sketch) -> float:
    """In company a die is abandoned; alone it takes a building along, the one that is missed least."""
    if s.players > 1:
        return 0.0
    price = CHEAPEST_TILE
    for place in range(1, PLACES):
        if sketch.columns[place] > 0:
            price = min(price, -change(sketch, place, NOWHERE))
    return price + first_demolition_cost(s)


@rule
def price_hands(sketch: Sketch) -> None:
    """Notes what one, two and three dice of each type bring in a turn."""
    for die in range(DICE_TYPES):
        again = SECOND_ROLL * sketch.rolls[die]
        for n in range(MOST_IN_HAND + 1):
            sketch.hands[die, n] = again * AS_MANY[n]
        for face in range(FACES):
            if CHANCE[die, face] > 0:
                add_face(sketch, die, face, again)


@rule
def add_face(sketch: Sketch, die: int, face: int, again: float) -> None:
    """Adds what the first die to show this face brings over rolling it again, and the second."""
    first, floors = best_floors(sketch, die, face)
    if first <= again:
        return
    gone, come = PLACE[face, floors], next_place(die, face, floors)
    move(sketch, gone, come)
    second = max(0.0, best_floors(sketch, die, face)[0] - again)
    move(sketch, come, gone)
    p = CHANCE[die, face]
    for n in range(1, MOST_IN_HAND + 1):
        none, one = whole_power(1 - p, n), n * p * whole_power(1 - p, n - 1)
        sketch.hands[die, n] += (1 - none) * (first - again) + (1 - none - one) * second


@rule
def hand_worth(sketch: Sketch, ground: int, upper: int, penthouse: int) -> float:
    """What these dice bring in a turn."""
    return of_a_type(sketch, 0, ground) + of_a_type(sketch, 1, upper) + of_a_type(sketch, 2, penthouse)


@rule
def of_a_type(sketch: Sketch, die: int, n: int) -> float:
    """What so many dice of a type bring in a turn."""
    if n <= MOST_IN_HAND:
        return sketch.hands[die, n]
    return sketch.hands[die, MOST_IN_HAND] * AS_MANY[n] / AS_MANY[MOST_IN_HAND]


@rule
def chance_of_goal(s: State, turns: int) -> float:
    """The chance to meet the goal with so many turns to come."""
    if s.turn < 0:
        return 1.0 if scenario_met(s) else 0.0
    if s.scenario == Scenario.DUBAI:
        return chance(turns * LIVELY - dice_missing(s, 3, 3 - tiles_of_height(s, 0, 3)))
    if s.scenario == Scenario.ESSEN:
        return 1.0 - s.demolished[0]
    if s.scenario == Scenario.NEW_YORK:
        return chance(turns * SLOW - dice_missing(s, 5, 2 - tiles_of_height(s, 0, 5) - tiles_of_height(s, 0, 6)))
    if s.scenario == Scenario.SAO_PAULO:
        return chance(turns * LIVELY - dice_missing(s, 4, 4 - tiles_of_height(s, 0, 4)))
    if s.scenario == Scenario.SHANGHAI:
        return unspoilt(tiles_of_rise(s, 0, Rise.LOW), turns)
    if s.scenario == Scenario.TORONTO:
        return seven(buildings(s, 0), turns)
    return unspoilt(tiles_of_rise(s, 0, Rise.HIGH), turns)


@rule
def first_demolition_cost(s: State) -> float:
    """What it costs to demolish for the first time where nothing may be: in Essen."""
    return GOAL if s.scenario == Scenario.ESSEN and s.demolished[0] == 0 else 0.0


@rule
def chance(ahead: float) -> float:
    """The chance to do what needs so many dice fewer, or more, than usually come."""
    return 1.0 / (1.0 + exp(-ahead / DICE_OFF))


@rule
def unspoilt(offences: int, turns: int) -> float:
    """What must not stand can still be demolished, while there are turns."""
    return whole_power(OFFENCE, offences) if turns > 0 or offences == 0 else 0.0


@rule
def seven(standing: int, turns: int) -> float:
    if standing > 7:
        return unspoilt(standing - 7, turns)
    return chance(turns * LIVELY - DICE_A_BUILDING * (7 - standing)) if standing < 7 else 1.0


@rule
def dice_missing(s: State, height: int, missing: int) -> float:
    """How many dice are still needed for so many buildings of a height, begun with the best columns for it."""
    if missing <= 0:
        return NONE_MISSING
    total = 0
    for floors in range(min(height - 1, TALLEST - 1), 0, -1):
        standing = s.columns[0, Rise.HIGH, floors] + (s.columns[0, Rise.MID, floors] if height < 5 else 0)
        used = min(missing, standing)
        total += used * (height - floors)
        missing -= used
    return float(total + missing * height)
