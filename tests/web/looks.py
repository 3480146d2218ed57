"""What every page must be: open to everybody, never wider than its window, made for fingers."""

from __future__ import annotations

import re
from collections.abc import Collection

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

AXE = Axe()
SERIOUS = ("serious", "critical")
ALL = ("minor", "moderate", *SERIOUS)
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
FINGER = 44
"""Pixels: the least width and height of what a finger shall hit."""
PRESSABLE = "button, [role=button], a.button, summary, [role=tab], select, .pick, .check, nav a"
LIGHT = "^(Light or dark|Hell oder dunkel)$"
SETTLED = "() => document.getAnimations().every((each) => !(each instanceof CSSTransition))"
"""No color is on its way to another."""
SMALL = """
([pressable, least]) => [...document.querySelectorAll(pressable)]
    .filter((each) => each.checkVisibility() && !each.closest(".for-readers") && each.ariaDisabled !== "true")
    .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([box, html]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)
"""


def barriers(page: Page, impacts: Collection[str] = ALL) -> list[str]:
    """What axe-core finds, with the elements it means; of any kind, or only of those that keep people out."""
    found = AXE.run(page).response["violations"]
    return [
        f"{each['id']}: {[node['html'] for node in each['nodes']][:3]}" for each in found if each["impact"] in impacts
    ]


def dim(page: Page) -> list[str]:
    """What stands out too little from what is behind it."""
    found = AXE.run(page, options={"runOnly": ["color-contrast"]}).response["violations"]
    return [f"{each['id']}: {[node['html'] for node in each['nodes']][:3]}" for each in found]


def too_small(page: Page) -> list[str]:
    """What can be pressed but is smaller than a finger."""
    found: list[str] = page.evaluate(SMALL, [PRESSABLE, FINGER])
    return found


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def assert_fits(page: Page) -> None:
    assert fits(page), "the page scrolls sideways"


def assert_open_to_everybody(page: Page) -> None:
    assert_fits(page)
    troubles = barriers(page, SERIOUS) + (too_small(page) if page.viewport_size == PHONE else [])
    assert not troubles, "\n".join(troubles)


def troubles(page: Page) -> list[str]:
    """By day all that is wrong, by night what cannot be read."""
    small = too_small(page) if page.viewport_size == PHONE else []
    sideways = [] if fits(page) else ["the page scrolls sideways"]
    found = [*barriers(page), *small, *sideways]
    turn_light(page)
    found += [f"by night: {each}" for each in dim(page)]
    turn_light(page)
    return found


def turn_light(page: Page) -> None:
    before = page.locator("html").get_attribute("data-theme") or ""
    page.get_by_role("button", name=re.compile(LIGHT)).evaluate("button => button.click()")
    expect(page.locator("html")).not_to_have_attribute("data-theme", before)
    page.wait_for_function(SETTLED)
