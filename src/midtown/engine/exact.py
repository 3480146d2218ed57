"""Functions that every machine computes alike, to the last bit.

The exponential function of one C library differs from that of another in its last bit. What is built here from
sums, products and a table does not, so the same search comes to the same result natively and in a browser.
"""

from __future__ import annotations

from math import floor, log

import numpy as np

from midtown.engine.rule import rule

PARTS = 32
POWERS = 2.0 ** (np.arange(PARTS) / PARTS)
"""Two to the power of every 32nd part of one."""
STEP = log(2.0) / PARTS
HIGH = float(np.float32(STEP))
LOW = -5.952044687368025e-11
"""What is left of the step: with HIGH, which has few digits, so that a multiple of it is exact."""
LEAST, MOST = -708.0, 709.0


@rule
def exp(x: float) -> float:
    """The exponential function, within an ulp or two; 0 where it is smaller than a usual number can say."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    steps = int(floor(x / STEP + 0.5))  # noqa: RUF046 (on a GPU, floor is a real number)
    r = (x - steps * HIGH) - steps * LOW
    series = r * (1.0 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r / 720)))))
    part = POWERS[steps % PARTS]
    return (part + part * series) * power_of_two(steps // PARTS)


@rule
def whole_power(base: float, n: int) -> float:
    """A number multiplied by itself so many times."""
    power = 1.0
    for _ in range(n):
        power *= base
    return power


@rule
def power_of_two(n: int) -> float:
    power, factor = 1.0, 2.0 if n > 0 else 0.5
    n = abs(n)
    while n > 0:
        if n & 1:
            power *= factor
        factor *= factor
        n >>= 1
    return power
