"""Whole games in a real browser, from the home page to the final score."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.player import MINE, arrived, final_scoring, may_decide, moment, play_newcomer, settle, tab_to, totals
from tests.web.whole_game import look, play_whole_game


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_can_be_played_to_its_final_score_by_pressing_what_glows(
    person: Open, keep: Keep, game: str, size: str
) -> None:
    page = person("/", **look(size))
    play_newcomer(page, game)
    page.wait_for_selector(MINE)
    play_whole_game(page, keep, f"{game}-{size}", random.Random(1))
    expect(final_scoring(page)).to_be_visible()
    expect(totals(page)).to_have_count(2)


def test_skyline_can_be_played_by_keys_alone(person: Open) -> None:
    page = person("/new/skyline")
    tab_to(page, page.get_by_role("button", name="Begin", exact=True))
    page.keyboard.press("Enter")
    arrived(page)
    chooser = random.Random(2)
    for _ in range(300):
        if not may_decide(page):
            break
        decide_by_keys(page, chooser)
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()


def decide_by_keys(page: Page, chooser: random.Random) -> None:
    """Opens the list of all choices, walks to one, and says yes where the page asks."""
    before = moment(page)
    page.keyboard.press("l")
    offered = page.get_by_role("region", name="All choices").locator("[data-choice]")
    tab_to(page, offered.nth(chooser.randrange(offered.count())))
    page.keyboard.press("Enter")
    settle(page, before, say_yes_by_keys)
    page.keyboard.press("Escape")


def say_yes_by_keys(page: Page) -> None:
    tab_to(page, page.get_by_role("button", name="Yes, do it"))
    page.keyboard.press("Enter")
