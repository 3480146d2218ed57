"""What the dice in a player's hand will probably bring in this turn."""

from __future__ import annotations

import numpy as np

from midtown.engine.rule import rule
from midtown.games.skyline.goals import first_demolition_cost
from midtown.games.skyline.prospects import PLACES
from midtown.games.skyline.state import Phase, State
from midtown.games.skyline.street import (
    CHANCE,
    NEVER,
    NOWHERE,
    PLACE,
    Sketch,
    best_floors,
    change,
    lay_out,
    move,
    next_place,
    price_roll,
    price_rolls,
)

# Measured against the exact solution of the solo game, see benchmarks/fit_skyline.py.
ROLLED_ON = np.array([[0.0, 1.0, 1.15, 1.2], [0.0, 1.0, 1.22, 1.35]])
"""Alone and in company: what one, two, three or more dice bring when rolled on, compared with one roll of each."""
LATE_ROLL = 0.5
"""How much of its worth a roll has left for a die that is held back first."""
SECOND_ROLL = 0.9
MORE_OF_A_TYPE = 0.7
"""What n dice of a type bring over one grows with this power of n."""
CHEAPEST_TILE = 4.0


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
    for die in range(3):
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
    for die in range(3):
        for face in range(3):
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
    for die in range(3):
        for face in range(4):
            total += sketch.dice[die, face] * sketch.rolls[die]
    return total * ROLLED_ON[min(1, s.players - 1), min(left, 3)]


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
    for die in range(3):
        for face in range(4):
            if sketch.dice[die, face] > 0 and (pick < 0 or sketch.rolls[die] < sketch.rolls[pick]):
                pick = die
    return max(0, pick)


@rule
def put_away(sketch: Sketch, die: int) -> None:
    """A die of that type goes, whatever it shows."""
    for face in range(4):
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
    for die in range(3):
        again = SECOND_ROLL * sketch.rolls[die]
        for n in range(4):
            sketch.hands[die, n] = again * n**MORE_OF_A_TYPE
        for face in range(4):
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
    for n in range(1, 4):
        none, one = (1 - p) ** n, n * p * (1 - p) ** (n - 1)
        sketch.hands[die, n] += (1 - none) * (first - again) + (1 - none - one) * second


@rule
def hand_worth(sketch: Sketch, ground: int, upper: int, penthouse: int) -> float:
    """What these dice bring in a turn."""
    return of_a_type(sketch, 0, ground) + of_a_type(sketch, 1, upper) + of_a_type(sketch, 2, penthouse)


@rule
def of_a_type(sketch: Sketch, die: int, n: int) -> float:
    return sketch.hands[die, n] if n <= 3 else sketch.hands[die, 3] * (n / 3.0) ** MORE_OF_A_TYPE
