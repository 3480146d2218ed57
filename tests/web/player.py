"""Plays a match as a person does: by clicking what glows, or by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MINE = '[data-state="mine"]'
OVER = '[data-state="over"]'
CHOICES = "[data-choice]:visible"
PILES = "[data-piece^='yard:'] button"
"""The dice that Skyline lets one take, one by one."""
ASKED = "[data-asks]"
MOMENT = "String(document.querySelector('[data-state]')?.dataset.moment)"
MOVED = f"(before) => {MOMENT} !== before"
ASKED_OR_MOVED = f"(before) => document.querySelector('{ASKED}') || {MOMENT} !== before"
PATIENCE = 180_000
"""Milliseconds for a bot that may have to be compiled first."""
SETTLED = """() => {
    const state = document.querySelector("[data-state]")?.dataset.state;
    return ["mine", "others", "over"].includes(state) && state;
}"""
"""Whose turn it is, once nothing is being told or sent any more."""
MOST = 600
"""No match has more decisions of one person than this."""


def play_now(page: Page, game: str) -> str:
    """From the home page to the table in one click; returns the table's id."""
    page.locator("article", has=page.locator(f'a[href="/new/{game}"]')).get_by_role("button").click()
    return arrived(page)


def play_newcomer(page: Page, game: str) -> str:
    """A table against the bot that thinks least."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=re.compile("^(Newcomer|Neuling)")).check()
    page.get_by_role("button", name=re.compile("^(Begin|Anfangen)$")).click()
    return arrived(page)


def resign(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(final_scoring(page)).to_be_visible()


def arrived(page: Page) -> str:
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("[data-state]")
    return page.url.rsplit("/", 1)[1]


def take_dice(page: Page) -> None:
    """The first step of Skyline: three dice, rolled."""
    page.wait_for_selector(MINE)
    take_three(page)
    expect(rolled(page).first).to_be_visible()
    page.wait_for_selector(MINE)


def take_three(page: Page) -> None:
    for _ in range(3):
        page.locator(PILES).first.click()
    page.get_by_role("button", name=re.compile("^Roll 3 dice")).click()


def rolled(page: Page) -> Locator:
    """The dice of Skyline that lie rolled on the table and are good for something."""
    return page.get_by_role("region", name="Dice").locator("[data-die]")


def board(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(The board|Das Brett)$"))


def own(page: Page) -> Locator:
    """What belongs to the seat whose eyes one sees with."""
    return page.get_by_role("region", name=re.compile("^(What is yours|Was dir gehört)$"))


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(What to do now|Was jetzt zu tun ist)$"))


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def players(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^(Players|Wer mitspielt)$"))


def final_scoring(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Final scoring|Schlusswertung)$"))


def totals(page: Page) -> Locator:
    """The last line of the final scoring, a cell a player."""
    return final_scoring(page).get_by_role("row", name=re.compile("^(Total|Gesamt)")).get_by_role("cell")


def settled(page: Page) -> str:
    """Waits until the page has shown all it knows; "mine", "others" or "over"."""
    return str(page.wait_for_function(SETTLED, timeout=PATIENCE).json_value())


def may_decide(page: Page) -> bool:
    """Waits for a turn of one's own; False when the match is over instead."""
    page.wait_for_selector(f"{MINE}, {OVER}", timeout=PATIENCE)
    return settled(page) == "mine"


def play_while_mine(page: Page, chooser: random.Random) -> None:
    """Clicks until it is the others' turn, or the match is over."""
    for _ in range(MOST):
        if settled(page) != "mine":
            return
        decide(page, chooser)
    raise AssertionError("the turn did not end")


def play_to_the_end(page: Page, chooser: random.Random, most: int = MOST) -> None:
    """Clicks until the match is over."""
    for _ in range(most):
        if not may_decide(page):
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
    while piles := page.locator(PILES).all():
        chooser.choice(piles).click()


def settle(page: Page, before: str, say_yes: Callable[[Page], None] | None = None) -> None:
    """Says yes if the page asks, and waits until the table has changed."""
    page.wait_for_function(ASKED_OR_MOVED, arg=before)
    if page.locator(ASKED).count():
        (say_yes or click_yes)(page)
        page.wait_for_function(MOVED, arg=before)


def click_yes(page: Page) -> None:
    page.locator(ASKED).get_by_role("button").first.click()


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
