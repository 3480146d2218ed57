"""How fast the search is, beside OpenSpiel's on one core: the measurements behind `midtown bench --search`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from midtown.bots.budget import Budget
from midtown.bots.search import TreeSearch, plan_for
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.seed import Seed

PEERS = ("backgammon", "gin_rummy", "crazy_eights", "hearts")
SAMPLE = 200
ROUNDS = 3


@dataclass(frozen=True)
class Pace:
    """Of one search: the best of some rounds, because what else runs on a machine can only slow a round down."""

    name: str
    simulations: float
    decisions: float


Round = Callable[[], tuple[float, float]]
"""Seconds, and the decisions simulated in them."""


def paces(games: list[Game], simulations: int) -> tuple[list[Pace], list[Pace]]:
    """Ours and theirs, taking turns, so that both meet the same machine."""
    ours = [midtown_round(game, simulations, guided) for game in games for guided in (False, True)]
    named = [f"{game.name}, {how}" for game in games for how in ("random", "guided")]
    theirs = [peer_round(name, simulations) for name in PEERS] if peers_installed() else []
    results = [[one() for one in (*ours, *theirs)] for _ in range(ROUNDS)]
    best = [
        max((decisions / spent, simulations / spent) for spent, decisions in column)
        for column in zip(*results, strict=True)
    ]
    made = [Pace(n, s, d) for n, (d, s) in zip([*named, *PEERS], best, strict=False)]
    return made[: len(ours)], made[len(ours) :]


def midtown_round(game: Game, simulations: int, guided: bool) -> Round:
    """From the start of a two-player game, played to its end, as OpenSpiel's rollouts are."""
    search = TreeSearch(game, simulations + 1)
    plan = plan_for(game)._replace(horizon=100_000, guided=guided)
    match = Match(game, 2, game.read_options(2, {}), Seed.read(1))
    search.run(match.imagined(0, 1), 0, plan, Budget(visits=1))

    def work() -> tuple[float, float]:
        root = match.imagined(0, random.getrandbits(64) | 1)
        began = time.perf_counter()
        search.run(root, 0, plan, Budget(visits=simulations))
        return time.perf_counter() - began, search.decisions

    return work


def peers_installed() -> bool:
    from importlib.util import find_spec

    return find_spec("pyspiel") is not None


def peer_round(name: str, simulations: int) -> Round:
    """OpenSpiel's C++ search with one random rollout a simulation."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = first_decision(game.new_initial_state())
    decisions = sum(decisions_of(state.clone()) for _ in range(SAMPLE)) / SAMPLE

    def work() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 4000, False, random.getrandbits(30), False)
        began = time.perf_counter()
        bot.mcts_search(state)
        return time.perf_counter() - began, simulations * decisions

    return work


def first_decision(state: Any) -> Any:
    """The first real one: with a single action there is nothing to search."""
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def decisions_of(state: Any) -> int:
    """Decisions of players until the end of one random game; every simulation plays one."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return decisions
