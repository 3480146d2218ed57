"""The judge by sensible play on a GPU: a thread a world and choice, the same worlds, the same play."""

from __future__ import annotations

from typing import Any

import numpy as np

from midtown.engine.game import Game
from midtown.engine.state_record import SEATS, Numbers
from midtown.lab.gpu.device import gpu
from midtown.lab.regret.rollout import Judge
from midtown.review.tries import TO_THE_END, Results, Room, Streams, Table, try_choice

THREADS = 128
"""Threads a block."""


class GpuJudge(Judge):
    def __init__(self, game: Game, players: int, threads: int) -> None:
        super().__init__(game, players, threads)
        self._cuda = gpu()
        self._kernel = _try_kernel(game, players)

    def _try(
        self, root: Table, worlds: Streams, seat: int, actions: Numbers, results: Results, first: int, end: int
    ) -> None:
        there = self._cuda.to_device
        found = self._cuda.device_array(results[first:end].shape, np.float64)
        many = (end - first) * len(actions)
        given = (there(root), there(worlds[first:end]), seat, there(actions), found)
        self._kernel[(many + THREADS - 1) // THREADS, THREADS](*given)
        results[first:end] = found.copy_to_host()


def _try_kernel(game: Game, players: int) -> Any:
    cuda = gpu()
    record, most, seats, sheets = game.state.dtype, game.actions.count, int(SEATS), (int(SEATS), len(game.sources))
    scratch, worth = game.search.scratch, 2 * players

    def try_all(root: Any, streams: Any, seat: int, actions: Any, results: Any) -> None:
        place = cuda.grid(1)
        i, k = place // len(actions), place % len(actions)
        if i < len(streams):
            room = Room(
                cuda.local.array(1, record),
                cuda.local.array(most, np.int32),
                cuda.local.array(most, np.float64),
                cuda.local.array(scratch, np.float64),
                cuda.local.array(seats, np.float64),
                cuda.local.array(sheets, np.int32),
                cuda.local.array(seats, np.int32),
                cuda.local.array(worth, np.float64),
            )
            try_choice(root, streams[i], seat, actions[k], TO_THE_END, room)
            for j in range(worth):
                results[i, k, j] = room.ended[j]

    return cuda.jit(try_all)
