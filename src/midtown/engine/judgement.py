"""What a game says about its own judgement: how far bots look, and how careless the easier ones are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class SearchSettings:
    """Numbers that steer bots in one game; its judgement room brings them as `SETTINGS`."""

    scratch: tuple[int, ...]
    """The shape of the scratch memory that its estimates work in."""
    horizon: int
    """After so many decisions beyond the tree a position is estimated instead of played on."""
    exploration: float = 0.6
    """How readily the search follows the prior against the results so far."""
    caution: float = 0.1
    """How much worse than its siblings an untried action is taken to be."""
    carelessness: Mapping[str, float] = field(default_factory=dict)
    """By level: how much chance to win it gives away without noticing."""
