"""A learner's tables on the CPU. Numbers go in and out as PyTorch's tensors; records stay where they are."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
import torch
from torch import Tensor

from midtown.bots.net.evaluate import Net
from midtown.engine.game import Game
from midtown.engine.state_record import SEATS
from midtown.lab.learn import steps
from midtown.lab.learn.steps import Choices, Ends, Room


class Inputs(NamedTuple):
    """How records become a net's inputs."""

    net: Net
    counts: np.ndarray[Any, Any]
    size: int


class Seen(NamedTuple):
    """What a net is given of positions."""

    inputs: Tensor
    estimate: Tensor | None
    """What the game's own estimate says, if the net corrects it."""

    def only(self, rows: Tensor) -> Seen:
        return Seen(self.inputs[rows], None if self.estimate is None else self.estimate[rows])


class Tables(Protocol):
    """Many tables of one game that are played together."""

    device: torch.device
    many: int
    players: int

    def records(self, many: int) -> Any:
        """Room for so many records."""

    def to_host(self, records: Any) -> np.ndarray[Any, Any]:
        """Records as an array of NumPy's."""

    def start(self, streams: Tensor) -> None:
        """Sets every table anew, with a stream of chance each: odd numbers."""

    def put(self, records: np.ndarray[Any, Any]) -> None:
        """Sets every table to one of these records."""

    def restart(self, which: Tensor) -> None:
        """Sets these tables anew; their chance just runs on."""

    def choices(self) -> Choices:
        """What can be done at every table."""

    def imagine(self, choices: Choices, where: Tensor, streams: Tensor) -> tuple[Any, Ends]:
        """The worlds after so many choices, given as rows of table and choice."""

    def promise(self, worlds: Any, ends: Ends, observers: Tensor, wanted: Tensor) -> Tensor:
        """What `shrewd` hopes for in these worlds, where that is wanted."""

    def play(self, actions: Tensor, after: Any) -> Ends:
        """Plays an action at every table; the records as they are then go to `after`."""

    def encode(self, records: Any, observers: Tensor, inputs: Inputs) -> Tensor:
        """What the observers see of the records, as a net's inputs: 0 and 1."""

    def estimate(self, records: Any, observers: Tensor) -> Tensor:
        """What the game's own estimate says of the records, the observer first."""


def see(tables: Tables, records: Any, observers: Tensor, inputs: Inputs) -> Seen:
    """What the observers see of the records, for the net of these inputs."""
    estimate = tables.estimate(records, observers) if inputs.net.corrects else None
    return Seen(tables.encode(records, observers, inputs), estimate)


def new_choices(many: int, actions: int, device: torch.device) -> Choices:
    """Empty choices, as tensors."""

    def numbers(*shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.int32, device=device)

    return Choices(numbers(many), numbers(many, actions), numbers(many))


def new_ends(many: int, players: int, device: torch.device) -> Ends:
    over = torch.zeros(many, dtype=torch.bool, device=device)
    worth = torch.zeros((many, 2 * players), dtype=torch.float32, device=device)
    return Ends(over, worth)


class CpuTables:
    """On the CPU, one thread: enough to try a recipe, and for the tests."""

    def __init__(self, game: Game, players: int, many: int, options: dict[str, Any]) -> None:
        self.device = torch.device("cpu")
        self.game, self.players, self.many = game, players, many
        self._blank = game.blank(players, options)
        self._tables = np.repeat(self._blank, many)
        self._room = Room(
            here=np.zeros(1, game.state.dtype),
            choices=np.zeros(game.actions.count, np.int32),
            points=np.zeros(SEATS),
            scratch=np.zeros(game.search.scratch),
            sheet=np.zeros((SEATS, len(game.sources)), np.int32),
            won=np.zeros(SEATS, np.int32),
        )

    def records(self, many: int) -> Any:
        return np.zeros(many, self._blank.dtype)

    def to_host(self, records: Any) -> np.ndarray[Any, Any]:
        return np.asarray(records)

    def start(self, streams: Tensor) -> None:
        self._tables["stream"] = streams.numpy().astype(np.uint64)
        self.restart(torch.ones(self.many, dtype=torch.bool))

    def put(self, records: np.ndarray[Any, Any]) -> None:
        self._tables[:] = records

    def restart(self, which: Tensor) -> None:
        steps.start_all(self._tables, self._blank, which.numpy(), self._room)

    def choices(self) -> Choices:
        found = new_choices(self.many, self.game.actions.count, self.device)
        steps.list_all(self._tables, _arrays(found), self._room)
        return found

    def imagine(self, choices: Choices, where: Tensor, streams: Tensor) -> tuple[Any, Ends]:
        worlds, ends = self.records(len(where)), new_ends(len(where), self.players, self.device)
        chance = streams.numpy().astype(np.uint64)
        steps.imagine_all(
            self._tables, worlds, _arrays(choices), chance, _arrays(ends), self._room, where.int().numpy()
        )
        return worlds, ends

    def promise(self, worlds: Any, ends: Ends, observers: Tensor, wanted: Tensor) -> Tensor:
        found = torch.zeros(len(observers))
        given = (observers.int().numpy(), wanted.numpy(), found.numpy())
        steps.promise_all(worlds, _arrays(ends), *given, self._room)
        return found

    def play(self, actions: Tensor, after: Any) -> Ends:
        ends = new_ends(self.many, self.players, self.device)
        steps.play_all(self._tables, self._blank, after, actions.int().numpy(), _arrays(ends), self._room)
        return ends

    def estimate(self, records: Any, observers: Tensor) -> Tensor:
        found = torch.zeros((len(records), 2 * self.players))
        steps.estimate_all(records, observers.int().numpy(), found.numpy(), self._room)
        return found

    def encode(self, records: Any, observers: Tensor, inputs: Inputs) -> Tensor:
        many, size = len(records), records.dtype.itemsize
        seen = torch.zeros((many, inputs.size), dtype=torch.int32)
        octets = records.view(np.int8).reshape(many, size)
        words = records.view(np.int16).reshape(many, size // 2)
        one = int(np.float32(1).view(np.int32))
        steps.encode_all(octets, words, inputs.net, inputs.counts, observers.int().numpy(), one, seen.numpy())
        return seen.view(torch.float32)


def _arrays(tensors: Any) -> Any:
    return type(tensors)(*(one.numpy() for one in tensors))
