"""Positions that cannot be are refused, each with its reason."""

from __future__ import annotations

from typing import Any

import pytest

import midtown
from midtown import InvalidError
from tests.rules.skyline.street import street


def position(**changes: Any) -> dict[str, Any]:
    """A sound position with something changed."""
    return {**street(active=["upper low"], columns={0: ["mid 2"]}, district=["ground"]).position(), **changes}


EMPTY = {"low": [0] * 6, "mid": [0] * 6, "high": [0] * 6}
NO_TILES = {"low": [0] * 7, "mid": [0] * 7, "high": [0] * 7}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"yard": {"ground": -1}}, "a number is below zero"),
        ({"yard": {"ground": 20}}, "exactly 25 Ground, 28 Upper and 7 Penthouse"),
        ({"turn": 2}, "the turn must be a player's"),
        ({"turn": -1}, "the turn must be a player's"),
        ({"phase": "over"}, "the turn must be a player's"),
        ({"rounds_played": 9}, "at most nine rounds"),
        ({"rounds_played": -1}, "at most nine rounds"),
        ({"columns": [{**EMPTY, "low": [0, 0, 1, 0, 0, 0]}, EMPTY]}, "more floors than its kind allows"),
        ({"columns": [{**EMPTY, "mid": [0, -1, 0, 0, 0, 0]}, EMPTY]}, "a number is below zero"),
        ({"tiles": [{**NO_TILES, "mid": [0, 0, 0, 0, 0, 1, 0]}, NO_TILES]}, "a height that its kind does not allow"),
        ({"tiles": [{**NO_TILES, "low": [0, 1, 0, 0, 0, 0, 0]}, NO_TILES]}, "a height that its kind does not allow"),
        ({"tiles": [{**NO_TILES, "mid": [0, 0, -1, 0, 0, 0, 0]}, NO_TILES]}, "a number is below zero"),
        ({"dice": 2}, "do not fit the phase"),
        ({"phase": "take"}, "do not fit the phase"),
        ({"phase": "holding"}, "do not fit the phase"),
        ({"active": {"upper": {"blank": 1}}}, "show faces that they do not have"),
        ({"players": 5}, "names its number of players"),
        ({"scenario": "dubai"}, "for 1 player only"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidError, match=reason):
        midtown.set_up("skyline", position(**changes))


def test_solo_play_has_no_district() -> None:
    with pytest.raises(InvalidError, match="no Abandoned District in solo play"):
        street(players=1, active=["upper low"], district=["ground"])


def test_the_position_it_was_changed_from_is_sound() -> None:
    assert midtown.set_up("skyline", position()).turn == 0
