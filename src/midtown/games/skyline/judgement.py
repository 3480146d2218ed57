"""What a player of this game thinks of a position at first sight."""

from __future__ import annotations

from math import exp, sqrt

from midtown.engine.judgement import SearchSettings
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games.skyline.actions import KIND, Kind, X, Y, Z
from midtown.games.skyline.goals import GOAL, first_demolition_cost, hope
from midtown.games.skyline.hand import dice_worth, hand_worth, price_hands, rolled_on
from midtown.games.skyline.pieces import POINTS, ROUNDS, TALLEST, Die, Face, Rise, Scenario
from midtown.games.skyline.prospects import PLACES
from midtown.games.skyline.scoring import points
from midtown.games.skyline.state import Phase, State
from midtown.games.skyline.street import (
    NOWHERE,
    PLACE,
    Sketch,
    best_floors,
    change,
    draw_street,
    floors_below,
    future,
    gain,
    lay_out,
)

SETTINGS = SearchSettings(
    scratch=(9, PLACES),
    horizon=0,
    exploration=0.3,
    caution=0.0,
    carelessness={"newcomer": 0.05, "casual": 0.038, "club": 0.25, "expert": 0.09},
)

CERTAIN, LUCK = 2.0, 3.0
"""How many points the end may be off, and how many more with every round, which add up like dice."""
TEMPERATURE = 0.5
"""How many points make one choice lean much more than another."""
FAINTEST = -6.0
EXTRA_DIE = 2.0
"""What a die in the district over the usual three is worth to the one who can take it next."""
FIVE_FLOORS, FOUR_FLOORS = 0.25, 0.05
"""How much a column of so many floors adds to the chance that the game ends early."""
HALF = 0.5
"""What one counts up at a glance of points that are not made yet."""
LONGING = 15.0
"""How many points more the end may be off while a scenario can be met or missed."""


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
    worth[0] += GOAL * hope(s, rounds)
    return spread + LONGING


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
    return min(0.5, total)


@rule
def add_dice(s: State, worth: Reals, rounds: int, scratch: Reals) -> None:
    """Adds what the dice in hand bring, and those that lie ready in the district."""
    if s.phase != Phase.TAKE and s.dice > 0:
        worth[s.turn] += dice_worth(s, draw_street(s, s.turn, rounds - 1, cost_of_ending(s, rounds), scratch))
    next_seat = s.turn if s.phase == Phase.TAKE else (s.turn + 1) % s.players
    if s.players > 1 and turns_left(s, next_seat, rounds) > 0:
        worth[next_seat] += EXTRA_DIE * max(0, s.district[0] + s.district[1] + s.district[2] - 3)


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
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """Points so far, half of what open columns would bring at their height, and half of what dice in hand can add."""
    for seat in range(s.players):
        worth[seat] = points(s, seat)
        if rounds_left(s) > 0:
            worth[seat] += scaffolds(s, seat)
    if s.turn >= 0:
        for die in range(3):
            for face in range(4):
                dice = s.active[die, face] + s.held[die, face]
                if dice > 0:
                    worth[s.turn] += HALF * dice * addition(s, s.turn, die, face)


@rule
def scaffolds(s: State, seat: int) -> float:
    total = 0.0
    for rise in range(1, 3):
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


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """Leans to what brings more than rolling the dice on would."""
    rounds = rounds_left(s)
    sketch = draw_street(s, s.turn, rounds - 1, cost_of_ending(s, rounds), scratch)
    if s.phase == Phase.TAKE:
        price_hands(sketch)
    best = -1e9
    for i in range(count):
        weights[i] = advantage(s, sketch, choices[i])
        best = max(best, weights[i])
    for i in range(count):
        weights[i] = exp(max(FAINTEST, (weights[i] - best) / TEMPERATURE))


@rule
def advantage(s: State, sketch: Sketch, action: int) -> float:
    """What an action brings, compared with rolling the dice on."""
    kind, x, y = KIND[action], X[action], Y[action]
    if kind == Kind.TAKE_YARD:
        return hand_worth(sketch, x, y, Z[action])
    if kind == Kind.TAKE_DISTRICT:
        return hand_worth(sketch, s.district[0], s.district[1], s.district[2])
    if kind == Kind.BUILD:
        return gain(sketch, x, y, Z[action]) - sketch.rolls[x]
    if kind == Kind.DEMOLISH_COLUMN:
        return change(sketch, PLACE[x, y], NOWHERE) - first_demolition_cost(s)
    if kind == Kind.DEMOLISH_TILE:
        return -POINTS[y] - first_demolition_cost(s)
    if kind == Kind.HOLD:
        return best_floors(sketch, x, y)[0] - sketch.rolls[x] - (s.phase == Phase.BUILDING)
    if kind == Kind.ROLL:
        return 0.0
    if kind == Kind.END_TURN:
        return end_instead(s, sketch)
    return -max(sketch.rolls[x], best_floors(sketch, x, y)[0])


@rule
def end_instead(s: State, sketch: Sketch) -> float:
    """The dice in hand could be rolled on instead of going to the yard."""
    lay_out(sketch, s.active)
    return -rolled_on(s, sketch, s.dice)
