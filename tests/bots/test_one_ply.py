"""Bots that look one action ahead: what anybody would count up, and what the search would think of it."""

from __future__ import annotations

import pytest

import midtown
from midtown.bots import find
from midtown.engine.rule import INTERPRETED
from tests.rules.skyline.street import build, street

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")

GAMES = ("skyline", "fifth_avenue", "new_york_city")
MATCHES, ENOUGH = 40, 28
"""Equals reach that many wins less than once in a hundred times; the better ones here win at least 35 (2026)."""


@pytest.mark.parametrize("bot", ["greedy", "shrewd"])
def test_a_penthouse_completes_the_tallest_column(bot: str) -> None:
    match = street(active=["penthouse mid"], columns={0: ["mid 1", "mid 3", "high 2"]})
    assert match.action(find(bot, seed=1).choose(match)).form == build("penthouse", "mid", 3)


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("shrewd", "greedy")])
@pytest.mark.parametrize("game", GAMES)
def test_who_judges_better_wins(game: str, better: str, worse: str) -> None:
    won = 0
    for seed in range(MATCHES):
        match = midtown.new_match(game, players=2, seed=seed)
        own = seed % 2
        bots = [find(better if seat == own else worse, seed=seed) for seat in range(2)]
        while match.turn is not None:
            match.advance(bots[match.turn].choose(match))
        won += own in match.winners
    assert won >= ENOUGH
