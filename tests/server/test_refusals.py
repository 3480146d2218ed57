"""What the service refuses is one list, and each line of it has a sentence in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from midtown.errors import IllegalError, InvalidError, MidtownError, StaleError
from midtown.server.protocol.refused import error_json
from midtown.server.refusals import STATUS, TEXTS, Code, Refusal, RefusedError

SOURCES = Path(__file__).parents[2] / "src" / "midtown"
OF_LIBRARY = ("InvalidError", "IllegalError", "StaleError")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """The arguments that the sentence of each refusal needs."""
    found = {}
    for entry in FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry.value)
            found[entry.id.name.removeprefix("refusal-")] = variables.names
    return found


def calls(folder: Path, *names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every place where one of these errors is made."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node


def keywords(call: ast.Call) -> set[str]:
    return {word.arg or "**" for word in call.keywords}


def refused() -> Iterator[tuple[str, Refusal, set[str]]]:
    """Every place where the service refuses something itself: what, and with which arguments."""
    for place, call in calls(SOURCES / "server", "RefusedError"):
        what = call.args[0]
        assert isinstance(what, ast.Attribute | ast.Call), f"{place}: say which refusal it is"
        if isinstance(what, ast.Attribute):
            yield place, Refusal[what.attr], keywords(call) - {"version"}


def library() -> Iterator[tuple[str, str | None, set[str]]]:
    """Every place where the library raises an error: its id and its arguments; those of the rules have a reason."""
    for place, call in calls(SOURCES, *OF_LIBRARY):
        if len(call.args) == 1 or keywords(call):
            ids = [
                word.value.value for word in call.keywords if isinstance(word.value, ast.Constant) and word.arg == "id"
            ]
            yield place, str(ids[0]) if ids else None, keywords(call) - {"id"}


def of_library() -> dict[str, set[str]]:
    """The ids of the errors that the library raises, with their arguments."""
    return {error_id: given for _, error_id, given in library() if error_id}


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert set(sentences("en")) == set(Refusal)


def test_whatever_is_refused_can_be_said_in_german_with_the_same_arguments() -> None:
    """The library brings its sentences in English."""
    assert sentences("de") == {**of_library(), **sentences("en")}


@pytest.mark.parametrize(("place", "refusal", "given"), list(refused()))
def test_a_refusal_is_given_what_its_sentence_needs(place: str, refusal: Refusal, given: set[str]) -> None:
    assert given == sentences("en")[refusal], place


def test_every_refusal_can_happen() -> None:
    files = (file.read_text(encoding="utf-8") for file in (SOURCES / "server").rglob("*.py"))
    used = {Refusal[name] for file in files for name in re.findall(r"\bRefusal\.([A-Z_]+)", file)}
    assert used == set(Refusal)


def test_the_service_raises_no_error_without_an_id_that_a_request_could_meet() -> None:
    """What is left without one is met by whoever starts a service, not by those who use it."""
    starting = {
        "people.py",
        "site.py",
        "running/settings.py",
        "running/serving.py",
        "store/backup.py",
        "store/files.py",
        "store/database.py",
        "store/migrate.py",
    }
    found = {place.split(":")[0] for place, _ in calls(SOURCES / "server", *OF_LIBRARY, "MidtownError")}
    assert found <= {f"server/{file}" for file in starting} | {"server/http/answers.py"}


@pytest.mark.parametrize(("place", "error_id", "given"), [found for found in library() if found[1]])
def test_an_error_of_the_library_is_given_what_its_sentence_needs(place: str, error_id: str, given: set[str]) -> None:
    assert given == sentences("de")[error_id], place


def test_the_engine_and_the_games_raise_no_error_without_an_id_that_a_request_could_meet() -> None:
    """What is left is met by those who write files for Midtown or start it."""
    files = {
        "engine/cache.py",
        "engine/weights.py",
        "games/new_york_city/components.py",
        "games/new_york_city/options.py",  # how Toms are typed in a terminal
    }
    found = {place.split(":")[0] for place, error_id, _ in library() if error_id is None}
    assert {file for file in found if file.startswith(("engine/", "games/"))} == files


def test_every_code_has_its_status() -> None:
    assert set(STATUS) == set(Code)


def test_a_refusal_says_in_english_what_its_id_and_arguments_say() -> None:
    told = error_json(RefusedError(Refusal.FORM, field="seat", problem="too high"))
    assert told == {
        "id": "form",
        "args": {"field": "seat", "problem": "too high"},
        "code": "invalid",
        "message": "seat cannot be used: too high.",
        "reason": None,
        "clause": None,
    }


@pytest.mark.parametrize(
    ("error", "code"),
    [(InvalidError("No."), "invalid"), (IllegalError("No."), "illegal"), (StaleError("No."), "stale")],
)
def test_an_error_without_an_id_keeps_its_sentence(error: MidtownError, code: str) -> None:
    told = error_json(error)
    assert (told["id"], told["args"], told["code"], told["message"]) == ("invalid", {"message": "No."}, code, "No.")
