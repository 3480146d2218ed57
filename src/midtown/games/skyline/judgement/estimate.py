"""What a player of this game thinks a position is worth."""

from __future__ import annotations

from math import sqrt

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.engine.weights import Weights
from midtown.games.skyline.judgement.features import (
    GOAL,
    chance_of_goal,
    cost_of_ending,
    dice_worth,
    draw_street,
    floors_below,
    future,
    rounds_left,
    turns_left,
)
from midtown.games.skyline.pieces import DICE_TYPES, FACES, POINTS, RISES, TALLEST, Die, Face, Rise, Scenario
from midtown.games.skyline.scoring import points
from midtown.games.skyline.state import Phase, State

WEIGHTS = Weights.beside(__file__)

CERTAIN, LUCK = WEIGHTS.number("spread.certain"), WEIGHTS.number("spread.luck")
"""How many points the end may be off, and how many more with every round, which add up like dice."""
LONGING = WEIGHTS.number("spread.longing")
"""How many points more the end may be off while a scenario can be met or missed."""
FIVE_FLOORS, FOUR_FLOORS = WEIGHTS.number("threat.five_floors"), WEIGHTS.number("threat.four_floors")
"""How much a column of so many floors adds to the chance that the game ends early."""
MOST_THREAT = WEIGHTS.number("threat.most")
EXTRA_DIE = WEIGHTS.number("district.extra_die")
"""What a die in the district over the usual three is worth to the one who can take it next."""
HALF = WEIGHTS.number("count.half")
"""What one counts up at a glance of points that are not made yet."""


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """Points so far, and what columns, turns to come and dice in hand will probably bring."""
    rounds = rounds_left(s)
    for seat in range(s.players):
        worth[seat] = points_kept(s, seat)
        if rounds > 0:
            worth[seat] += expected(s, seat, turns_left(s, seat, rounds))
    if rounds > 0:
        add_dice(s, worth, rounds, scratch)
    spread = CERTAIN + LUCK * sqrt(rounds)
    if s.scenario == Scenario.NONE:
        return spread
    worth[0] += GOAL * chance_of_goal(s, rounds)
    return spread + LONGING


@rule
def points_kept(s: State, seat: int) -> int:
    """Points of tiles; open low ground floors belong to the future until the game is over."""
    return points(s, seat) - (s.columns[seat, Rise.LOW, 1] if s.turn >= 0 else 0)


@rule
def expected(s: State, seat: int, turns: int) -> float:
    """What is still to come, if nobody ends the game early; and if somebody may, some of the way to that."""
    whole = future(s, seat, turns)
    if s.players == 1 or turns < 2:
        return whole
    return whole - threat(s) * (whole - future(s, seat, 1))


@rule
def threat(s: State) -> float:
    """How likely the game ends soon because somebody completes a height of 6."""
    total = 0.0
    for seat in range(s.players):
        total += FIVE_FLOORS * s.columns[seat, Rise.HIGH, 5] + FOUR_FLOORS * s.columns[seat, Rise.HIGH, 4]
    return min(MOST_THREAT, total)


@rule
def add_dice(s: State, worth: Reals, rounds: int, scratch: Reals) -> None:
    """Adds what the dice in hand bring, and those that lie ready in the district."""
    if s.phase != Phase.TAKE and s.dice > 0:
        worth[s.turn] += dice_worth(s, draw_street(s, s.turn, rounds - 1, cost_of_ending(s, rounds), scratch))
    next_seat = s.turn if s.phase == Phase.TAKE else (s.turn + 1) % s.players
    if s.players > 1 and turns_left(s, next_seat, rounds) > 0:
        worth[next_seat] += EXTRA_DIE * max(0, s.district[0] + s.district[1] + s.district[2] - DICE_TYPES)


@rule
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """Points so far, half of what open columns would bring at their height, and half of what dice in hand can add."""
    for seat in range(s.players):
        worth[seat] = points(s, seat)
        if rounds_left(s) > 0:
            worth[seat] += scaffolds(s, seat)
    if s.turn >= 0:
        for die in range(DICE_TYPES):
            for face in range(FACES):
                dice = s.active[die, face] + s.held[die, face]
                if dice > 0:
                    worth[s.turn] += HALF * dice * addition(s, s.turn, die, face)


@rule
def scaffolds(s: State, seat: int) -> float:
    total = 0.0
    for rise in range(Rise.MID, RISES):
        for floors in range(1, TALLEST):
            total += HALF * s.columns[seat, rise, floors] * POINTS[floors]
    return total


@rule
def addition(s: State, seat: int, die: int, face: int) -> float:
    """What a die adds at the best place for it."""
    if die == Die.GROUND or face == Face.BLANK:
        return HALF if die == Die.GROUND else 0.0
    share = 1.0 if die == Die.PENTHOUSE or face == Rise.LOW else HALF
    lowest, highest = floors_below(die, face)
    most = 0.0
    for floors in range(lowest, highest + 1):
        if s.columns[seat, face, floors] > 0:
            most = max(most, share * POINTS[floors + 1] - HALF * POINTS[floors])
    return most
