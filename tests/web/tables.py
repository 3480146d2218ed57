"""Sets tables: by hand on the page, or straight through the service where the page offers no such choice."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Page

import midtown
from tests.web.player import arrived

POST = """async ([path, body]) => {
    const answer = await fetch(path, { method: "POST", body, headers: { "content-type": "application/json" } });
    return answer.json();
}"""


def open_table(page: Page, game: str) -> str:
    """Sets a table with one seat open and returns its address."""
    page.goto(f"/new/{game}")
    page.locator("summary").click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def sit_down(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Sit here").click()
    arrived(page)


def share_device(page: Page, game: str) -> None:
    """Sets a table for two people at this device; it is covered until one of them takes it."""
    page.goto(f"/new/{game}")
    page.locator("summary").click()
    page.get_by_label("Seat 2", exact=True).select_option("hot_seat")
    page.get_by_label("Name", exact=True).fill("Bob")
    page.get_by_label("Name", exact=True).blur()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name=re.compile("Pass the device")).wait_for()


def set_table(page: Page, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
    """A table as only the service knows it, such as one with a very short clock; returns its address."""
    return f"/t/{post(page, '/api/tables', {'game': game, 'seats': seats, **wish})['id']}"


def bring_finished(page: Page, game: str, players: int) -> str:
    """A match that random players have finished, brought as a record; returns its address."""
    return f"/t/{post(page, '/api/records', finished(game, players))['id']}"


def post(page: Page, path: str, body: Any) -> Any:
    """Asks the service for something in the name of the page's person."""
    page.goto("/me")
    page.get_by_label("Name", exact=True).wait_for()
    return page.evaluate(POST, [path, json.dumps(body)])


@cache
def finished(game: str, players: int) -> Any:
    """The record of a whole match of random play, the first in which points came from more than one source."""
    return next(record for seed in count(players) if _counted(record := _played(game, players, seed)) > 1)


def _played(game: str, players: int, seed: int) -> Any:
    match, chooser = midtown.new_match(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(list(match.legal)))
    return match.record()


def _counted(record: Any) -> int:
    """From how many sources anybody has points."""
    return len({name for score in record["result"]["scores"] for name, points in score["sources"].items() if points})
