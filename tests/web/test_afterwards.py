"""Afterwards: the final score, replay, permalink, fork, rematch, export and import, the check of the dice."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from midtown.engine.agreement import Agreement
from midtown.engine.seed import Seed
from tests.web.conftest import Keep, Open
from tests.web.looks import DESKTOP, PHONE
from tests.web.player import MINE, arrived, board, decide, final_scoring, play_now, prompt, resign
from tests.web.tables import bring_finished, open_table, sit_down


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
    assert looked_up(page) == ["✓", "✓", "✓", "✓"]
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


PLAYED_AGAIN = re.compile("Played again here|could not play the match again")
"""What is found out last."""


def looked_up(page: Page) -> list[str]:
    """The signs before what the check of the dice has found: right, wrong, or nothing to compare."""
    page.get_by_text("Check the dice").click()
    found = page.get_by_role("status").get_by_role("listitem")
    expect(found.filter(has_text=PLAYED_AGAIN)).to_be_visible()
    return [text.strip()[0] for text in found.all_inner_texts()]


def test_the_seed_is_checked_by_all_who_added_to_it_and_by_others(person: Open, keep: Keep) -> None:
    ada, bob, eve = person("/"), person("/"), person("/")
    address = open_table(ada, "skyline")
    sit_down(bob, address)
    arrived(ada)
    told = {}
    for page in (ada, bob):
        page.get_by_role("tab", name="Table").click()
        hashes = page.locator("dd.hash").all_inner_texts()
        told[page] = hashes
    assert told[ada][0] == told[bob][0]
    assert [len(share) for page in (ada, bob) for share in told[page][1:]] == [32, 32]
    keep(ada, "commitment")
    resign(ada)
    for page, signs in ((ada, "✓✓✓✓"), (bob, "✓✓✓✓"), (eve, "✓✓–✓")):
        page.goto(f"{address}?ply=0")
        assert "".join(looked_up(page)) == signs
        for share in (told[ada][1], told[bob][1]):
            expect(page.get_by_text(share)).to_be_visible()
        keep(page, f"dice-{signs.count('✓')}")


CHEATS: dict[str, tuple[str, Callable[[Any], None]]] = {
    "secret": ("✗✗✓✓", lambda replay: replay["origin"].update(secret="00" * 32)),
    "contribution": ("✓✗✗✓", lambda replay: replay["origin"]["contributions"].__setitem__(0, "00" * 16)),
    "order": ("✓✗✗✓", lambda replay: replay["origin"]["contributions"].reverse()),
    "dropped": ("✓✗✗✓", lambda replay: replay["origin"]["contributions"].__setitem__(0, None)),
    "commitment": ("✗✓✗✗", lambda replay: replay.update(commitment="00" * 32)),
    "made up": ("✓✓✗✗", lambda replay: make_up(replay)),
    "score": ("✓✓✓✗", lambda replay: replay["result"]["scores"][0].update(total=99)),
}


def make_up(replay: Any) -> None:
    """Another secret, of which all the rest is made as it should be."""
    shares = tuple(None if share is None else bytes.fromhex(share) for share in replay["origin"]["contributions"])
    seed = Seed.agreed(Agreement(bytes(32), shares))
    replay.update(seed=seed.hex, commitment=seed.commitment, origin=seed.origin)


def telling(cheat: Callable[[Any], None]) -> Callable[[Route], None]:
    def tell(route: Route) -> None:
        replay = route.fetch().json()
        cheat(replay)
        route.fulfill(json=replay)

    return tell


def test_a_service_that_cheats_is_found_out_in_the_browser(person: Open) -> None:
    page = person("/")
    table = play_now(page, "skyline")
    resign(page)
    for signs, cheat in CHEATS.values():
        page.route("**/replay", telling(cheat))
        page.goto(f"/t/{table}?ply=0")
        assert "".join(looked_up(page)) == signs
        page.unroute("**/replay")


def test_who_does_not_come_to_a_rematch_is_waited_for_or_replaced(person: Open, keep: Keep) -> None:
    ada, bob = person("/"), person("/")
    sit_down(bob, open_table(ada, "skyline"))
    arrived(ada)
    resign(ada)
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.get_by_text("not here yet")).to_be_visible()
    keep(ada, "rematch-waits")
    ada.get_by_role("button", name="Give it to a bot").click()
    arrived(ada)


def test_a_match_can_be_resigned(person: Open) -> None:
    page = person("/")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    resign(page)
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_have_text("You have resigned. Bot · Casual wins!")
    expect(page.get_by_text("share the win")).to_have_count(0)
    expect(board(page)).to_be_in_viewport()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_end_shows_board_result_and_what_to_do_next_at_once(person: Open, keep: Keep, size: str) -> None:
    page = person("/", viewport=PHONE if size == "phone" else DESKTOP)
    page.goto(bring_finished(page, "new_york_city", 3))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_have_text(re.compile(r"^Player \w wins by \d+!|The win is shared"))
    expect(final_scoring(page)).not_to_contain_text("(")
    for shown in (board(page), result, result.get_by_role("link", name="Replay")):
        expect(shown).to_be_in_viewport()
    result.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name=re.compile("wins by|is shared"))).to_be_visible()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save the picture").click()
    assert downloading.value.path().read_bytes().startswith(b"\x89PNG")
    keep(page, f"over-share-{size}")


def test_the_scoring_walks_across_the_board(person: Open) -> None:
    page = person("/", motion="calm")
    page.goto(bring_finished(page, "new_york_city", 3))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("status")).to_contain_text("Counting 1 of")
    expect(page.locator("[data-spot]").first).to_be_visible()
    result.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-spot]")).to_have_count(0)
    expect(result.get_by_role("heading")).to_be_visible()
