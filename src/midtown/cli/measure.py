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

MATCH = """
import json, sys, time
began = time.perf_counter()
from midtown.games import find, register
register(sys.argv[1])
import midtown
game = find(sys.argv[2])
midtown.new_match(game.name, players=game.seats[0], seed=1).legal[0]
decision = time.perf_counter() - began
from midtown.engine.prepare import steps
for _, step in steps(game):
    step()
print(json.dumps([decision, time.perf_counter() - began]))
"""
SIMULATION = """
import json, sys, time
began = time.perf_counter()
from midtown.games import find, register
register(sys.argv[1])
from midtown.engine.prepare import simulation_steps
for _, step in simulation_steps(find(sys.argv[2])):
    step()
print(json.dumps([time.perf_counter() - began]))
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
    match: float
    """Until everything a match needs is compiled."""
    simulation: float
    """Until random play is compiled."""


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
    """The wait of first processes, with nothing compiled yet, and of the next ones."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        cold, warm = (Wait(*_probe(MATCH, game, one), *_probe(SIMULATION, game, other)) for _ in range(2))
    return cold, warm


def _probe(code: str, game: Game, cache: str) -> list[float]:
    command = [sys.executable, "-c", code, game.package, game.name]
    environment = {**os.environ, "MIDTOWN_CACHE_DIR": cache}
    waits: list[float] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return waits
