"""The numbers of a game's judgement, fitted or set by hand: read once from the `weights.toml` beside it."""

from __future__ import annotations

import math
import tomllib
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from midtown.engine.state_record import Reals
from midtown.errors import InvalidError

FILE = "weights.toml"


class Weights:
    """Asked by name, `"table.number"`; what is missing or of another shape is an error that names it."""

    def __init__(self, content: dict[str, Any], source: Path) -> None:
        self._content, self._source = content, source

    @classmethod
    def beside(cls, module: str) -> Weights:
        """The weights in the folder of a module, given as its `__file__`."""
        return _read(Path(module).with_name(FILE))

    def number(self, name: str) -> float:
        return float(self.array(name))

    def whole(self, name: str) -> int:
        number = self.number(name)
        if not number.is_integer():
            raise self._wrong(name, "must be a whole number")
        return int(number)

    def array(self, name: str, *shape: int) -> Reals:
        """Numbers in lists of these lengths."""
        found = self._numbers(name, self._find(name))
        if found.shape != shape:
            raise self._wrong(name, f"must be {_in_words(shape)}, not {_in_words(found.shape)}")
        return found

    def rows(self, name: str, members: type[IntEnum], *shape: int) -> Reals:
        """A table with an entry for each member of an enumeration, by its name in lower case."""
        self._only(name, {member.name.lower() for member in members})
        return np.array([self.array(f"{name}.{member.name.lower()}", *shape) for member in members])

    def lists(self, name: str) -> dict[str, Reals]:
        """A table of lists, however long each is."""
        return {entry: self._numbers(f"{name}.{entry}", values) for entry, values in self._table(name).items()}

    def _find(self, name: str) -> object:
        found: object = self._content
        for part in name.split("."):
            if not isinstance(found, dict) or part not in found:
                raise self._wrong(name, "is missing")
            found = found[part]
        return found

    def _table(self, name: str) -> dict[str, object]:
        found = self._find(name)
        if not isinstance(found, dict):
            raise self._wrong(name, "must be a table")
        return found

    def _only(self, name: str, known: set[str]) -> None:
        for entry in self._table(name):
            if entry not in known:
                raise self._wrong(f"{name}.{entry}", "stands for nothing")

    def _numbers(self, name: str, values: object) -> Reals:
        try:
            found = np.array(values)
        except ValueError:  # lists of different lengths
            found = np.array(None)
        if found.dtype.kind not in "if" or not all(map(math.isfinite, found.flat)):
            raise self._wrong(name, "must be a number, or lists of numbers of one length")
        return found.astype(np.float64)

    def _wrong(self, name: str, what: str) -> InvalidError:
        return InvalidError(f"{name!r} {what} in the weights {self._source}.")


@cache
def _read(source: Path) -> Weights:
    try:
        return Weights(tomllib.loads(source.read_text(encoding="utf-8")), source)
    except OSError as error:
        raise InvalidError(f"The weights {source} cannot be read: {error.strerror}.") from None
    except ValueError as error:  # not TOML, or not text
        raise InvalidError(f"The weights {source} are no TOML: {error}.") from None


def _in_words(shape: tuple[int, ...]) -> str:
    return f"a list of {' by '.join(map(str, shape))} numbers" if shape else "one number"
