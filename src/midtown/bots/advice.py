"""The best bot as an adviser."""

from __future__ import annotations

from midtown.bots.budget import Budget
from midtown.bots.search import Search
from midtown.bots.threads import cores
from midtown.engine.advice import Hint
from midtown.engine.match import Match


def advise(match: Match, seat: int, budget: str) -> list[Hint]:
    """The choices of that seat, the best first, found with what that seat knows."""
    candidates = Search(Budget.read(budget), threads=cores()).run(match, seat)
    return [Hint(match.action(t.action), t.value, t.points, t.visits) for t in candidates]
