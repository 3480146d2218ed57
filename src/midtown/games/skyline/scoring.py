"""Points, levels, scenarios and who has won."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers
from midtown.games.skyline.pieces import LEVEL_POINTS, POINTS, RISES, TALLEST, Level, Rise, Scenario
from midtown.games.skyline.state import Phase, State


class Source(IntEnum):
    HEIGHT_1 = 0
    HEIGHT_2 = 1
    HEIGHT_3 = 2
    HEIGHT_4 = 3
    HEIGHT_5 = 4
    HEIGHT_6 = 5


@rule
def score(s: State, sheet: Numbers) -> None:
    """A tile is worth its height squared (S-1.3, S-6.2); open low floors count as they will at the end (S-6.1)."""
    for seat in range(s.players):
        for height in range(1, TALLEST + 1):
            sheet[seat, height - 1] = tiles_of_height(s, seat, height) * POINTS[height]


@rule
def tiles_of_height(s: State, seat: int, height: int) -> int:
    n = 0
    for rise in range(RISES):
        n += s.tiles[seat, rise, height]
    if height == 1 and s.phase != Phase.OVER:
        n += s.columns[seat, Rise.LOW, 1]
    return n


@rule
def tiles_of_rise(s: State, seat: int, rise: int) -> int:
    n = 0
    for height in range(1, TALLEST + 1):
        n += s.tiles[seat, rise, height]
    if rise == Rise.LOW and s.phase != Phase.OVER:
        n += s.columns[seat, Rise.LOW, 1]
    return n


@rule
def points(s: State, seat: int) -> int:
    total = 0
    for height in range(1, TALLEST + 1):
        total += tiles_of_height(s, seat, height) * POINTS[height]
    return total


@rule
def buildings(s: State, seat: int) -> int:
    return tiles_of_rise(s, seat, Rise.LOW) + tiles_of_rise(s, seat, Rise.MID) + tiles_of_rise(s, seat, Rise.HIGH)


@rule
def winners(s: State, won: Numbers) -> None:
    """Most points; among equals most tiles; then the win is shared (S-6.3). Alone, see `solo_success`."""
    if s.players == 1:
        won[0] = 1 if solo_success(s) else 0
        return
    best = 0
    for seat in range(s.players):
        best = max(best, points(s, seat) * 256 + buildings(s, seat))
    for seat in range(s.players):
        won[seat] = 1 if points(s, seat) * 256 + buildings(s, seat) == best else 0


@rule
def solo_success(s: State) -> bool:
    """A solo game is won with a level (S-7.3) and, if one was chosen, its scenario (S-7.4)."""
    return level(s) != Level.NONE and scenario_met(s)


@entry
def level(s: State) -> int:
    """The highest level whose points were reached (S-7.3)."""
    reached = 0
    for candidate in range(len(LEVEL_POINTS)):
        if points(s, 0) >= LEVEL_POINTS[candidate]:
            reached = candidate
    return reached


@entry
def scenario_met(s: State) -> bool:
    """The goals of the scenarios, judged on the final skyline (S-7.4)."""
    if s.scenario == Scenario.DUBAI:
        return tiles_of_height(s, 0, 3) >= 3
    if s.scenario == Scenario.ESSEN:
        return s.demolished[0] == 0
    if s.scenario == Scenario.NEW_YORK:
        return tiles_of_height(s, 0, 5) + tiles_of_height(s, 0, 6) >= 2
    if s.scenario == Scenario.SAO_PAULO:
        return tiles_of_height(s, 0, 4) >= 4
    if s.scenario == Scenario.SHANGHAI:
        return tiles_of_rise(s, 0, Rise.LOW) == 0
    if s.scenario == Scenario.TORONTO:
        return buildings(s, 0) == 7
    if s.scenario == Scenario.TUCSON:
        return tiles_of_rise(s, 0, Rise.HIGH) == 0
    return True
