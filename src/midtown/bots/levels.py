"""The five levels that people choose from, the same names in every game, the easiest first."""

from __future__ import annotations

from midtown.bots.budget import Budget

CARELESS: dict[str, float] = {"newcomer": 0.2, "casual": 0.03}
"""Levels that look one action ahead, and how carelessly: a temperature on the chance to win."""

THOUGHTFUL: dict[str, Budget] = {
    "club": Budget(visits=50),
    "expert": Budget(visits=1000),
    "master": Budget(seconds=1.0),
}
"""Levels that search, and for how long."""

LEVELS = (*CARELESS, *THOUGHTFUL)
