"""Vector environments on a GPU, as `midtown.lab.vector` has them on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from midtown.engine.observation import DTYPE, layout
from midtown.errors import IllegalError, InvalidError
from midtown.games import find
from midtown.lab.gpu.device import gpu
from midtown.lab.gpu.kernels import kernels
from midtown.lab.vector import rewards, steps, streams
from midtown.lab.vector.steps import Batch

NOBODY_WRONG = np.iinfo(np.int32).max


def make(
    game: str, num_envs: int, players: int = 2, *, seed: int = 0, reward: str = "win", **options: object
) -> VectorEnv:
    """So many tables of a game, each with the same players and options."""
    return VectorEnv(game, num_envs, players, seed=seed, reward=reward, **options)


class VectorEnv:
    """Tables that are stepped together; the arrays of its batches are the GPU's own."""

    def __init__(
        self, game: str, num_envs: int, players: int = 2, *, seed: int = 0, reward: str = "win", **options: object
    ) -> None:
        self._cuda = gpu()
        if not isinstance(num_envs, int) or num_envs < 1:
            raise InvalidError(f"num_envs is a whole number from 1, not {num_envs!r}.")
        self.game = find(game)
        self.players = players
        self.num_envs = num_envs
        self.options = self.game.read_options(players, self.game.options_from_words(options))
        self.layout = layout(self.game, players)
        self.num_actions: int = self.game.actions.count
        self._reward = rewards.read(reward)
        self._kernels = kernels(self.game)
        self._blank = self.game.blank(players, self.options)
        self._tables = self._cuda.to_device(np.repeat(self._blank, num_envs))
        self._blank_there = self._cuda.to_device(self._blank)
        self._source = self._cuda.to_device(self.layout.source)
        self._width = self._cuda.to_device(self.layout.width)
        self._base = self._cuda.to_device(self.layout.base)
        size = self._blank.dtype.itemsize
        self._octets = self._seen_as(np.int8, size)
        self._words = self._seen_as(np.int16, size // 2)
        self._actions = self._zeros(num_envs, np.int32)
        self._sampled = self._zeros(num_envs, np.int32)
        self._wrong = self._zeros(1, np.int32)
        self._streams = self._zeros(num_envs, np.uint64)
        self.batch = self._new_batch()
        self.reset(seed)

    def _zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, kind))

    def _seen_as(self, kind: Any, columns: int) -> Any:
        """The memory of the tables as plain numbers."""
        cuda = self._cuda
        return cuda.cudadrv.devicearray.DeviceNDArray(
            shape=(self.num_envs, columns),
            strides=(self._blank.dtype.itemsize, np.dtype(kind).itemsize),
            dtype=np.dtype(kind),
            gpu_data=self._tables.gpu_data,
        )

    def _new_batch(self) -> Batch:
        many, zeros = self.num_envs, self._zeros
        return Batch(
            observations=zeros((many, self.layout.size), DTYPE),
            masks=zeros((many, self.num_actions), np.bool_),
            rewards=zeros((many, self.players), np.float32),
            to_play=zeros(many, np.int32),
            done=zeros(many, np.bool_),
            choices=zeros((many, self.num_actions), np.int32),
            counts=zeros(many, np.int32),
            scores=zeros((many, self.players), np.int32),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Sets every table anew. With a seed, everything from here on follows from it; without, chance runs on."""
        if seed is not None:
            tables = np.repeat(self._blank, self.num_envs)
            tables["stream"] = streams(seed, 0, self.num_envs)
            self._tables.copy_to_device(tables)
            self._streams.copy_to_device(streams(seed, 1, self.num_envs))
        self._actions.copy_to_device(np.full(self.num_envs, steps.NEW_GAME, np.int32))
        return self._play(self._actions)

    def step(self, actions: Any) -> Batch:
        """Plays an action at every table, from any array on the GPU. If one is not legal, nothing is played at any."""
        there = self._cuda.as_cuda_array(actions)
        if there.shape != (self.num_envs,):
            raise InvalidError(f"A step takes {self.num_envs} actions, one a table, not {there.shape}.")
        self._wrong.copy_to_device(np.array([NOBODY_WRONG], np.int32))
        self._kernels.check(self.num_envs, self.batch, there, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong != NOBODY_WRONG:
            action = int(there[wrong : wrong + 1].copy_to_host()[0])
            raise IllegalError(f"Action {action} is not legal at table {wrong}; nothing was played.")
        return self._play(there)

    def sample(self) -> Any:
        """A legal action for every table, at random; the next call writes into the same array."""
        self._kernels.sample(self.num_envs, self.batch, self._streams, self._sampled)
        return self._sampled

    def _play(self, actions: Any) -> Batch:
        self._kernels.step(self.num_envs, self._tables, self._blank_there, self.batch, actions, self._reward)
        self._kernels.observe(
            self.num_envs * self.layout.size,
            self._octets,
            self._words,
            self._source,
            self._width,
            self._base,
            self.players,
            self.batch.to_play,
            self.batch.observations,
        )
        return self.batch
