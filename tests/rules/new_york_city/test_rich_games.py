"""Games in which every character from 1 to 27 is used, with every question asked at every step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from midtown.engine.rule import INTERPRETED
from midtown.games import find
from tests.rules.new_york_city.rich import USED, examine_rich_games

VARIANTS = [
    (2, {}),
    (2, {"edition": "en"}),
    (3, {"edition": "en"}),
    (4, {}),
    (3, {"toms": {"1": "C5"}}),
    (4, {"toms": {"0": "B4", "2": "A9"}, "edition": "en"}),
]


@pytest.mark.skipif(INTERPRETED, reason="so many games are played compiled")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_rich_games_stay_sound_and_use_every_character(
    players: int, options: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    game = find("new_york_city")
    blank = game.blank(players, game.read_options(players, options))
    table = blank.copy()
    table["stream"] = 0x9E3779B97F4A7C15
    room = np.zeros(game.actions.count, np.int32)
    uses = np.zeros(USED, np.int32)
    before = np.zeros((4, USED), np.int32)
    games = request.config.getoption("--examine")
    fault, ply = examine_rich_games(table, blank, room, room.copy(), before, uses, games, 20_000)
    assert fault == -1, f"game {fault} goes wrong at ply {ply}: {game.state.to_json(table)}"
    if games >= 100:
        assert uses[1:].min() > 0, uses
