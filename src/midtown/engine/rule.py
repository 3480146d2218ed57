"""A rule is a plain Python function over a flat record; `rule` compiles it on demand.

With NUMBA_DISABLE_JIT=1 rules stay plain Python: for the debugger, for coverage, and for the proof that both
forms play alike.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

from midtown.engine import cache

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

Rule = TypeVar("Rule", bound=Callable[..., Any])


def rule(function: Rule) -> Rule:
    """Marks a function as a rule. To readers and type checkers it stays the function it is."""
    if INTERPRETED:
        return function
    import numba

    folder = cache.folder(cache.fingerprint_of(function.__module__))
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)  # type: ignore[return-value]


def compiled_for(function: Rule, *examples: object) -> Rule:
    """The compiled form of a rule for arguments of these types; it is called without looking at types again."""
    from numba import typeof

    types = tuple(typeof(example) for example in examples)  # type: ignore[no-untyped-call]
    return function.compile(types)  # type: ignore[attr-defined]
