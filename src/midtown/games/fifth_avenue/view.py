"""What anybody at the table could count up: shown beside the state."""

from __future__ import annotations

from typing import TypedDict

from midtown.engine.table import Table
from midtown.games.fifth_avenue.pieces import STOPS


class Shown(TypedDict):
    points: list[int]
    points_if_ended: list[int]
    hand_size: list[int]
    stops_left: int


def shown(table: Table) -> Shown:
    record = table.record[0]
    players = int(record["players"])
    return {
        "points": record["points"].sum(axis=1)[:players].tolist(),
        "points_if_ended": table.sheet().sum(axis=1)[:players].tolist(),
        "hand_size": record["hand_size"].sum(axis=1)[:players].tolist(),
        "stops_left": STOPS - int(record["closed"].sum()),
    }
