"""What the service refuses is told in both languages: it says so in English, the page knows the German."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Open

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "midtown" / "server"
GERMAN = ROOT / "web" / "src" / "texts" / "refusals.de.ftl"


def sentences() -> Iterator[str]:
    """Every fixed sentence that the service refuses something with."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RefusedError":
                yield from (each.value for each in node.args[1:2] if isinstance(each, ast.Constant))


def test_every_refusal_is_known_in_german() -> None:
    known = set(re.findall(r"^refusal-([a-z0-9-]+) =", GERMAN.read_text(encoding="utf-8"), re.MULTILINE))
    told = {"-".join(re.findall(r"[a-z0-9]+", sentence.lower())) for sentence in sentences()}
    assert len(told) > 30
    assert told - known == set()


def test_a_table_that_is_not_there_says_so_in_german(person: Open) -> None:
    page = person("/t/AAAAAAAAAAAAAAAA", language="de")
    expect(page.locator("main")).to_contain_text("Diesen Tisch gibt es nicht.")
    page.get_by_role("link", name="Zu den Spielen").click()
    expect(page.locator("article").first).to_be_visible()
