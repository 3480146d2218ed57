"""Midtown beside OpenSpiel in one run, on one core: decisions of players a second in uniformly random play.

    python benchmarks/peers.py [--seconds 1]

"whole games": each side's fastest way, Midtown's compiled loop and OpenSpiel's C++ rollouts.
"from Python": one decision at a time, chosen by the same Python code on both sides.
Chance is not counted on either side: OpenSpiel's chance nodes and Midtown's dice both come with a decision.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from midtown.engine import play
from midtown.engine.simulation import Simulation
from midtown.games import find, names

PEERS = ("pig", "crazy_eights", "mancala", "backgammon", "gin_rummy")
ROUNDS = 5
ROLLOUTS = 1000
SAMPLE = 300


@dataclass
class Rate:
    """Decisions a second, best of some rounds: what else runs on a machine can only slow a round down."""

    name: str
    whole_games: float
    from_python: float


def best(work: Callable[[str, float], tuple[float, float]], name: str, seconds: float) -> float:
    return max(count / spent for count, spent in (work(name, seconds) for _ in range(ROUNDS)))


def timed(batch: Callable[[], float], seconds: float) -> tuple[float, float]:
    done = 0.0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += batch()
    return done, spent


def midtown_whole(name: str, seconds: float) -> tuple[float, float]:
    game = find(name)
    blank = game.blank(2, game.read_options(2, {}))
    table, room = blank.copy(), np.zeros(game.actions.count, np.int32)
    table["stream"] = random.getrandbits(64) | 1
    play.random_games(table, blank, room, 1)
    return timed(lambda: play.random_games(table, blank, room, 100), seconds)


def midtown_single(name: str, seconds: float) -> tuple[float, float]:
    simulation = Simulation(find(name), players=2)
    choices = simulation.choices

    def one_game() -> int:
        decisions = 0
        count = simulation.begin(random.getrandbits(64))
        while count:
            count = simulation.play(choices.item(int(random.random() * count)))
            decisions += 1
        return decisions

    return timed(one_game, seconds)


def peer_whole(name: str, seconds: float) -> tuple[float, float]:
    """OpenSpiel's own random rollouts in C++: a search of one simulation evaluates its root with all of them."""
    game = pyspiel.load_game(name)
    state = first_decision(game)
    decisions = sum(decisions_of(state.clone()) for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, random.getrandbits(30), False)

    def rollouts() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * decisions

    return timed(rollouts, seconds)


def peer_single(name: str, seconds: float) -> tuple[float, float]:
    """The tightest loop that its Python API allows; how many actions are decisions is known from a sample."""
    game = pyspiel.load_game(name)
    games = [count(game.new_initial_state()) for _ in range(SAMPLE)]
    share = sum(decisions for decisions, _ in games) / sum(actions for _, actions in games)

    def one_game() -> float:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            actions += 1
        return actions * share

    return timed(one_game, seconds)


def first_decision(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def decisions_of(state: pyspiel.State) -> int:
    return count(state)[0]


def count(state: pyspiel.State) -> tuple[int, int]:
    """Plays a state to its end; returns the decisions of players, and all actions."""
    decisions = actions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions, actions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="time per round; the best of five counts")
    seconds = parser.parse_args().seconds
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    peers = [Rate(n, best(peer_whole, n, seconds), best(peer_single, n, seconds)) for n in PEERS]
    ours = [Rate(n, best(midtown_whole, n, seconds), best(midtown_single, n, seconds)) for n in names()]
    table = Table("decisions/s, two players", "whole games", "from Python")
    for rate in [*peers, *ours]:
        table.add_row(rate.name, f"{rate.whole_games:,.0f}", f"{rate.from_python:,.0f}")
    console = Console()
    console.print(table)
    compiled = max(peers, key=lambda rate: rate.whole_games)
    driven = max(peers, key=lambda rate: rate.from_python)
    for rate in ours:
        console.print(
            f"{rate.name}: whole games {rate.whole_games / compiled.whole_games:.2f} × {compiled.name} in C++, "
            f"{rate.whole_games / driven.from_python:.1f} × {driven.name} from Python; "
            f"both from Python {rate.from_python / driven.from_python:.2f} × {driven.name}"
        )


if __name__ == "__main__":
    main()
