"""Nobody is kept out of Fifth Avenue and New York City either: every state of a table, in both lights and languages.

The dark one is asked for its contrasts only: everything else is the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web import test_city as city
from tests.web import test_fifth_avenue as avenue
from tests.web.conftest import Open
from tests.web.looks import DESKTOP, PHONE, troubles
from tests.web.player import board, own
from tests.web.positions import phase
from tests.web.tables import bring_finished

OVERLAYS = {
    "l": ("region", "^(All choices|Alle Möglichkeiten)$"),
    "r": ("dialog", "^(Rules|Regeln)$"),
}


@pytest.mark.parametrize("game", ["fifth_avenue", "new_york_city"])
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop", "phone"])
def test_every_state_of_a_table_is_open_to_everybody(
    person: Open, game: str, size: ViewportSize, language: str
) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    page = person("/", viewport=size, language=language, **phone)
    met: list[str] = []
    for name in STATES[game](page):
        met += [f"{name}: {trouble}" for trouble in troubles(page)]
    assert not met, "\n".join(met)


def avenue_states(page: Page) -> Iterator[str]:
    for name, wanted in (
        ("choosing an option", avenue.choosing),
        ("placing a business", lambda view: phase(view) == "business"),
        ("taking cards", lambda view: phase(view) == "cards"),
        ("moving a commissioner", lambda view: phase(view) == "move"),
        ("building", lambda view: phase(view) == "build"),
        ("raising a bid", avenue.raising),
    ):
        avenue.at(page, wanted)
        yield name
    own(page).locator("[data-choice]").first.click()
    yield "a card is laid"
    yield from panels(page)
    yield from the_end(page, "fifth_avenue")


def city_states(page: Page) -> Iterator[str]:
    for name, position in (
        ("pairing with steps", city.steps),
        ("asked about the Night watchman", city.asked),
        ("building", city.building),
        ("hiring", city.hiring),
        ("bidding with everything on the table", city.bidding),
    ):
        city.sit(page, position())
        yield name
    for sheet in board(page).get_by_role("tab").all():
        sheet.click()
        yield f"the sheet {sheet.inner_text()}"
    page.keyboard.press("c")
    city.cast(page).wait_for()
    yield "the cast"
    page.keyboard.press("Escape")
    yield from panels(page)
    yield from the_end(page, "new_york_city")


def panels(page: Page) -> Iterator[str]:
    """What opens over the board."""
    for key, (role, name) in OVERLAYS.items():
        page.keyboard.press(key)
        page.get_by_role(role, name=re.compile(name)).first.wait_for()  # type: ignore[arg-type]
        yield f"after the key {key}"
        page.keyboard.press("Escape")


def the_end(page: Page, game: str) -> Iterator[str]:
    page.goto(bring_finished(page, game, 3))
    page.get_by_role("button", name=re.compile("^(Share|Teilen)$")).wait_for()
    yield "the end"


STATES: dict[str, Callable[[Page], Iterator[str]]] = {"fifth_avenue": avenue_states, "new_york_city": city_states}
