"""Every board can be drawn at any moment, for everybody, in both languages, on a narrow and on a wide terminal."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from midtown.engine.narrator import LANGUAGES, Narrator
from tests.examiner.play import Variant, new, sampled


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_the_terminal_and_names_the_players(variant: Variant, width: int) -> None:
    names = ["Ada", "Bo", "Cleo", "Dan"][: variant[1]]
    for number, at in enumerate(sampled(new(variant), every=25)):
        narrator = Narrator(at.game, LANGUAGES[number % 2], names)
        for seat in (None, 0):
            screen = io.StringIO()
            view = at.open_book() if at.over else at.view(seat)
            Console(file=screen, width=width).print(at.game.draw(view, narrator))
            drawn = screen.getvalue()
            assert all(name in drawn for name in names)
            assert max(cell_len(line) for line in drawn.splitlines()) <= width
