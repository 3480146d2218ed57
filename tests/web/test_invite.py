"""Inviting somebody: the link is copied, shared and drawn as a code; full and unknown tables say so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import qr
from tests.web.conftest import Keep, Open
from tests.web.player import arrived
from tests.web.tables import open_table, sit_down

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
    expect(watching).to_have_text("Guest")
    eve.get_by_role("link", name="Lobby").click()
    expect(watching).to_have_text("nobody")
