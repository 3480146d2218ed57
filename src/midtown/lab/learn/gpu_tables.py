"""A learner's tables on a GPU: the same rules, a thread a table, and nothing that travels."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from midtown.engine.game import Game
from midtown.engine.state_record import SEATS
from midtown.lab.gpu.device import gpu
from midtown.lab.learn import steps
from midtown.lab.learn.steps import Choices, Ends, Room
from midtown.lab.learn.tables import Inputs, new_choices, new_ends

THREADS = 128
"""Threads a block."""
ONE = 0x3F80
"""The bits of 1 as a bfloat16."""


class GpuTables:
    def __init__(self, game: Game, players: int, many: int, options: dict[str, Any]) -> None:
        self._cuda = gpu()
        self.device = torch.device("cuda")
        self.game, self.players, self.many = game, players, many
        self._blank = game.blank(players, options)
        self._blank_there = self._cuda.to_device(self._blank)
        self._tables = self._cuda.to_device(np.repeat(self._blank, many))
        self._kernels = _kernels(game)
        self._worlds = self.records(many)
        self._inputs: tuple[Inputs, Any] | None = None

    def records(self, many: int) -> Any:
        return self._cuda.device_array(many, self._blank.dtype)

    def to_host(self, records: Any) -> np.ndarray[Any, Any]:
        return records.copy_to_host()

    def start(self, streams: Tensor) -> None:
        tables = np.repeat(self._blank, self.many)
        tables["stream"] = streams.cpu().numpy().astype(np.uint64)
        self._tables.copy_to_device(tables)
        self.restart(torch.ones(self.many, dtype=torch.bool, device=self.device))

    def put(self, records: np.ndarray[Any, Any]) -> None:
        self._tables.copy_to_device(records)

    def restart(self, which: Tensor) -> None:
        self._launch("start", self.many, self._tables, self._blank_there, self._array(which))

    def choices(self) -> Choices:
        found = new_choices(self.many, self.game.actions.count, self.device)
        self._launch("choices", self.many, self._tables, self._there(found))
        return found

    def imagine(self, choices: Choices, where: Tensor, streams: Tensor) -> tuple[Any, Ends]:
        if len(where) > len(self._worlds):
            self._worlds = self.records(len(where) * 5 // 4)
        ends = new_ends(len(where), self.players, self.device)
        given = (self._there(choices), self._array(streams), self._there(ends), self._array(where))
        self._launch("imagine", len(where), self._tables, self._worlds, *given)
        return self._worlds[: len(where)], ends

    def promise(self, worlds: Any, ends: Ends, observers: Tensor, wanted: Tensor) -> Tensor:
        found = torch.zeros(len(observers), device=self.device)
        given = (self._there(ends), self._array(observers), self._array(wanted), self._array(found))
        self._launch("promise", len(observers), worlds, *given)
        return found

    def play(self, actions: Tensor, after: Any) -> Ends:
        ends = new_ends(self.many, self.players, self.device)
        given = (self._array(actions), self._there(ends))
        self._launch("play", self.many, self._tables, self._blank_there, after, *given)
        return ends

    def estimate(self, records: Any, observers: Tensor) -> Tensor:
        found = torch.zeros((len(records), 2 * self.players), device=self.device)
        self._launch("estimate", len(records), records, self._array(observers), self._array(found))
        return found

    def encode(self, records: Any, observers: Tensor, inputs: Inputs) -> Tensor:
        many, size = len(records), self._blank.dtype.itemsize
        seen = torch.zeros((many, inputs.size), dtype=torch.int16, device=self.device)
        net, counts = self._inputs_there(inputs)
        octets, words = self._seen_as(records, np.int8, size), self._seen_as(records, np.int16, size)
        numbers = len(inputs.counts)
        self._launch("encode", many * numbers, octets, words, net, counts, self._array(observers), self._array(seen))
        return seen.view(torch.bfloat16)

    def _inputs_there(self, inputs: Inputs) -> Any:
        if self._inputs is None or self._inputs[0] is not inputs:
            there: list[Any] = [self._cuda.to_device(x) if isinstance(x, np.ndarray) else x for x in inputs.net]
            self._inputs = inputs, (type(inputs.net)(*there), self._cuda.to_device(inputs.counts))
        return self._inputs[1]

    def _seen_as(self, records: Any, kind: Any, size: int) -> Any:
        """The memory of records as plain numbers, a row a record."""
        item = np.dtype(kind).itemsize
        return self._cuda.cudadrv.devicearray.DeviceNDArray(
            shape=(len(records), size // item), strides=(size, item), dtype=np.dtype(kind), gpu_data=records.gpu_data
        )

    def _array(self, tensor: Tensor) -> Any:
        return self._cuda.as_cuda_array(tensor)

    def _there(self, tensors: Any) -> Any:
        return type(tensors)(*(self._array(one) for one in tensors))

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:
        self._kernels[name][(threads + THREADS - 1) // THREADS, THREADS](*arguments)


def _kernels(game: Game) -> dict[str, Any]:
    cuda = gpu()
    record, seats, sheets = game.state.dtype, int(SEATS), (int(SEATS), len(game.sources))
    most, scratch = game.actions.count, game.search.scratch

    def start(tables: Any, blank: Any, which: Any) -> None:
        i = cuda.grid(1)
        if i < len(tables) and which[i]:
            here = cuda.local.array(1, record)
            here[0] = tables[i]
            steps.start(here, blank)
            tables[i] = here[0]

    def choices(tables: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(tables):
            here, found = cuda.local.array(1, record), cuda.local.array(most, np.int32)
            points, room = cuda.local.array(1, np.float64), cuda.local.array((1, 1), np.float64)
            sheet, won = cuda.local.array(sheets, np.int32), cuda.local.array(seats, np.int32)
            steps.list_choices(tables, out, Room(here, found, points, room, sheet, won), i)

    def imagine(tables: Any, worlds: Any, choices: Any, streams: Any, ends: Any, where: Any) -> None:
        j = cuda.grid(1)
        if j < len(where):
            here, found = cuda.local.array(1, record), cuda.local.array(1, np.int32)
            points, room = cuda.local.array(1, np.float64), cuda.local.array((1, 1), np.float64)
            sheet, won = cuda.local.array(sheets, np.int32), cuda.local.array(seats, np.int32)
            memory = Room(here, found, points, room, sheet, won)
            steps.imagine(tables, worlds, choices, streams, ends, memory, where[j, 0], where[j, 1], j)

    def promise(worlds: Any, ends: Any, observers: Any, wanted: Any, out: Any) -> None:
        j = cuda.grid(1)
        if j < len(observers):
            here, found = cuda.local.array(1, record), cuda.local.array(1, np.int32)
            points, room = cuda.local.array(seats, np.float64), cuda.local.array(scratch, np.float64)
            sheet, won = cuda.local.array(sheets, np.int32), cuda.local.array(seats, np.int32)
            memory = Room(here, found, points, room, sheet, won)
            steps.promise(worlds, ends, observers, wanted, out, memory, j)

    def play(tables: Any, blank: Any, after: Any, actions: Any, ends: Any) -> None:
        i = cuda.grid(1)
        if i < len(tables):
            here, found = cuda.local.array(1, record), cuda.local.array(1, np.int32)
            points, room = cuda.local.array(1, np.float64), cuda.local.array((1, 1), np.float64)
            sheet, won = cuda.local.array(sheets, np.int32), cuda.local.array(seats, np.int32)
            steps.play(tables, blank, after, actions, ends, Room(here, found, points, room, sheet, won), i)

    def estimate(records: Any, observers: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(records):
            here, found = cuda.local.array(1, record), cuda.local.array(1, np.int32)
            points, room = cuda.local.array(seats, np.float64), cuda.local.array(scratch, np.float64)
            sheet, won = cuda.local.array(sheets, np.int32), cuda.local.array(seats, np.int32)
            steps.estimate(records, observers, out, Room(here, found, points, room, sheet, won), i)

    def encode(octets: Any, words: Any, net: Any, counts: Any, observers: Any, out: Any) -> None:
        place = cuda.grid(1)
        i, k = place // len(counts), place % len(counts)
        if i < len(observers):
            steps.encode(octets[i], words[i], net, counts, observers[i], ONE, out, i, k)

    made = {"start": start, "choices": choices, "imagine": imagine, "promise": promise}
    made |= {"play": play, "estimate": estimate, "encode": encode}
    return {name: cuda.jit(kernel) for name, kernel in made.items()}
