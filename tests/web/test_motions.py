"""What the others have to agree to: a step back that showed something, and a bot for somebody who is gone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.player import arrived, log, players, prompt, rolled, take_dice
from tests.web.tables import set_table


def ask_for_undo(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Ask the others for an undo").click()


def people(person: Open, count: int) -> list[Page]:
    """So many people at one table of Skyline, the first on turn."""
    pages = [person("/") for _ in range(count)]
    open_seats = [{"kind": "open"}] * (count - 1)
    address = set_table(pages[0], "skyline", [{"kind": "me"}, *open_seats])
    pages[0].goto(address)
    for page in pages[1:]:
        page.goto(address)
        page.get_by_role("button", name="Sit here").first.click()
    for page in pages:
        arrived(page)
    return pages


def test_a_step_back_is_voted_on(person: Open, keep: Keep) -> None:
    ada, bob = people(person, 2)
    take_dice(ada)
    ask_for_undo(ada)
    expect(ada.get_by_text("Waiting for the others.")).to_be_visible()
    expect(bob.get_by_role("alert", name="A request")).to_contain_text("would like to take the last decision back")
    expect(bob).to_have_title(re.compile("answer first"))
    expect(prompt(bob)).to_contain_text("answer first")
    keep(bob, "motion")
    bob.get_by_role("button", name="Disagree").click()
    expect(ada.get_by_text("Waiting for the others.")).to_have_count(0)
    expect(rolled(ada).first).to_be_visible()
    ask_for_undo(ada)
    bob.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, bob):
        expect(rolled(page)).to_have_count(0)
        page.get_by_role("tab", name="Log").click()
        expect(log(page)).to_contain_text("takes a step back")


def test_a_bot_plays_on_for_somebody_who_is_gone(person: Open) -> None:
    ada, bob, cleo = people(person, 3)
    cleo.context.close()
    expect(players(ada).get_by_text("away", exact=True)).to_be_visible()
    ada.get_by_role("tab", name="Table").click()
    ada.get_by_role("button", name=re.compile("Let a bot play for")).click()
    bob.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, bob):
        page.get_by_role("tab", name="Log").click()
        expect(log(page)).to_contain_text("A bot plays on for")
        expect(players(page).get_by_role("listitem").last).to_contain_text("a bot plays on")


def test_with_nobody_left_to_ask_it_is_done_at_once(person: Open) -> None:
    ada, bob = people(person, 2)
    bob.context.close()
    ada.get_by_role("tab", name="Table").click()
    ada.get_by_role("button", name=re.compile("Let a bot play for")).click()
    expect(players(ada).get_by_role("listitem").last).to_contain_text("a bot plays on")
