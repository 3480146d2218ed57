"""The measurements behind `midtown bench`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game

PROBE = """
import json, sys, time
began = time.perf_counter()
from midtown.games import find, register
name, package = sys.argv[1:]
register(package)
import midtown
game = find(name)
midtown.new_match(name, players=game.seats[0], seed=1).legal[0]
decision = time.perf_counter() - began
from midtown.engine.prepare import simulation_steps, steps
for _, step in [*steps(game), *simulation_steps(game)]:
    step()
print(json.dumps([decision, time.perf_counter() - began]))
"""


@dataclass(frozen=True)
class Speed:
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float


@dataclass(frozen=True)
class Wait:
    """Seconds of a fresh process, imports included."""

    decision: float
    """Until the first decision of a match can be made."""
    rules: float
    """Until everything is compiled."""


def random_play(game: Game, players: int, seconds: float) -> Speed:
    blank = game.blank(players, game.read_options(players, {}))
    table, room = blank.copy(), np.zeros(game.actions.count, np.int32)
    table["stream"] = 0x9E3779B97F4A7C15
    batch = 1 + play.random_games(table, blank, room, 1)
    games = decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not games:
        decisions += play.random_games(table, blank, room, batch)
        games += batch
    return Speed(decisions / spent, games / spent, decisions / games)


def compile_times(game: Game) -> tuple[Wait, Wait]:
    """The wait of a first process, with nothing compiled yet, and of the next one."""
    with tempfile.TemporaryDirectory() as empty:
        return _probe(game, empty), _probe(game, empty)


def _probe(game: Game, cache: str) -> Wait:
    command = [sys.executable, "-c", PROBE, game.name, game.package]
    environment = {**os.environ, "MIDTOWN_CACHE_DIR": cache}
    return Wait(*json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout))
