"""A real browser at a real service. What every page looked like is kept in `artefacts/`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from midtown.bots import prepare as bots
from midtown.engine import prepare as rules
from midtown.games import find
from tests.server.service import Process
from tests.web.looks import DESKTOP, assert_open_to_everybody

BUILT = Path(__file__).resolve().parents[2] / "src" / "midtown" / "server" / "web" / "index.html"
ARTEFACTS = Path(__file__).resolve().parent / "artefacts"
CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 180_000
"""Milliseconds: enough for a busy machine."""

expect.set_options(timeout=PATIENCE)

Open = Callable[..., Page]
Keep = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The service on a free port. Its games are compiled first, so that no click waits for that.

    Who closes the page counts as away at once, where it would usually take a few minutes.
    """
    if not BUILT.exists():
        pytest.skip("the browser client is not built: make web")
    for name in ("skyline", "fifth_avenue", "new_york_city"):
        for _, compile_step in (*rules.steps(find(name)), *bots.steps(find(name))):
            compile_step()
    running = Process(tmp_path_factory.mktemp("service"), away_minutes=0)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, service: Process) -> Iterator[Open]:
    """Opens a page for a new person. No page may ask anybody else for anything, or stumble."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_page(
        path: str = "/",
        *,
        motion: str = "off",
        theme: str = "paper",
        language: str = "en",
        habits: dict[str, Any] | None = None,
        lot: bool = False,
        **given: Any,
    ) -> Page:
        given = {"viewport": DESKTOP, "base_url": service.url, "service_workers": "block", **given}
        context = browser.new_context(**given)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"pace": motion, "theme": theme, "sound": False, **(habits or {})})
        context.add_init_script(
            f"localStorage['midtown-habits'] ??= '{kept}'; localStorage['midtown-language'] ??= '{language}'"
        )
        if not lot:
            context.route("**/api/tables", begin_first)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: trouble.append(said.text) if _is_violation(said.text) else None)
        page.on("request", lambda asked: trouble.append(asked.url) if not _is_own(asked.url, service.url) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []


def begin_first(asked: Route) -> None:
    """Tests that are about something else know who begins at a new table: whoever was named first."""
    wish = json.loads(asked.request.post_data or "{}")
    asked.continue_(post_data=json.dumps({**wish, "first": wish.get("first") or 0}))


def _is_violation(text: str) -> bool:
    return "Content Security Policy" in text or "Content-Security-Policy" in text


def _is_own(url: str, home: str) -> bool:
    return url.startswith((home, home.replace("http", "ws", 1), "data:", "blob:"))


@pytest.fixture
def keep() -> Keep:
    """Keeps a picture of a page, which must be open to everybody."""
    ARTEFACTS.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)
        assert_open_to_everybody(page)

    return take
