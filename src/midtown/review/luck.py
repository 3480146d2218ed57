"""What chance gave: a position less the mean of all positions that could have come instead."""

from __future__ import annotations

import numpy as np

from midtown.engine.possible import possible
from midtown.review.course import Course
from midtown.review.evaluator import Evaluator, Shares
from midtown.review.tries import Room


def before_chance(evaluator: Evaluator, course: Course, ply: int, after: Shares, room: Room) -> tuple[Shares, bool]:
    """What a move was worth before chance decided, and whether that is exact; `after` is what it came to be worth."""
    plan = evaluator.plan
    came = course.tables[ply + 1].record.tobytes()
    outcomes = possible(course.tables[ply], course.actions[ply], plan.ways, plan.sample, course.nonce + ply + 1)
    mean = np.zeros_like(after)
    for one, weight in zip(outcomes.tables, outcomes.weights, strict=True):
        same = one.record.tobytes() == came
        mean += weight * (after if same else evaluator.position(one.record, ply + 1, room))
    return mean, outcomes.exact


def before_the_deal(evaluator: Evaluator, course: Course, first: Shares, room: Room) -> Shares:
    """What the match was worth before the table was set; `first` is what it was worth then."""
    dealt = course.deals(evaluator.plan.sample)
    values = [evaluator.position(table.record, 0, room) for table in dealt]
    return np.mean(values, 0) if values else first


def luck(evaluator: Evaluator, course: Course, room: Room) -> Shares:
    """What chance gave to every seat in all."""
    values = [evaluator.position(table.record, ply, room) for ply, table in enumerate(course.tables)]
    given: Shares = values[0] - before_the_deal(evaluator, course, values[0], room)
    for ply, after in enumerate(values[1:]):
        given = given + after - before_chance(evaluator, course, ply, after, room)[0]
    return given
