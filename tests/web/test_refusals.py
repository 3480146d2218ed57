"""What the service refuses is told in both languages: it says so in English, the page knows the German."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from midtown import errors
from midtown.errors import MidtownError
from midtown.server import refusals
from tests.web.conftest import Open

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "midtown" / "server"
KNOWN = (errors.__name__, refusals.__name__)
GERMAN = ROOT / "web" / "src" / "texts" / "refusals.de.ftl"


OPERATORS = ("store", "settings.py", "serving.py")
"""What only whoever runs the service reads."""
SENTENCE = {"RefusedError": 1, "InvalidError": 0, "IllegalError": 0, "StaleError": 0}
"""Which argument of each error is its sentence."""


def sentences() -> Iterator[str]:
    """Every fixed sentence that the service refuses something with."""
    assert {each.__name__ for each in MidtownError.__subclasses__() if each.__module__ in KNOWN} == set(SENTENCE)
    for file in SERVER.rglob("*.py"):
        if file.relative_to(SERVER).parts[0] not in OPERATORS:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SENTENCE:
                    at = SENTENCE[node.func.id]
                    yield from (str(each.value) for each in node.args[at : at + 1] if isinstance(each, ast.Constant))


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
