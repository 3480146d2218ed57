"""Reads a small QR code as a camera would: modules to bits to words to text.

It knows the codes of one block only (up to 106 bytes at the lowest level of correction), which a link needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Modules = set[tuple[int, int]]
"""The dark ones, as (x, y)."""

MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]
FORMAT_MASK = 0b101
"""What the three bits that name the mask are themselves masked with."""
BYTES = 0b0100


def read(path: str, size: int, border: int) -> str:
    """The text of a code that is drawn as `M{x} {y}h1v1h-1z` for every dark module."""
    dark = {(int(x) - border, int(y) - border) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    side = size - 2 * border
    masked = MASKS[_mask(dark)]
    bits = "".join(str(int(((x, y) in dark) != masked(x, y))) for x, y in _order(side))
    assert int(bits[:4], 2) == BYTES, "a link is written as bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def _mask(dark: Modules) -> int:
    """Bits 10 to 12 of the fifteen that stand beside the corner at the upper left."""
    bits = [(x, 8) in dark for x in (2, 3, 4)]
    return int("".join(str(int(bit)) for bit in bits), 2) ^ FORMAT_MASK


def _order(side: int) -> Iterator[tuple[int, int]]:
    """Where the bits of the words stand: two columns at a time from the right, up and down in turn."""
    upwards = True
    for right in (x for x in range(side - 1, 0, -2)):
        column = right - 1 if right <= 6 else right
        for y in range(side - 1, -1, -1) if upwards else range(side):
            yield from ((x, y) for x in (column, column - 1) if not _is_pattern(x, y, side))
        upwards = not upwards


def _is_pattern(x: int, y: int, side: int) -> bool:
    """Corners with their formats, the two dotted lines, and the small square of codes larger than the first."""
    corner = (x < 9 and y < 9) or (x >= side - 8 and y < 9) or (x < 9 and y >= side - 8)
    aligns = side > 21 and abs(x - (side - 7)) <= 2 and abs(y - (side - 7)) <= 2
    return corner or x == 6 or y == 6 or aligns
