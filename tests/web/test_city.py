"""New York City's own table: the cast, what stands in the bay, the sheets of a phone, and moments seldom seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from midtown.engine.match import Match
from tests.rules.new_york_city.city import city
from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, board, log, own, prompt
from tests.web.positions import sit_at

TOWERS = {0: {"queens": 3, "bronx": 2, "manhattan": 4}, 1: {"queens": 1, "brooklyn": 5}}


def steps() -> Match:
    """A seat that may pair a hand card with steps on the press track, or with the virtual Prestige card."""
    return city(
        bidding="plans",
        hands={0: "press wild plans", 1: "dollar"},
        characters={0: [14, 17], 1: [23]},
        press=[4, 2],
        skyscrapers=TOWERS,
    )


def asked() -> Match:
    """The English edition asks who uses a Night watchman, before the first bid."""
    return city(
        players=3,
        edition="en",
        phase="defer",
        bidding="elevator",
        hands={0: "press elevator", 1: "dollar elevator", 2: "wild"},
        characters={0: [18], 1: [18]},
        press=[4, 2, 7],
    )


def building() -> Match:
    return city(bidding="skyscraper", hands={0: "skyscraper wild"}, press=[4, 2], skyscrapers=TOWERS)


def hiring() -> Match:
    return city(bidding="elevator", hands={0: "elevator wild", 1: "elevator"}, press=[4, 2], skyscrapers=TOWERS)


def sit(page: Page, match: Match) -> Page:
    return sit_at(page, match, 0)


def cast(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^(The cast|Die Leute)"))


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("de", "paper")])
def test_one_key_shows_all_characters_with_what_they_do(person: Open, keep: Keep, language: str, theme: str) -> None:
    page = sit(person("/", language=language, theme=theme), building())
    page.keyboard.press("c")
    people = cast(page).locator("[data-entry]")
    expect(people).to_have_count(42)
    expect(people.nth(16)).to_have_accessible_name(re.compile(r"^Film ?star \(17\)"))
    assert page.evaluate(
        "[...document.querySelectorAll('dialog .grid')].every((g) => g.scrollHeight <= g.clientHeight)"
    )
    keep(page, f"city-cast-{language}-{theme}")
    cast(page).get_by_role("group").nth(1).get_by_role("button", name="III").or_(
        cast(page).get_by_role("group").nth(1).get_by_role("button").nth(2)
    ).first.click()
    expect(people).to_have_count(5)
    cast(page).get_by_role("group").nth(0).get_by_role("button", name="1").click()
    expect(people).to_have_count(1)
    page.keyboard.press("Escape")
    expect(cast(page)).to_have_count(0)


def test_who_is_named_in_log_hint_and_rules_leads_to_the_cast(person: Open) -> None:
    page = sit(person("/"), steps())
    page.locator("[data-touch='character:c14']").click()
    page.locator("[data-touch='hand:press']").click()
    page.locator("section.mine, .opened").get_by_role("button", name=re.compile("1 space")).first.click()
    log(page).get_by_role("button", name="Columnist (14)", exact=True).first.click()
    expect(cast(page).get_by_role("button", pressed=True)).to_have_accessible_name(re.compile(r"^Columnist \(14\)"))
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Rules").get_by_role("button", name="Night watchman (18)").first.click()
    expect(cast(page).get_by_role("button", pressed=True)).to_have_accessible_name(re.compile(r"^Night watchman"))


def test_pointing_at_a_card_shows_what_it_would_do_to_the_bid(person: Open) -> None:
    page = sit(person("/"), hiring())
    page.locator("[data-touch='hand:elevator']").hover()
    expect(page.locator("[data-panel]").first).to_contain_text("would lead")
    page.locator("[data-touch='hand:elevator']").click()
    expect(page.get_by_role("region", name="Elevator")).to_contain_text("up to floor 2")


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_moments_seldom_seen_can_be_played(person: Open, keep: Keep, theme: str) -> None:
    page = sit(person("/", theme=theme), asked())
    expect(prompt(page)).to_contain_text("Night watchman (18)")
    expect(own(page).locator("[data-touch='character:c18']")).to_be_visible()
    keep(page, f"city-defer-{theme}")
    sit(page, steps())
    page.locator("[data-touch='character:c17']").click()
    expect(page.get_by_role("status").filter(has_text="Choose what for")).to_be_visible()
    keep(page, f"city-pair-with-prestige-{theme}")
    page.locator("[data-touch='hand:wild']").click()
    page.wait_for_selector(MINE)
    expect(page.locator("[data-panel]").first).to_contain_text(re.compile("leads|would lead"))


def test_a_phone_shows_one_thing_at_a_time(person: Open, keep: Keep) -> None:
    page = sit(person("/", viewport=PHONE, has_touch=True, is_mobile=True), hiring())
    expect(board(page).get_by_role("tab", name="Bids")).to_have_attribute("aria-selected", "true")
    keep(page, "city-phone-bids")
    board(page).get_by_role("tab", name="Bay").click()
    expect(page.get_by_role("group", name="The bay")).to_be_visible()
    keep(page, "city-phone-bay")
    board(page).get_by_role("tab", name="Building").click()
    expect(page.get_by_role("region", name="Elevator").get_by_role("button")).to_have_count(20)
    keep(page, "city-phone-building")
    board(page).get_by_role("tab", name=re.compile("^People")).click()
    keep(page, "city-phone-people")
