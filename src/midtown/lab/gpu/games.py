"""Whole games on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.game import Game
from midtown.lab.gpu.device import gpu
from midtown.lab.gpu.kernels import kernels


def random_games(game: Game, tables: NDArray[Any], blank: NDArray[Any], games: int = 1) -> tuple[NDArray[Any], int]:
    """Plays so many random games at every table; returns the tables as the last ones ended, and all decisions.

    Every table has its own chance, in its record, so this is what `engine.play.random_games` does with each.
    """
    cuda = gpu()
    there = cuda.to_device(tables)
    decisions = cuda.device_array(len(tables), np.int64)
    kernels(game).random_games(len(tables), there, cuda.to_device(blank), games, decisions)
    return there.copy_to_host(), int(decisions.copy_to_host().sum())
