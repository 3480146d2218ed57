"""What each game brings itself. Shared code calls a hook; the call goes to the game whose record it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import Numbers, Reals, Record

Hook = TypeVar("Hook", bound=Callable[..., Any])
Rules = Mapping[str, Callable[..., Any]]

ROOMS: dict[str, str] = {}
"""The room of a game in which it answers each hook."""
_RULES: dict[Any, Rules] = {}


def register(state: type[Record], rules: Rules) -> None:
    """Makes a game's rules answer the hooks for its records."""
    if INTERPRETED:
        _RULES[state.dtype] = rules
        return
    from numba import from_dtype

    _RULES[from_dtype(state.dtype)] = _RULES[from_dtype(state.of_match)] = rules


def hook(room: str) -> Callable[[Hook], Hook]:
    """Declares a function that every game brings, in the room of that name."""

    def declare(declaration: Hook) -> Hook:
        ROOMS[declaration.__name__] = room
        return _dispatched(declaration)

    return declare


def _dispatched(declaration: Hook) -> Hook:
    name = declaration.__name__
    if INTERPRETED:

        def call(s: Any, *rest: Any) -> Any:
            return _RULES[s.dtype][name](s, *rest)

        return call  # type: ignore[return-value]
    from numba.extending import overload

    def choose(s: Any, *rest: Any) -> Any:
        return _RULES[s][name].py_func if s in _RULES else None  # type: ignore[attr-defined]

    overload(declaration, strict=False)(choose)
    return declaration


@hook("rules")
def begin(s: Record) -> None:
    """Sets the table. The record holds the number of players, the options and its chance; the rest is zero."""


@hook("plausibility")
def plausible(s: Record, out: Numbers) -> int:
    """Lists the actions worth asking `why_not` about: all that could be legal, and few others."""
    raise NotImplementedError


@hook("legality")
def why_not(s: Record, action: int) -> int:
    """The reason that forbids this action now, or 0: the only truth about what is legal."""
    raise NotImplementedError


@hook("rules")
def apply(s: Record, action: int) -> None:
    """Makes a legal action happen, and all that follows from it until somebody must decide again."""


@hook("hidden")
def redetermine(s: Record, observer: int) -> None:
    """Deals what the observer cannot see afresh, reading only what the observer can see."""


@hook("soundness")
def flaw(s: Record) -> int:
    """What makes this position impossible, or 0. No legal play may ever lead to a flaw."""
    raise NotImplementedError


@hook("scoring")
def score(s: Record, sheet: Numbers) -> None:
    """Fills sheet[seat, source] with the points each seat would have if the game ended now."""


@hook("scoring")
def winners(s: Record, won: Numbers) -> None:
    """Sets won[seat] to 1 for the winner, or for all who share the win, and to 0 for the others."""


@hook("judgement")
def estimate_points(s: Record, worth: Reals, scratch: Reals) -> float:
    """Fills worth[seat] with the points each seat will probably end with; returns how far off that may be.

    It reads only what everybody and the seats themselves can see; at the end it is the final score. `scratch` is memory
    for its own use, whatever it holds, of the shape that the game asks for in its `SearchSettings`.
    """
    raise NotImplementedError


@hook("judgement")
def count_points(s: Record, worth: Reals, scratch: Reals) -> None:
    """Fills worth[seat] with what anybody would count up for each seat now, written by hand.

    It reads what `estimate_points` may read; at the end it is the final score. `scratch` is as for `estimate_points`.
    """


@hook("judgement")
def prior(s: Record, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """Fills weights[i] with how likely a sensible player takes choices[i] at first sight: any scale, above zero.

    `scratch` is as for `estimate_points`.
    """
