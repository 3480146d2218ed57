"""Runs take the place of clocks and stores in their whole process, so they have one in which nothing else runs."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor

import pytest

from tests.simulation.world import prepare


@pytest.fixture(scope="session")
def apart() -> Iterator[Executor]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=prepare) as process:
        yield process
