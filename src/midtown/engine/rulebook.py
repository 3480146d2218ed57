"""The rules pages: their clauses, found by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from midtown.engine.game import Game
from midtown.errors import InvalidError

PACKAGE = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* (.+)$", re.MULTILINE)


@cache
def page(game: Game, language: str) -> str:
    """The whole page as Markdown: from the installed package, or from the docs of a checkout."""
    name = f"{game.name}.{language}.md"
    for folder in (PACKAGE / "docs" / "rules", PACKAGE.parent.parent / "docs" / "rules", game.texts):
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    raise InvalidError(
        f"There is no rules page of {game.name} in {language!r}.", id="no-rules", game=game.name, language=language
    )


def clauses(game: Game, language: str) -> dict[str, str]:
    """Every clause of the page, in order."""
    return dict(CLAUSE.findall(page(game, language)))


def clause(game: Game, language: str, number: str) -> str:
    found = clauses(game, language).get(number.upper())
    if found is None:
        raise InvalidError(
            f"The rules of {game.name} have no clause {number!r}.", id="no-clause", game=game.name, clause=number
        )
    return found
