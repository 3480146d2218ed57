"""What goes wrong ends in a page of the house: what happened, what is safe, and the way back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FilePayload, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import play_now
from tests.web.tables import finished, open_table


def test_a_file_that_is_no_record_is_refused_in_one_sentence(person: Open) -> None:
    page = person("/lobby")
    bent = {**finished("skyline", 2), "actions": [1, 2, 3]}
    for content, sentence in (
        (b"not even JSON", "This file is not the whole, unchanged record of a match."),
        (b"{}", "This is not a whole record: actions, commitment, game"),
        (json.dumps(bent).encode(), "its checksum does not fit"),
    ):
        bad: FilePayload = {"name": "record.json", "mimeType": "application/json", "buffer": content}
        page.get_by_label("A record that was downloaded").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        page.reload()


def test_a_server_that_is_gone_is_waited_for(person: Open, keep: Keep) -> None:
    page = person("/lobby", viewport=PHONE)
    page.context.route("**/api/**", lambda route: route.abort())
    page.goto("/lobby")
    expect(page.locator("main")).to_contain_text("The server cannot be reached.")
    keep(page, "server-gone")
    page.context.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()


@pytest.mark.parametrize("table", ["nonsense", "AAAAAAAAAAAAAAAA"])
def test_a_table_that_does_not_exist_is_said_in_plain_words(person: Open, table: str) -> None:
    page = person(f"/t/{table}")
    expect(page.get_by_role("main")).to_contain_text("There is no such table.")


def test_a_visitor_meets_no_errors(person: Open) -> None:
    page = person("/")
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(f"{answer.status} {answer.url}") if answer.status > 399 else None)
    for where in ("/", "/lobby", "/me", "/new/skyline", "/rules/skyline", "/learn/skyline"):
        page.goto(where)
        page.wait_for_load_state("networkidle")
    assert refused == []


def test_the_way_from_a_table_to_the_lobby_asks_for_no_table_without_a_name(person: Open) -> None:
    page = person("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page, "skyline")
    page.get_by_role("navigation").get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if url.endswith("/api/tables/")] == []


def test_a_table_that_was_given_up_says_so(person: Open) -> None:
    ada, bob = person("/"), person("/")
    address = open_table(ada, "skyline")
    ada.get_by_role("button", name="Give the table up").click()
    expect(ada).not_to_have_url(address)
    bob.goto(address)
    expect(bob.locator("main")).to_contain_text("This table was given up.")
