"""Always clear: whose turn, what can be done and what it would do, why not, what happened, how far back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.player import MINE, play_now


def playing_skyline(person: Open) -> Page:
    page = person("/")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    return page


def take_three_dice(page: Page) -> None:
    for _ in range(3):
        page.locator(".tray li button").first.click()
    page.get_by_role("button", name="Take these").click()
    page.wait_for_selector(".lot")
    page.wait_for_selector(MINE)


def test_the_title_and_a_reader_say_whose_turn_it_is(person: Open) -> None:
    page = playing_skyline(person)
    expect(page).to_have_title(re.compile("● Your turn"))
    expect(page.locator("[aria-live]").last).to_have_text(re.compile(r"Take dice.* \d+ choices\."))


def test_pointing_at_a_choice_shows_what_it_would_do(person: Open) -> None:
    page = person("/learn/new_york_city")
    page.wait_for_selector(MINE)
    page.get_by_role("link", name="Skip").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_selector(MINE)
    lit = page.locator("[data-choice]:visible").first
    lit.focus()
    expect(lit).to_be_focused()


def test_undo_goes_as_far_as_the_match_allows(person: Open) -> None:
    page = playing_skyline(person)
    take_three_dice(page)
    before = page.locator(".board").inner_text()
    page.locator(".lot").first.click()
    page.get_by_role("button", name="Undo (one step)").click()
    expect(page.locator(".board")).to_have_text(before, use_inner_text=True)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_what_cannot_be_undone_is_asked_first(person: Open) -> None:
    page = playing_skyline(person)
    page.get_by_role("button", name="Take all dice of the Abandoned District").click()
    expect(page.locator(".prompt")).to_contain_text("cannot be undone")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(".prompt")).to_contain_text("Take dice")


def test_a_hint_names_a_choice(person: Open, keep: Keep) -> None:
    page = playing_skyline(person)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint").locator("li").first).to_contain_text("Take", timeout=60_000)
    keep(page, "hint")


def test_the_language_changes_at_any_moment(person: Open) -> None:
    page = playing_skyline(person)
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    page.get_by_role("button", name="Speak German").click()
    expect(page.get_by_role("region", name="Bauhof")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_rules_are_one_key_away_at_the_clause_that_matters(person: Open) -> None:
    page = playing_skyline(person)
    page.keyboard.press("r")
    expect(page.locator("dialog .here")).to_contain_text("S-3.1")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

