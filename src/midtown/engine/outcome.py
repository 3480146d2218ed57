"""How a finished game ended, as learners and judges take it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.hooks import score, winners
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Record


@rule
def outcome(s: Record, sheet: Numbers, won: Numbers, out: NDArray[np.floating[Any]]) -> None:
    """Fills in a share of the win for every seat, then the points of every seat. `sheet` and `won` are memory."""
    players = len(out) // 2
    score(s, sheet)
    winners(s, won)
    shares = 0
    for seat in range(players):
        shares += won[seat]
    for seat in range(players):
        points = 0
        for source in range(sheet.shape[1]):
            points += sheet[seat, source]
        out[seat] = won[seat] / max(1, shares)
        out[players + seat] = points
