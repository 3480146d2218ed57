"""What happened, in the order it happened.

A rule tells its events with `tell`. On a plain record that compiles to nothing, so simulation pays nothing for
it; on the record of a match it writes a row of the move's story.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import STORY_ROWS, Axis, Json, Record, label

if TYPE_CHECKING:
    from midtown.engine.narrator import Narrator

NOBODY = -1


@dataclass(frozen=True)
class Secret:
    """An argument of an event that only the seat it happened to may know."""

    axis: Axis


EventArguments = Mapping[str, Axis | Secret]


@dataclass(frozen=True)
class Event:
    """One thing that happened, to one seat (or, with seat None, to the whole table)."""

    kind: str
    seat: int | None
    arguments: Mapping[str, Any] = field(hash=False)
    secret: frozenset[str] = frozenset()
    narrator: Narrator | None = field(default=None, compare=False, repr=False)

    def seen(self, seat: int | None) -> Json:
        """Its JSON form for that seat, or for a spectator."""
        known = {k: v for k, v in self.arguments.items() if k not in self.secret or seat == self.seat}
        return {"kind": self.kind, "seat": self.seat, **known}

    @property
    def sentence(self) -> str:
        return self.narrator.event(self) if self.narrator else f"{self.kind} {self.arguments}"

    def __str__(self) -> str:
        return self.sentence


class Events:
    """What can happen in a game: each kind of event with its arguments, in the order they are told."""

    def __init__(self, kinds: type[IntEnum], arguments: Mapping[IntEnum, EventArguments]) -> None:
        self.kinds = kinds
        self.arguments = {kind: arguments.get(kind, {}) for kind in kinds}

    def event(self, narrator: Narrator | None, kind: int, seat: int, *values: int) -> Event:
        arguments = self.arguments[self.kinds(kind)]
        words = {}
        for (name, axis), value in zip(arguments.items(), values, strict=False):
            plain = axis.axis if isinstance(axis, Secret) else axis
            words[name] = value if isinstance(plain, int) else label(plain(value))
        secret = frozenset(name for name, axis in arguments.items() if isinstance(axis, Secret))
        return Event(label(self.kinds(kind)), None if seat == NOBODY else seat, words, secret, narrator)


def tell(s: Record, event: int, seat: int, v: int = 0, w: int = 0, x: int = 0, y: int = 0, z: int = 0) -> None:
    """Tells that something happened to a seat, or to NOBODY in particular."""
    s.story.append((int(event), int(seat), int(v), int(w), int(x), int(y), int(z)))  # type: ignore[attr-defined]


def _silent(s: Record, event: int, seat: int, v: int = 0, w: int = 0, x: int = 0, y: int = 0, z: int = 0) -> None:
    pass


def _written(s: Any, event: int, seat: int, v: int = 0, w: int = 0, x: int = 0, y: int = 0, z: int = 0) -> None:
    if s.story_length < STORY_ROWS:
        row = s.story[s.story_length]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6] = event, seat, v, w, x, y, z
    s.story_length += 1


def _choose(
    s: Any, event: Any, seat: Any, v: Any = 0, w: Any = 0, x: Any = 0, y: Any = 0, z: Any = 0
) -> Callable[..., None]:
    return _written if "story" in s.fields else _silent


if not INTERPRETED:
    from numba.extending import overload

    overload(tell, strict=False)(_choose)
