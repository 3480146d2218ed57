"""Whole games by the accessibility tree alone: whoever hears the page can win.

A game comes in by a function in `listeners` that chooses one of the names of all choices.
"""

from __future__ import annotations

import pytest

from tests.web.conftest import Open
from tests.web.listeners import skyline
from tests.web.reader import Listener, Reader

LISTENERS: dict[str, Listener] = {"skyline": skyline.choose}
MATCHES = 5
"""Even a good player loses to luck sometimes, but not so many times in a row."""


@pytest.mark.parametrize("game", LISTENERS)
def test_who_plays_by_ear_beats_the_newcomer(person: Open, game: str) -> None:
    reader = Reader(person("/"))
    ends = []
    for _ in range(MATCHES):
        reader.sit_down(game, "Newcomer")
        ends.append(reader.play(LISTENERS[game]))
        if ends[-1].startswith("You win"):
            return
    raise AssertionError(ends)
