"""What the service refuses is told in both languages: it says so in English, the page knows the German."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open


def test_a_table_that_is_not_there_says_so_in_german(person: Open) -> None:
    page = person("/t/AAAAAAAAAAAAAAAA", language="de")
    expect(page.locator("main")).to_contain_text("Diesen Tisch gibt es nicht.")
    page.get_by_role("link", name="Zu den Spielen").click()
    expect(page.locator("article").first).to_be_visible()
