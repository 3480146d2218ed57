"""The pages of the lab say what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from midtown.games import find, names
from midtown.lab.pages import HISTORY, history_of, page

PAGES = Path(__file__).parents[2] / "docs" / "lab"
HEADINGS = ["Description", "Observation", "Actions", "Rewards", "Termination", "Version history"]
SHIPPED = [name for name in names() if find(name).package.startswith("midtown.")]


@pytest.mark.parametrize("game", SHIPPED)
def test_the_page_of_a_game_is_current(game: str) -> None:
    written = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", written, re.MULTILINE) == HEADINGS
    assert written == page(find(game), history_of(find(game), written)), "python -m midtown.lab.pages docs/lab"


def test_a_new_version_wants_a_line_of_history() -> None:
    game = find("skyline")
    now = f"- {game.version}:"
    assert history_of(game, "") == f"{now} the first."
    assert history_of(game, f"{HISTORY}\n\n{now} kept.") == f"{now} kept."
    assert history_of(game, f"{HISTORY}\n\n- 0: older.") == f"- 0: older.\n{now} what has changed?"


def test_every_game_is_on_the_front_page_and_links_lead_somewhere() -> None:
    front = (PAGES / "README.md").read_text(encoding="utf-8")
    assert all(f"({game}.md)" in front for game in SHIPPED)
    for file in PAGES.glob("*.md"):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


def test_examples_on_the_front_page_do_what_they_show() -> None:
    for needed in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(needed, reason="needs the extra lab")
    assert doctest.testfile(str(PAGES / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0
