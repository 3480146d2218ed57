"""Numbers with their uncertainty: 95 % intervals throughout."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float
    count: int
    """How many observations it rests on."""


def share(wins: float, count: int) -> Estimate:
    """A win rate with its Wilson interval; a shared win counts as a part of one."""
    rate = wins / count
    middle = (rate + Z**2 / (2 * count)) / (1 + Z**2 / count)
    reach = Z * math.sqrt(rate * (1 - rate) / count + Z**2 / (4 * count**2)) / (1 + Z**2 / count)
    # The rate is always inside; rounding must not put it outside.
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the interval of its standard error; one value alone says nothing of its spread."""
    middle = fmean(values)
    reach = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(middle, middle - reach, middle + reach, len(values))
