"""Runs find mistakes: each of those that are planted makes some seed fail. `make simulate` plants them all."""

from __future__ import annotations

from concurrent.futures import Executor

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.faults.hunt import seed_that_finds

QUICK = (
    "acknowledged_before_the_commit",
    "all_are_told_what_the_first_is_told",
    "an_undo_is_not_stored",
    "contributions_are_told_at_once",
    "moves_count_after_the_time_is_up",
    "secrets_are_logged",
    "time_jumps_with_the_clock_of_the_system",
    "told_before_the_commit",
    "what_is_stored_is_said_not_to_be",
    "what_was_missed_lacks_its_beginning",
    "who_comes_from_elsewhere_goes_back",
)


def test_there_are_thirty_faults_at_least() -> None:
    assert len(FAULTS) >= 30


@pytest.mark.parametrize("fault", QUICK)
def test_a_planted_fault_is_found(apart: Executor, fault: str) -> None:
    assert apart.submit(seed_that_finds, fault, 20).result() is not None
