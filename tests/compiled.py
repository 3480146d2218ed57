"""Compiles what many tests play with before they begin: python -m tests.compiled

Each game is compiled by one process, so that no two do the same work. Nothing depends on this: what is not compiled
here is compiled by the first test that asks for it, which takes longer.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import numpy as np

import midtown
from midtown.bots import prepare as bots
from midtown.engine import prepare as rules
from midtown.engine.game import Game
from midtown.engine.play import examine_games
from midtown.engine.prepare import Step
from midtown.engine.seed import Seed
from midtown.engine.simulation import Simulation
from midtown.engine.state_record import SEATS
from midtown.engine.table import Table
from midtown.games import find, names, register
from midtown.lab import rollouts, vector
from tests.examiner import test_judgement as judgement
from tests.rules.new_york_city.rich import USED, examine_rich_games

EXAMPLE = "tests.games.lift"
PROCESSES = 2
PLAYERS = 2


def steps(game: Game) -> Iterator[Step]:
    yield from rules.steps(game)
    yield from bots.steps(game)
    yield from rules.simulation_steps(game)
    blank = game.blank(PLAYERS, game.read_options(PLAYERS, {}))
    choices = np.zeros(game.actions.count, np.int32)
    yield "examination", lambda: examine_games(blank.copy(), blank, choices, choices, 0, 0)
    if game.name == "new_york_city":
        numbers = np.zeros((SEATS, USED), np.int32)
        yield "rich games", lambda: examine_rich_games(blank.copy(), blank, choices, choices, numbers, numbers[0], 0, 0)
    yield "questions", lambda: _ask(Table(game, blank, Seed.fresh().key))
    yield "simulation", lambda: Simulation(game, PLAYERS).begin(seed=1)
    yield "judgement", lambda: _judge(game, blank)
    for players in {game.seats[0], PLAYERS}:
        yield "vectors", partial(_step, game, players)
    yield "rollouts", lambda: rollouts.play_on(midtown.new_match(game.name, players=PLAYERS), 0, 1, threads=1)


def _ask(table: Table) -> None:
    table.begin()
    table.flaw()
    table.redetermine(0, 1)


def _judge(game: Game, blank: np.ndarray[Any, Any]) -> None:
    worth, scratch = np.zeros(SEATS), np.zeros(game.search.scratch)
    weights = np.zeros(game.actions.count)
    judgement.estimated(blank, worth, scratch)
    judgement.counted(blank, worth, scratch)
    judgement.priors(blank, weights.astype(np.int32), weights, scratch)


def _step(game: Game, players: int) -> None:
    envs = vector.make(game.name, 1, players)
    envs.step(envs.sample())


def main() -> None:
    register(EXAMPLE)
    largest_first = sorted(names(), key=lambda name: -find(name).actions.count)
    context = multiprocessing.get_context("spawn")
    done = context.Value("i", 0)
    total = sum(1 for name in largest_first for _ in steps(find(name)))
    with ProcessPoolExecutor(PROCESSES, context, _begin, (done, total)) as pool:
        for _ in pool.map(_compile, largest_first):
            pass


_done: Synchronized[int]
_total: int


def _begin(done: Synchronized[int], total: int) -> None:
    global _done, _total
    _done, _total = done, total
    register(EXAMPLE)


def _compile(name: str) -> None:
    for what, compile_step in steps(find(name)):
        compile_step()
        with _done.get_lock():
            _done.value += 1
            sys.stdout.write(f"[{100 * _done.value // _total:3}%] {name}: {what}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
