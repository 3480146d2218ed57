"""The page as a folder of files: all that needs no service works below any address, and nothing else is shown."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page, expect

import midtown
from midtown.server.site import write_site
from tests.web.conftest import BUILT, CHROMIUM, FLAGS, PATIENCE, Keep
from tests.web.files import Files
from tests.web.looks import DESKTOP, PHONE
from tests.web.player import MINE, arrived, decide, final_scoring, play_to_the_end

HABITS = json.dumps({"pace": "off", "theme": "paper", "sound": False})
READY = "() => navigator.serviceWorker.controller !== null"

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    if not BUILT.exists():
        pytest.skip("the browser client is not built: make web")
    served = Files(tmp_path_factory.mktemp("host"))
    write_site(served.folder)
    yield served
    served.stop()


@pytest.fixture
def visit(browser: Browser, files: Files) -> Iterator[Visit]:
    """Opens the site. It may ask for nothing that does not lie in its folder, and never stumble."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_site(page_name: str = "", *, script: str = "", language: str = "en", workers: bool = False) -> Page:
        context = browser.new_context(viewport=DESKTOP, service_workers="allow" if workers else "block")
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        remember(context, language)
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", lambda asked: trouble.append(asked.url) if not asked.url.startswith(own) else None)
        page.on("response", lambda got: trouble.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.goto(files.url + page_name)
        return page

    own = (files.url, "data:", "blob:")
    yield open_site
    for context in contexts:
        context.close()
    assert trouble == []


def remember(context: BrowserContext, language: str = "en") -> None:
    context.add_init_script(
        f"localStorage['midtown-habits'] ??= '{HABITS}'; localStorage['midtown-language'] ??= '{language}'"
    )


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
def test_a_whole_game_without_a_service_or_a_network(visit: Visit, files: Files, game: str) -> None:
    page = visit(workers=True)
    page.wait_for_function(READY)
    page.context.set_offline(True)
    page.reload()
    page.locator(f'h2 a[href="#/new/{game}"]').click()
    page.get_by_role("radio", name="Newcomer").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    table = arrived(page)
    assert page.url == f"{files.url}#/t/{table}"
    play_to_the_end(page, random.Random(3))
    expect(final_scoring(page)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert midtown.load(json.loads(Path(download.value.path()).read_text(encoding="utf-8"))).over
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_attached()
    page.get_by_role("button", name="To the end").click()
    page.wait_for_url(re.compile(r"ply=[1-9]"))
    page.reload()
    expect(page.get_by_role("heading", name="Replay")).to_be_attached()


def test_lessons_rules_and_set_up_open_at_addresses_of_their_own(visit: Visit, keep: Keep) -> None:
    page = visit("#/rules/skyline#S-4.5", language="de")
    expect(page.get_by_text("S-4.5")).to_be_in_viewport()
    page.get_by_role("link", name="Tisch einrichten").click()
    expect(page.get_by_text("Hier gibt es keinen Tischdienst.")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("S-4.5")).to_be_attached()
    page.get_by_role("link", name="Midtown").click()
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("button", name="Mit Freunden spielen")).to_have_count(0)
    page.set_viewport_size(PHONE)
    keep(page, "site-home-phone")


def test_a_record_is_checked_and_replayed_without_a_service(visit: Visit, keep: Keep, tmp_path: Path) -> None:
    match = midtown.new_match("fifth_avenue", players=3, seed=5)
    chooser = random.Random(5)
    while not match.over:
        match.play(chooser.choice(match.legal))
    record = match.record()
    page = visit("#/lobby")
    for spoilt, said in (
        ({**record, "actions": record["actions"][:-1]}, "This record was changed or damaged"),
        ({**without(record, "checksum"), "actions": [*record["actions"], 1]}, "comes after the end of the match"),
        ({**without(record, "checksum"), "version": 1}, "is of version 1 of fifth_avenue"),
        (without(record, "seed"), "seed is missing"),
        ([], "A record is a JSON object."),
    ):
        bring(page, tmp_path / "spoilt.json", spoilt)
        expect(page.get_by_role("alert")).to_contain_text(said)
    keep(page, "site-bring")
    bring(page, tmp_path / "match.json", record)
    expect(page.get_by_role("heading", name="Replay")).to_be_attached()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("Check the dice").click()
    expect(page.get_by_text("The seed fits the commitment")).to_be_visible()


def bring(page: Page, file: Path, record: object) -> None:
    file.write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label("A record that was downloaded here").set_input_files(file)


def without(record: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in record.items() if key != name}


def test_a_browser_without_webassembly_is_told_what_still_works(visit: Visit) -> None:
    page = visit(script="delete globalThis.WebAssembly")
    page.get_by_role("button", name="Play now: Skyline").click()
    expect(page.get_by_role("alert")).to_contain_text("it has no WebAssembly. Lessons and rules work as always")
    page.goto(page.url + "#/new/skyline")
    expect(page.get_by_text("it has no WebAssembly")).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_text("S-4.5")).to_be_attached()


