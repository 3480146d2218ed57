"""The documentation site is built without a warning; its links lead somewhere, and its pages fetch nothing."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from midtown.games import find, names

ROOT = Path(__file__).parents[2]
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """What a page links to, what it fetches, and the places in it that can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in given}
        self.places |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if FETCHED.get(tag, "") in values:
            self.fetched.append(values[FETCHED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    pytest.importorskip("sphinx", reason="the extra `docs` is not installed")
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "--fail-on-warning",
        "--keep-going",
        "-q",
        "-c",
        "docs",
        ".",
        str(folder),
    ]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return {file: Page(file) for file in folder.rglob("*.html") if "_static" not in file.parts}


def test_every_link_leads_to_a_place_that_is_there(site: dict[Path, Page]) -> None:
    followed = 0
    for file, page in site.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or not link.strip("#"):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            assert target.is_file(), f"{file.name}: {link}"
            assert not parts.fragment or unquote(parts.fragment) in site[target].places, f"{file.name}: {link}"
            followed += 1
    assert followed > 100


def test_pages_fetch_nothing_from_elsewhere(site: dict[Path, Page]) -> None:
    fetched = {address for page in site.values() for address in page.fetched}
    assert fetched
    assert [address for address in fetched if urlsplit(address).scheme or urlsplit(address).netloc] == []


def test_the_rules_are_linked_in_both_languages(site: dict[Path, Page]) -> None:
    index = next(page for file, page in site.items() if file.parts[-2:] == ("docs", "README.html"))
    games = [name for name in names() if find(name).package.startswith("midtown.")]
    assert {f"rules/{game}.{language}.html" for game in games for language in ("en", "de")} <= set(index.links)
