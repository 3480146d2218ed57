"""The flat record that holds a whole game, declared once as a class with typed fields.

    class State(Record):
        yard: Array = everybody(Die)          # one count per kind of die, for everybody to see
        hand: Array = owner(SEATS, Card)      # each seat sees its own row only
        deck: Array = nobody(Card)            # counts that no player may look at

From that one declaration come the memory layout, who may see what, the JSON form and the static types.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from midtown.engine.cache import fingerprint_of
from midtown.errors import InvalidError

Array = NDArray[np.int8]
"""A field with axes, as a rule sees it."""
Numbers = NDArray[np.int32]
"""Room that the engine lends a rule to write numbers into: action ids, points."""
Reals = NDArray[np.float64]
"""The same for what is weighed rather than counted."""
Json = dict[str, Any]


class Seats(int):
    """The axis with one entry a seat; its JSON form lists only the seats that are taken."""


class SeatsAndMore(int):
    """An axis whose first entries are the seats; what follows them is nobody's."""


SEATS = Seats(4)
Axis = int | type[IntEnum]
STORY_ROWS = 512
STORY_WIDTH = 7
KEY_WORDS = 8
SOURCES, STREAMS = 8, 128
"""How many sources of chance a game may have, and how many streams each."""
MOST_DRAWN = 0xFFFF
"""How often each stream can be drawn from."""
MOST_SCRIPTED = 64
"""How many draws of one move a script can answer."""
SCRIPTED, ANSWERED = 0, 1
"""Whether draws follow the script, and how many have."""


class Audience(Enum):
    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Field:
    """One thing on the table: its shape, what its numbers mean, and who may look at it."""

    axes: tuple[Axis, ...]
    audience: Audience
    kind: str
    values: type[IntEnum] | None
    seats_from: int | None = None
    """Where its numbers name seats: what stands for the first seat. Numbers beside the seats mean nobody."""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(length(axis) for axis in self.axes)

    @property
    def format(self) -> str | tuple[str, tuple[int, ...]]:
        return (self.kind, self.shape) if self.axes else self.kind


def length(axis: Axis) -> int:
    return axis if isinstance(axis, int) else len(axis)


@cache
def labels(members: type[IntEnum]) -> dict[int, str]:
    """The words for an enumeration's numbers, made once: every view is full of them."""
    return {int(member): member.name.lower() for member in members}


def label(member: IntEnum) -> str:
    return labels(type(member))[member]


def everybody(*axes: Axis, kind: str = "i1", values: type[IntEnum] | None = None, seats_from: int | None = None) -> Any:
    return Field(axes, Audience.EVERYBODY, kind, values, seats_from)


def owner(*axes: Axis, kind: str = "i1", values: type[IntEnum] | None = None) -> Any:
    if not axes or not isinstance(axes[0], Seats):
        raise TypeError("A field for its owner needs SEATS as its first axis.")
    return Field(axes, Audience.OWNER, kind, values)


def nobody(*axes: Axis, kind: str = "i1", values: type[IntEnum] | None = None) -> Any:
    return Field(axes, Audience.NOBODY, kind, values)


