"""What each game brings itself. Shared code calls a hook; the call goes to the game whose record it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from midtown.engine.record import Numbers, Reals, Record
from midtown.engine.rule import INTERPRETED

Hook = TypeVar("Hook", bound=Callable[..., Any])
Rules = Mapping[str, Callable[..., Any]]

NAMES: list[str] = []
_RULES: dict[Any, Rules] = {}


def register(state: type[Record], rules: Rules) -> None:
    """Makes a game's rules answer the hooks for its records."""
    if INTERPRETED:
        _RULES[state.dtype] = rules
        return
    from numba import from_dtype

    _RULES[from_dtype(state.dtype)] = _RULES[from_dtype(state.narrated)] = rules


def hook(declaration: Hook) -> Hook:
    name = declaration.__name__
    NAMES.append(name)
    if INTERPRETED:

        def call(s: Any, *rest: Any) -> Any:
            return _RULES[s.dtype][name](s, *rest)

        return call  # type: ignore[return-value]
    from numba.extending import overload

    def choose(s: Any, *rest: Any) -> Any:
        return _RULES[s][name].py_func if s in _RULES else None  # type: ignore[attr-defined]

    overload(declaration, strict=False)(choose)
    return declaration


@hook
def begin(s: Record) -> None:
    """Sets the table. The record holds the number of players, the options and a stream; the rest is zero."""


@hook
def plausible(s: Record, out: Numbers) -> int:
    """Lists the actions worth asking `why_not` about: all that could be legal, and few others."""
    raise NotImplementedError


@hook
def why_not(s: Record, action: int) -> int:
    """The reason that forbids this action now, or 0: the only truth about what is legal."""
    raise NotImplementedError


@hook
def apply(s: Record, action: int) -> None:
    """Makes a legal action happen, and all that follows from it until somebody must decide again."""


@hook
def redetermine(s: Record, observer: int) -> None:
    """Deals what the observer cannot see afresh, reading only what the observer can see."""


@hook
def flaw(s: Record) -> int:
    """What makes this position impossible, or 0. No legal play may ever lead to a flaw."""
    raise NotImplementedError


@hook
def score(s: Record, sheet: Numbers) -> None:
    """Fills sheet[seat, source] with the points each seat would have if the game ended now."""


@hook
def winners(s: Record, won: Numbers) -> None:
    """Sets won[seat] to 1 for the winner, or for all who share the win, and to 0 for the others."""


@hook
def appraise(s: Record, worth: Reals, paper: Reals) -> float:
    """Fills worth[seat] with the points each seat will probably end with; returns how far off that may be.

    It reads only what everybody and the seats themselves can see; at the end it is the final score. `paper` is for its
    own use, whatever lies on it, and of the shape that the game asks for as PAPER.
    """
    raise NotImplementedError


@hook
def tally(s: Record, worth: Reals, paper: Reals) -> None:
    """Fills worth[seat] with what anybody would count up for each seat now, written by hand.

    It reads what `appraise` may read; at the end it is the final score. `paper` is as for `appraise`.
    """


@hook
def lean(s: Record, choices: Numbers, count: int, weights: Reals, paper: Reals) -> None:
    """Fills weights[i] with how much a sensible player leans towards choices[i] at first sight: above zero.

    `paper` is as for `appraise`.
    """
