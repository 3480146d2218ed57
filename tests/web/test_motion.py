"""Motion: pieces fly, points are counted up; where it is not wanted, everything is there at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.player import MINE, play_now, take_dice
from tests.web.tables import bring_finished

WATCHES = """
window.flights = [];
window.uncounted = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    flights.push({ piece: this.dataset.piece, lasts: timing.duration });
    return animate.call(this, frames, timing);
};
new MutationObserver(() => {
    uncounted = Math.max(uncounted, document.querySelectorAll(".final .waiting").length);
}).observe(document, { childList: true, subtree: true });
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
    for _ in range(3):
        page.locator(".tray li button").first.click()
    page.get_by_role("button", name="Take these").click()
    page.wait_for_selector('[data-state="telling"]')
    page.locator(".seats").click()
    page.wait_for_selector(MINE, timeout=10_000)
    assert len(page.evaluate("flights")) > 0


SLOWLY = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 60_000 });
    };
}"""


def test_the_final_scoring_is_counted_source_by_source(person: Open) -> None:
    page = watched(person, "calm")
    page.goto(bring_finished(page, "skyline", 3))
    final = page.get_by_role("region", name="Final scoring")
    expect(final).to_be_visible()
    expect(final.locator(".waiting")).to_have_count(0)
    assert page.evaluate("uncounted") > 1
    assert sums_up(page)


@pytest.mark.parametrize(("motion", "wanted"), STILL)
def test_the_final_scoring_stands_at_once_where_motion_is_not_wanted(person: Open, motion: str, wanted: str) -> None:
    page = watched(person, motion, wanted)
    page.goto(bring_finished(page, "skyline", 3))
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    assert page.evaluate("uncounted") == 0
    assert sums_up(page)


def sums_up(page: Page) -> bool:
    """Every column of the breakdown adds up to the total below it."""
    rows = [
        [int(cell) for cell in row.locator("td").all_inner_texts()] for row in page.locator(".final tbody tr").all()
    ]
    totals = [int(cell.replace("★", "")) for cell in page.locator(".final tfoot td").all_inner_texts()]
    return [sum(column) for column in zip(*rows, strict=True)] == totals
