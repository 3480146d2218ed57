"""Clocks: one sees them run, and what happens when the time is up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.player import MINE, arrived, log
from tests.web.tables import set_table


def seconds(page: Page, seat: int) -> int:
    """What a seat's clock shows, in seconds."""
    minutes, rest = page.get_by_role("timer").nth(seat).inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_of_who_is_on_turn_runs(person: Open) -> None:
    page = person("/new/skyline")
    page.locator("summary").click()
    page.get_by_label("Clock").select_option("quick")
    page.get_by_role("button", name="Begin", exact=True).click()
    arrived(page)
    page.wait_for_selector(MINE)
    before = seconds(page, 0)
    assert 540 < before <= 600
    expect(page.get_by_role("timer").first).not_to_have_text(page.get_by_role("timer").first.inner_text())
    assert seconds(page, 0) < before
    assert seconds(page, 1) == 600
    page.reload()
    page.wait_for_selector(MINE)
    assert seconds(page, 0) < before


def test_a_days_clock_says_how_long_one_turn_may_take(person: Open) -> None:
    page = person("/")
    clock = {"kind": "days", "days": 3}
    page.goto(set_table(page, "skyline", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}], clock=clock))
    expect(page.get_by_role("timer")).to_have_text("3 days")


def test_who_runs_out_of_time_has_lost(person: Open, keep: Keep) -> None:
    page = person("/")
    clock = {"kind": "real_time", "seconds": 10, "increment": 0}
    page.goto(set_table(page, "skyline", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}], clock=clock))
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^00:\d\d$"))
    result = page.get_by_role("region", name="Result").get_by_role("heading")
    expect(result).to_have_text("Your time has run out. Bot · Newcomer wins!")
    page.get_by_role("tab", name="Log").click()
    expect(log(page)).to_contain_text("runs out of time")
    keep(page, "out-of-time")
