"""An observation: all that a seat may see of the record, as one row of numbers, the observer first.

It follows from the declaration of the record. Every field that the seat may see is there, in the order of the
declaration. Where a field has an entry a seat, the observer's own comes first and the others follow clockwise, and
numbers that name seats count from the observer in the same way. So one player's eyes serve for all seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.game import Game
from midtown.engine.state_record import SEATS, Audience, Axis, Field, Numbers, Seats, SeatsAndMore

LEFT_OUT = ("stream", "players")
"""Chance to come is nobody's to see, and the number of players is known from the size of the observation."""
DTYPE = np.int16


@dataclass(frozen=True)
class Part:
    """One field of the record within an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    field: Field
    by_seat: bool
    """Whether its first axis is the seats, the observer first."""

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def places(self) -> slice:
        return slice(self.start, self.start + self.size)

    @property
    def axes(self) -> tuple[Axis, ...]:
        return self.field.axes

    @property
    def values(self) -> type[IntEnum] | None:
        return self.field.values


@dataclass(frozen=True)
class Layout:
    """Where everything is in an observation of a game with so many players."""

    parts: tuple[Part, ...]
    size: int
    players: int
    source: NDArray[np.int32]
    """By observer: the byte of the record that each number comes from."""
    width: Numbers
    """How many bytes that number has there."""
    base: Numbers
    """What stands for the first seat, where the number names a seat; −1 where it does not."""

    def __getitem__(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def observe(self, record: np.ndarray[Any, Any], seat: int) -> NDArray[np.int16]:
        """What that seat sees of a record."""
        places = self.source[seat]
        seen = record.view(np.int8)[places].astype(DTYPE)
        wide = self.width == 2
        seen[wide] = record.view(np.int16)[places[wide] // 2]
        named = seen - self.base
        names_player = (self.base >= 0) & (named >= 0) & (named < self.players)
        counted = self.base + (named - seat) % self.players
        return np.where(names_player, counted, seen).astype(DTYPE)


@cache
def layout(game: Game, players: int) -> Layout:
    game.read_options(players, {})
    dtype = game.state.dtype
    parts: list[Part] = []
    sources: list[list[int]] = [[] for _ in range(players)]
    width: list[int] = []
    base: list[int] = []
    for name, field in game.state.fields.items():
        if field.audience is Audience.NOBODY or name in LEFT_OUT:
            continue
        part = _part(name, field, players, len(width))
        first = dtype.fields[name][1]  # type: ignore[index]
        item = np.dtype(field.kind).itemsize
        for seat in range(players):
            sources[seat] += [first + item * place for place in _places(field, players, seat)]
        width += [item] * part.size
        base += [-1 if field.seats_from is None else int(field.seats_from)] * part.size
        parts.append(part)
    return Layout(
        parts=tuple(parts),
        size=len(width),
        players=players,
        source=np.array(sources, np.int32),
        width=np.array(width, np.int32),
        base=np.array(base, np.int32),
    )


def _part(name: str, field: Field, players: int, start: int) -> Part:
    rows = len(_rows(field, players, 0))
    shape = (rows, *field.shape[1:]) if field.axes else ()
    by_seat = _is_by_seat(field)
    if field.audience is Audience.OWNER:
        shape, by_seat = shape[1:], False
    return Part(name, start, shape, field, by_seat)


def _is_by_seat(field: Field) -> bool:
    """A field that names seats has them in an order of its own."""
    return bool(field.axes) and isinstance(field.axes[0], Seats | SeatsAndMore) and field.seats_from is None


def _rows(field: Field, players: int, seat: int) -> list[int]:
    """The entries of a field's first axis that there are with so many players, in the order that a seat sees."""
    if not field.axes:
        return [0]
    everything = list(range(field.shape[0]))
    if isinstance(field.axes[0], Seats):
        everything = everything[:players]
    if field.audience is Audience.OWNER:
        return [seat]
    if not _is_by_seat(field):
        return everything
    beyond = everything[SEATS:]
    return [(seat + i) % players for i in range(players)] + beyond


def _places(field: Field, players: int, seat: int) -> Iterator[int]:
    """Where the numbers of a field lie within it, in the order that a seat sees them."""
    row = prod(field.shape[1:])
    for first in _rows(field, players, seat):
        yield from range(first * row, (first + 1) * row)
