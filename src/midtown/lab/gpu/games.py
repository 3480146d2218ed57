"""Games played to their end on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.lab.gpu.device import gpu
from midtown.lab.gpu.kernels import kernels
from midtown.lab.rollouts import Outcomes, prepare


def random_games(game: Game, tables: NDArray[Any], blank: NDArray[Any], games: int = 1) -> tuple[NDArray[Any], int]:
    """Plays so many random games at every table; returns the tables as the last ones ended, and all decisions.

    Every table has its own chance, in its record, so this is what `engine.play.random_games` does with each.
    """
    cuda = gpu()
    there = cuda.to_device(tables)
    decisions = cuda.device_array(len(tables), np.int64)
    kernels(game).random_games(len(tables), there, cuda.to_device(blank), games, decisions)
    return there.copy_to_host(), int(decisions.copy_to_host().sum())


def play_on(match: Match, seat: int, many: int, *, seed: int = 0, guided: bool = True, reward: str = "win") -> Outcomes:
    """What `midtown.lab.rollouts.play_on` does, one thread each time; the arrays of the outcomes are the GPU's own."""
    cuda = gpu()
    root, chances, task = prepare(match, seat, many, seed, guided, reward)
    out = Outcomes(
        rewards=cuda.device_array((many, match.players), np.float32),
        scores=cuda.device_array((many, match.players), np.int32),
        decisions=cuda.device_array(many, np.int32),
    )
    kernels(match.game).play_on(many, cuda.to_device(root), cuda.to_device(chances), task, out)
    return out
