"""A reload loses nothing and shows nobody anything new, at whatever stage it comes."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Keep, Open
from tests.web.player import ASKED, MINE, board, final_scoring, moment, own, prompt, resign, rolled, settle, take_three
from tests.web.tables import open_table, share_device


def assert_reload_keeps(page: Page, shown: Locator) -> None:
    expect(shown).to_be_visible()
    before = shown.inner_text()
    tree = shown.aria_snapshot()
    page.reload()
    expect(shown).to_have_text(before, use_inner_text=True)
    expect(shown).to_match_aria_snapshot(tree)


def test_a_reload_loses_nothing_at_any_stage(person: Open, keep: Keep) -> None:
    page = person("/")
    open_table(page, "skyline")
    assert_reload_keeps(page, page.get_by_role("main"))
    page.get_by_role("button", name="Give it to a bot").click()
    page.wait_for_selector(MINE)
    assert_reload_keeps(page, board(page))
    page.keyboard.press("l")
    page.get_by_role("button", name="Take all dice of the Abandoned District").click()
    page.wait_for_selector(ASKED)
    assert_reload_keeps(page, board(page))
    expect(page.locator(ASKED)).to_have_count(0)
    take_three(page)
    expect(rolled(page).first).to_be_visible()
    page.wait_for_selector(MINE)
    assert_reload_keeps(page, board(page))
    resign(page)
    assert_reload_keeps(page, final_scoring(page))
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-state]")
    before = moment(page)
    page.get_by_role("button", name="One step on").click()
    settle(page, before)
    assert page.url.endswith("?ply=1")
    expect(prompt(page)).to_contain_text("takes")
    assert_reload_keeps(page, board(page))
    keep(page, "replay")


def test_a_reload_does_not_uncover_a_shared_device(person: Open) -> None:
    page = person("/")
    share_device(page, "fifth_avenue")
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(MINE)
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("Pass the device"))).to_be_visible()
    expect(board(page).or_(own(page))).to_have_count(0)