def test_a_newer_version_is_offered_and_loaded_only_when_asked_for(visit: Visit, files: Files) -> None:
    page = visit(workers=True)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Play now: Skyline").click()
    table = arrived(page)
    page.wait_for_selector(MINE)
    decide(page, random.Random(4))
    page.evaluate("document.body.dataset.before = 'still this page'")
    old = version(page)
    for name in ("index.html", "service-worker.js"):
        written = files.folder / name
        written.write_text(written.read_text(encoding="utf-8").replace(old, "newer" + old[5:]), encoding="utf-8")
    page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    page.wait_for_selector(MINE)
    decide(page, random.Random(4))
    assert page.evaluate("document.body.dataset.before") == "still this page"
    page.get_by_role("button", name="Load it now").click()
    page.wait_for_function("() => document.body.dataset.before === undefined")
    page.wait_for_selector("[data-state]")
    assert version(page) == "newer" + old[5:]
    assert arrived(page) == table
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)


def version(page: Page) -> str:
    return str(page.locator('meta[name="midtown-version"]').get_attribute("content"))


def profile(browser: Browser, folder: Path) -> BrowserContext:
    """A browser with a profile of its own, as people have one."""
    context = browser.browser_type.launch_persistent_context(folder, executable_path=CHROMIUM, args=FLAGS)
    context.set_default_timeout(PATIENCE)
    return context


def test_a_browser_that_keeps_nothing_plays_and_says_so(browser: Browser, files: Files, tmp_path: Path) -> None:
    """Denied by the person in front of it, for every page."""
    told = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(told), encoding="utf-8")
    with profile(browser, tmp_path) as context:
        page = context.new_page()
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(files.url)
        with pytest.raises(Error, match="Access is denied"):
            page.evaluate("localStorage.length")
        page.get_by_role("button", name="Speak German").click()
        page.get_by_role("button", name="Jetzt spielen: Skyline").click()
        arrived(page)
        expect(page.get_by_text("Dieser Browser behält nichts für diese Seite")).to_be_visible()
        page.wait_for_selector(MINE)
        decide(page, random.Random(7))
    assert trouble == []


def test_the_page_can_be_installed_as_an_app(browser: Browser, files: Files, tmp_path: Path) -> None:
    with profile(browser, tmp_path) as context:
        remember(context)
        page = context.new_page()
        page.goto(files.url)
        page.wait_for_function(READY)
        told = context.new_cdp_session(page)
        assert told.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        assert manifest(told) == ("app.en.webmanifest", "en")
        page.get_by_role("button", name="Speak German").click()
        expect(page.get_by_role("button", name="Jetzt spielen: Skyline")).to_be_visible()
        assert manifest(told) == ("app.de.webmanifest", "de")


def manifest(told: CDPSession) -> tuple[str, str]:
    """The name of the file and the language in it, if the browser finds no fault with it."""
    found = told.send("Page.getAppManifest")
    assert found["errors"] == []
    return found["url"].rsplit("/", 1)[1], json.loads(found["data"])["lang"]
