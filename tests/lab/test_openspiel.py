"""OpenSpiel's own examination of our games, and its search playing them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from midtown.errors import InvalidError
from midtown.games import find, names

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra peers")

from midtown.lab import openspiel  # noqa: E402

TABLES = [f"midtown_{name}(players={players})" for name in names() for players in find(name).seats]
OTHERS = ["midtown_skyline(players=1,scenario=toronto)", "midtown_new_york_city(players=2,toms=2:B4)"]


@pytest.fixture(autouse=True)
def _known() -> None:
    openspiel.register()


@pytest.mark.parametrize("spec", TABLES + OTHERS)
def test_openspiel_finds_nothing_wrong(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def played(state: Any, actions: int, seed: int) -> Any:
    chooser = random.Random(seed)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(pyspiel.load_game(f"midtown_{name}").new_initial_state(), 30, 1)
    before = str(state)
    other = state.clone()
    assert str(other) == before
    played(other, 10, 2)
    assert str(other) != before
    assert str(state) == before


def test_chance_differs_by_outcome_and_by_luck(name: str) -> None:
    def begun(spec: str, outcome: int) -> str:
        return str(pyspiel.load_game(spec).new_initial_state().child(outcome))

    states = {begun(f"midtown_{name}(luck={luck})", outcome) for luck in range(3) for outcome in range(40)}
    assert len(states) > (40 if name in ("fifth_avenue", "new_york_city") else 0)
    assert begun(f"midtown_{name}", 7) == begun(f"midtown_{name}", 7)


def test_an_observation_tells_nothing_that_the_seat_may_not_know() -> None:
    game = pyspiel.load_game("midtown_fifth_avenue(players=3)")
    state = played(game.new_initial_state(), 60, 5)
    before = [state.observation_tensor(player) for player in range(3)]
    state.at.table.redetermine(0, 7)
    after = [state.observation_tensor(player) for player in range(3)]
    assert after[0] == before[0]
    assert after[1:] != before[1:]


def test_its_search_plays_a_game() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("midtown_skyline")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    for _ in range(15):
        state.apply_action(chance.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
    assert not state.is_terminal()


def test_wrong_parameters_are_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidError, match="2 to 4 players"):
        openspiel.MidtownGame.__subclasses__()[0]({"players": 9})
