"""Advice for people: what a match answers when somebody asks for a hint."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from midtown.engine.actions import Action

if TYPE_CHECKING:
    from midtown.engine.match import Match

ADVISER = "midtown.bots.advice"
"""Who is asked. By name, because the engine must not lean on the bots, who lean on it."""


@dataclass(frozen=True)
class Hint:
    """One choice, and what may come of it for the one who is asking."""

    action: Action
    chance: float
    """To win, between 0 and 1; alone, above 0.5 if it is better than the position looked."""
    points: float
    """At the end."""
    visits: int
    """How often the search came back to it: the more, the surer."""


def ask(match: Match, seat: int, budget: str) -> list[Hint]:
    hints: list[Hint] = import_module(ADVISER).advise(match, seat, budget)
    return hints
