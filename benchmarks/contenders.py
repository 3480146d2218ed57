"""How each library is played at random: one function a library and a way of playing. Each returns a `Lap`.

A lap is a function that plays for a moment and returns how many decisions and how many games that were. Making it may
take long; playing it is what is measured. A library that is not installed raises ImportError.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

import numpy as np

from midtown.engine import play
from midtown.engine.simulation import Simulation
from midtown.games import find

Lap = Callable[[], tuple[float, float]]
SAMPLE = 200
ROLLOUTS = 500
TABLES = 1024
FEW = 64
"""Tables where a step takes milliseconds."""


def midtown_whole(name: str) -> Lap:
    game = find(name)
    blank = game.blank(2, game.read_options(2, {}))
    table, buffers = blank.copy(), np.zeros(game.actions.count, np.int32)
    table["stream"] = random.getrandbits(64) | 1
    return lambda: (play.random_games(table, blank, buffers, 100), 100)


def midtown_single(name: str) -> Lap:
    simulation = Simulation(find(name), players=2)
    choices = simulation.choices

    def lap() -> tuple[int, int]:
        decisions = 0
        count = simulation.begin(random.getrandbits(64))
        while count:
            count = simulation.play(choices.item(int(random.random() * count)))
            decisions += 1
        return decisions, 1

    return lap


def midtown_vector(name: str) -> Lap:
    from midtown.lab import vector

    envs = vector.make(name, TABLES, players=2, threads=1)

    def lap() -> tuple[int, int]:
        games = 0
        for _ in range(10):
            games += int(envs.step(envs.sample()).done.sum())
        return 10 * TABLES, games

    return lap


def midtown_snapshot(name: str) -> Lap:
    simulation = Simulation(find(name), players=2)
    simulation.begin(1)
    return _copies(simulation.table.view(np.uint8).copy)


def _copies(copy: Callable[[], object]) -> Lap:
    def lap() -> tuple[int, int]:
        for _ in range(100):
            copy()
        return 100, 0

    return lap


def openspiel_whole(name: str) -> Lap:
    """Its own random rollouts in C++: a search of one simulation evaluates its root with all of them."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = _first_decision(game)
    decisions = sum(_count(state.clone())[0] for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, random.getrandbits(30), False)

    def lap() -> tuple[float, int]:
        bot.mcts_search(state)
        return ROLLOUTS * decisions, ROLLOUTS

    return lap


def openspiel_single(name: str) -> Lap:
    """The tightest loop that its Python API allows; how many actions are decisions is known from a sample."""
    import pyspiel

    game = pyspiel.load_game(name)
    games = [_count(game.new_initial_state()) for _ in range(SAMPLE)]
    share = sum(decisions for decisions, _ in games) / sum(actions for _, actions in games)

    def lap() -> tuple[float, int]:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            actions += 1
        return actions * share, 1

    return lap


def openspiel_learner(name: str) -> Lap:
    """As a learner steps it: observation and mask at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)

    def lap() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                np.asarray(state.observation_tensor())
                np.asarray(state.legal_actions_mask())
                decisions += 1
            state.apply_action(legal[int(random.random() * len(legal))])
        return decisions, 1

    return lap


def openspiel_snapshot(name: str) -> Lap:
    import pyspiel

    return _copies(_first_decision(pyspiel.load_game(name)).clone)


def _first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def _count(state: Any) -> tuple[int, int]:
    """Plays a state to its end; returns the decisions of players, and all actions."""
    decisions = actions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions, actions


def pettingzoo(name: str) -> Lap:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").raw_env()

    def lap() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(np.random.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions, 1

    return lap


def rlcard(name: str) -> Lap:
    import rlcard as library

    env = library.make(name)

    def lap() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return lap


def catanatron(_: str) -> Lap:
    from catanatron import Color, Game, RandomPlayer

    def lap() -> tuple[int, int]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions), 1

    return lap


def catanatron_snapshot(_: str) -> Lap:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _tick in range(40):
        game.play_tick()
    return _copies(game.copy)


def envpool(name: str) -> Lap:
    import envpool as library

    tables = TABLES if name.startswith("CartPole") else FEW
    env = library.make(name, env_type="gymnasium", num_envs=tables, num_threads=1)
    env.reset()
    actions = cycle(np.random.randint(0, env.action_space.n, (50, tables)))

    def lap() -> tuple[int, int]:
        _, _, over, cut, _ = env.step(next(actions))
        return tables, int((over | cut).sum())

    return lap


def pgx(name: str) -> Lap:
    """A batch in one compiled step with random legal actions, begun anew where a game has ended."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)

    def step(state: Any, key: Any) -> Any:
        choose, go_on = jax.random.split(key)
        leaning = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return auto_reset(env.step, env.init)(state, jax.random.categorical(choose, leaning), go_on)

    many = jax.jit(jax.vmap(step))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    state = jax.jit(jax.vmap(env.init))(keys)
    state = many(state, keys)

    def lap() -> tuple[int, int]:
        nonlocal state, keys
        keys = jax.vmap(lambda key: jax.random.split(key)[0])(keys)
        state = many(state, keys)
        return TABLES, int(state.terminated.sum())

    return lap
