"""Inviting somebody: the link is copied, shared and drawn as a code; full and unknown tables say so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import qr
from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, arrived, players, prompt
from tests.web.tables import open_table, post, set_table, sit_down

SHARES = "window.shared = []; navigator.share = async (what) => { shared.push(what.url); };"
BORDER = 2


def test_the_link_is_copied_shared_and_drawn_as_a_code(person: Open) -> None:
    page = person("/", permissions=["clipboard-read", "clipboard-write"])
    page.context.add_init_script(SHARES)
    address = open_table(page, "skyline")
    page.reload()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("shared") == [address]
    code = page.get_by_role("img", name="The link as a code to scan")
    size = int(str(code.get_attribute("viewBox")).split()[-1])
    assert qr.read(str(code.locator("path").get_attribute("d")), size, BORDER) == address


def test_who_may_not_copy_is_told_how(person: Open) -> None:
    page = person("/")
    page.context.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'));")
    open_table(page, "skyline")
    page.reload()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("alert")).to_contain_text("copy it yourself")


def test_who_follows_the_link_sits_down_and_who_comes_too_late_looks_on(person: Open, keep: Keep) -> None:
    ada, bob, eve = person("/"), person("/"), person("/")
    address = open_table(ada, "skyline")
    bob.goto(address)
    keep(bob, "invited")
    eve.goto(address)
    expect(eve.get_by_role("button", name="Sit here")).to_be_visible()
    bob.get_by_role("button", name="Sit here").click()
    bob.wait_for_selector("[data-state]")
    eve.wait_for_selector('[data-state="others"]')
    expect(eve.get_by_role("tab", name="Notes")).to_have_count(0)
    keep(eve, "spectator")


@pytest.mark.parametrize(
    ("language", "sit", "refused", "label", "account"),
    [
        ("en", "Sit here", "looks like \u0410da", "Your name at this table", "Account"),
        ("de", "Hier sitzen", "fast so wie \u0410da", "Dein Name an diesem Tisch", "Konto"),
    ],
)
def test_who_looks_like_somebody_at_the_table_takes_another_name_and_sees_who_has_an_account(
    person: Open, keep: Keep, language: str, sit: str, refused: str, label: str, account: str
) -> None:
    ada, other = person("/"), person("/", language=language)
    for page, called in ((ada, "Ada"), (other, "\u0410da")):
        post(page, "/api/guests", {"name": called, "language": language})
    post(ada, "/api/accounts", {"account": f"somebody-{language}", "password": "correct horse battery"})
    table = post(ada, "/api/tables", {"game": "skyline", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ada.goto(f"/t/{table}")
    other.goto(f"/t/{table}")
    expect(other.get_by_role("listitem").filter(has_text="Ada")).to_contain_text(account)
    other.get_by_role("button", name=sit).click()
    expect(other.get_by_role("alert")).to_contain_text(refused)
    keep(other, f"name-taken-{language}")
    other.get_by_label(label).fill("Ada the second")
    other.get_by_role("button", name=sit).click()
    other.wait_for_selector("[data-state]")
    expect(other.get_by_role("listitem").filter(has_text=account)).to_have_count(1)
    keep(other, f"account-{language}")


def test_who_went_away_again_does_not_look_on(person: Open) -> None:
    """Neither who came by while the table waited, nor who looked on at the match."""
    ada, bob, eve = person("/"), person("/"), person("/")
    address = open_table(ada, "skyline")
    eve.goto(address)
    expect(eve.get_by_role("button", name="Sit here")).to_be_visible()
    eve.get_by_role("link", name="Lobby").click()
    sit_down(bob, address)
    arrived(ada)
    ada.get_by_role("tab", name="Table").click()
    watching = ada.get_by_role("list", name="Looking on")
    expect(watching).to_have_text("nobody")
    eve.goto(address)
    arrived(eve)
    expect(watching).to_have_text(re.compile("^Guest"))
    eve.get_by_role("link", name="Lobby").click()
    expect(watching).to_have_text("nobody")


def test_who_is_invited_sees_what_is_played_and_says_a_name(person: Open, keep: Keep) -> None:
    ada, bob, eve = person("/"), person("/", viewport=PHONE), person("/")
    clock = {"kind": "days", "days": 3}
    seats = [{"kind": "me"}, {"kind": "open"}]
    address = set_table(ada, "skyline", seats, clock=clock, hints=True)
    ada.goto(address)
    bob.goto(address)
    expect(bob.get_by_role("heading", name="Skyline")).to_be_visible()
    expect(bob.get_by_role("main")).to_contain_text("By correspondence, 3 days a turn")
    expect(bob.get_by_role("main")).to_contain_text("Hints are allowed at this table.")
    bob.get_by_label("What shall we call you?").fill("Bob")
    keep(bob, "invited-phone")
    bob.get_by_role("button", name="Sit here").click()
    arrived(bob)
    expect(players(bob).get_by_role("listitem").filter(has_text="Bob")).to_contain_text("you")
    arrived(ada)
    eve.goto(address)
    arrived(eve)
    expect(players(eve).get_by_text("you", exact=True)).to_have_count(0)
    expect(prompt(eve)).to_contain_text("You are watching.")
    for page in (ada, eve):
        expect(page.get_by_role("main")).not_to_contain_text("No hints")
        expect(page.get_by_text(re.compile("Looking on Guest"))).to_be_visible()


def test_between_people_there_are_hints_only_where_the_table_says_so(person: Open) -> None:
    ada, bob = person("/"), person("/")
    sit_down(bob, open_table(ada, "skyline"))
    ada.wait_for_selector(MINE)
    expect(ada.get_by_role("button", name="No hints at this table")).to_be_disabled()
    expect(bob.get_by_role("button", name="All choices")).to_have_count(0)
