"""How an entry is called: its arguments as they reach compiled code, one letter each.

`a` and a number is an array of so many dimensions, given by its address and shape; `i` is a whole number of 64 bits,
`f` a real one, `b` a truth, `r` the address of a record. What a named tuple holds comes one after the other.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def letters(kinds: tuple[Any, ...]) -> list[str]:
    types: Any = import_module("numba.core.types")
    found: list[str] = []
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            found += letters(tuple(kind.types))
        elif isinstance(kind, types.Array):
            found.append(f"a{kind.ndim}")
        else:
            found.append(letter(kind))
    return found


def letter(kind: Any) -> str:
    """Of one argument, or of what an entry returns; `n` is nothing."""
    types: Any = import_module("numba.core.types")
    plain = {types.Integer: "i", types.Float: "f", types.Boolean: "b", types.Record: "r", types.NoneType: "n"}
    for family, found in plain.items():
        if isinstance(kind, family):
            return found
    raise TypeError(f"An entry of a page takes and returns no {kind}.")
