"""The GPU: whether there is one, and what its compiler must be told so that it takes our rules."""

from __future__ import annotations

import functools
from importlib import import_module
from typing import Any

from midtown.engine.rule import INTERPRETED
from midtown.errors import InvalidError

ON_CPU = "On the CPU, midtown.lab.vector does the same."


@functools.cache
def gpu() -> Any:
    """Numba's CUDA, ready for rules; or one sentence that says what is missing."""
    if INTERPRETED:
        raise InvalidError("A GPU needs compiled rules: NUMBA_DISABLE_JIT must not be set.")
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise InvalidError(f"A GPU needs numba-cuda: python -m pip install 'midtown[gpu]'. {ON_CPU}") from None
    if not cuda.is_available():
        raise InvalidError(f"There is no CUDA GPU on this machine, or no driver for it. {ON_CPU}")
    _take_enums_as_places()
    return cuda


def _take_enums_as_places() -> None:
    """Rules index arrays with members of enums; Numba takes those on the CPU, numba-cuda up to 0.30 does not."""
    types: Any = import_module("numba.core.types")
    arraydecl: Any = import_module("numba.cuda.typing.arraydecl")

    def plain(index: Any) -> Any:
        if isinstance(index, types.IntEnumMember):
            return index.dtype
        if isinstance(index, types.BaseTuple):
            return types.Tuple([plain(each) for each in index])
        return index

    original = arraydecl.get_array_index_type
    arraydecl.get_array_index_type = lambda array, index: original(array, plain(index))
