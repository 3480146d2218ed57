"""Tables that the browser plays by itself, at a service: from the first move to the record.

Whole games of the others are played in tests/web/test_site.py.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

import midtown
from tests.web.conftest import Keep, Open
from tests.web.looks import troubles
from tests.web.player import MINE, arrived, board, decide, final_scoring, play_to_the_end

HERE = "Play on this device"


def open_here(page: Page, game: str, level: str = "Newcomer") -> str:
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=level).check()
    page.get_by_role("button", name=HERE).click()
    return arrived(page)


def test_a_whole_game_without_the_server(person: Open, keep: Keep) -> None:
    page = person("/")
    table = open_here(page, "skyline")
    page.wait_for_selector(MINE)
    keep(page, "skyline-here")
    page.context.route("**/api/**", lambda asked: asked.abort())
    play_to_the_end(page, random.Random(1))
    expect(final_scoring(page)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    match = midtown.load(record)
    assert match.over
    assert download.value.suggested_filename == f"midtown-{table}.json"


def test_a_table_of_this_device_goes_on_after_the_page_was_closed(person: Open) -> None:
    page = person("/")
    table = open_here(page, "skyline")
    page.wait_for_selector(MINE)
    assert not troubles(page)
    decide(page, random.Random(2))
    page.wait_for_selector(MINE)
    before = board(page).inner_text()
    page.goto("/")
    page.locator(f'a[href="/t/{table}"]').first.click()
    page.wait_for_selector(MINE)
    expect(board(page)).to_have_text(before, use_inner_text=True)


def test_a_table_that_is_not_on_this_device_is_said_in_a_sentence(person: Open) -> None:
    page = person("/t/here-0123456789abcdef")
    expect(page.get_by_text("There is no such table on this device.")).to_be_visible()
