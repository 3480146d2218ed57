"""A whole game as a person plays it: by pressing what glows and nothing else, now in one light, now in the other.

    page = person("/", **look("phone"))
    play_newcomer(page, "fifth_avenue")
    play_whole_game(page, keep, "fifth_avenue-phone", random.Random(1))

What leads to a choice is pressed, too: a card before the borough it is for, a key before what stands behind it. The
list of all choices is never opened, so a decision that the table does not offer where one looks for it fails here.
"""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Keep
from tests.web.looks import PHONE
from tests.web.player import CHOICES, MOST, board, may_decide, moment, own, pick_up_dice, settle

LOW: ViewportSize = {"width": 1280, "height": 720}
TOUCHED = ", ".join(
    f"{piece}:not([data-choice], [aria-disabled]):visible"
    for piece in ("[data-touch]", "[data-use]", "[data-die][aria-pressed=false]")
)
OPENED = "[aria-expanded=false]:visible"
MOST_PRESSES = 12
"""No choice needs more."""
PICTURES = (0, 10, 30)
"""After how many decisions a picture is kept, and the light turned."""
LIGHT = "document.documentElement.dataset.theme"


def look(size: str) -> dict[str, Any]:
    """What `person` needs for a low window on a desk, in English, or for a phone, in German; by night at first."""
    if size == "phone":
        return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "theme": "night", "language": "de"}
    return {"viewport": LOW, "theme": "night"}


def play_whole_game(page: Page, keep: Keep, name: str, chooser: random.Random) -> None:
    """Plays until the match is over, and keeps pictures of it."""
    for number in range(MOST):
        if not may_decide(page):
            keep_picture(page, keep, f"{name}-over")
            return
        if number in PICTURES:
            keep_picture(page, keep, f"{name}-{number}")
        press_what_glows(page, chooser)
    raise AssertionError("the match did not end")


def keep_picture(page: Page, keep: Keep, name: str) -> None:
    """One of the page as it is; then the light is turned by its switch."""
    light = page.evaluate(LIGHT)
    keep(page, f"{name}-{light}")
    page.get_by_role("button", name=re.compile("^(Light or dark|Hell oder dunkel)$")).click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", light)


def press_what_glows(page: Page, chooser: random.Random) -> None:
    """One decision, in as many presses as it takes."""
    before = moment(page)
    pick_up_dice(page, chooser)
    choices = page.locator(CHOICES)
    steps = page.locator(TOUCHED).or_(board(page).locator(OPENED)).or_(own(page).locator(OPENED))
    for number in range(MOST_PRESSES):
        expect(choices.or_(steps).first).to_be_visible()
        # Once something was begun, what it led to comes first.
        offered = choices if number > 0 and choices.count() > 0 else choices.or_(steps)
        pressed = offered.nth(chooser.randrange(offered.count()))
        decides = pressed.get_attribute("data-choice") is not None
        pressed.click()
        if decides:
            settle(page, before)
            return
    raise AssertionError("no press led to a choice")
