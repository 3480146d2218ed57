"""One decision: what was given away, as far as the one who decided could know."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from midtown.review.evaluator import Evaluator, Shares
from midtown.review.tries import EVERYTHING, TO_THE_END, Results, Room, Table, streams

SURE = 2.0
"""Another choice is better only if it is so by this many errors in worlds that nothing was chosen by."""


@dataclass(frozen=True)
class Judged:
    """A decision and the choice that would have been best."""

    action: int
    best: int
    """The action itself, unless another is surely better."""
    lost: Shares
    """Best less chosen, by what the seat could know."""
    lost_in_truth: Shares
    """The same by all that lay on the table."""
    error: float
    """Of what the one who decided lost."""


def judge(
    evaluator: Evaluator, record: Table, ply: int, seat: int, action: int, options: list[int], room: Room
) -> Judged:
    """Compares a choice with the others, in worlds that look the same to the seat."""
    nothing = np.zeros(2 * evaluator.players)
    rival = best_rival(evaluator, record, ply, seat, action, options, room) if len(options) > 1 else action
    if rival == action:
        return Judged(action, action, nothing, nothing, 0.0)
    plan, knows = evaluator.plan, evaluator.knows(seat)
    worlds = streams(plan.seed, 4 * ply + 2, plan.choices)
    pair = evaluator.tried(record, worlds, knows, [rival, action], plan.horizon, room)
    lost, errors = difference(pair)
    mine = evaluator.goal_of(seat)
    if lost[mine] <= SURE * errors[mine]:
        return Judged(action, action, nothing, nothing, 0.0)
    truth = lost
    if knows != EVERYTHING:
        truth, _ = difference(evaluator.tried(record, worlds, EVERYTHING, [rival, action], plan.horizon, room))
    return Judged(action, rival, lost, truth, float(errors[mine]))


def best_rival(
    evaluator: Evaluator, record: Table, ply: int, seat: int, action: int, options: list[int], room: Room
) -> int:
    """The choice that looks best: all are tried in some worlds, the better half in twice as many, and so on."""
    plan, knows, mine = evaluator.plan, evaluator.knows(seat), evaluator.goal_of(seat)
    worlds = streams(plan.seed, 4 * ply + 1, plan.choices)
    left, many = list(options), plan.first_look
    while True:
        found = evaluator.tried(record, worlds[:many], knows, left, plan.horizon, room)[:, :, mine].mean(0)
        order = [left[i] for i in np.argsort(-found, kind="stable")]
        if many >= plan.choices or len(left) == 1:
            return order[0]
        left, many = order[: max(2, len(left) // 2)], min(2 * many, plan.choices)
        if action not in left:
            left.append(action)


def second_opinion(
    evaluator: Evaluator, record: Table, ply: int, seat: int, judged: Judged, room: Room
) -> tuple[float, float]:
    """What was lost by playing on to the end, in other worlds, from what the seat knew; and how far off that may be."""
    plan, knows = evaluator.plan, evaluator.knows(seat)
    worlds = streams(plan.seed, 4 * ply + 3, plan.second)
    pair = evaluator.tried(record, worlds, knows, [judged.best, judged.action], TO_THE_END, room)
    lost, errors = difference(pair)
    mine = evaluator.goal_of(seat)
    return float(lost[mine]), float(errors[mine])


def difference(pair: Results) -> tuple[Shares, Shares]:
    """How much more the first choice is worth than the second, to every seat, and how far off that may be."""
    apart = pair[:, 0, :] - pair[:, 1, :]
    errors: Shares = apart.std(0) / np.sqrt(len(apart))
    found: Shares = apart.mean(0)
    return found, errors
