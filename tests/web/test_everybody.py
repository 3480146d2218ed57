"""Nobody is kept out: every page and every state of a table, in both lights, both languages, large and small.

One page walks through all of them; what it meets on the way is gathered, so that one run tells everything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import Open
from tests.web.looks import DESKTOP, PHONE, barriers, fits, too_small
from tests.web.player import arrived, board
from tests.web.positions import find, kinds, match, nothing_fits, sit_at
from tests.web.tables import bring_finished, set_table

OFFLINE = "^(The connection is lost|Die Verbindung ist weg)"

PAGES = {
    "home": "/",
    "set-up": "/new/skyline",
    "set-up of a long game": "/new/new_york_city",
    "lobby": "/lobby",
    "me": "/me",
    "rules": "/rules/skyline#S-4.5",
    "lesson": "/learn/skyline",
    "no such page": "/nowhere",
    "no such game": "/new/chess",
    "no such table": "/t/AAAAAAAAAAAAAAAA",
}


@dataclass
class Walk:
    """What was met on the way through pages and states."""

    met: list[str]

    def look(self, page: Page, name: str) -> None:
        page.locator("h1").first.wait_for(state="attached")
        small = too_small(page) if page.viewport_size == PHONE else []
        sideways = [] if fits(page) else ["the page scrolls sideways"]
        self.met += [f"{name}: {trouble}" for trouble in (*barriers(page), *small, *sideways)]


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("paper", "en", DESKTOP), ("night", "de", DESKTOP), ("paper", "de", PHONE), ("night", "en", PHONE)],
    ids=["paper-en-desktop", "night-de-desktop", "paper-de-phone", "night-en-phone"],
)
def test_every_page_and_every_state_is_open_to_everybody(
    person: Open, theme: str, language: str, size: ViewportSize
) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    look: dict[str, Any] = {"theme": theme, "language": language, "viewport": size, **phone}
    page = person("/", **look)
    walk = Walk([])
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_selector("main h1, main article, [data-state]")
        page.wait_for_load_state("networkidle")
        if page.locator("summary").count():
            page.locator("summary").click()
        walk.look(page, name)
    alone_at_a_table(page, walk)
    invited(page, person("/", **look), walk)
    at_a_turn(page, walk)
    at_the_end(page, walk)
    assert not walk.met, "\n".join(walk.met)


def alone_at_a_table(page: Page, walk: Walk) -> None:
    """Whoever made a table waits there; home and lobby list it."""
    page.goto(set_table(page, "skyline", [{"kind": "me"}, {"kind": "open"}], public=True))
    page.locator("input[readonly]").wait_for()
    walk.look(page, "waiting for somebody")
    page.goto("/")
    page.get_by_role("region", name=re.compile("^(My tables|Meine Tische)$")).wait_for()
    walk.look(page, "home with tables")


def invited(page: Page, friend: Page, walk: Walk) -> None:
    """A friend opens the link, and looks into the lobby."""
    address = set_table(page, "skyline", [{"kind": "me"}, {"kind": "open"}], public=True)
    page.goto(address)
    friend.goto(address)
    friend.get_by_role("textbox").first.wait_for()
    walk.look(friend, "invited")
    friend.goto("/lobby")
    friend.get_by_role("listitem").first.wait_for()
    walk.look(friend, "lobby with tables")


def at_a_turn(page: Page, walk: Walk) -> None:
    """Skyline's dice tray, questions, overlays and panels."""
    sit_at(page, match(2), find(match(2), lambda view: "take_district" in kinds(view), 0.4))
    walk.look(page, "taking dice")
    sit_at(page, match(3), find(match(3), nothing_fits, 0.3))
    walk.look(page, "nothing fits")
    page.keyboard.press("ArrowRight")
    walk.look(page, "about to abandon")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    board(page).locator("[data-choice]").first.click()
    page.get_by_role("alertdialog").wait_for()
    walk.look(page, "asked about a demolition")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    overlays = {
        "l": page.get_by_role("region", name=re.compile("^(All choices|Alle Möglichkeiten)$")),
        "h": page.get_by_role("region", name=re.compile("^(Hint|Tipp)$")),
        "r": page.get_by_role("dialog"),
    }
    for key, opened in overlays.items():
        page.keyboard.press(key)
        opened.first.wait_for()
        walk.look(page, f"after the key {key}")
        page.keyboard.press("Escape")
    for tab in page.get_by_role("tab").all():
        tab.click()
        walk.look(page, f"the panel {tab.inner_text()}")
    page.context.set_offline(True)
    page.get_by_text(re.compile(OFFLINE)).first.wait_for()
    walk.look(page, "without a line")
    said = page.get_by_text(re.compile(OFFLINE)).first.bounding_box()
    if page.viewport_size == PHONE and said and said["y"] + said["height"] > PHONE["height"] / 2:
        walk.met.append("without a line: what is said lies under the thumb")
    page.context.set_offline(False)


def at_the_end(page: Page, walk: Walk) -> None:
    address = bring_finished(page, "skyline", 3)
    page.goto(address)
    share = page.get_by_role("button", name=re.compile("^(Share|Teilen)$"))
    share.wait_for()
    walk.look(page, "the end")
    share.click()
    walk.look(page, "a picture to share")
    page.goto(f"{address}?ply=20")
    arrived(page)
    walk.look(page, "replay")
