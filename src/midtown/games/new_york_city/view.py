"""What anybody at the table could count up: shown beside the state."""

from __future__ import annotations

from midtown.engine.record import Json
from midtown.engine.table import Table
from midtown.games.new_york_city.pieces import Borough, Place


def shown(table: Table) -> Json:
    """Points if the game ended now, who is ahead, and what each borough is worth."""
    record = table.record[0]
    players = int(record["players"])
    ahead = sorted(range(players), key=lambda seat: (-int(record["press"][seat]), -int(record["height"][seat])))
    worth = {
        borough.name.lower(): int(record["base"][borough])
        + sum(
            int(value)
            for place, value in zip(record["tiles"], record["tile_values"], strict=True)
            if place == Place[borough.name]
        )
        for borough in Borough
    }
    return {
        "points": table.sheet().sum(axis=1)[:players].tolist(),
        "press_order": ahead,
        "worth": worth,
    }