class Record:
    """What the engine needs of every game. A game's own State adds its table to it."""

    stream: np.uint64 = nobody(kind="u8")
    players: int = everybody()
    turn: int = everybody(seats_from=0)
    """The seat that decides; −1 when the game is over."""

    fields: ClassVar[dict[str, Field]] = {}
    _encoders: ClassVar[dict[str, Callable[[Any, int], Any]]] = {}
    dtype: ClassVar[np.dtype[Any]]
    of_match: ClassVar[np.dtype[Any]]
    """The same record as a match has it: with the key to its chance, and room for the story of one move."""

    def __init_subclass__(cls) -> None:
        own = {name: cls.__dict__.get(name) for name in cls.__annotations__}
        for name, field in own.items():
            if not isinstance(field, Field):
                raise TypeError(f"Say who may see {cls.__name__}.{name}: everybody, owner or nobody.")
        cls.fields = {**_common_fields(), **own}  # type: ignore[dict-item]
        cls._encoders = {name: _encoder(field.axes, field.values) for name, field in cls.fields.items()}
        # The title makes the type of each game's record, at each state of its sources, a type of its own.
        title = f"{cls.__module__} {fingerprint_of(cls.__module__)}"
        cls.dtype = np.dtype(
            {
                "names": list(cls.fields),
                "formats": [field.format for field in cls.fields.values()],
                "titles": [title] + [None] * (len(cls.fields) - 1),
            },
            align=True,
        )
        cls.of_match = _of_match(cls.dtype, title)

    @classmethod
    def to_json(cls, record: np.ndarray[Any, Any]) -> Json:
        """The whole record but its stream, in words."""
        players = int(record["players"][0])
        return {name: cls._field_to_json(record, name, players) for name in cls.fields if name != "stream"}

    @classmethod
    def _field_to_json(cls, record: np.ndarray[Any, Any], name: str, players: int) -> Any:
        return cls._encoders[name](record[name][0].tolist(), players)

    @classmethod
    def seen(cls, record: np.ndarray[Any, Any], seat: int | None) -> Json:
        """What a seat, or a spectator, may see of it; another's own things are null."""
        sight, players = {}, int(record["players"][0])
        for name, field in cls.fields.items():
            if field.audience is Audience.EVERYBODY:
                sight[name] = cls._field_to_json(record, name, players)
            elif field.audience is Audience.OWNER:
                whole = cls._field_to_json(record, name, players)
                sight[name] = [mine if i == seat else None for i, mine in enumerate(whole)]
        return sight

    @classmethod
    def from_json(cls, given: object) -> np.ndarray[Any, Any]:
        """Reads a record; what is not named is zero."""
        if not isinstance(given, dict):
            raise InvalidError("A position is an object with the fields of the table.", id="position-form")
        unknown = [name for name in given if name not in cls.fields or name == "stream"]
        if unknown:
            raise InvalidError(f"A position has no field {unknown[0]!r}.", id="position-field", name=str(unknown[0]))
        record = np.zeros(1, cls.dtype)
        record["turn"] = -1
        players: Any = given.get("players")
        if not _whole(players) or not 1 <= players <= SEATS:
            raise InvalidError("A position names its number of players.", id="position-players")
        for name, value in given.items():
            field = cls.fields[name]
            record[0][name] = _decode(value, field.axes, field, players, name)
        return record

    @classmethod
    @cache
    def visible_bytes(cls, seat: int | None) -> NDArray[np.bool_]:
        """Which bytes of a record that seat may see: the declaration as a mask."""
        mask = np.zeros(1, cls.dtype)
        for name, field in cls.fields.items():
            if field.audience is Audience.EVERYBODY:
                mask[name] = -1
            elif field.audience is Audience.OWNER and seat is not None:
                mask[name][0, seat] = -1
        return mask.view(np.uint8) != 0

    @classmethod
    @cache
    def declared_bytes(cls) -> NDArray[np.bool_]:
        """Which bytes of a record belong to a field: what lies between them for alignment means nothing."""
        mask = np.zeros(cls.dtype.itemsize, np.bool_)
        for name in cls.fields:
            kind, first = cls.dtype.fields[name][:2]  # type: ignore[index]
            mask[first : first + kind.itemsize] = True
        return mask

    @classmethod
    def changed_bytes(cls, before: np.ndarray[Any, Any], after: np.ndarray[Any, Any]) -> NDArray[np.bool_]:
        """Which bytes of its fields differ between two records."""
        return (before.view(np.uint8) != after.view(np.uint8)) & cls.declared_bytes()

    @classmethod
    def copied(cls, record: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """A copy, byte for byte: NumPy would copy field by field and leave what lies between as memory was."""
        return record.view(np.uint8).copy().view(cls.dtype)

    @classmethod
    def thaw(cls, record: np.ndarray[Any, Any]) -> SimpleNamespace:
        """The record for interpreted rules: Python integers that, like compiled ones, never wrap at 127."""
        s = SimpleNamespace(dtype=cls.dtype, story=[])
        for name, field in cls.fields.items():
            value = record[0][name]
            if name == "stream":
                setattr(s, name, value)
            else:
                setattr(s, name, value.astype(object) if field.axes else int(value))
        return s

    @classmethod
    def freeze(cls, s: SimpleNamespace, record: np.ndarray[Any, Any]) -> None:
        """Writes it back; a number too large for its field is an error, not a wrong number."""
        for name, field in cls.fields.items():
            value = getattr(s, name)
            if field.axes:
                for place, number in np.ndenumerate(value):
                    record[0][name][place] = int(number)
            else:
                record[0][name] = value if name == "stream" else int(value)


def _common_fields() -> dict[str, Field]:
    return {name: Record.__dict__[name] for name in ("stream", "players", "turn")}


def _of_match(plain: np.dtype[Any], title: str) -> np.dtype[Any]:
    """The plain record, and behind it what only a match has."""
    added = {
        "key": np.dtype(("u4", (KEY_WORDS,))),
        "drawn": np.dtype(("u2", (SOURCES, STREAMS))),
        "script": np.dtype(("i4", (MOST_SCRIPTED,))),
        "asked": np.dtype(("i4", (MOST_SCRIPTED,))),
        "scripting": np.dtype(("i4", (2,))),
        "story_length": np.dtype("i8"),
        "story": np.dtype(("i2", (STORY_ROWS, STORY_WIDTH))),
    }
    names = [*plain.names, *added]  # type: ignore[misc]
    formats = [plain.fields[name][0] for name in plain.names]  # type: ignore[index, union-attr]
    offsets = [plain.fields[name][1] for name in plain.names]  # type: ignore[index, union-attr]
    end = plain.itemsize
    for form in added.values():
        formats.append(form)
        offsets.append(end)
        end += form.itemsize
    titles = [f"{title} of a match"] + [None] * (len(names) - 1)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "titles": titles}, align=True)


