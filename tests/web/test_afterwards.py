"""Afterwards: the final score, replay, permalink, fork, rematch, export and import, the check of the dice."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Keep, Open
from tests.web.player import MINE, arrived, play_now, play_to_the_end


def test_afterwards_replay_fork_and_rematch(person: Open, keep: Keep) -> None:
    page = person("/")
    table = play_now(page, "skyline")
    play_to_the_end(page, random.Random(8))
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
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    arrived(page)


def test_a_match_can_be_resigned(person: Open) -> None:
    page = person("/")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="Final scoring")).to_contain_text("has resigned")

