"""Mistakes in what the time is."""

from __future__ import annotations

import time

from midtown.server.live import clocks, match
from midtown.server.store import tables
from midtown.server.tables import moves
from tests.simulation.faults import Put, fault


@fault
def time_jumps_with_the_clock_of_the_system(put: Put) -> None:
    for module in (clocks, match, tables, moves):
        put(module, "now", lambda: time.time_ns() // 1_000_000)
