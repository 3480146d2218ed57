"""What a GPU runs: the rules themselves, one thread a table."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from midtown.engine.game import Game
from midtown.engine.play import random_game
from midtown.engine.state_record import SEATS
from midtown.lab.gpu.device import gpu
from midtown.lab.rollouts import Buffers, Outcomes, Task, play_one
from midtown.lab.vector.sight import relative
from midtown.lab.vector.steps import advance, mark, restart, sample_one

THREADS = 128
"""Threads a block."""

Kernel = Callable[..., None]


class Kernels(NamedTuple):
    """Each is called as kernel(number of threads, *arguments)."""

    random_games: Kernel
    play_on: Kernel
    step: Kernel
    observe: Kernel
    check: Kernel
    sample: Kernel


@functools.cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; each is compiled at its first call."""
    return Kernels(
        random_games=_launched(_random_games(game)),
        play_on=_launched(_play_on(game)),
        step=_launched(_step(game)),
        observe=_launched(_observe()),
        check=_launched(_check()),
        sample=_launched(_sample()),
    )


def _launched(kernel: Any) -> Kernel:
    def launch(threads: int, *arguments: object) -> None:
        kernel[(threads + THREADS - 1) // THREADS, THREADS](*arguments)

    return launch


def _random_games(game: Game) -> Any:
    cuda = gpu()
    record, most = game.state.dtype, game.actions.count

    def random_games(tables: Any, blank: Any, games: int, decisions: Any) -> None:
        i = cuda.grid(1)
        if i >= len(tables):
            return
        here = cuda.local.array(1, record)
        choices = cuda.local.array(most, np.int32)
        here[0] = tables[i]
        played = 0
        for _ in range(games):
            restart(here, blank, 0)
            played += random_game(here[0], choices)
        tables[i] = here[0]
        decisions[i] = played

    return cuda.jit(random_games)


def _play_on(game: Game) -> Any:
    cuda = gpu()
    record, most, seats, sheets = game.state.dtype, game.actions.count, int(SEATS), (int(SEATS), len(game.sources))
    scratch = game.search.scratch

    def play_on(root: Any, streams: Any, task: Task, out: Outcomes) -> None:
        i = cuda.grid(1)
        if i >= len(streams):
            return
        buffers = Buffers(
            cuda.local.array(1, record),
            cuda.local.array(most, np.int32),
            cuda.local.array(most, np.float64),
            cuda.local.array(scratch, np.float64),
            cuda.local.array(sheets, np.int32),
            cuda.local.array(seats, np.int32),
        )
        play_one(root, streams[i], task, buffers, out, i)

    return cuda.jit(play_on)


def _step(game: Game) -> Any:
    cuda = gpu()
    most, seats, sheets = game.actions.count, int(SEATS), (int(SEATS), len(game.sources))

    def step(tables: Any, blank: Any, batch: Any, actions: Any, reward: int) -> None:
        i = cuda.grid(1)
        if i >= len(tables):
            return
        room = cuda.local.array(most, np.int32)
        sheet = cuda.local.array(sheets, np.int32)
        won = cuda.local.array(seats, np.int32)
        advance(tables, blank, batch, actions[i], reward, i, sheet, won)
        mark(tables[i], batch, i, room)

    return cuda.jit(step)


def _observe() -> Any:
    cuda = gpu()

    def observe(
        octets: Any, words: Any, source: Any, width: Any, base: Any, players: int, to_play: Any, out: Any
    ) -> None:
        """A thread a number: neighbours write side by side."""
        place = cuda.grid(1)
        size = out.shape[1]
        i, k = place // size, place % size
        if i >= out.shape[0]:
            return
        seat = to_play[i]
        first = source[seat, k]
        if width[k] == 2:
            out[i, k] = words[i, first // 2]
        elif base[k] >= 0:
            out[i, k] = relative(octets[i, first], base[k], seat, players)
        else:
            out[i, k] = octets[i, first]

    return cuda.jit(observe)


def _check() -> Any:
    cuda = gpu()

    def check(batch: Any, actions: Any, wrong: Any) -> None:
        """Notes the first table whose action is not legal."""
        i = cuda.grid(1)
        if i >= len(actions):
            return
        action = actions[i]
        if action < 0 or action >= batch.masks.shape[1] or not batch.masks[i, action]:
            cuda.atomic.min(wrong, 0, i)

    return cuda.jit(check)


def _sample() -> Any:
    cuda = gpu()

    def sample(batch: Any, streams: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            sample_one(batch, streams, actions, i)

    return cuda.jit(sample)
