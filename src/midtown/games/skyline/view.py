"""What anybody at the table could count up: shown beside the state."""

from __future__ import annotations

from midtown.engine.state_record import Json, label
from midtown.engine.table import Table
from midtown.games.skyline.pieces import Level, Scenario
from midtown.games.skyline.scoring import level, scenario_met


def shown(table: Table) -> Json:
    record = table.record[0]
    players = int(record["players"])
    seen: Json = {"points": table.sheet().sum(axis=1)[:players].tolist()}
    if players == 1:
        seen["level"] = label(Level(table.ask(level)))
        if record["scenario"] != Scenario.NONE:
            seen["scenario_met"] = bool(table.ask(scenario_met))
    return seen
