"""Writing observations quickly: long runs of bytes are copied, what is scattered is gathered."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.engine.observation import Layout
from midtown.engine.rule import rule

Places = NDArray[np.uint64]
"""Unsigned: Numba need not ask whether a place is counted from the end, so that copying becomes vectors."""
Bytes = NDArray[np.int8]
Words = NDArray[np.int16]
LONG = 16
"""From how many bytes on it pays to copy a run."""


class Sight(NamedTuple):
    """How an observation is made of the bytes of a record; what differs by observer has a row each."""

    runs: Places
    """Per observer: where each run begins in the record, where in the observation, and its length."""
    byte_from: Places
    byte_to: Places
    word_from: Places
    word_to: Places
    seat_from: Places
    seat_to: Places
    seat_base: NDArray[np.int16]
    players: int


def sight(layout: Layout) -> Sight:
    plain = (layout.width == 1) & (layout.base < 0)
    runs = [_runs(source, plain) for source in layout.source]
    # A run that only some observers have is no run: the same program must serve for all of them.
    copied = np.all([_covered(found, layout.size) for found in runs], axis=0)
    runs = [_runs(source, plain & copied, 1) for source in layout.source]
    most = max(map(len, runs))
    table = np.zeros((layout.players, most, 3), np.uint64)
    for seat, found in enumerate(runs):
        table[seat, : len(found)] = np.array(found).reshape(-1, 3)
    single = np.flatnonzero(plain & ~copied)
    word = np.flatnonzero(layout.width == 2)
    named = np.flatnonzero(layout.base >= 0)
    return Sight(
        runs=table,
        byte_from=layout.source[:, single].astype(np.uint64),
        byte_to=single.astype(np.uint64),
        word_from=(layout.source[:, word] // 2).astype(np.uint64),
        word_to=word.astype(np.uint64),
        seat_from=layout.source[:, named].astype(np.uint64),
        seat_to=named.astype(np.uint64),
        seat_base=layout.base[named].astype(np.int16),
        players=layout.players,
    )


def _runs(source: NDArray[np.int32], plain: NDArray[np.bool_], shortest: int = LONG) -> list[tuple[int, int, int]]:
    """Stretches of plain bytes that lie as they are in the record."""
    breaks = [0, *(np.flatnonzero((np.diff(source) != 1) | (np.diff(plain) != 0)) + 1).tolist(), len(source)]
    return [(int(source[a]), a, b - a) for a, b in pairwise(breaks) if plain[a] and b - a >= shortest]


def _covered(runs: list[tuple[int, int, int]], size: int) -> NDArray[np.bool_]:
    covered = np.zeros(size, np.bool_)
    for _, first, length in runs:
        covered[first : first + length] = True
    return covered


@rule
def observe(records: Bytes, words: Words, how: Sight, observer: int, i: int, out: Words) -> None:
    """Row i of the observations: what the observer sees of record i, given as its bytes and once more as its words.

    Rows are never taken out of their arrays here: threads would quarrel over who holds them.
    """
    for r in range(how.runs.shape[1]):
        first, to = how.runs[observer, r, 0], how.runs[observer, r, 1]
        for k in range(how.runs[observer, r, 2]):
            out[i, to + k] = records[i, first + k]
    for k in range(len(how.byte_to)):
        out[i, how.byte_to[k]] = records[i, how.byte_from[observer, k]]
    for k in range(len(how.word_to)):
        out[i, how.word_to[k]] = words[i, how.word_from[observer, k]]
    for k in range(len(how.seat_to)):
        named = records[i, how.seat_from[observer, k]]
        out[i, how.seat_to[k]] = relative(named, how.seat_base[k], observer, how.players)


@rule
def relative(named: int, base: int, observer: int, players: int) -> int:
    """A seat counted from the observer; what names no player stays as it is."""
    seat = named - base
    if seat < 0 or seat >= players:
        return named
    return base + (seat - observer if seat >= observer else seat - observer + players)
