"""Every game ends, keeps its pieces together, and gives one answer about what is legal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from midtown.engine.play import examine_games
from midtown.engine.rule import INTERPRETED
from midtown.games import find
from tests.examiner.play import Variant

ROOT = Path(__file__).parents[2]
LONGEST = 20_000


@pytest.mark.skipif(INTERPRETED, reason="so many games are played compiled")
def test_games_end_with_all_pieces_and_legal_agrees_with_why_not(
    variant: Variant, request: pytest.FixtureRequest
) -> None:
    name, players, options = variant
    game = find(name)
    blank = game.blank(players, options)
    table = blank.copy()
    table["stream"] = 0x9E3779B97F4A7C15
    room = np.zeros(game.actions.count, np.int32)
    games = request.config.getoption("--examine")
    fault, ply = examine_games(table, blank, room, room.copy(), games, LONGEST)
    assert fault == -1, f"game {fault} goes wrong at ply {ply}: {game.state.to_json(table)}"


@pytest.mark.skipif(INTERPRETED, reason="compares compiled play with interpreted play")
def test_compiled_and_interpreted_play_are_identical(name: str) -> None:
    def trace(interpreted: str) -> str:
        command = [sys.executable, "-W", "error", "-m", "tests.examiner.trace", name]
        environment = {**os.environ, "NUMBA_DISABLE_JIT": interpreted}
        return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout

    compiled, interpreted = trace("0"), trace("1")
    assert len(compiled.splitlines()) > 20
    assert compiled == interpreted
