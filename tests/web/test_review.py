"""Looking back at a finished match: asked before told, and the same numbers for whoever sees no curve."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE, troubles
from tests.web.tables import bring_finished, finished, set_table

PATIENCE = 300_000
"""Milliseconds that a review may take on a busy machine."""


def looking_back(page: Page, game: str = "skyline") -> None:
    page.goto(bring_finished(page, game, 2))
    page.get_by_role("link", name=re.compile("^(Look back|Rückblick)$")).click()
    expect(page).to_have_url(re.compile("/review/"))
    heading = page.get_by_role("heading", name=re.compile("^(What would you have done|Was hättest du getan)"))
    expect(heading).to_be_visible(timeout=PATIENCE)


def test_a_mistake_is_asked_before_it_is_told(person: Open, keep: Keep) -> None:
    page = person("/")
    looking_back(page)
    asked = page.locator("article").first
    question = asked.get_by_label("What would you do?")
    expect(question).to_be_visible()
    expect(page.get_by_text("Better:")).to_have_count(0)
    keep(page, "review")
    question.select_option(index=1)
    asked.get_by_role("button", name="That is what I would do").click()
    expect(asked.get_by_text("Better:")).to_be_visible()
    expect(asked.get_by_text(re.compile("chose:"))).to_be_visible()
    expect(asked.get_by_text(re.compile("of 100 of the chance to win"))).to_be_visible()
    keep(page, "review-told")
    asked.get_by_role("button", name="Play on from there against bots").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_numbers_can_be_read_and_add_up(person: Open) -> None:
    page = person("/")
    looking_back(page)
    page.locator("figure").first.get_by_text("The numbers").click()
    rows = page.locator("figure").first.locator("tbody tr")
    expect(rows).to_have_count(len(finished("skyline", 2)["actions"]) + 1)
    table = page.get_by_role("table", name="Where the result came from: chance to win, of 100")
    cells = [[float(cell) for cell in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr").all()]
    *parts, result, adjusted = cells
    for seat in (0, 1):
        assert abs(sum(part[seat] for part in parts) - result[seat]) < 0.4, "each is rounded to a tenth"
        assert abs(result[seat] - parts[1][seat] - adjusted[seat]) < 0.2


def test_on_a_phone_in_german(person: Open, keep: Keep) -> None:
    page = person("/", language="de", viewport=PHONE)
    looking_back(page)
    page.get_by_text("Mehr", exact=True).click()
    expect(page.get_by_text("Bewerter:")).to_be_visible()
    keep(page, "review-phone")
    assert not troubles(page)


def test_a_match_that_runs_is_not_looked_back_at(person: Open) -> None:
    page = person("/")
    address = set_table(page, "skyline", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.goto(address.replace("/t/", "/review/"))
    expect(page.get_by_text("The book is opened when the match is over.")).to_be_visible()
