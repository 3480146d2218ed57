"""What a bot gives away, on the positions of a set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

import midtown
from midtown.bots import Bot
from midtown.lab.regret.sets import PHASES, Judged, RegretSet


@dataclass(frozen=True)
class Regret:
    """The mean of what decisions gave away, and how far off it may be."""

    decisions: int
    chance: float
    """Points of win chance, 0 to 100."""
    chance_error: float
    points: float
    points_error: float


def score(bot: Bot, regrets: RegretSet, report: Callable[[int], None]) -> dict[str, Regret]:
    """The regret of a bot in all, and by the third of the game."""
    given_away = []
    for number, judged in enumerate(regrets.positions):
        match = midtown.set_up(regrets.head.game, judged.position, seed=number)
        given_away.append(regret_of(judged, bot.choose(match)))
        report(number + 1)
    phases = [judged.phase for judged in regrets.positions]
    rows = {"all": given_away}
    for phase, name in enumerate(PHASES):
        rows[name] = [given for given, its in zip(given_away, phases, strict=True) if its == phase]
    return {name: _mean(row) for name, row in rows.items() if row}


def regret_of(judged: Judged, action: int) -> tuple[float, float]:
    """What an action gives away against the one with the best chance: in win chance, and in points."""
    best, chosen = int(np.argmax(judged.chance)), judged.actions.index(action)
    return judged.chance[best] - judged.chance[chosen], judged.points[best] - judged.points[chosen]


def _mean(given_away: list[tuple[float, float]]) -> Regret:
    table = np.array(given_away)
    means = table.mean(0)
    errors = table.std(0) / np.sqrt(len(table))
    return Regret(len(table), 100 * means[0], 100 * errors[0], means[1], errors[1])
