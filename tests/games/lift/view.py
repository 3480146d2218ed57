"""Everything that is for all to see is in the state itself."""

from __future__ import annotations

from midtown.engine.state_record import Json
from midtown.engine.table import Table


def shown(table: Table, seat: int | None) -> Json:
    return {}
