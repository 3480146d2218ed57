"""Motion: pieces fly, points are counted up; where it is not wanted, everything is there at once."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.player import (
    MINE,
    arrived,
    final_scoring,
    log,
    play_now,
    play_until,
    players,
    take_dice,
    take_three,
    totals,
)
from tests.web.tables import bring_finished, finished

WATCHES = """
window.flights = [];
window.counted = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    flights.push({ piece: this.dataset.piece, lasts: timing.duration });
    return animate.call(this, frames, timing);
};
new MutationObserver(() => {
    const totals = document.querySelector("tfoot")?.textContent;
    if (totals) counted.add(totals);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
STILL = [("off", "no-preference"), ("calm", "reduce")]


def watched(person: Open, motion: str, wanted: str = "no-preference") -> Page:
    page = person("/", motion=motion, reduced_motion=wanted)
    page.context.add_init_script(WATCHES)
    page.reload()
    return page


def test_pieces_fly(person: Open) -> None:
    page = watched(person, "calm")
    play_now(page, "skyline")
    take_dice(page)
    flights = page.evaluate("flights")
    assert len(flights) >= 3
    assert all(150 <= flight["lasts"] <= 400 and flight["piece"] for flight in flights)


@pytest.mark.parametrize(("motion", "wanted"), STILL)
def test_nothing_flies_where_motion_is_not_wanted(person: Open, motion: str, wanted: str) -> None:
    page = watched(person, motion, wanted)
    play_now(page, "skyline")
    take_dice(page)
    assert page.evaluate("flights") == []


def test_a_tap_ends_what_is_being_told(person: Open) -> None:
    page = watched(person, "calm")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    page.evaluate(SLOWLY)
    take_three(page)
    page.wait_for_selector('[data-state="telling"]')
    players(page).click()
    page.wait_for_selector(MINE)
    assert len(page.evaluate("flights")) > 0


def test_the_log_does_not_run_ahead_of_what_is_told(person: Open) -> None:
    page = watched(person, "calm")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    page.evaluate(SLOWLY)
    take_three(page)
    page.wait_for_selector('[data-state="telling"]')
    expect(log(page)).to_contain_text("takes")
    expect(log(page)).not_to_contain_text("rolls")
    players(page).click()
    expect(log(page)).to_contain_text("rolls")


def test_a_caption_covers_nothing_of_the_panel_it_speaks_of(person: Open) -> None:
    page = person("/new/new_york_city", motion="fast")
    page.locator("summary").click()
    page.get_by_label("Tom on seat 2").select_option(index=1)
    page.get_by_role("button", name="Begin", exact=True).click()
    arrived(page)
    page.evaluate(MEASURES_CAPTIONS)
    play_until(page, random.Random(14), lambda: page.evaluate("captions.length"))
    assert all(page.evaluate("captions"))


MEASURES_CAPTIONS = """() => {
    window.captions = [];
    const apart = (one, other) =>
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const isToms = (panel) => panel.textContent.includes("Tom");
    const measure = () => {
        const caption = document.querySelector("[data-caption]")?.getBoundingClientRect();
        const panels = [...document.querySelectorAll("[aria-label=Players] > li")].filter(isToms);
        if (caption) captions.push(panels.every((each) => apart(caption, each.getBoundingClientRect())));
    };
    new MutationObserver(measure).observe(document.body, { childList: true, subtree: true });
}"""


SLOWLY = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 3_600_000 });
    };
}"""


def test_the_final_scoring_is_counted_source_by_source(person: Open) -> None:
    page = watched(person, "calm")
    page.goto(bring_finished(page, "skyline", 3))
    assert_sums_up(page)
    assert page.evaluate("counted.size") > 2


@pytest.mark.parametrize(("motion", "wanted"), STILL)
def test_the_final_scoring_stands_at_once_where_motion_is_not_wanted(person: Open, motion: str, wanted: str) -> None:
    page = watched(person, motion, wanted)
    page.goto(bring_finished(page, "skyline", 3))
    assert_sums_up(page)
    assert page.evaluate("counted.size") == 1


def assert_sums_up(page: Page) -> None:
    """Every column of the breakdown adds up to the total below it, once all is counted."""
    right = sorted((score["total"] for score in finished("skyline", 3)["result"]["scores"]), reverse=True)
    expect(totals(page)).to_have_text([re.compile(rf"^{total}( ★)?$") for total in right])
    rows = [row.get_by_role("cell").all_inner_texts() for row in final_scoring(page).get_by_role("row").all()]
    sources = [list(map(int, cells)) for cells in rows[1:-1]]
    assert [sum(column) for column in zip(*sources, strict=True)] == right
