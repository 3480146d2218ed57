"""Playing as a sensible player leans, without thinking ahead."""

from __future__ import annotations

from midtown.engine.chance import imagine
from midtown.engine.hooks import apply, prior
from midtown.engine.play import legal
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals, Record

GRAIN = 1 << 24


@rule
def sensible_action(s: Record, choices: Numbers, weights: Reals, scratch: Reals) -> int:
    """A legal action, each as likely as the prior says."""
    count = legal(s, choices)
    if count == 1:
        return choices[0]
    prior(s, choices, count, weights, scratch)
    return choices[weighted_draw(s, weights, count)]


@rule
def weighted_draw(s: Record, weights: Reals, count: int) -> int:
    """One of so many places, each as likely as its weight says."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    left = total * imagine(s, GRAIN) / GRAIN
    i = 0
    while i < count - 1 and left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


@rule
def sensible_game(s: Record, choices: Numbers, weights: Reals, scratch: Reals) -> int:
    """Plays on to the end; returns how many decisions that took."""
    decisions = 0
    while s.turn >= 0:
        apply(s, sensible_action(s, choices, weights, scratch))
        decisions += 1
    return decisions
