"""What a page must know of a game to play it, as data: everything that is declared, nothing that is decided."""

from __future__ import annotations

from typing import Any

import numpy as np

from midtown.bots import tree
from midtown.bots.levels import LEVELS
from midtown.engine.actions import Arguments, Listed
from midtown.engine.events import Secret
from midtown.engine.game import Game
from midtown.engine.narrator import Narrator
from midtown.engine.options import Choice, Option
from midtown.engine.state_record import Axis, Field, Json, Seats, labels


def declaration(game: Game) -> Json:
    narrator = Narrator(game)
    return {
        "name": game.name,
        "version": game.version,
        "players": list(game.seats),
        "draws_first": game.draws_first,
        "hidden": game.has_secrets,
        "sources": game.sources,
        "options": [_option(game, option) for option in game.options],
        "blank": {str(players): _blank(game, players) for players in game.seats},
        "record": _record(game),
        "actions": _actions(game),
        "events": [
            {"kind": kind.name.lower(), "arguments": [_event_argument(*each) for each in arguments.items()]}
            for kind, arguments in game.events.arguments.items()
        ],
        "reasons": {
            str(int(reason)): {
                "reason": reason.name.lower(),
                "clause": reason.clause,
                "sentence": narrator.reason(reason.name.lower()),
            }
            for reason in game.reasons
            if reason != 0
        },
        "search": _search(game),
    }


def _blank(game: Game, players: int) -> str:
    """The record before the table is set, with every option as usual."""
    return game.blank(players, game.read_options(players, {})).tobytes().hex()


def _option(game: Game, option: Option) -> Json:
    told: Json = {"name": option.name, "default": option.default}
    if isinstance(option, Choice):
        return {**told, "values": option.names, "players": list(option.players)}
    by_seat = getattr(option, "by_seat", None)
    return told if by_seat is None else {**told, "by_seat": by_seat()}


def _record(game: Game) -> Json:
    layout = game.state.of_match.fields
    assert layout is not None
    fields = [
        {"name": name, "at": layout[name][1], **_field(field, game.state.dtype[name])}
        for name, field in game.state.fields.items()
    ]
    more = {name: layout[name][1] for name in ("key", "drawn", "story_length", "story")}
    return {"size": game.state.dtype.itemsize, "match_size": game.state.of_match.itemsize, "fields": fields, **more}


def _field(field: Field, dtype: np.dtype[Any]) -> Json:
    told: Json = {
        "kind": dtype.base.str.lstrip("<|"),
        "axes": [_axis(axis) for axis in field.axes],
        "audience": field.audience.value,
    }
    if field.values is not None:
        told["values"] = {str(number): name for number, name in labels(field.values).items()}
    return told


def _axis(axis: Axis) -> Json:
    """A list, one entry a seat, or an entry for each name."""
    if not isinstance(axis, int):
        return {"names": list(labels(axis).values())}
    return {"size": int(axis), "seats": True} if isinstance(axis, Seats) else {"size": int(axis)}


def _actions(game: Game) -> Json:
    """Every choice by its number: its kind, then its arguments."""
    kinds = [
        {"kind": kind.name.lower(), "arguments": _arguments(arguments)}
        for kind, arguments in game.actions.arguments.items()
    ]
    order = {int(kind): place for place, kind in enumerate(game.actions.kinds)}
    return {"kinds": kinds, "rows": [[order[kind], *values] for kind, *values in game.actions.rows]}


def _arguments(arguments: Arguments) -> list[Json]:
    if isinstance(arguments, Listed):
        return [{"name": name} for name in arguments.names]
    return [{"name": name, **_words(axis)} for name, axis in arguments.items()]


def _event_argument(name: str, axis: Axis | Secret) -> Json:
    plain = axis.axis if isinstance(axis, Secret) else axis
    return {"name": name, **_words(plain), "secret": isinstance(axis, Secret)}


def _words(axis: Axis) -> Json:
    """What stands for a number that names something."""
    if isinstance(axis, int):
        return {}
    return {"words": {str(number): name for number, name in labels(axis).items()}}


def _search(game: Game) -> Json:
    """How bots think in it, and the memory that they think in."""
    settings = game.search
    return {
        "plan": [settings.exploration, settings.caution, settings.horizon, True],
        "carelessness": dict(settings.carelessness),
        "levels": {
            name: None if budget is None else {"visits": budget.visits, "seconds": budget.seconds}
            for name, budget in LEVELS.items()
        },
        "tree": [_memory(name, array, many=True) for name, array in tree.new_tree(4)._asdict().items()],
        "buffers": [_memory(name, array) for name, array in tree.new_buffers(game)._asdict().items()],
    }


def _memory(name: str, array: np.ndarray[Any, Any], many: bool = False) -> Json:
    """An array, all of one number; with `many`, an entry for every edge that the tree may have."""
    told: Json = {"name": name, "kind": array.dtype.str.lstrip("<|"), "filled": array.flat[0].item()}
    return told if many and array.shape == (4,) else {**told, "shape": list(array.shape)}
