"""Whole games by the accessibility tree alone."""

from __future__ import annotations

import re

from tests.web.conftest import Open
from tests.web.reader import Reader


def skyline(name: str) -> float:
    """What a choice of Skyline is worth to somebody who has only heard its name: tall buildings, then new ones."""
    floors = [int(number) for number in re.findall(r"(\d+) floors?", name)]
    kinds = ("Build Penthouse", "Build Upper", "Begin a Mid", "Begin a High", "Begin", "Roll", "End", "Abandon", "Set")
    for rank, kind in enumerate(kinds):
        if name.startswith(kind):
            return 100 - 10 * rank + sum(floors)
    if name.startswith("Take from the Yard"):
        return 50 + 2 * ("1 × Ground" in name) + ("1 × Upper" in name) + ("1 × Penthouse" in name)
    return 0


def test_a_whole_game_of_skyline_is_played_by_its_names_alone(person: Open) -> None:
    reader = Reader(person("/new/skyline"))
    reader.until(lambda: reader.find("radio", "Newcomer"))
    newcomer, begin = reader.find("radio", "Newcomer"), reader.find("button", "Begin$")
    assert newcomer
    assert begin
    reader.press(newcomer, "Space")
    reader.press(begin)
    assert re.search("wins?|won", reader.play(skyline))
