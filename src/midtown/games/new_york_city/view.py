"""What anybody at the table could count up: shown beside the state."""

from __future__ import annotations

from typing import Annotated, TypedDict

from midtown.engine.table import Table
from midtown.games.new_york_city.pieces import Borough, Place


class Shown(TypedDict):
    points: list[int]
    press_order: list[int]
    worth: Annotated[dict[str, int], Borough]


def shown(table: Table) -> Shown:
    """Points if the game ended now, who is ahead, and what each borough is worth."""
    record = table.record[0]
    players = int(record["players"])
    added = _added_worth(record["tiles"].tolist(), record["tile_values"].tolist())
    ahead = sorted(range(players), key=lambda seat: (-int(record["press"][seat]), -int(record["height"][seat])))
    return {
        "points": table.sheet().sum(axis=1)[:players].tolist(),
        "press_order": ahead,
        "worth": {borough.name.lower(): int(record["base"][borough]) + added[borough] for borough in Borough},
    }


def _added_worth(tiles: list[int], values: list[int]) -> dict[Borough, int]:
    """What the tiles at each borough add to it."""
    places = {borough: int(Place[borough.name]) for borough in Borough}
    return {
        borough: sum(value for tile, value in zip(tiles, values, strict=True) if tile == place)
        for borough, place in places.items()
    }
