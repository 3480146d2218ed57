"""Every clause is decided by a rule that cites it and shown by a test that cites it, and every citation exists.

A rule cites its clauses in its docstring or beside the table it decides by; a test cites them in its docstring.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from midtown.engine import rulebook
from midtown.engine.game import Game
from midtown.games import find

RULES = Path(__file__).parents[1] / "rules"
DECIDES_NOTHING = re.compile(
    r"(__init__|actions|state|soundness\w*|plausibility|hidden|narrate|view|terminal|options)\.py|(judgement|texts)/.*"
)
"""What only checks, remembers, shows or guesses, so that a clause cited nowhere else is decided nowhere."""


def home(game: Game) -> Path:
    return game.texts.parent


def cited(game: Game, text: str) -> set[str]:
    return set(re.findall(rf"\b{game.prefix}-\d+(?:\.\d+)?\b", text))


def cited_in(game: Game, files: Iterator[Path]) -> set[str]:
    return {clause for file in files for clause in cited(game, file.read_text(encoding="utf-8"))}


def rule_files(game: Game) -> Iterator[Path]:
    for file in home(game).rglob("*.py"):
        if not DECIDES_NOTHING.fullmatch(file.relative_to(home(game)).as_posix()):
            yield file


def docstrings_of_tests(game: Game) -> Iterator[str]:
    for file in (RULES / game.name).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_clauses_are_the_same_in_both_languages(name: str) -> None:
    game = find(name)
    assert list(rulebook.clauses(game, "en")) == list(rulebook.clauses(game, "de"))
    assert all(clause.startswith(f"{game.prefix}-") for clause in rulebook.clauses(game, "en"))


def test_every_clause_is_cited_where_it_is_decided(name: str) -> None:
    game = find(name)
    assert set(rulebook.clauses(game, "en")) - cited_in(game, rule_files(game)) == set(), "no rule cites these clauses"


def test_every_clause_is_cited_by_a_test(name: str) -> None:
    game = find(name)
    tested = {clause for words in docstrings_of_tests(game) for clause in cited(game, words)}
    assert set(rulebook.clauses(game, "en")) - tested == set(), "no test cites these clauses"


def test_every_citation_exists(name: str) -> None:
    game = find(name)
    clauses = set(rulebook.clauses(game, "en"))
    chapters = {clause.partition(".")[0] for clause in clauses}
    files = [*home(game).rglob("*.py"), *(RULES / name).rglob("*.py")]
    assert cited_in(game, iter(files)) - clauses - chapters == set(), "these clauses do not exist"
