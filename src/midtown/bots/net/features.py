"""What a net reads: the numbers of an observation, each as a level that adds one row of weights.

A number that counts is a level above the lowest one it was ever seen at; in training each step of it is an input of
its own, so that what is learned of three holds, in part, for four. A number that names something has a row a name.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from midtown.engine.observation import Layout

UNIT_STEPS = 12
"""So far above the lowest number every step is a level; beyond, steps grow."""
GROWTH = 1.15


@dataclass(frozen=True)
class Features:
    """How observations become rows; the arrays have an entry for each number that is read."""

    place: NDArray[np.int32]
    """Where the number stands in the observation."""
    low: NDArray[np.int32]
    """The lowest number that was seen there; lower ones count as it does."""
    offset: NDArray[np.int32]
    """Where its entries in `levels` begin."""
    length: NDArray[np.int32]
    levels: NDArray[np.int16]
    """By number from the lowest on: its level; level 0 adds nothing."""
    row: NDArray[np.int32]
    """The row of its first level."""
    counts: NDArray[np.bool_]
    """Whether it counts something, rather than naming it."""

    @property
    def rows(self) -> int:
        return int(self.row[-1] + self._levels_of(len(self.place) - 1))

    def _levels_of(self, k: int) -> int:
        first = self.offset[k]
        return int(self.levels[first : first + self.length[k]].max())


def find_features(layout: Layout, lowest: NDArray[np.int16], highest: NDArray[np.int16]) -> Features:
    """The features for observations whose numbers were seen to range from the lowest to the highest."""
    names = _naming(layout)
    place = np.flatnonzero(highest > lowest).astype(np.int32)
    levels: list[NDArray[np.int16]] = []
    rows: list[int] = []
    for k in place:
        reach = int(highest[k]) - int(lowest[k])
        levels.append(_each_its_own(reach) if names[k] else _steps(reach))
        rows.append(int(levels[-1].max()))
    length = np.array([len(one) for one in levels], np.int32)
    return Features(
        place=place,
        low=lowest[place].astype(np.int32),
        offset=_starts(length),
        length=length,
        levels=np.concatenate(levels),
        row=_starts(np.array(rows, np.int32)),
        counts=~names[place],
    )


def _naming(layout: Layout) -> NDArray[np.bool_]:
    """Which numbers of an observation name a seat or a member of an enumeration."""
    names = np.zeros(layout.size, np.bool_)
    for part in layout.parts:
        names[part.places] = part.values is not None or part.field.seats_from is not None
    return names


def _each_its_own(reach: int) -> NDArray[np.int16]:
    return np.arange(reach + 1, dtype=np.int16)


def _steps(reach: int) -> NDArray[np.int16]:
    """Levels for the numbers from 0 to `reach` above the lowest."""
    thresholds, threshold = [], 1.0
    while threshold <= reach:
        thresholds.append(int(threshold))
        threshold = max(threshold + 1, threshold * GROWTH if len(thresholds) >= UNIT_STEPS else 0)
    return np.searchsorted(thresholds, np.arange(reach + 1), side="right").astype(np.int16)


def _starts(lengths: NDArray[np.int32]) -> NDArray[np.int32]:
    return np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int32)