Encoder = Callable[[Any, int], Any]
"""Makes the JSON form of a field's numbers, of so many players."""


def _encoder(axes: tuple[Axis, ...], values: type[IntEnum] | None) -> Encoder:
    """Made once a field, because every view is made of them: what is known of a field is not asked again."""
    if not axes:
        return _same if values is None else _named(values)
    axis, rest = axes[0], axes[1:]
    of_seats = isinstance(axis, Seats)
    one = _encoder(rest, values) if rest or values is not None else None
    keys = None if isinstance(axis, int) else [labels(axis)[number] for number in range(len(axis))]

    def encode(value: Any, players: int) -> Any:
        entries = value[:players] if of_seats else value
        if one is not None:
            entries = [one(entry, players) for entry in entries]
        return entries if keys is None else dict(zip(keys, entries, strict=True))

    return encode


def _same(value: Any, _: int) -> Any:
    return value


def _named(values: type[IntEnum]) -> Encoder:
    names = labels(values)
    return lambda value, _: names[value]


def _decode(given: object, axes: tuple[Axis, ...], field: Field, players: int, path: str) -> Any:
    if not axes:
        return _decode_number(given, field, path)
    axis, rest = axes[0], axes[1:]
    out = np.zeros([length(a) for a in axes], field.kind)
    if isinstance(axis, int):
        size = players if isinstance(axis, Seats) else axis
        if not isinstance(given, list) or len(given) != size:
            raise InvalidError(f"{path} must be a list of {size}.", id="value-list", name=path, size=size)
        for i, entry in enumerate(given):
            out[i] = _decode(entry, rest, field, players, f"{path}[{i}]")
        return out
    members = {label(m): m for m in axis}
    if not isinstance(given, dict):
        known = ", ".join(members)
        raise InvalidError(
            f"{path} must be an object with some of: {known}.", id="value-object", name=path, known=known
        )
    for name, entry in given.items():
        if name not in members:
            known = ", ".join(members)
            raise InvalidError(
                f"{path} has no entry {name!r}; it may have: {known}.",
                id="value-entry",
                name=path,
                entry=str(name),
                known=known,
            )
        out[members[name]] = _decode(entry, rest, field, players, f"{path}.{name}")
    return out


def _decode_number(given: object, field: Field, path: str) -> int:
    if field.values is not None:
        members = {label(m): int(m) for m in field.values}
        if not isinstance(given, str) or given not in members:
            known = ", ".join(members)
            raise InvalidError(f"{path} must be one of: {known}.", id="value-one-of", name=path, known=known)
        return members[given]
    limits = np.iinfo(field.kind)
    if not _whole(given) or not limits.min <= given <= limits.max:  # type: ignore[operator]
        low, high = int(limits.min), int(limits.max)
        raise InvalidError(
            f"{path} must be a whole number from {low} to {high}.", id="value-from-to", name=path, low=low, high=high
        )
    return given  # type: ignore[return-value]


def _whole(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
