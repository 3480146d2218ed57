"""The home page: everything on one screen, two clicks to a friend, one's own tables with those that wait first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import DESKTOP, PHONE
from tests.web.player import MINE, arrived, play_now
from tests.web.tables import set_table

SIZES: list[ViewportSize] = [PHONE, {"width": 1280, "height": 720}, DESKTOP, {"width": 2560, "height": 1300}]
FITS = "document.documentElement.scrollHeight <= innerHeight"


@pytest.mark.parametrize(("theme", "language"), [("paper", "de"), ("night", "en")])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_everything_is_on_one_screen(person: Open, keep: Keep, theme: str, language: str, size: ViewportSize) -> None:
    page = person("/", theme=theme, language=language, viewport=size)
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("article").first.get_by_role("list")).to_contain_text("25")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(FITS)
    keep(page, f"home-{theme}-{size['width']}x{size['height']}")


def test_it_is_two_clicks_to_a_link_that_opens_at_the_seat(person: Open, keep: Keep) -> None:
    ada, bob = person("/"), person("/")
    ada.get_by_role("button", name="Play with a friend").click()
    keep(ada, "home-with-a-friend")
    ada.get_by_role("group", name="Which game?").get_by_role("button", name="Skyline").click()
    link = ada.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/"))
    bob.goto(link.input_value())
    expect(bob.get_by_role("button", name="Sit here")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_my_tables_come_first_and_from_a_table_one_goes_on_to_the_next(
    person: Open, keep: Keep, size: ViewportSize
) -> None:
    page = person("/", viewport=size)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}]
    begin_table(page, seats)
    set_table(page, "skyline", [{"kind": "me"}, {"kind": "open"}])
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("heading")).to_contain_text("one waits for you")
    expect(mine.get_by_role("listitem").first).to_contain_text("Your turn")
    expect(mine.get_by_role("listitem").nth(1)).to_contain_text("Waiting for players")
    assert page.evaluate(FITS)
    keep(page, f"home-regular-{size['width']}")
    touched_last = begin_table(page, seats)
    begin_table(page, seats)
    page.get_by_role("link", name=re.compile("^Next")).click()
    expect(page).to_have_url(re.compile(touched_last + "$"))
    page.wait_for_selector(MINE)


def test_a_table_that_waits_for_oneself_alone_says_so(person: Open) -> None:
    page = person("/")
    address = set_table(page, "skyline", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}])
    page.goto("/")
    line = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(line).to_contain_text("open it and it begins")
    expect(line).not_to_contain_text("Waiting for players")
    line.get_by_role("link").click()
    expect(page).to_have_url(re.compile(address + "$"))
    page.wait_for_selector(MINE)


def begin_table(page: Page, seats: list[dict[str, str]]) -> str:
    """A match of Skyline that has begun, as its page has added to its seed; returns its address."""
    address = set_table(page, "skyline", seats)
    page.goto(address)
    arrived(page)
    page.wait_for_selector(MINE)
    return address


def test_the_lot_is_told_at_the_table(person: Open) -> None:
    page = person("/", lot=True)
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    expect(page.get_by_role("list", name="Log")).to_contain_text("The lot has decided")
