"""Setting a table up: what is offered is explained, in the words of the language that is spoken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, arrived, players, resign
from tests.web.tables import set_table


@pytest.mark.parametrize(("language", "edition"), [("en", "en"), ("de", "de")])
def test_the_edition_is_that_of_the_language_and_its_difference_is_told(
    person: Open, language: str, edition: str
) -> None:
    page = person("/new/new_york_city", language=language)
    chosen = page.get_by_role("combobox", name=re.compile("^(Edition|Ausgabe)$"))
    expect(chosen).to_have_value(edition)
    expect(chosen).to_have_accessible_description(re.compile("16.*22"))
    page.get_by_role("button", name=re.compile("^(Begin|Anfangen)$")).click()
    table = arrived(page)
    assert (
        page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)["options"]["edition"] == edition
    )


def test_alone_one_plays_new_york_city_against_tom(person: Open, keep: Keep) -> None:
    page = person("/new/new_york_city", viewport=PHONE)
    page.get_by_role("radio", name="1: alone, against Tom").check()
    expect(page.get_by_text("He needs nobody")).to_be_visible()
    expect(page.get_by_role("radio", name="Newcomer")).to_have_count(0)
    keep(page, "alone-against-tom")
    page.get_by_role("button", name="Begin", exact=True).click()
    arrived(page)
    page.wait_for_selector(MINE)
    expect(players(page)).to_contain_text("Tom B4")


def test_whoever_changes_their_mind_about_tom_plays_against_a_bot(person: Open) -> None:
    page = person("/new/new_york_city")
    page.get_by_role("radio", name="1: alone, against Tom").check()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_role("radio", name="Newcomer")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    arrived(page)
    expect(players(page)).not_to_contain_text("Tom")


@pytest.mark.parametrize(
    ("language", "goal"), [("en", "Finish without a low-rise."), ("de", "Beende das Spiel ohne Flachbau.")]
)
def test_a_scenario_is_offered_with_its_goal(person: Open, language: str, goal: str) -> None:
    page = person("/new/skyline", language=language)
    page.get_by_role("radio", name="1", exact=True).check()
    scenario = page.get_by_role("combobox", name=re.compile("Scenario|Szenario"))
    scenario.select_option("shanghai")
    expect(scenario).to_have_accessible_description(re.compile("."))
    expect(page.get_by_text(goal)).to_be_visible()


def test_playing_on_at_the_turn_of_a_bot_one_sits_where_one_sat(person: Open) -> None:
    page = person("/")
    seats = [{"kind": "bot", "bot": "newcomer"}, {"kind": "me"}]
    page.goto(set_table(page, "skyline", seats))
    page.wait_for_selector(MINE)
    resign(page)
    page.goto(f"{page.url}?ply=0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[^?]+$"))
    arrived(page)
    expect(players(page).get_by_role("listitem").nth(0)).to_contain_text("Casual")
    page.wait_for_selector(MINE)
