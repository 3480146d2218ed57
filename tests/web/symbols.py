"""What a symbol says of itself: to a mouse that rests on it, to the keys, and to a finger that stays."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def told(page: Page) -> str:
    expect(page.get_by_role("tooltip")).to_be_visible()
    return page.get_by_role("tooltip").inner_text()


def close_tooltip(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def hold(page: Page, target: Locator) -> str:
    """A finger that stays on it; what it is told before it goes."""
    box = target.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    said = told(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return said


def assert_explains_itself(page: Page, piece: Locator, name: str) -> None:
    """The same words for all three, in a title and at least a sentence."""
    piece.hover()
    pointed = told(page)
    assert len(pointed.splitlines()) > 1, name
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Tab")
    piece.focus()
    focused = told(page)
    close_tooltip(page)
    held = hold(page, piece)
    close_tooltip(page)
    assert {pointed, focused, held} == {pointed}, name
