"""Many games at once, for learners: arrays of observations, masks, rewards and seats, changed in place.

>>> from midtown.lab import vector
>>> envs = vector.make("skyline", num_envs=64, players=2, seed=1)
>>> batch = envs.reset()
>>> batch.observations.shape, batch.masks.shape
((64, 116), (64, 164))
>>> batch = envs.step(envs.sample())
>>> batch.done.any()
np.False_
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.observation import DTYPE, Layout, layout
from midtown.engine.rule import INTERPRETED, compiled_for
from midtown.engine.state_record import SEATS, Numbers
from midtown.errors import IllegalError, InvalidError
from midtown.games import find
from midtown.lab.vector import rewards, steps
from midtown.lab.vector.sight import sight
from midtown.lab.vector.steps import Batch

FEW = 128
"""With so few tables a thread more than takes the time that it saves."""


def make(
    game: str,
    num_envs: int,
    players: int = 2,
    *,
    seed: int = 0,
    reward: str = "win",
    threads: int | None = None,
    **options: object,
) -> VectorEnv:
    """So many tables of a game, each with the same players and options."""
    return VectorEnv(game, num_envs, players, seed=seed, reward=reward, threads=threads, **options)


class VectorEnv:
    """Tables that are stepped together. A game that ends is followed by the next one in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        *,
        seed: int = 0,
        reward: str = "win",
        threads: int | None = None,
        **options: object,
    ) -> None:
        if INTERPRETED:
            raise InvalidError("Vector environments need compiled rules: NUMBA_DISABLE_JIT must not be set.")
        if not isinstance(num_envs, int) or num_envs < 1:
            raise InvalidError(f"num_envs is a whole number from 1, not {num_envs!r}.")
        self.game = find(game)
        self.players = players
        self.num_envs = num_envs
        self.options = self.game.read_options(players, self.game.options_from_words(options))
        self.layout: Layout = layout(self.game, players)
        self.num_actions: int = self.game.actions.count
        self._reward = rewards.read(reward)
        self._threads = max(1, min(threads or cores(), num_envs // FEW or 1))
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._blank = self.game.blank(players, self.options)
        self._tables = np.repeat(self._blank, num_envs)
        self._buffers = self._new_buffers()
        self.batch = self._new_batch()
        self._actions = np.zeros(num_envs, np.int32)
        self._sampled = np.zeros(num_envs, np.int32)
        self._streams = np.zeros(num_envs, np.uint64)
        self._step = compiled_for(
            steps.step, self._tables, self._blank, self._buffers, self.batch, self._actions, 0, 0, 0
        )
        self.reset(seed)

    def _new_buffers(self) -> steps.Buffers:
        size = self._tables.dtype.itemsize
        return steps.Buffers(
            bytes=self._tables.view(np.int8).reshape(self.num_envs, size),
            words=self._tables.view(np.int16).reshape(self.num_envs, size // 2),
            how=sight(self.layout),
            sheet=np.zeros((self._threads, SEATS, len(self.game.sources)), np.int32),
            won=np.zeros((self._threads, SEATS), np.int32),
            room=np.zeros((self._threads, self.num_actions), np.int32),
        )

    def _new_batch(self) -> Batch:
        many = self.num_envs
        return Batch(
            observations=np.zeros((many, self.layout.size), DTYPE),
            masks=np.zeros((many, self.num_actions), np.bool_),
            rewards=np.zeros((many, self.players), np.float32),
            to_play=np.zeros(many, np.int32),
            done=np.zeros(many, np.bool_),
            choices=np.zeros((many, self.num_actions), np.int32),
            counts=np.zeros(many, np.int32),
            scores=np.zeros((many, self.players), np.int32),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Sets every table anew. With a seed, everything from here on follows from it; without, chance runs on."""
        if seed is not None:
            self._tables["stream"] = streams(seed, 0, self.num_envs)
            self._streams[:] = streams(seed, 1, self.num_envs)
        self._actions[:] = steps.NEW_GAME
        return self._play()

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """Plays an action at every table. If one is not legal, nothing is played at any."""
        if np.shape(actions) != (self.num_envs,):
            raise InvalidError(f"A step takes {self.num_envs} actions, one a table, not {np.shape(actions)}.")
        self._actions[:] = actions
        wrong = steps.first_illegal(self.batch, self._actions)
        if wrong >= 0:
            raise IllegalError(f"Action {self._actions[wrong]} is not legal at table {wrong}; nothing was played.")
        return self._play()

    def sample(self) -> Numbers:
        """A legal action for every table, at random; the next call writes into the same array."""
        steps.sample(self.batch, self._streams, self._sampled)
        return self._sampled

    def _play(self) -> Batch:
        """Every thread has its share; this one takes the first."""
        given = (self._tables, self._blank, self._buffers, self.batch, self._actions, self._reward)
        many = self._threads
        waiting = [self._pool.submit(self._step, *given, i, many) for i in range(1, many)] if self._pool else []
        self._step(*given, 0, many)
        for other in waiting:
            other.result()
        return self.batch


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def streams(seed: int, purpose: int, many: int) -> NDArray[np.uint64]:
    """A stream a table, none of them zero."""
    if not isinstance(seed, int | np.integer) or seed < 0:
        raise InvalidError(f"A seed is a whole number from 0, not {seed!r}.")
    return np.random.SeedSequence([int(seed), purpose]).generate_state(many, np.uint64) | np.uint64(1)
