"""Plays a match as a person does: by clicking what glows, or by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MINE = '[data-state="mine"]'
OVER = '[data-state="over"]'
NEXT = f"{MINE}, {OVER}"
CHOICES = "[data-choice]:visible"
ASKED = ".prompt[data-asks]"
MOMENT = "String(document.querySelector('[data-state]')?.dataset.moment)"
MOVED = f"(before) => {MOMENT} !== before"
ASKED_OR_MOVED = f"(before) => document.querySelector('{ASKED}') || {MOMENT} !== before"
PATIENCE = 180_000
"""Milliseconds for a bot that may have to be compiled first."""
MOST = 600
"""No match has more decisions of one person than this."""


def play_now(page: Page, game: str) -> str:
    """From the home page to the table in one click; returns the table's id."""
    page.locator("article", has=page.locator(f'a[href="/new/{game}"]')).locator(".button.primary").click()
    return arrived(page)


def play_newcomer(page: Page, game: str) -> str:
    """A table against the bot that thinks least."""
    page.goto(f"/new/{game}")
    page.locator("label.pick", has_text="Newcomer").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    return arrived(page)


def resign(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".final")


def arrived(page: Page) -> str:
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("[data-state]")
    return page.url.rsplit("/", 1)[1]


def take_dice(page: Page) -> None:
    """The first step of Skyline: three dice, rolled."""
    page.wait_for_selector(MINE)
    for _ in range(3):
        page.locator(".tray li button").first.click()
    page.get_by_role("button", name="Take these").click()
    page.wait_for_selector(".felt [data-die]")
    page.wait_for_selector(MINE)


def play_to_the_end(page: Page, chooser: random.Random, most: int = MOST) -> None:
    """Clicks until the match is over."""
    for _ in range(most):
        page.wait_for_selector(NEXT, timeout=PATIENCE)
        if page.locator(OVER).count():
            return
        decide(page, chooser)
    raise AssertionError("the match did not end")


def play_until(page: Page, chooser: random.Random, reached: Callable[[], object], most: int = 60) -> None:
    """Clicks until something has come about, on a turn of one's own."""
    for _ in range(most):
        page.wait_for_selector(MINE)
        if reached():
            return
        decide(page, chooser)
    raise AssertionError("what was waited for did not come about")


def decide(page: Page, chooser: random.Random) -> None:
    """One decision, on the board where it offers one, else from the list of all choices."""
    before = moment(page)
    pick_up_dice(page, chooser)
    offered = page.locator(CHOICES)
    count = offered.count()
    if count == 0:
        page.keyboard.press("l")
        offered.first.wait_for()
        count = offered.count()
    offered.nth(chooser.randrange(count)).click()
    settle(page, before)


def pick_up_dice(page: Page, chooser: random.Random) -> None:
    """Skyline's dice are taken one by one."""
    while (piles := page.locator(".tray li button").all()) and not page.locator(".handful [data-choice]").count():
        chooser.choice(piles).click()


def settle(page: Page, before: str, say_yes: Callable[[Page], None] | None = None) -> None:
    """Says yes if the page asks, and waits until the table has changed."""
    page.wait_for_function(ASKED_OR_MOVED, arg=before)
    if page.locator(ASKED).count():
        (say_yes or click_yes)(page)
        page.wait_for_function(MOVED, arg=before)


def click_yes(page: Page) -> None:
    page.locator(f"{ASKED} .button.primary").click()


def moment(page: Page) -> str:
    """What tells one moment of a match from the next; without a table in sight, a moment of its own."""
    return str(page.evaluate(MOMENT))


def tab_to(page: Page, target: Locator, most: int = 200) -> None:
    """Moves the focus with the tabulator key alone."""
    for _ in range(most):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(target).to_be_focused()
