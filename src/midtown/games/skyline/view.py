"""What anybody at the table could count up: shown beside the state. And what is printed, for whoever draws it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from midtown.engine.state_record import Json, label
from midtown.engine.table import Table
from midtown.games.skyline.pieces import LEVEL_POINTS, MOST_OPEN_FLOORS, POINTS, ROUNDS, Level, Rise, Scenario
from midtown.games.skyline.scoring import level, scenario_met

PRINTED: Json = {
    "rounds": ROUNDS,
    "points": POINTS.tolist(),
    "tallest": {label(each): int(MOST_OPEN_FLOORS[each]) + 1 for each in Rise},
    "levels": [{"level": label(each), "points": int(LEVEL_POINTS[each])} for each in Level if each != Level.NONE],
}


class Shown(TypedDict):
    points: list[int]
    round: int
    last_round: bool
    level: NotRequired[Annotated[str, Level]]
    """Alone."""
    scenario_met: NotRequired[bool]
    """Alone, with a scenario."""


def shown(table: Table, seat: int | None) -> Shown:
    record = table.record[0]
    players = int(record["players"])
    seen: Shown = {
        "points": table.sheet().sum(axis=1)[:players].tolist(),
        "round": min(int(record["rounds_played"]) + 1, ROUNDS),
        "last_round": bool(record["tallest_built"]),
    }
    if players == 1:
        seen["level"] = label(Level(table.ask(level)))
        if record["scenario"] != Scenario.NONE:
            seen["scenario_met"] = bool(table.ask(scenario_met))
    return seen
