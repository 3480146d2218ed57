"""The search: reproducible, anytime, never out of room, and better the longer it thinks."""

from __future__ import annotations

import math

import numpy as np
import pytest

import midtown
from midtown.bots import find
from midtown.bots.budget import Budget
from midtown.bots.search import Search, TreeSearch, plan_for
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.errors import InvalidError, StaleError

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")


def lift(seed: int = 1) -> Match:
    return midtown.new_match("lift", players=2, seed=seed)


def near_the_end() -> Match:
    """One card each and none to draw: the five beats the four on the table, the four does not."""
    position = {
        "players": 2,
        "turn": 0,
        "phase": "play",
        "last": 3,
        "points": [5, 8],
        "played": {"one": 3, "two": 3, "three": 3, "four": 1, "five": 2},
        "hand_size": [2, 1],
        "hand": [{"four": 1, "five": 1}, {"four": 1}],
    }
    return midtown.set_up("lift", position, seed=1)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_visits_give_the_same_thoughts(threads: int) -> None:
    first, again = (Search(Budget(visits=300), seed=5, threads=threads).run(lift(), 0) for _ in range(2))
    assert first == again
    assert Search(Budget(visits=300), seed=6, threads=threads).run(lift(), 0) != first


def test_it_spends_its_visits_unless_the_rest_could_change_nothing() -> None:
    visits = [candidate.visits for candidate in Search(Budget(visits=1000), seed=5).run(lift(), 0)]
    left = 1000 - sum(visits)
    assert left >= 0
    assert left == 0 or visits[0] - visits[1] > left


def test_it_finds_the_order_of_cards_that_scores_both() -> None:
    best = Search(Budget(visits=400), seed=1).run(near_the_end(), 0)[0]
    assert near_the_end().action(best.action).form == {"kind": "play", "card": "four"}
    assert best.points == pytest.approx(14, abs=0.5)


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    match = lift()
    search = TreeSearch(match.game, edges=20)
    search.run(match.imagined(0, 9), 0, plan_for(match.game), Budget(visits=500))
    assert search.tree.used[0] <= 20
    assert search.tree.used[1] == 20
    assert search.results()[0].sum() > 400


def test_visits_add_up_in_every_node() -> None:
    """An edge is visited once when it is new; every later visit goes on to one of its outcomes."""
    match = lift()
    search = TreeSearch(match.game, edges=5000)
    search.run(match.imagined(0, 3), 0, plan_for(match.game), Budget(visits=800))
    tree = search.tree
    assert search.results()[0].sum() <= 800
    for edge in range(int(tree.used[1])):
        below, node = 0, tree.first_node[edge]
        while node >= 0:
            child = tree.first_edge[node]
            while child >= 0:
                below += tree.visits[child]
                child = tree.next_edge[child]
            node = tree.next_node[node]
        assert below in (0, tree.visits[edge] - 1)
        assert 0 <= tree.total[edge] <= tree.visits[edge]


def test_more_thinking_wins_more() -> None:
    wins = sum(score(seed, first=seed % 2 == 0) for seed in range(120))
    assert wins / 120 > 0.5 + 2 * math.sqrt(0.25 / 120)


def score(seed: int, first: bool) -> float:
    match = lift(seed)
    bots = [find("search:300", seed=seed), find("random", seed=seed)]
    if not first:
        bots.reverse()
    while match.turn is not None:
        match.advance(bots[match.turn].choose(match))
    seat = 0 if first else 1
    return 1 / len(match.winners) if seat in match.winners else 0.0


def test_seconds_are_a_budget_too() -> None:
    assert find("search:0.05s", seed=1).choose(lift()) in lift().legal.ids


def test_hints_come_with_what_to_expect_the_best_first() -> None:
    match = lift()
    hints = match.hint(0, "200")
    assert {hint.action.id for hint in hints} <= set(match.legal.ids)
    assert [hint.visits for hint in hints] == sorted((hint.visits for hint in hints), reverse=True)
    assert all(0 <= hint.chance <= 1 and hint.points > 0 for hint in hints)
    with pytest.raises(StaleError, match="to decide"):
        match.hint(1, "200")


def test_thinking_does_not_touch_the_match() -> None:
    match = lift()
    before = match._table.record.copy()
    match.hint(0, "100")
    find("greedy", seed=1).choose(match)
    assert np.array_equal(match._table.record, before)


@pytest.mark.parametrize("words", ["", "0", "-5", "1e3", "99999999", "0s", "9999s", "s", "1 s", "nan", "infs"])
def test_nonsense_is_no_budget(words: str) -> None:
    with pytest.raises(InvalidError, match="A budget is"):
        Budget.read(words)


@pytest.mark.parametrize("spec", ["", "nobody", "search:", "search:-1", "greedy:3"])
def test_nonsense_is_no_bot(spec: str) -> None:
    with pytest.raises(InvalidError):
        find(spec)
