"""What chance could have made of a move: all of it, each as likely as it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import midtown
from midtown.engine.match import Match
from midtown.engine.possible import Possible, every, possible, sampled
from midtown.engine.table import Table
from midtown.errors import StaleError


def lift(seed: int = 1) -> Match:
    return midtown.new_match("lift", players=2, seed=seed)


def finished(name: str, seed: int = 1) -> Match:
    match = midtown.new_match(name, players=2, seed=seed)
    while not match.over:
        match.play(match.legal.ids[-1])
    return match


def draw_of_first_turn() -> tuple[Table, int, Possible]:
    """The first table, the action that takes a card from the pile, and all that it can lead to."""
    table, _ = next(finished("lift").course())
    for action in table.legal():
        found = every(table, action, 100)
        if found is not None and len(found.tables) > 1:
            return table, action, found
    raise LookupError("Nothing is drawn in the first turn.")


def hand_of(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(table.record[0]["hand"][seat].tolist())


def test_a_card_from_the_pile_is_each_kind_as_likely_as_there_are_cards_of_it() -> None:
    table, _, found = draw_of_first_turn()
    assert found.exact
    deck = table.record[0]["deck"].tolist()
    gained = {
        tuple(b - a for a, b in zip(hand_of(table, 0), hand_of(after, 0), strict=True)): weight
        for after, weight in zip(found.tables, found.weights, strict=True)
    }
    expected = {
        tuple(int(i == card) for i in range(len(deck))): count / sum(deck) for card, count in enumerate(deck) if count
    }
    assert gained == pytest.approx(expected)


@pytest.mark.parametrize("game", ["lift", "skyline", "fifth_avenue"])
def test_what_came_is_among_what_could_have_come(game: str) -> None:
    match = finished(game)
    steps = list(match.course())[:60]
    drew = 0
    for (table, action), (after, _) in pairwise(steps):
        found = every(table, action, 2000)
        if found is not None:
            assert sum(found.weights) == pytest.approx(1)
            assert after.record.tobytes() in {one.record.tobytes() for one in found.tables}
            drew += len(found.tables) > 1
    assert drew


def test_a_sample_comes_as_often_as_it_is_likely() -> None:
    table, draw, found = draw_of_first_turn()
    seen = Counter(hand_of(one, 0) for one in sampled(table, draw, 4000, 1).tables)
    for after, weight in zip(found.tables, found.weights, strict=True):
        assert seen[hand_of(after, 0)] / 4000 == pytest.approx(weight, abs=0.03)


def test_too_many_ways_are_sampled() -> None:
    table, draw, _ = draw_of_first_turn()
    found = possible(table, draw, 2, 5, 1)
    assert not found.exact
    assert len(found.tables) == 5


def test_asking_changes_nothing() -> None:
    match = finished("lift")
    steps = list(match.course())
    before = steps[0][0].record.tobytes()
    possible(*steps[0], most=100, sample=5, seed=1)
    assert steps[0][0].record.tobytes() == before
    replayed = steps[0][0].copy()
    replayed.apply(steps[0][1])
    assert replayed.record.tobytes() == steps[1][0].record.tobytes()


def test_nobody_looks_back_at_a_match_that_is_not_over() -> None:
    with pytest.raises(StaleError, match="looked back at when it is over"):
        next(lift().course())
    with pytest.raises(StaleError, match="looked back at when it is over"):
        _ = lift().end
