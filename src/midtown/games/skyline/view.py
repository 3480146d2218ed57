"""What anybody at the table could count up: shown beside the state."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from midtown.engine.state_record import label
from midtown.engine.table import Table
from midtown.games.skyline.pieces import Level, Scenario
from midtown.games.skyline.scoring import level, scenario_met


class Shown(TypedDict):
    points: list[int]
    level: NotRequired[Annotated[str, Level]]
    """Alone."""
    scenario_met: NotRequired[bool]
    """Alone, with a scenario."""


def shown(table: Table) -> Shown:
    record = table.record[0]
    players = int(record["players"])
    seen: Shown = {"points": table.sheet().sum(axis=1)[:players].tolist()}
    if players == 1:
        seen["level"] = label(Level(table.ask(level)))
        if record["scenario"] != Scenario.NONE:
            seen["scenario_met"] = bool(table.ask(scenario_met))
    return seen
