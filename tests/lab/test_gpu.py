"""The rules on a GPU play as they do on the CPU; without one, a sentence says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import midtown
from midtown.engine.rule import INTERPRETED
from midtown.errors import IllegalError, InvalidError
from midtown.lab import gpu, vector
from midtown.lab.gpu.device import gpu as cuda_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a GPU needs compiled rules")


def missing() -> str | None:
    try:
        cuda_of()
    except InvalidError as error:
        return str(error)
    return None


on_device: Any = gpu.make
"""Its arrays have the names of those on the CPU, but have to be fetched."""
on_gpu = pytest.mark.skipif(missing() is not None, reason=str(missing()))


@pytest.mark.skipif(missing() is None, reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_what_is_missing() -> None:
    with pytest.raises(InvalidError, match=r"GPU .*On the CPU, midtown\.lab\.vector does the same\.") as told:
        gpu.make("skyline", 16)
    assert "\n" not in str(told.value)


@on_gpu
@pytest.mark.parametrize("game", midtown.games())
def test_every_array_is_as_on_the_cpu(game: str) -> None:
    here, there = vector.make(game, 256, seed=3), on_device(game, 256, seed=3)
    for _ in range(300):
        actions, same = here.sample(), there.sample()
        assert (same.copy_to_host() == actions).all()
        here.step(actions)
        there.step(same)
        for field in ("observations", "masks", "rewards", "to_play", "done", "counts", "scores"):
            assert (getattr(there.batch, field).copy_to_host() == getattr(here.batch, field)).all()


@on_gpu
def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    envs = on_device("skyline", 64, seed=1)
    before = envs.batch.observations.copy_to_host()
    with pytest.raises(IllegalError, match="Action 163 is not legal at table 0; nothing was played"):
        envs.step(cuda_of().to_device(np.full(64, 163, np.int32)))
    assert (envs.batch.observations.copy_to_host() == before).all()
