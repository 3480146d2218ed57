"""Driving a game from Python, one decision at a time."""

from __future__ import annotations

import numpy as np
import pytest

from midtown.engine.rule import INTERPRETED
from midtown.engine.simulation import Simulation
from midtown.engine.table import Table
from midtown.games import find

pytestmark = pytest.mark.skipif(INTERPRETED, reason="simulation is compiled")


def test_a_simulation_begins_with_the_choices_of_its_rules(name: str) -> None:
    simulation = Simulation(find(name), players=2)
    count = simulation.begin(6)
    table = Table(find(name), simulation.table)
    assert simulation.choices[:count].tolist() == table.legal()
    assert simulation.turn == table.turn


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
