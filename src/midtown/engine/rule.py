"""A rule is a plain Python function over a flat record; it is compiled on demand.

With NUMBA_DISABLE_JIT=1 rules stay plain Python: for the debugger, for coverage, and for the proof that both
forms play alike.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import Any, TypeVar

from midtown.engine import cache

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

Rule = TypeVar("Rule", bound=Callable[..., Any])


def rule(function: Rule) -> Rule:
    """Marks a function as a rule, to be called by other rules. To readers and type checkers it stays as it is."""
    compiled = _compiled(function, for_python=False)
    if not INTERPRETED:
        compiled.__class__ = _for_rules_only()
    return compiled


def entry(function: Rule) -> Rule:
    """Marks a rule that Python calls too: it gets a way in, and a place in the cache with all it calls."""
    return _compiled(function, for_python=True)


@functools.cache
def _for_rules_only() -> Any:
    """Without a way in for Python, a call from Python must be an error, not a crash."""
    from numba.core.registry import CPUDispatcher

    class RuleForRules(CPUDispatcher):
        def __call__(self, *_: object) -> None:
            name = self.py_func.__name__
            raise TypeError(f"{name} is for other rules to call; mark it with `entry` to call it from Python.")

    return RuleForRules


def _compiled(function: Rule, for_python: bool) -> Rule:
    if INTERPRETED:
        return function
    import numba

    folder = cache.folder(cache.fingerprint_of(function.__module__))
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    njit: Any = numba.njit
    options = {"cache": for_python, "no_cfunc_wrapper": True, "no_cpython_wrapper": not for_python}
    compiled: Rule = njit(nogil=True, error_model="numpy", **options)(function)
    return compiled


def compiled_for(function: Rule, *examples: object) -> Rule:
    """The compiled form of an entry for arguments of these types; it is called without looking at types again."""
    from numba import typeof

    types = tuple(typeof(example) for example in examples)  # type: ignore[no-untyped-call]
    return function.compile(types)  # type: ignore[attr-defined]
