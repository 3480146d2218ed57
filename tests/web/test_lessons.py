"""The introductions: learned by doing, one lit thing at a time, from the first sentence to a table of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, PILES, arrived, prompt

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
LESSONS = ["skyline", "fifth_avenue", "new_york_city"]
END = re.compile("^(Play now|Jetzt spielen)")
"""What an introduction leads to."""
STEPS = "[data-touch]:visible, [aria-expanded=false]:visible, [data-die][aria-pressed=false]:visible"
"""What is pressed before a choice can be made with it."""


def steps_of(game: str) -> list[dict[str, Any]]:
    """The learner's own steps: those with words."""
    lesson = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    return [step for step in lesson["steps"] if step["say"]]


def do_as_told(page: Page) -> None:
    """Presses what is lit; nothing else can be chosen. Skyline's dice are taken one by one."""
    before = page.locator("progress").get_attribute("value")
    piles = page.locator(PILES)
    while piles.count():
        piles.first.click()
    offered = page.locator("[data-choice]:visible")
    if not offered.count():
        page.locator(STEPS).first.click()
    assert len({each.get_attribute("data-choice") for each in offered.all()}) == 1
    offered.first.click()
    expect(page.locator("progress")).not_to_have_attribute("value", str(before))


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_an_introduction_is_learned_by_doing(person: Open, keep: Keep, game: str, size: str, language: str) -> None:
    given = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = person(f"/learn/{game}", language=language, **given)
    said: list[str] = []
    for _ in steps_of(game):
        page.wait_for_selector(MINE)
        said.append(prompt(page).get_by_role("paragraph").first.inner_text())
        do_as_told(page)
    begin = prompt(page).get_by_role("button", name=END)
    expect(begin).to_be_visible()
    assert len(set(said)) == len(said), "every step has words of its own"
    keep(page, f"{game}-learned-{size}")
    begin.click()
    arrived(page)


@pytest.mark.parametrize("game", LESSONS)
def test_an_introduction_is_short(game: str) -> None:
    """Some fourteen to twenty-four sentences, each followed by one press: two to three minutes."""
    assert 10 <= len(steps_of(game)) <= 24


def test_an_introduction_can_be_skipped(person: Open) -> None:
    page = person("/learn/fifth_avenue")
    page.get_by_role("link", name="Skip", exact=True).click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
