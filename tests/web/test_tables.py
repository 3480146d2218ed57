"""Table life: two browsers at one table, a lost connection, spectators, talk, a shared device, the end."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import (
    MINE,
    MOVED,
    PATIENCE,
    arrived,
    board,
    decide,
    log,
    moment,
    own,
    play_now,
    play_while_mine,
    settled,
    totals,
)
from tests.web.tables import open_table, share_device, sit_down

SECRETS = {
    "fifth_avenue": ("hand", "laid", "laid_black", "laid_color", "laid_total", "stack", "black"),
    "new_york_city": ("hand", "deck"),
}
"""What only its owner or nobody may see."""


class Cable:
    """The wire between a page and the service, which can be pulled."""

    def __init__(self, page: Page) -> None:
        self.plugged = True
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.plugged:
            line.connect_to_server()
            self.lines.append(line)
        else:
            line.close()

    def pull(self) -> None:
        self.plugged = False
        for line in self.lines:
            line.close()
        self.lines.clear()

    def plug(self) -> None:
        self.plugged = True


def on_turn(*pages: Page) -> Page | None:
    """Whoever may decide now, as the pages see it; nobody when the match is over."""
    for _ in range(PATIENCE // BEAT):
        states = {settled(page): page for page in pages}
        if "mine" in states:
            return states["mine"]
        if "over" in states:
            return None
        pages[0].wait_for_timeout(BEAT)
    raise AssertionError("nobody is on turn, and the match is not over")


BEAT = 30
"""Milliseconds between two looks at something that no single page can wait for."""


def test_two_browsers_play_to_the_end_through_a_lost_connection(person: Open, keep: Keep) -> None:
    ada, bob = person("/"), person("/", viewport=PHONE)
    cable = Cable(bob)
    address = open_table(ada, "skyline")
    expect(ada.get_by_role("region", name="Invite")).to_be_visible()
    keep(ada, "waiting")
    sit_down(bob, address)
    ada.wait_for_selector(MINE)
    chooser = random.Random(5)
    for _ in range(10):
        decide(on_turn(ada, bob) or ada, chooser)
    while on_turn(ada, bob) is bob:
        decide(bob, chooser)
    cable.pull()
    expect(bob.get_by_text("The connection is lost")).to_be_visible()
    keep(bob, "lost-connection")
    play_while_mine(ada, chooser)
    cable.plug()
    expect(bob.get_by_text("The connection is lost")).to_have_count(0)
    while playing := on_turn(ada, bob):
        decide(playing, chooser)
    for page in (ada, bob):
        expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    expect(totals(bob)).to_have_text(totals(ada).all_inner_texts())


def test_a_choice_without_a_line_is_kept_in_pencil(person: Open, keep: Keep) -> None:
    """It can be taken back while nobody knows of it, and is sent when the line is back."""
    page = person("/")
    cable = Cable(page)
    page.reload()
    play_now(page, "new_york_city")
    page.wait_for_selector(MINE)
    choices = board(page).locator("[data-choice]")
    cable.pull()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    choices.first.click()
    expect(page.get_by_text("In pencil")).to_be_visible()
    keep(page, "pencilled")
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_text("In pencil")).to_have_count(0)
    before = moment(page)
    choices.first.click()
    expect(page.get_by_text("In pencil")).to_be_visible()
    cable.plug()
    page.wait_for_function(MOVED, arg=before)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)


class Summary:
    """The connection of a page on which moves arrive as a server tells them after several at once: how things stand."""

    def __init__(self, page: Page) -> None:
        self.told = 0
        self._table: Any = None
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(json.dumps(self._summed_up(json.loads(text)))))

    def _summed_up(self, message: dict[str, Any]) -> dict[str, Any]:
        self._table = message.get("table", self._table)
        if message["type"] != "moved":
            return message
        self.told += 1
        kept = {field: message[field] for field in ("match", "seat", "version", "view", "clock")}
        return {"type": "state", "missed": [message], "table": self._table, **kept}


def test_where_much_has_happened_at_once_the_page_shows_how_things_stand(person: Open) -> None:
    ada, bob = person("/"), person("/")
    summary = Summary(bob)
    bob.reload()
    sit_down(bob, open_table(ada, "skyline"))
    ada.wait_for_selector(MINE)
    chooser = random.Random(15)
    play_while_mine(ada, chooser)
    bob.wait_for_selector(MINE)
    assert summary.told > 0
    expect(log(bob).get_by_text(re.compile("takes")).first).to_be_visible()


SLOW = "**/assets/skyline-de-*.js"
"""What a page needs of a game before it can show a table, whatever language is spoken."""


def test_what_happens_while_a_page_is_still_loading_is_not_missed(person: Open) -> None:
    ada, bob = person("/"), person("/")
    sit_down(bob, open_table(ada, "skyline"))
    ada.wait_for_selector(MINE)
    held: list[Route] = []
    bob.route(SLOW, lambda route: held.append(route))
    with bob.expect_request(SLOW):
        bob.reload()
    chooser = random.Random(14)
    play_while_mine(ada, chooser)
    assert held
    bob.unroute(SLOW)
    bob.wait_for_selector(MINE)


@pytest.mark.parametrize("game", list(SECRETS))
def test_a_spectator_is_told_no_secrets(person: Open, game: str) -> None:
    """All that goes over the wire to somebody who looks on is read: nothing that is kept from everybody is in it."""
    ada, eve = person("/"), person("/")
    heard: list[str] = []
    eve.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    eve.on("response", lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None)
    address = f"/t/{play_now(ada, game)}"
    eve.goto(address)
    arrived(eve)
    chooser = random.Random(6)
    for _ in range(12):
        ada.wait_for_selector(MINE)
        decide(ada, chooser)
    hear(eve, heard, 12)
    views = [view for text in heard for view in views_in(json.loads(text))]
    assert len(views) > 5
    for view in views:
        assert view["seat"] is None
        assert view["choices"] == []
        assert all(is_hidden(view["state"].get(secret)) for secret in SECRETS[game])
    assert not any('"seed"' in text for text in heard)


def hear(page: Page, heard: list[str], moves: int) -> None:
    """Waits until so many moves have been told to the page."""
    for _ in range(PATIENCE // BEAT):
        if sum(json.loads(text).get("type") == "moved" for text in heard) >= moves:
            return
        page.wait_for_timeout(BEAT)
    raise AssertionError(f"the page was not told of {moves} moves")


def is_hidden(value: Any) -> bool:
    return all(map(is_hidden, value)) if isinstance(value, list) else value is None


def views_in(value: Any) -> list[Any]:
    """Every view anywhere inside an answer."""
    if isinstance(value, list):
        return [view for each in value for view in views_in(each)]
    if not isinstance(value, dict):
        return []
    own = [value] if "shown" in value and "state" in value else []
    return own + [view for each in value.values() for view in views_in(each)]


def test_talk_and_notes(person: Open) -> None:
    ada, bob = person("/"), person("/")
    sit_down(bob, open_table(ada, "skyline"))
    arrived(ada)
    for page in (ada, bob):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<b>hello</b>")
    ada.get_by_role("button", name="Send").click()
    expect(bob.get_by_text("<b>hello</b>")).to_be_visible()
    bob.get_by_role("tab", name="Notes").click()
    bob.get_by_role("textbox", name="Notes").fill("Watch out for Ada.")
    bob.get_by_role("textbox", name="Notes").blur()
    expect(bob.get_by_text("Saved.")).to_be_visible()
    bob.reload()
    bob.get_by_role("tab", name="Notes").click()
    expect(bob.get_by_role("textbox", name="Notes")).to_have_value("Watch out for Ada.")


def test_notes_are_neither_overwritten_nor_lost(person: Open) -> None:
    page = person("/")
    play_now(page, "skyline")
    page.get_by_role("tab", name="Notes").click()
    notes = page.get_by_role("textbox", name="Notes")
    notes.fill("The Bronx is his.")
    page.reload()
    held: list[Route] = []
    page.route("**/notes", lambda route: held.append(route) if route.request.method == "GET" else route.continue_())
    with page.expect_request("**/notes"):
        page.get_by_role("tab", name="Notes").click()
    expect(notes).to_be_disabled()
    page.unroute("**/notes")
    expect(notes).to_have_value("The Bronx is his.")
    page.route("**/notes", lambda route: route.abort())
    notes.fill("Queens is mine.")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute("**/notes")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Queens is mine.")


def test_a_shared_device_is_covered_before_it_is_passed_on(person: Open, keep: Keep) -> None:
    page = person("/")
    share_device(page, "fifth_avenue")
    chooser = random.Random(7)
    first = str(page.get_by_role("heading").inner_text())
    page.get_by_role("button", name="I am").click()
    for _ in range(30):
        expect(page.locator(MINE).or_(page.get_by_role("heading", name=re.compile("Pass the device")))).to_be_visible()
        if page.get_by_role("heading", name=re.compile("Pass the device")).count():
            break
        decide(page, chooser)
    assert page.get_by_role("heading").inner_text() != first
    expect(board(page).or_(own(page))).to_have_count(0)
    keep(page, "pass-device")
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(MINE)
