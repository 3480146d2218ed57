"""An account on several devices: who has it sees them all, and logs others out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE

PASSWORD = "correct horse battery"


def fill_in(page: Page, account: str) -> None:
    page.get_by_label("Account name").fill(account)
    page.get_by_label("Password (at least").fill(PASSWORD)


def test_other_devices_are_seen_and_logged_out_and_the_password_is_changed(person: Open, keep: Keep) -> None:
    laptop, phone = person("/me"), person("/me", viewport=PHONE)
    fill_in(laptop, "many-devices")
    laptop.get_by_role("button", name="Make an account").click()
    expect(laptop.get_by_text("You are logged in as many-devices.")).to_be_visible()
    fill_in(phone, "many-devices")
    phone.get_by_role("button", name="Log in").click()
    devices = phone.get_by_role("list", name="Where you are logged in").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    keep(phone, "sessions")

    end = phone.get_by_role("button", name="Log out all other devices")
    expect(end).to_be_disabled()
    phone.get_by_label("Your password").fill("not the password")
    end.click()
    expect(phone.get_by_role("alert")).to_contain_text("do not belong together")
    phone.get_by_label("Your password").fill(PASSWORD)
    phone.get_by_role("button", name="Log out Chrome").click()
    expect(devices).to_have_count(1)
    laptop.reload()
    expect(laptop.get_by_role("button", name="Make an account")).to_be_visible()

    phone.get_by_label("Your password").fill(PASSWORD)
    phone.get_by_label("A new password").fill("another long password")
    phone.get_by_role("button", name="Change the password").click()
    expect(phone.get_by_role("status").filter(has_text="The password is changed")).to_be_visible()
