"""The replay: to any step, at any speed, through anybody's eyes; every step has an address, and one can play on."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, arrived, decide, log, own, players
from tests.web.tables import bring_finished


def replaying(person: Open, game: str, ply: int) -> Page:
    page = person("/")
    page.goto(f"{bring_finished(page, game, 2)}?ply={ply}")
    expect(slider(page)).to_be_visible()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=re.compile("^(Step|Schritt)$"))


def assert_at(page: Page, ply: int) -> None:
    expect(page).to_have_url(re.compile(rf"\?ply={ply}\b"))
    expect(slider(page)).to_have_value(str(ply))


def test_the_scrubber_is_stepped_keyed_and_dragged(person: Open) -> None:
    page = replaying(person, "skyline", 4)
    assert_at(page, 4)
    page.get_by_role("button", name="One step on").click()
    assert_at(page, 5)
    page.get_by_role("button", name="One step back").click()
    assert_at(page, 4)
    page.locator("h1, body").first.press("ArrowRight")
    assert_at(page, 5)
    slider(page).press("ArrowRight")
    assert_at(page, 6)
    slider(page).press("ArrowLeft")
    assert_at(page, 5)
    last = int(str(slider(page).get_attribute("max")))
    page.get_by_role("button", name="To the end").click()
    assert_at(page, last)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    assert_at(page, 0)
    drag(page, 0.5)
    expect(slider(page)).not_to_have_value("0")
    halfway = int(slider(page).input_value())
    assert last / 3 < halfway < 2 * last / 3
    assert_at(page, halfway)
    log(page).get_by_role("button").nth(2).click()
    expect(page).not_to_have_url(re.compile(rf"\?ply={halfway}\b"))


def drag(page: Page, share: float) -> None:
    """Drags the handle from the beginning to a part of the whole."""
    box = slider(page).bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, middle)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(box["x"] + box["width"] * share * step / 5, middle)
    page.mouse.up()


def test_it_plays_by_itself_and_stops_at_the_end(person: Open) -> None:
    page = replaying(person, "skyline", 0)
    last = int(str(slider(page).get_attribute("max")))
    page.goto(f"{page.url.split('?')[0]}?ply={last - 3}")
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    assert_at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()


def test_each_sees_what_they_saw_and_the_open_book_everything(person: Open, keep: Keep) -> None:
    page = replaying(person, "fifth_avenue", 30)
    page.get_by_label("Seen by").select_option("A spectator")
    expect(page).to_have_url(re.compile("eyes=none"))
    expect(own(page)).to_have_count(0)
    page.get_by_label("Seen by").select_option(index=2)
    expect(page).to_have_url(re.compile("eyes=0"))
    expect(own(page).get_by_role("list", name="Hand")).to_be_visible()
    mine = own(page).inner_text()
    page.get_by_label("Seen by").select_option(index=3)
    expect(page).to_have_url(re.compile("eyes=1"))
    expect(own(page)).not_to_have_text(mine, use_inner_text=True)
    keep(page, "replay-eyes")
    page.get_by_label("Seen by").select_option("Open book")
    expect(page).not_to_have_url(re.compile("eyes"))
    expect(page.get_by_role("list", name="Hand")).to_have_count(2)


def test_every_step_has_an_address(person: Open) -> None:
    page, other = replaying(person, "new_york_city", 25), person("/", viewport=PHONE, language="de")
    page.get_by_label("Seen by").select_option(index=3)
    expect(page).to_have_url(re.compile("eyes=1"))
    other.goto(page.url)
    assert_at(other, 25)
    expect(own(other)).to_be_visible()
    expect(players(other).locator("[data-piece^='points:']")).to_have_count(2)


def test_one_can_play_on_from_any_step_against_bots(person: Open, keep: Keep) -> None:
    page = replaying(person, "skyline", 9)
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[^?]+$"))
    arrived(page)
    page.wait_for_selector(MINE)
    keep(page, "forked")
    decide(page, random.Random(4))
    page.get_by_role("link", name=re.compile("step 9")).click()
    expect(page).to_have_url(old)
