"""The ledger of a match adds up, luck is luck, and decisions are judged by what could be known."""

from __future__ import annotations

from dataclasses import astuple, replace

import numpy as np
import pytest

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.errors import StaleError
from midtown.games import find, names
from midtown.review.course import Course, course_of
from midtown.review.evaluator import Evaluator, Plan, plan_for
from midtown.review.ledger import Verdict
from midtown.review.report import to_json
from midtown.review.review import Review, review
from tests.review.figures import bent_figures, giver_figures, luck_figures
from tests.review.play import leaning, play

pytestmark = pytest.mark.skipif(INTERPRETED, reason="playing on needs compiled rules")

QUICK = {"worlds": 2, "ways": 30, "sample": 3, "first_look": 2, "choices": 4, "second": 8}
"""Hardly anything is tried: that must add up, too."""


def quick_plan(name: str, players: int) -> Plan:
    plan = replace(plan_for(find(name), players), **QUICK)
    return replace(plan, horizon=min(plan.horizon, 5)) if players > 1 else plan


def look_back(course: Course, plan: Plan, threads: int = 1) -> Review:
    return review(course, Evaluator(course.game, course.players, plan), threads, lambda done, total: None, frozenset())


def played(name: str, players: int, bot: str = "random") -> Match:
    match = midtown.new_match(name, players=players, seed=1)
    seats = [bots.find(bot, seed=seat) for seat in range(players)]
    while not match.over:
        match.play(seats[match.turn or 0].choose(match))
    return match


@pytest.mark.parametrize(("game", "players"), [(name, players) for name in names() for players in find(name).seats])
def test_the_ledger_adds_up(game: str, players: int) -> None:
    """Result less start is luck, own losses, gifts, what nobody could know, and what was seen late: step by step."""
    found = look_back(course_of(played(game, players)), quick_plan(game, players))
    for unit in found.accounts:
        for account in unit:
            start, *parts, result = astuple(account)
            assert start + sum(parts) == pytest.approx(result, abs=1e-9)
    for step, after in zip(found.steps, found.curve[1:], strict=True):
        booked = step.value + step.luck - step.lost + step.hidden + step.correction
        assert booked == pytest.approx(after, abs=1e-9)
    assert found.curve[-1][:players].sum() in (0, pytest.approx(1))


def test_where_nothing_is_hidden_nothing_could_not_be_known() -> None:
    found = look_back(course_of(played("skyline", 2)), quick_plan("skyline", 2))
    assert any(step.lost.any() for step in found.steps)
    assert not any(step.hidden.any() for step in found.steps)


def test_nobody_loses_by_a_forced_choice_and_nobody_gains_by_any() -> None:
    found = look_back(course_of(played("lift", 3)), plan_for(find("lift"), 3))
    assert {step.verdict for step in found.steps if step.options == 1} == {Verdict.GOOD}
    assert all(found.price(step) >= 0 for step in found.steps)
    assert any(found.price(step) > 0 for step in found.steps)


def test_the_numbers_are_the_same_with_any_number_of_threads() -> None:
    match = played("lift", 2)
    plan = plan_for(match.game, 2)
    evaluator = Evaluator(match.game, 2, plan)
    one, two = (to_json(look_back(course_of(match), plan, threads), evaluator, match) for threads in (1, 2))
    assert one == two


def test_the_report_of_progress_ends_with_all() -> None:
    told: list[tuple[int, int]] = []
    course = course_of(played("lift", 2))
    evaluator = Evaluator(course.game, 2, quick_plan("lift", 2))
    review(course, evaluator, 2, lambda done, total: told.append((done, total)), frozenset())
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_the_hash_names_how_much_is_tried_and_for_how_many() -> None:
    game = find("lift")
    hashes = {Evaluator(game, 2).hash, Evaluator(game, 3).hash, Evaluator(game, 2, quick_plan("lift", 2)).hash}
    assert len(hashes) == 3
    assert Evaluator(game, 2).hash == Evaluator(game, 2).hash


def test_a_match_that_is_not_over_is_not_looked_at() -> None:
    with pytest.raises(StaleError, match="when it is over"):
        course_of(midtown.new_match("lift", players=2, seed=1))


def test_a_match_from_a_position_has_no_luck_of_the_deal() -> None:
    first = played("lift", 2)
    match = midtown.set_up("lift", first.at(3).position(), seed=1)
    while not match.over:
        match.play(match.legal.ids[0])
    found = look_back(course_of(match), quick_plan("lift", 2))
    assert not found.dealt.any()


def test_what_chance_could_not_have_changed_is_no_luck() -> None:
    course = course_of(played("skyline", 2))
    found = look_back(course, quick_plan("skyline", 2))
    still = [
        step for step, table in zip(found.steps, course.tables, strict=False) if not table.scripted(step.action, [])[1]
    ]
    assert still
    assert all(np.abs(step.luck).max() < 1e-12 for step in still)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_evens_out(players: int) -> None:
    """A small share of `make review-check`."""
    assert luck_figures("lift", players, 100).far < 3


def test_better_dice_are_luck_and_no_better_decisions() -> None:
    fair, bent = bent_figures("lift", 2, 60)
    assert bent.mean[0] > fair.mean[0] + 4 * (fair.error[0] + bent.error[0])
    assert abs(bent.mean[1] - fair.mean[1]) < 3 * (fair.error[1] + bent.error[1])


def test_who_gives_away_five_of_a_hundred_is_found_out() -> None:
    figures = giver_figures("lift", 2, 10, 1024)
    assert figures["given"] >= 10
    assert figures["recall"] >= 0.6
    assert figures["precision"] >= 0.8


def test_a_play_by_hand_is_looked_back_at_like_any() -> None:
    course = play("lift", 4, 1, leaning(find("lift"), 1))
    found = look_back(course, quick_plan("lift", 4))
    assert len(found.steps) == len(course.actions)
