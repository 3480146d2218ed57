"""What is printed on boards and cards: the page draws what the game says, and the game says what its rules use."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from midtown.errors import InvalidError
from midtown.games.new_york_city.options import read_level
from midtown.games.new_york_city.view import PRINTED as CITY

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


BOARDS = sorted(board.parent.name for board in GAMES.glob("*/Board.svelte"))


@pytest.mark.parametrize("game", BOARDS)
def test_the_page_draws_what_the_game_says(game: str) -> None:
    printed = json.loads((GAMES / game / "printed.json").read_text(encoding="utf-8"))
    assert printed == import_module(f"midtown.games.{game}.view").PRINTED, "run python web/printed/export.py"


def test_the_page_offers_every_level_of_tom_and_no_other() -> None:
    assert [read_level(level) for level in CITY["tom_levels"]] == [
        f"{mode}{cards}" for mode in "ABC" for cards in range(2, 10)
    ]
    for beyond in ("A1", "A10", "D5"):
        with pytest.raises(InvalidError):
            read_level(beyond)


def test_the_named_toms_are_numbered_in_the_order_offered() -> None:
    named = [level for levels in CITY["named_toms"].values() for level in levels]
    assert [read_level(number) for number in range(1, 13)] == named
