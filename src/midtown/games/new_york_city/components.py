"""The table of components: read from a file, checked, and written into the record that a game is played on.

Links (N-1.3), prestige and base values (N-1.4), lanterns (N-1.5), characters (N-1.6) and sets (N-1.7).
Our own table is `components.toml` beside this file. An owner of the box can play with a corrected copy of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from midtown.engine.state_record import label
from midtown.errors import InvalidError
from midtown.games.new_york_city import pieces
from midtown.games.new_york_city.pieces import Borough, Lantern, Piece, Vessel

OURS = Path(__file__).parent / "components.toml"
CHARACTERS = [str(number) for number in range(1, pieces.CHARACTERS)]
LANTERNS = [str(pieces.FIRST_LANTERN + lantern) for lantern in Lantern]
SETS = [str(pieces.FIRST_SET + index) for index in range(pieces.SETS)]
VESSELS = [label(vessel) for vessel in Vessel]
BOROUGHS = [label(borough) for borough in Borough]
PIECES = [label(piece) for piece in Piece]
DARK, LIGHT = 64, 12

Table = dict[str, Any]


@cache
def standard() -> Table:
    """Our edition."""
    return checked(load(str(OURS)), within=None)


def load(path: str) -> Table:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InvalidError(f"The components in {path!r} cannot be read: {error}") from None


def checked(given: object, within: Callable[[], Table] | None = standard) -> Table:
    """The whole table in its one form, with ours where nothing is named, or an InvalidError that says what is wrong."""
    if not isinstance(given, Mapping):
        raise InvalidError("The components are a table, or the name of a file with one.")
    ours = within() if within else {}
    entries = {
        "characters": CHARACTERS,
        "links": VESSELS,
        "prestige": VESSELS,
        "base": ["values"],
        "lanterns": LANTERNS,
        "sets": SETS,
    }
    for name in given:
        if name not in entries:
            raise InvalidError(f"The components have no table {name!r}; they have: {', '.join(entries)}.")
    table = {name: _entries(name, known, given, ours) for name, known in entries.items()}
    _check_characters(table["characters"])
    _check_links(table["links"])
    return table


def _entries(name: str, known: list[str], given: Mapping[str, Any], ours: Table) -> Table:
    theirs = given.get(name, {})
    if not isinstance(theirs, Mapping):
        raise InvalidError(f"The components' {name} are a table.")
    for key in theirs:
        if key not in known and key != "source":
            raise InvalidError(f"The components' {name} have no entry {key!r}; they have: {', '.join(known)}.")
    return {key: _ENTRY[name](theirs[key], f"{name}.{key}") if key in theirs else ours[name][key] for key in known}


def _number(given: object, least: int, most: int, path: str) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise InvalidError(f"The components' {path} must be a whole number from {least} to {most}.")
    return given


def _fields(given: object, names: set[str], path: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping) or set(given) - {"source"} != names:
        raise InvalidError(f"The components' {path} needs exactly: {', '.join(sorted(names))}.")
    return given


def _list(given: object, size: int | None, path: str) -> list[Any]:
    if not isinstance(given, list) or (size is not None and len(given) != size):
        raise InvalidError(f"The components' {path} must be a list{f' of {size}' if size else ''}.")
    return given


def _borough(given: object, path: str) -> str:
    if given not in BOROUGHS:
        raise InvalidError(f"The components' {path} must name boroughs: {', '.join(BOROUGHS)}.")
    return str(given)


def _character(given: object, path: str) -> Table:
    entry = _fields(given, {"value", "dark", "light"}, path)
    most = {"value": (1, 5), "dark": (0, 4), "light": (0, 1)}
    return {key: _number(entry[key], *limits, f"{path}.{key}") for key, limits in most.items()}


def _links(given: object, path: str) -> Table:
    ends = _list(_fields(given, {"ends"}, path)["ends"], 2, f"{path}.ends")
    return {"ends": [[_borough(end, path) for end in _list(link, 2, f"{path}.ends")] for link in ends]}


def _prestige(given: object, path: str) -> Table:
    values = _list(_fields(given, {"values"}, path)["values"], 2, f"{path}.values")
    low, high = (_number(value, 0, 20, f"{path}.values") for value in values)
    if low > high:
        raise InvalidError(f"The components' {path}.values must begin with the lower one.")
    return {"values": [low, high]}


def _base(given: object, path: str) -> list[int]:
    return sorted(_number(value, 0, 40, path) for value in _list(given, 6, path))


def _lantern(given: object, path: str) -> Table:
    boroughs = _list(_fields(given, {"boroughs"}, path)["boroughs"], None, f"{path}.boroughs")
    named = {_borough(borough, path) for borough in boroughs}
    return {"boroughs": [borough for borough in BOROUGHS if borough in named]}


def _set(given: object, path: str) -> Table:
    entry = _fields(given, {"pieces", "points"}, path)
    pieces = entry["pieces"]
    if not isinstance(pieces, Mapping) or not pieces or set(pieces) - set(PIECES):
        raise InvalidError(f"The components' {path}.pieces must name at least one of: {', '.join(PIECES)}.")
    counts = {piece: _number(pieces[piece], 1, 9, f"{path}.pieces") for piece in PIECES if piece in pieces}
    return {"pieces": counts, "points": _number(entry["points"], 0, 30, f"{path}.points")}


_ENTRY: dict[str, Callable[[Any, str], Any]] = {
    "characters": _character,
    "links": _links,
    "prestige": _prestige,
    "base": _base,
    "lanterns": _lantern,
    "sets": _set,
}


def _check_characters(characters: Table) -> None:
    """76 tiles, of which 12 are light; every character has a tile, and every row can be filled."""
    for colour, count in (("dark", DARK), ("light", LIGHT)):
        there = sum(entry[colour] for entry in characters.values())
        if there != count:
            raise InvalidError(f"There are {count} {colour} characters in the box, not {there}.")
    for number, entry in characters.items():
        if entry["dark"] + entry["light"] == 0:
            raise InvalidError(f"Character {number} has no tile in these components.")
    for value, lights in ((1, 7), (5, 5)):
        there = sum(entry["light"] for entry in characters.values() if entry["value"] == value)
        if there != lights:
            raise InvalidError(f"There are {lights} light characters of value {value}, not {there}.")
    for value in range(1, pieces.ROWS + 1):
        if sum(entry["dark"] for entry in characters.values() if entry["value"] == value) < pieces.ROW:
            raise InvalidError(f"At least four dark characters need the value {value}, to fill its row.")


def _check_links(links: Table) -> None:
    """A link joins two boroughs, and no two links join the same."""
    seen: set[frozenset[str]] = set()
    for vessel, entry in links.items():
        for ends in entry["ends"]:
            link = frozenset(ends)
            if len(link) == 1:
                raise InvalidError(f"A {vessel} cannot link {ends[0]} with itself.")
            if link in seen:
                raise InvalidError(f"{ends[0]} and {ends[1]} are linked twice.")
            seen.add(link)


def write(record: np.ndarray[Any, Any], table: Mapping[str, Any]) -> None:
    """Puts the components into a record."""
    s = record[0]
    for number, entry in table["characters"].items():
        for key in ("value", "dark", "light"):
            s[key][int(number)] = entry[key]
    for i, vessel in enumerate(VESSELS):
        for j in range(pieces.PER_VESSEL):
            s["links"][2 * i + j] = [BOROUGHS.index(end) for end in table["links"][vessel]["ends"][j]]
            s["tile_values"][2 * i + j] = table["prestige"][vessel]["values"][j]
    s["base_tiles"] = table["base"]["values"]
    for i, number in enumerate(LANTERNS):
        for borough in table["lanterns"][number]["boroughs"]:
            s["lanterns"][i, BOROUGHS.index(borough)] = 1
    for i, number in enumerate(SETS):
        s["set_points"][i] = table["sets"][number]["points"]
        for piece, count in table["sets"][number]["pieces"].items():
            s["sets"][i, PIECES.index(piece)] = count


def read(record: np.ndarray[Any, Any]) -> Table:
    """The components of a record."""
    s = record[0]
    return {
        "characters": {
            number: {key: int(s[key][int(number)]) for key in ("value", "dark", "light")} for number in CHARACTERS
        },
        "links": {
            vessel: {"ends": [[BOROUGHS[end] for end in s["links"][2 * i + j]] for j in range(pieces.PER_VESSEL)]}
            for i, vessel in enumerate(VESSELS)
        },
        "prestige": {
            vessel: {"values": s["tile_values"][2 * i : 2 * i + 2].tolist()} for i, vessel in enumerate(VESSELS)
        },
        "base": {"values": s["base_tiles"].tolist()},
        "lanterns": {
            number: {"boroughs": [name for name, lit in zip(BOROUGHS, s["lanterns"][i], strict=True) if lit]}
            for i, number in enumerate(LANTERNS)
        },
        "sets": {
            number: {
                "pieces": {piece: int(count) for piece, count in zip(PIECES, s["sets"][i], strict=True) if count},
                "points": int(s["set_points"][i]),
            }
            for i, number in enumerate(SETS)
        },
    }
