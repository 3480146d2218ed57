"""Chance: where the numbers come from that a game draws.

A plain record, which simulation and search play on, holds one small and fast generator for everything. The record of a
match holds a secret key instead. There each number comes from the key and its own place: the source it is drawn from,
the stream of that source, and how many were drawn from that stream before. So no number says anything of another, and
other play does not change what a stream has in store. Which of the two it is, the type of the record decides.

Whoever looks back at a match asks what else could have come. For that the record of a match can be given a script: then
each draw answers what the script says, and notes of how many numbers it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.chacha20 import WORDS, block
from midtown.engine.rule import INTERPRETED, rule
from midtown.engine.state_record import ANSWERED, MOST_DRAWN, MOST_SCRIPTED, SCRIPTED, Array, Record

ALL_WORDS = 1 << 32


@rule
def keyed_number(key: NDArray[Any], source: int, stream: int, nth: int, n: int) -> int:
    """A number below n, each exactly as likely as the others: words that would favour the low ones are passed over."""
    if n < 2:
        return 0
    fair = ALL_WORDS - ALL_WORDS % n
    words = np.empty(WORDS, np.int64)
    counter = 0
    while True:
        block(key, counter, source, stream, nth, words)
        for i in range(WORDS):
            if words[i] < fair:
                return int(words[i] % n)
        counter += 1


@rule
def plain_number(s: Record, n: int) -> int:
    """A number below n from the generator inside a plain record (xorshift; the high half, scaled)."""
    x = s.stream
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    s.stream = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


@rule
def scripted_number(script: Array, asked: Array, scripting: Array, n: int) -> int:
    """What the script says; nothing it says is 0."""
    place = scripting[ANSWERED]
    if place == MOST_SCRIPTED:
        raise OverflowError("A move draws more often than a script can say.")
    scripting[ANSWERED] = place + 1
    asked[place] = n
    return script[place]


def draw(s: Record, source: int, stream: int, n: int) -> int:
    """The next number below n from that stream of that source."""
    return (_drawn_in_match if hasattr(s, "key") else _drawn_plainly)(s, source, stream, n)


def imagine(s: Record, n: int) -> int:
    """A number below n for what no rule draws: what a seat cannot see, what a simulated player does.

    The record of a match has none: what it drew would be no secret.
    """
    if hasattr(s, "key"):
        raise TypeError("Nothing is imagined on the record of a match.")
    return plain_number(s, n)


def _drawn_in_match(s: Any, source: int, stream: int, n: int) -> int:
    if source < 0 or source >= s.drawn.shape[0] or stream < 0 or stream >= s.drawn.shape[1]:
        raise IndexError("A draw names a source or a stream that does not exist.")
    if s.scripting[SCRIPTED] != 0:
        return scripted_number(s.script, s.asked, s.scripting, n)
    nth = int(s.drawn[source, stream])
    if nth == MOST_DRAWN:
        raise OverflowError("This stream of chance has nothing more to draw.")
    s.drawn[source, stream] = nth + 1
    return keyed_number(s.key, source, stream, nth, int(n))


def _drawn_plainly(s: Any, source: int, stream: int, n: int) -> int:
    return plain_number(s, n)


def _choose_draw(s: Any, source: Any, stream: Any, n: Any) -> Callable[..., int]:
    return _drawn_in_match if "key" in s.fields else _drawn_plainly


def _choose_imagine(s: Any, n: Any) -> Callable[..., int] | None:
    return None if "key" in s.fields else lambda s, n: plain_number(s, n)


if not INTERPRETED:
    from numba.extending import overload

    overload(draw, strict=False)(_choose_draw)
    overload(imagine, strict=False)(_choose_imagine)


@rule
def draw_from(s: Record, source: int, stream: int, counts: Array) -> int:
    """The kind of one thing drawn blindly from a pile of counts; −1 when the pile is empty."""
    total = size(counts)
    return take_nth(counts, draw(s, source, stream, total)) if total > 0 else -1


@rule
def imagine_from(s: Record, counts: Array) -> int:
    """The same for a pile that is only imagined."""
    total = size(counts)
    return take_nth(counts, imagine(s, total)) if total > 0 else -1


@rule
def size(counts: Array) -> int:
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    return total


@rule
def take_nth(counts: Array, nth: int) -> int:
    kind = 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
