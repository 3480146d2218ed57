"""New York City's own table: the cast, what stands in the bay, the sheets of a phone, and moments seldom seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from midtown.engine.match import Match
from tests.rules.new_york_city.city import city
from tests.web.conftest import Keep, Open
from tests.web.looks import DESKTOP, PHONE
from tests.web.player import MINE, board, log, moment, own, prompt, settle
from tests.web.positions import sit_at
from tests.web.symbols import assert_explains_itself, close_tooltip, hold
from tests.web.whole_game import LOW

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


def bidding() -> Match:
    """A position with every kind of symbol on the table."""
    return city(
        bidding="elevator",
        hands={0: "elevator wild plans", 1: "elevator"},
        reserves={0: "press dollar", 1: "plans plans"},
        characters={0: [14], 1: [23]},
        press=[4, 2],
        skyscrapers=TOWERS,
    )


ON_DESK = (
    "round:prestige",
    "land:queens",
    "statue",
    "tile:taxi_low",
    "vessel:0",
    "press:1",
    "hand:wild",
    "reserve:0:press",
    "character:0:c14",
    "character:1:c23",
)
"""A symbol of every kind, by the name that flights know it by."""
IN_HAND = {"Bids": ("hand:wild", "character:0:c14"), "Bay": ("land:queens", "press:1"), "Building": ("floor:3",)}
"""On a phone, by the sheet they are on."""


def symbol(page: Page, name: str) -> Locator:
    piece = page.locator(f"[data-piece='{name}']").first
    return piece.get_by_role("button").first if name.startswith("floor") else piece


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


def test_every_kind_of_symbol_explains_itself_to_mouse_keys_and_finger(person: Open) -> None:
    page = sit(person("/", has_touch=True), bidding())
    before = moment(page)
    for name in ON_DESK:
        assert_explains_itself(page, symbol(page, name), name)
    assert moment(page) == before, "who holds a finger on a piece chooses nothing"


def test_on_a_phone_a_finger_that_stays_is_told_what_it_is_on(person: Open) -> None:
    page = sit(person("/", viewport=PHONE, has_touch=True, is_mobile=True), bidding())
    before = moment(page)
    for sheet, names in IN_HAND.items():
        board(page).get_by_role("tab", name=sheet).tap()
        for name in names:
            assert len(hold(page, symbol(page, name)).splitlines()) > 1, name
            close_tooltip(page)
    assert moment(page) == before


def test_on_a_phone_a_borough_that_is_tapped_grows(person: Open, keep: Keep) -> None:
    page = sit(person("/", viewport=PHONE, has_touch=True, is_mobile=True), bidding())
    board(page).get_by_role("tab", name="Bay").tap()
    queens = board(page).get_by_role("button", name=re.compile("Queens"))
    small = queens.bounding_box()
    queens.tap()
    words = board(page).get_by_role("region", name=re.compile("Queens"))
    expect(words).to_contain_text(re.compile("1. .* 3 "))
    large = queens.bounding_box()
    assert small
    assert large
    assert large["width"] > small["width"] * 1.3
    keep(page, "city-phone-borough")
    words.get_by_role("button", name="The whole bay").tap()
    expect(words).to_have_count(0)


LETTERS = """() => [...document.querySelectorAll("[data-piece^='land:'] text")]
    .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""
READABLE = 10.9
"""Pixels, less what rounding takes: the prizes of a borough are the smallest letters in the bay."""


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["desktop", "low", "phone"])
def test_prizes_and_towers_can_be_read(person: Open, size: ViewportSize) -> None:
    phone = size is PHONE
    page = sit(person("/", viewport=size, has_touch=phone, is_mobile=phone), bidding())
    if phone:
        board(page).get_by_role("tab", name="Bay").tap()
    page.get_by_role("group", name="The bay").wait_for()
    letters = [(said, high) for said, high in page.evaluate(LETTERS) if re.fullmatch(r"\W*\d+", said)]
    assert len(letters) > 20
    assert [each for each in letters if each[1] < READABLE] == []


def test_on_a_phone_a_bid_is_made_and_ended_under_the_thumb(person: Open, keep: Keep) -> None:
    page = sit(person("/", viewport=PHONE, has_touch=True, is_mobile=True), bidding())
    keys = own(page).get_by_role("group", name="What you can do")
    expect(keys.get_by_role("button")).to_have_count(4)
    expect(prompt(page).locator("[data-choice]")).to_have_count(0)
    fold = own(page).get_by_role("button", name="Fold or unfold what is yours")
    fold.tap()
    expect(own(page).get_by_role("list", name="Hand").get_by_role("listitem")).to_have_count(3)
    keep(page, "city-phone-folded")
    before = moment(page)
    keys.get_by_role("button", name=re.compile("^Play")).tap()
    settle(page, before)
    page.wait_for_selector(MINE)
    expect(keys.get_by_role("button", name=re.compile("^Finish"))).to_be_visible()
