"""A game's wire as JSON Schema, made from its declarations: what a view holds, what can be chosen, what can happen."""

from __future__ import annotations

import ast
import inspect
import textwrap
from enum import IntEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from midtown.engine.actions import Arguments, Listed
from midtown.engine.events import EventArguments, Secret
from midtown.engine.game import Game
from midtown.engine.state_record import Audience, Axis, Field, Json, Record, Seats, label

DIALECT = "https://json-schema.org/draft/2020-12/schema"
INTEGER: Json = {"type": "integer"}
PLAIN: dict[Any, Json] = {bool: {"type": "boolean"}, int: INTEGER, str: {"type": "string"}, NoneType: {"type": "null"}}


def game_schema(game: Game) -> Json:
    """`$defs` has State, Shown, Action and Event, and a name for every enumeration they are made of."""
    definitions = Definitions()
    definitions.enumeration(game.phases)
    definitions.add("State", _state(game.state, definitions))
    definitions.add("Action", _actions(game, definitions))
    definitions.add("Event", _events(game, definitions))
    definitions.add("Shown", _shown(game.shown_type, definitions))
    return {"$schema": DIALECT, "title": game.name, "$defs": dict(sorted(definitions.made.items()))}


class Definitions:
    """The parts of a schema that have a name, each made once."""

    def __init__(self) -> None:
        self.made: dict[str, Json] = {}
        self._enumerations: dict[str, type[IntEnum]] = {}

    def add(self, name: str, schema: Json) -> Json:
        if self.made.setdefault(name, schema) != schema:
            raise TypeError(f"Two things on the wire are called {name}.")
        return {"$ref": f"#/$defs/{name}"}

    def enumeration(self, members: type[IntEnum]) -> Json:
        return self.add(members.__name__, {"type": "string", "enum": [label(member) for member in members]})

    def numbers(self, axes: tuple[Axis, ...], values: type[IntEnum] | None) -> Json:
        """What stands along these axes: an entry a member of an enumeration, or a list."""
        if not axes:
            return INTEGER if values is None else self.enumeration(values)
        entry = self.numbers(axes[1:], values)
        if isinstance(axes[0], int):
            return _list(axes[0], entry)
        self.enumeration(axes[0])
        return self.add(_name_along(axes, values), _object({label(member): entry for member in axes[0]}))

    def argument(self, axis: Axis | None) -> Json:
        return INTEGER if axis is None or isinstance(axis, int) else self.enumeration(axis)


def _name_along(axes: tuple[Axis, ...], values: type[IntEnum] | None) -> str:
    """`PerDieAndFace`: numbers; `BuilderPerDistrict`: names; `ListOf5PerRise`: lists of numbers."""
    named = [axis.__name__ for axis in axes if not isinstance(axis, int)]
    lists = "".join(f"ListOf{axis}" for axis in axes if isinstance(axis, int))
    return f"{'' if values is None else values.__name__}{lists}Per{'And'.join(named)}"


def _state(state: type[Record], definitions: Definitions) -> Json:
    """What `Record.seen` makes; another's own things are null."""
    said = _field_docs(state)
    fields = {
        name: _described(_field(field, definitions), said.get(name))
        for name, field in state.fields.items()
        if field.audience is not Audience.NOBODY
    }
    return _object(fields)


def _field(field: Field, definitions: Definitions) -> Json:
    if field.audience is Audience.EVERYBODY:
        return definitions.numbers(field.axes, field.values)
    mine = definitions.numbers(field.axes[1:], field.values)
    return _list(field.axes[0], {"anyOf": [mine, {"type": "null"}]})


def _field_docs(state: type[Record]) -> dict[str, str]:
    """The sentences that stand below the fields of a record."""
    said: dict[str, str] = {}
    for declared in reversed(state.__mro__[:-1]):
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(declared))).body
        assert isinstance(body, ast.ClassDef)
        for line, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(below, ast.Expr):
                said[line.target.id] = ast.literal_eval(below.value)
    return said


def _shown(declared: Any, definitions: Definitions) -> Json:
    """What `view.shown` says it returns."""
    return _hinted(declared, definitions) if is_typeddict(declared) else {"type": "object"}


def _hinted(hint: Any, definitions: Definitions) -> Json:
    """The schema of a type as views write it; `Annotated[str, Die]` is the name of a die."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return _typed_dict(hint, definitions)
    made, inside = get_origin(hint), get_args(hint)
    if made is Annotated:
        return definitions.enumeration(inside[1])
    if made is list:
        return {"type": "array", "items": _hinted(inside[0], definitions)}
    if made is Literal:
        return {"enum": list(inside)}
    if made in (Union, UnionType):
        return {"anyOf": [_hinted(each, definitions) for each in inside]}
    if made is dict:
        return _by_name(get_args(inside[0])[1], inside[1], definitions)
    raise TypeError(f"The wire has no schema for {hint}.")


def _typed_dict(declared: Any, definitions: Definitions) -> Json:
    hints = get_type_hints(declared, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    plain = {name: get_args(hint)[0] if name in optional else hint for name, hint in hints.items()}
    return _object({name: _hinted(hint, definitions) for name, hint in plain.items()}, optional)


def _by_name(members: type[IntEnum], entry: Any, definitions: Definitions) -> Json:
    """An entry for every member of an enumeration."""
    if entry is int:
        return definitions.numbers((members,), None)
    definitions.enumeration(members)
    return _object({label(member): _hinted(entry, definitions) for member in members})


def _actions(game: Game, definitions: Definitions) -> Json:
    """The choices of a view: an action's structured form with its id."""
    actions = game.actions
    kinds = [
        _object({"id": INTEGER, "kind": {"const": label(kind)}, **_arguments(actions.arguments[kind], definitions)})
        for kind in actions.kinds
    ]
    definitions.add("ActionKind", {"type": "string", "enum": [label(kind) for kind in actions.kinds]})
    return {"oneOf": kinds}


def _arguments(arguments: Arguments, definitions: Definitions) -> Json:
    if isinstance(arguments, Listed):
        return dict.fromkeys(arguments.names, INTEGER)
    return {name: definitions.argument(axis) for name, axis in arguments.items()}


def _events(game: Game, definitions: Definitions) -> Json:
    """Events as an audience is told them: what it may not know is left out."""
    events = game.events
    kinds = [_event(label(kind), events.arguments[kind], definitions) for kind in events.kinds]
    definitions.add("EventKind", {"type": "string", "enum": [label(kind) for kind in events.kinds]})
    return {"oneOf": kinds}


def _event(kind: str, arguments: EventArguments, definitions: Definitions) -> Json:
    head = {"kind": {"const": kind}, "seat": {"anyOf": [INTEGER, {"type": "null"}]}}
    told = {
        name: definitions.argument(axis.axis if isinstance(axis, Secret) else axis) for name, axis in arguments.items()
    }
    secret = {name for name, axis in arguments.items() if isinstance(axis, Secret)}
    return _object({**head, **told}, optional=secret)


def _object(properties: Json, optional: set[str] | frozenset[str] = frozenset()) -> Json:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _list(axis: Axis, entry: Json) -> Json:
    """A list as long as its axis; one with an entry a seat is as long as there are players."""
    assert isinstance(axis, int)
    bounds = {"minItems": 1 if isinstance(axis, Seats) else int(axis), "maxItems": int(axis)}
    return {"type": "array", "items": entry, **bounds}


def _described(schema: Json, words: str | None) -> Json:
    return {**schema, "description": words} if words else schema
