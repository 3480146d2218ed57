"""The ledger of a match: what each step gave to each seat, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from midtown.review.evaluator import Shares


class Verdict(StrEnum):
    """What is said of a decision."""

    GOOD = "good"
    """Nothing surely better was found."""
    MISTAKE = "mistake"
    UNCLEAR = "unclear"
    """Two evaluators disagree by more than the loss."""
    SMALL = "small"
    """Something was lost, but less than what both evaluators were asked about."""


@dataclass(frozen=True)
class Step:
    """One action. All shares are what it changed: of the win, and in points."""

    ply: int
    seat: int
    action: int
    best: int
    options: int
    value: Shares
    """What the position was worth before it."""
    luck: Shares
    lost: Shares
    """By the decision, as far as the one who decided could know: their own loss, and with a minus what others got."""
    hidden: Shares
    """What nobody could know made of the decision."""
    correction: Shares
    """What the evaluator had not foreseen: that the best choice is better or worse than the position looked."""
    error: float
    """Of what the one who decided lost."""
    exact: bool
    """Whether everything that chance could have made of it was tried."""
    second: float | None = None
    """What the second evaluator says was lost."""
    verdict: Verdict = Verdict.GOOD


@dataclass(frozen=True)
class Account:
    """Of one seat: `result - start` is the sum of the rest."""

    start: float
    luck: float
    own_losses: float
    gifts: float
    """What the decisions of others gave."""
    hidden: float
    corrections: float
    result: float

    @property
    def adjusted(self) -> float:
        """The result without what chance gave."""
        return self.result - self.luck


def accounts(steps: Sequence[Step], start: Shares, dealt: Shares, result: Shares, seats: int) -> list[list[Account]]:
    """For the shares of the win and for points, an account for each seat."""
    return [[_account(steps, start, dealt, result, seat, unit * seats) for seat in range(seats)] for unit in (0, 1)]


def _account(steps: Sequence[Step], start: Shares, dealt: Shares, result: Shares, seat: int, first: int) -> Account:
    place = first + seat
    own = [step.lost[place] for step in steps if step.seat == seat]
    others = [step.lost[place] for step in steps if step.seat != seat]
    return Account(
        start=float(start[place]),
        luck=float(dealt[place] + sum(step.luck[place] for step in steps)),
        own_losses=-float(np.sum(own)),
        gifts=-float(np.sum(others)),
        hidden=float(sum(step.hidden[place] for step in steps)),
        corrections=float(sum(step.correction[place] for step in steps)),
        result=float(result[place]),
    )
