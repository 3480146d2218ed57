"""Whole games in a real browser, from the home page to the final score."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import (
    MINE,
    arrived,
    board,
    may_decide,
    moment,
    play_newcomer,
    play_now,
    play_to_the_end,
    settle,
    tab_to,
    totals,
)


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
def test_a_game_can_be_played_to_its_final_score_by_clicking(person: Open, keep: Keep, game: str) -> None:
    page = person("/")
    play_newcomer(page, game)
    page.wait_for_selector(MINE)
    keep(page, f"{game}-begins")
    play_to_the_end(page, random.Random(1))
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    expect(totals(page)).to_have_count(2)
    keep(page, f"{game}-over")


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


def test_skyline_on_a_phone_in_german(person: Open, keep: Keep) -> None:
    page = person("/", viewport=PHONE, language="de", has_touch=True, is_mobile=True)
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(board(page)).to_contain_text("Nimm 3 beliebige Würfel")
    keep(page, "skyline-phone-german")
    play_to_the_end(page, random.Random(3))
    expect(page.get_by_role("region", name="Schlusswertung")).to_be_visible()
    keep(page, "skyline-phone-german-over")
