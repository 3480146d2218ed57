"""Afterwards: the final score, replay, permalink, fork, rematch, export and import, the check of the dice."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Keep, Open
from tests.web.player import MINE, arrived, decide, play_now, prompt, resign


def test_a_match_is_replayed_forked_exported_imported_and_played_again(person: Open, keep: Keep) -> None:
    page = person("/")
    table = play_now(page, "skyline")
    chooser = random.Random(8)
    for _ in range(8):
        page.wait_for_selector(MINE)
        decide(page, chooser)
    resign(page)
    page.goto(f"/t/{table}?ply=0")
    page.get_by_label("Speed").select_option(label="calm")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**?ply=2")
    page.get_by_role("button", name="Pause").click()
    page.goto(f"/t/{table}?ply=6")
    page.get_by_text("Check the dice").click()
    expect(page.get_by_text("The seed fits the commitment")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_url("**ply=6&eyes=0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url)
    arrived(page)
    page.wait_for_selector(MINE)
    page.goto(f"/t/{table}")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    record = downloading.value.path()
    page.goto("/lobby")
    page.get_by_label("A record that was downloaded").set_input_files(record)
    page.wait_for_url("**?ply=0")
    page.get_by_role("button", name="To the end").click()
    expect(prompt(page)).not_to_be_empty()
    keep(page, "imported")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    arrived(page)


def test_a_match_can_be_resigned(person: Open) -> None:
    page = person("/")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    resign(page)
    expect(page.get_by_role("region", name="Final scoring")).to_contain_text("has resigned")
    expect(page.get_by_text("share the win")).to_have_count(0)
    expect(prompt(page)).to_contain_text("Bot · Casual wins")
