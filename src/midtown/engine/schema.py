"""A game's wire as JSON Schema, made from its declarations: what a view holds, what can be chosen, what can happen."""

from __future__ import annotations

import ast
import inspect
import textwrap
from enum import IntEnum
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from midtown.engine.actions import Arguments, Listed
from midtown.engine.events import EventArguments, Secret
from midtown.engine.game import Game
from midtown.engine.state_record import Audience, Axis, Field, Json, Record, Seats, label

DIALECT = "https://json-schema.org/draft/2020-12/schema"
INTEGER: Json = {"type": "integer"}
PLAIN: dict[Any, Json] = {
    bool: {"type": "boolean"},
    int: INTEGER,
    str: {"type": "string"},
    list[int]: {"type": "array", "items": INTEGER},
}


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
    """What `view.shown` says it returns. `Annotated[…, Die]` is the name of a die, or a number for each."""
    if not is_typeddict(declared):
        return {"type": "object"}
    hints = get_type_hints(declared, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return _object({name: _hinted(hint, definitions) for name, hint in hints.items()}, optional)


def _hinted(hint: Any, definitions: Definitions) -> Json:
    if get_origin(hint) is NotRequired:
        return _hinted(get_args(hint)[0], definitions)
    if get_origin(hint) is Annotated:
        plain, members = get_args(hint)
        return definitions.enumeration(members) if plain is str else definitions.numbers((members,), None)
    return PLAIN[hint]


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
