"""ChaCha20: from a key of 256 bits and a place, sixteen numbers that tell nothing of each other (RFC 8439, 2.3)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.rule import rule

Words = NDArray[np.int64]
"""Words of 32 bits, in room for more: sums and shifts of them never overflow."""

WORDS = 16
DOUBLE_ROUNDS = 10
LOW = 0xFFFFFFFF


@rule
def block(key: NDArray[Any], counter: int, one: int, two: int, three: int, out: Words) -> None:
    """Fills `out` with the block of that number; the other three numbers are the nonce."""
    start = np.empty(WORDS, np.int64)
    start[0], start[1], start[2], start[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        start[4 + i] = key[i]
    start[12], start[13], start[14], start[15] = counter, one, two, three
    out[:] = start
    for _ in range(DOUBLE_ROUNDS):
        double_round(out)
    for i in range(WORDS):
        out[i] = (out[i] + start[i]) & LOW


@rule
def double_round(x: Words) -> None:
    """The four columns of the square, then its four diagonals."""
    for i in range(4):
        quarter_round(x, i, 4 + i, 8 + i, 12 + i)
    for i in range(4):
        quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)


@rule
def quarter_round(x: Words, a: int, b: int, c: int, d: int) -> None:
    x[a] = (x[a] + x[b]) & LOW
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & LOW
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & LOW
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & LOW
    x[b] = rotated(x[b] ^ x[c], 7)


@rule
def rotated(word: int, by: int) -> int:
    return ((word << by) & LOW) | (word >> (32 - by))
