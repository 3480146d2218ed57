"""Chance: fast inside a plain record, beyond anybody's reckoning in the record of a match."""

from __future__ import annotations

import struct
from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from midtown.engine import chacha20, chance
from midtown.engine.rule import INTERPRETED, entry
from midtown.engine.state_record import KEY_WORDS, MOST_DRAWN, SOURCES, STREAMS, Array, Record
from midtown.games import find

KEY = bytes(range(100, 132))


@entry
def draw(s: Record, source: int, stream: int, n: int) -> int:
    return chance.draw(s, source, stream, n)


@entry
def draw_from(s: Record, source: int, stream: int, counts: Array) -> int:
    return chance.draw_from(s, source, stream, counts)


@entry
def imagine(s: Record, n: int) -> int:
    return chance.imagine(s, n)


@entry
def block(key: NDArray[np.uint32], counter: int, one: int, two: int, three: int, out: chacha20.Words) -> None:
    chacha20.block(key, counter, one, two, three, out)


@entry
def keyed_number(key: NDArray[np.uint32], source: int, stream: int, nth: int, n: int) -> int:
    return chance.keyed_number(key, source, stream, nth, n)


def plain(seed: int) -> Any:
    """Something to draw from, for compiled and for interpreted rules."""
    if INTERPRETED:
        return SimpleNamespace(stream=np.uint64(seed))
    record = find("lift").blank(2, {})
    record["stream"] = seed
    return record[0]


def of_match(key: bytes = KEY) -> Any:
    words = np.frombuffer(key, "<u4")
    if INTERPRETED:
        return SimpleNamespace(key=words, drawn=np.zeros((SOURCES, STREAMS), np.uint16), scripting=[0, 0])
    record = np.zeros(1, find("lift").state.of_match)
    record["key"] = words
    return record[0]


def part_of(s: Any, name: str) -> Any:
    return getattr(s, name) if INTERPRETED else s[name]


def words_of(key: bytes, source: int, stream: int, nth: int) -> list[int]:
    out = np.zeros(chacha20.WORDS, np.int64)
    block(np.frombuffer(key, "<u4"), 0, source, stream, nth, out)
    return [int(word) for word in out]


