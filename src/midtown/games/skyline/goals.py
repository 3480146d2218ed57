"""How likely the goal of a solo scenario will be met (S-7.4)."""

from __future__ import annotations

from math import exp

from midtown.engine.rule import rule
from midtown.games.skyline.pieces import TALLEST, Rise, Scenario
from midtown.games.skyline.scoring import buildings, scenario_met, tiles_of_height, tiles_of_rise
from midtown.games.skyline.state import State

GOAL = 60.0
"""What a scenario met is worth in points: more than any building."""
OFFENCE = 0.3
"""How much hope is left with a building that must come down again."""
DICE_OFF = 1.5
"""How many dice more or fewer than usual may well come."""
LIVELY, SLOW = 1.6, 0.8
"""How many dice a turn come to columns of all sorts, and to the tall ones alone."""


@rule
def hope(s: State, turns: int) -> float:
    """The chance to meet the goal with so many turns to come."""
    if s.turn < 0:
        return 1.0 if scenario_met(s) else 0.0
    if s.scenario == Scenario.DUBAI:
        return chance(turns * LIVELY - dice_missing(s, 3, 3 - tiles_of_height(s, 0, 3)))
    if s.scenario == Scenario.ESSEN:
        return 1.0 - s.demolished[0]
    if s.scenario == Scenario.NEW_YORK:
        return chance(turns * SLOW - dice_missing(s, 5, 2 - tiles_of_height(s, 0, 5) - tiles_of_height(s, 0, 6)))
    if s.scenario == Scenario.SAO_PAULO:
        return chance(turns * LIVELY - dice_missing(s, 4, 4 - tiles_of_height(s, 0, 4)))
    if s.scenario == Scenario.SHANGHAI:
        return unspoilt(tiles_of_rise(s, 0, Rise.LOW), turns)
    if s.scenario == Scenario.TORONTO:
        return seven(buildings(s, 0), turns)
    return unspoilt(tiles_of_rise(s, 0, Rise.HIGH), turns)


@rule
def first_demolition_cost(s: State) -> float:
    """What it costs to demolish for the first time where nothing may be: in Essen."""
    return GOAL if s.scenario == Scenario.ESSEN and s.demolished[0] == 0 else 0.0


@rule
def chance(ahead: float) -> float:
    """The chance to do what needs so many dice fewer, or more, than usually come."""
    return 1.0 / (1.0 + exp(-ahead / DICE_OFF))


@rule
def unspoilt(offences: int, turns: int) -> float:
    """What must not stand can still be demolished, while there are turns."""
    return OFFENCE**offences if turns > 0 or offences == 0 else 0.0


@rule
def seven(standing: int, turns: int) -> float:
    if standing > 7:
        return unspoilt(standing - 7, turns)
    return chance(turns * LIVELY - 1.5 * (7 - standing)) if standing < 7 else 1.0


@rule
def dice_missing(s: State, height: int, missing: int) -> float:
    """How many dice are still needed for so many buildings of a height, begun with the best columns for it."""
    if missing <= 0:
        return -9.0
    total = 0
    for floors in range(min(height - 1, TALLEST - 1), 0, -1):
        standing = s.columns[0, Rise.HIGH, floors] + (s.columns[0, Rise.MID, floors] if height < 5 else 0)
        used = min(missing, standing)
        total += used * (height - floors)
        missing -= used
    return float(total + missing * height)
