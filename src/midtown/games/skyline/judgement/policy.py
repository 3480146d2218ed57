"""What a player of this game is likely to choose at first sight."""

from __future__ import annotations

from midtown.engine.exact import exp
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.engine.weights import Weights
from midtown.games.skyline.actions import KIND, Kind, X, Y, Z
from midtown.games.skyline.judgement.features import (
    NOWHERE,
    PLACE,
    Sketch,
    best_floors,
    change,
    cost_of_ending,
    draw_street,
    first_demolition_cost,
    gain,
    hand_worth,
    lay_out,
    price_hands,
    rolled_on,
    rounds_left,
)
from midtown.games.skyline.pieces import POINTS
from midtown.games.skyline.state import Phase, State

WEIGHTS = Weights.beside(__file__)

TEMPERATURE = WEIGHTS.number("prior.temperature")
"""How many points make one choice much likelier than another."""
FAINTEST = WEIGHTS.number("prior.faintest")
"""The logarithm of the least that a choice weighs, beside 0 for the best."""


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """A choice is the likelier, the more it brings over rolling the dice on."""
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
