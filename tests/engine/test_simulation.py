"""Driving a game from Python, one decision at a time."""

from __future__ import annotations

import numpy as np
import pytest

import midtown
from midtown.engine.rule import INTERPRETED
from midtown.engine.simulation import Simulation
from midtown.games import find

pytestmark = pytest.mark.skipif(INTERPRETED, reason="simulation is compiled")


def test_a_simulation_begins_like_a_match_of_the_same_seed(name: str) -> None:
    simulation = Simulation(find(name), players=2)
    match = midtown.new_match(name, players=2, seed=6)
    count = simulation.begin(6)
    assert simulation.choices[:count].tolist() == match.legal.ids
    assert simulation.turn == match.turn


def test_a_simulation_ends_and_begins_anew(name: str) -> None:
    simulation = Simulation(find(name), players=2)
    rng = np.random.default_rng(1)
    for seed in range(3):
        count, decisions = simulation.begin(seed), 0
        while count:
            assert simulation.turn >= 0
            count = simulation.play(int(rng.choice(simulation.choices[:count])))
            decisions += 1
        assert simulation.turn == -1
        assert decisions > 10