def test_numbers_of_a_plain_record_are_about_equally_likely() -> None:
    s = plain(88172645463325252)
    seen = Counter(draw(s, 0, 0, 6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(9_500 < n < 10_500 for n in seen.values())


def test_a_pile_is_drawn_in_proportion_and_to_the_last() -> None:
    s = plain(99)
    first = Counter()  # type: Counter[int]
    for _ in range(3000):
        first[draw_from(s, 0, 0, np.array([1, 0, 3], np.int8))] += 1
    assert first[1] == 0
    assert 650 < first[0] < 850
    for at in (s, of_match()):
        pile = np.array([2, 1], np.int8)
        assert Counter(draw_from(at, 0, 0, pile) for _ in range(3)) == {0: 2, 1: 1}
        assert draw_from(at, 0, 0, pile) == -1


def test_the_stream_of_a_plain_record_never_gets_stuck() -> None:
    s = plain(1)
    assert len({draw(s, 0, 0, 2**31) for _ in range(1000)}) > 990


def test_on_a_plain_record_all_sources_are_one() -> None:
    one, other = plain(5), plain(5)
    assert [draw(one, 0, 0, 100) for _ in range(9)] == [draw(other, 3, n, 100) for n in range(9)]
    assert imagine(one, 100) == draw(other, 1, 1, 100)


def test_a_number_of_a_match_is_the_first_fair_word_of_the_block_at_its_place() -> None:
    """What anybody needs to know to check the dice with any other ChaCha20."""
    s = of_match()
    for source, stream in ((0, 0), (2, 5), (SOURCES - 1, STREAMS - 1)):
        for nth in range(4):
            assert draw(s, source, stream, 6) == words_of(KEY, source, stream, nth)[0] % 6
    assert struct.unpack(f"<{KEY_WORDS}I", KEY) == tuple(part_of(s, "key"))


def test_words_that_would_favour_the_low_numbers_are_passed_over() -> None:
    many = 3 << 30
    passed_over = 0
    for nth in range(200):
        words = words_of(KEY, 1, 1, nth)
        fair = [word for word in words if word < many]
        passed_over += words[0] != fair[0]
        assert keyed_number(np.frombuffer(KEY, "<u4"), 1, 1, nth, many) == fair[0]
    assert 25 < passed_over < 75


def test_where_no_word_of_a_block_is_fair_the_next_block_is_asked() -> None:
    """Of 2^31 + 1 numbers nearly every second word is one too many: in one of 65,536 blocks, such as this, all are."""
    many, nth, key = (1 << 31) + 1, 19_631, np.frombuffer(KEY, "<u4")
    assert min(words_of(KEY, 0, 0, nth)) >= many
    out = np.zeros(chacha20.WORDS, np.int64)
    block(key, 1, 0, 0, nth, out)
    assert keyed_number(key, 0, 0, nth, many) == next(word for word in out if word < many)


@pytest.mark.parametrize("n", [2, 5, 6, 7, 12, 105])
def test_numbers_of_a_match_are_equally_likely(n: int) -> None:
    """Chi-squared, far beyond what chance would do."""
    s, draws = of_match(), 200 * n if INTERPRETED else 500 * n
    seen = Counter(draw(s, k % SOURCES, k // SOURCES % STREAMS, n) for k in range(draws))
    expected = draws / n
    assert sum((seen[k] - expected) ** 2 / expected for k in range(n)) < n + 6 * (2 * n) ** 0.5


def test_neighbouring_numbers_go_together_no_more_than_by_chance() -> None:
    """Pairs along a stream, across streams and across sources."""
    key, pairs = np.frombuffer(KEY, "<u4"), 3600 if not INTERPRETED else 720
    for source, stream, nth in ((0, 0, 1), (0, 1, 0), (1, 0, 0)):
        seen = Counter(
            (
                keyed_number(key, 0, k % 50, k // 50, 6),
                keyed_number(key, source, k % 50 + stream, k // 50 + nth, 6),
            )
            for k in range(pairs)
        )
        assert sum((seen[a, b] - pairs / 36) ** 2 / (pairs / 36) for a in range(6) for b in range(6)) < 90


def test_what_is_drawn_from_one_stream_changes_no_other() -> None:
    alone, beside = of_match(), of_match()
    first = [draw(alone, 2, 7, 1000) for _ in range(20)]
    second = []
    for _ in range(20):
        draw(beside, 2, 8, 6)
        draw(beside, 1, 7, 105)
        second.append(draw(beside, 2, 7, 1000))
    assert first == second


def test_other_keys_and_places_have_other_numbers() -> None:
    numbers = {draw(of_match(key), 0, 0, 2**31) for key in (KEY, KEY[::-1], bytes(32))}
    s = of_match()
    numbers |= {draw(s, source, stream, 2**31) for source in range(3) for stream in range(3) for _ in range(3)}
    assert len(numbers) == 3 + 27 - 1


def test_where_there_is_one_possibility_it_counts_as_drawn() -> None:
    s = of_match()
    assert [draw(s, 0, 0, 1), draw(s, 0, 0, 1)] == [0, 0]
    assert part_of(s, "drawn")[0, 0] == 2


@pytest.mark.parametrize(("source", "stream"), [(-1, 0), (SOURCES, 0), (0, -1), (0, STREAMS)])
def test_a_source_that_does_not_exist_is_an_error(source: int, stream: int) -> None:
    with pytest.raises(IndexError):
        draw(of_match(), source, stream, 6)


def test_a_stream_ends_with_an_error_and_never_repeats_itself() -> None:
    s = of_match()
    part_of(s, "drawn")[0, 0] = MOST_DRAWN
    with pytest.raises(OverflowError):
        draw(s, 0, 0, 6)


def test_nothing_is_imagined_on_the_record_of_a_match() -> None:
    """What is no rule's draw is no secret: it must not come from a match, and there is nothing else there."""
    from numba.core.errors import TypingError

    with pytest.raises((TypeError, TypingError)):
        imagine(of_match(), 6)
