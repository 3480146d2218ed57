"""S-6: scoring."""

from __future__ import annotations

from typing import Any

from midtown.engine.match import Match
from tests.rules.skyline.street import END, build, columns, street, tiles


def last_turn(**things: Any) -> Match:
    """The second player's last turn of the game, a useless die to build, and then the end."""
    mine: dict[int, list[str]] = {0: [], 1: [], **things.pop("columns", {})}
    match = street(active=["ground high"], turn=1, rounds_played=8, columns=mine, **things)
    match.play(build("ground", "high"))
    match.play(END)
    return match


def test_open_low_floors_become_buildings_of_height_one() -> None:
    """S-6.1"""
    match = last_turn(columns={0: ["low 1", "low 1"]})
    assert tiles(match, 0) == ["low 1", "low 1"]
    assert match.scores[0] == {"total": 2, "sources": {**dict.fromkeys(HEIGHTS, 0), "height_1": 2}}


HEIGHTS = [f"height_{n}" for n in range(1, 7)]


def test_other_open_columns_are_discarded() -> None:
    """S-6.1"""
    match = last_turn(columns={0: ["mid 3", "high 5"]})
    assert columns(match, 0) == []
    assert match.scores[0]["total"] == 0
    assert match.position()["yard"]["upper"] == 27


def test_the_tiles_are_added_up_by_height() -> None:
    """S-6.2"""
    match = last_turn(tiles={0: ["low 2", "low 2", "mid 4", "high 4", "high 6"]})
    assert match.scores[0]["sources"] == {
        **dict.fromkeys(HEIGHTS, 0),
        "height_2": 8,
        "height_4": 32,
        "height_6": 36,
    }
    assert match.scores[0]["total"] == 76


def test_most_points_win() -> None:
    """S-6.3"""
    assert last_turn(tiles={0: ["low 2"], 1: ["mid 3"]}).winners == [1]


def test_among_equals_most_tiles_win() -> None:
    """S-6.3: 16 = 4 + 4 + 4 + 4."""
    assert last_turn(tiles={0: ["mid 4"], 1: ["low 2"] * 4}).winners == [1]


def test_buildings_of_height_one_count_as_tiles_in_a_tie() -> None:
    """S-6.3: 9 against 4 + 4 + 1."""
    assert last_turn(tiles={0: ["mid 3"], 1: ["low 2", "low 2"]}, columns={1: ["low 1"]}).winners == [1]


def test_after_that_the_win_is_shared() -> None:
    """S-6.3"""
    assert last_turn(tiles={0: ["mid 3"], 1: ["high 3"]}).winners == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    """S-6.3"""
    assert street(active=["ground low"], tiles={0: ["mid 3"]}).winners == []
