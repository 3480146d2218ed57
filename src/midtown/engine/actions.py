"""Every choice of a game has a number, a structured form and a sentence."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from midtown.engine.state_record import Axis, Json, label, length
from midtown.errors import InvalidError

if TYPE_CHECKING:
    from midtown.engine.narrator import Narrator

WIDTH = 3


@dataclass(frozen=True)
class Listed:
    """Arguments that are not every combination: the rows that exist, under their names."""

    names: tuple[str, ...]
    rows: Sequence[Sequence[int]]


Arguments = Mapping[str, Axis] | Listed


@dataclass(frozen=True)
class Action:
    """One choice. `action.id` for programs, `action.form` for protocols, `str(action)` for people."""

    id: int
    kind: str
    arguments: Mapping[str, Any] = field(hash=False)
    narrator: Narrator | None = field(default=None, compare=False, repr=False)

    @property
    def form(self) -> Json:
        return {"kind": self.kind, **self.arguments}

    @property
    def sentence(self) -> str:
        return self.narrator.action(self) if self.narrator else f"{self.kind} {self.arguments}"

    def __str__(self) -> str:
        return self.sentence


class Actions:
    """Numbers all choices of a game, kind by kind. The numbers are part of the game's version."""

    def __init__(self, kinds: type[IntEnum], arguments: Mapping[IntEnum, Arguments]) -> None:
        self.kinds = kinds
        self.arguments = {kind: arguments.get(kind, {}) for kind in kinds}
        rows = [(int(kind), *row) for kind in kinds for row in _rows(self.arguments[kind])]
        table = np.array([[*row, *[0] * (WIDTH + 1 - len(row))] for row in rows], np.int32)
        self.count = len(rows)
        self.kind, self.x, self.y, self.z = (np.ascontiguousarray(column) for column in table.T)
        self.first = np.array([int(np.argmax(self.kind == kind)) for kind in kinds], np.int32)
        self._ids = {row: i for i, row in enumerate(rows)}
        self.rows = rows
        """Of every action its kind and its arguments, as numbers."""

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, range(self.count))

    def action(self, number: int, narrator: Narrator | None = None) -> Action:
        kind, *values = self.rows[number]
        arguments = self.arguments[self.kinds(kind)]
        words = {name: _word(axis, value) for (name, axis), value in zip(_axes(arguments), values, strict=True)}
        return Action(number, label(self.kinds(kind)), words, narrator)

    def axes(self, kind: str) -> dict[str, Axis | None]:
        """What the arguments of that kind range over."""
        return dict(_axes(self.arguments[self.kinds[kind.upper()]]))

    def read(self, given: object) -> int:
        """The number of an action, given as an action, its number or its structured form."""
        if isinstance(given, Action):
            given = given.id
        if isinstance(given, int | np.integer) and not isinstance(given, bool):
            if not 0 <= given < self.count:
                last = self.count - 1
                raise InvalidError(
                    f"There is no action {given}; they are numbered 0 to {last}.",
                    id="no-action",
                    given=str(given),
                    last=last,
                )
            return int(given)
        if isinstance(given, Mapping):
            return self._read_form(given)
        raise InvalidError(
            "An action is given as its number or as an object with its kind and arguments.", id="action-form"
        )

    def _read_form(self, form: Mapping[Any, Any]) -> int:
        kinds = {label(kind): kind for kind in self.kinds}
        if not isinstance(form.get("kind"), str) or form["kind"] not in kinds:
            known = ", ".join(kinds)
            raise InvalidError(f"An action's kind is one of: {known}.", id="action-kind", kinds=known)
        kind = kinds[form["kind"]]
        axes = _axes(self.arguments[kind])
        if set(form) != {"kind", *(name for name, _ in axes)}:
            needs = ", ".join(["kind", *(name for name, _ in axes)])
            raise InvalidError(
                f"An action of kind {label(kind)!r} has exactly: {needs}.",
                id="action-arguments",
                kind=label(kind),
                needs=needs,
            )
        values = tuple(_number(axis, form[name], name) for name, axis in axes)
        if (int(kind), *values) not in self._ids:
            raise InvalidError(
                f"There is no action {label(kind)!r} with those arguments.", id="action-unknown", kind=label(kind)
            )
        return self._ids[(int(kind), *values)]


def _rows(arguments: Arguments) -> Iterator[tuple[int, ...]]:
    if isinstance(arguments, Listed):
        return (tuple(int(v) for v in row) for row in arguments.rows)
    return itertools.product(*(range(length(axis)) for axis in arguments.values()))


def _axes(arguments: Arguments) -> list[tuple[str, Axis | None]]:
    if isinstance(arguments, Listed):
        return [(name, None) for name in arguments.names]
    return list(arguments.items())


def _word(axis: Axis | None, value: int) -> int | str:
    return value if axis is None or isinstance(axis, int) else label(axis(value))


def _number(axis: Axis | None, given: object, name: str) -> int:
    if axis is not None and not isinstance(axis, int):
        members = {label(m): int(m) for m in axis}
        if not isinstance(given, str) or given not in members:
            known = ", ".join(members)
            raise InvalidError(f"{name} is one of: {known}.", id="value-one-of", name=name, known=known)
        return members[given]
    if not isinstance(given, int) or isinstance(given, bool):
        raise InvalidError(f"{name} is a whole number.", id="value-whole", name=name)
    return given
