"""The table of Skyline as one flat record. Nothing in this game is hidden but the dice to come."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.state_record import SEATS, Array, Record, everybody
from midtown.games.skyline.pieces import (
    TALLEST,
    Die,
    Face,
    Rise,
    Scenario,
)


class Phase(IntEnum):
    TAKE = 0
    ROLLED = 1
    """At least one die must be resolved."""
    BUILDING = 2
    ABANDONING = 3
    DEMOLISHING = 4
    """A building is down; at least one die must go with it."""
    DEMOLISHED = 5
    RETURNED = 6
    HOLDING = 7
    """Choosing which dice stay out of the next roll."""
    OVER = 8


class Chance(IntEnum):
    """What chance decides."""

    DICE = 0
    """A stream for each type of die in each turn: what other dice or other players do changes no roll of it."""


class State(Record):
    scenario: int = everybody(values=Scenario)
    phase: int = everybody(values=Phase)
    rounds_played: int = everybody()
    tallest_built: int = everybody()
    """1 once anybody has completed a building of height 6: the round ends the game."""
    demolished: Array = everybody(SEATS)
    """1 once that player has demolished anything."""
    yard: Array = everybody(Die)
    district: Array = everybody(Die)
    dice: int = everybody()
    """How many dice are active: counted once here, because nearly every choice asks."""
    active: Array = everybody(Die, Face)
    held: Array = everybody(Die, Face)
    columns: Array = everybody(SEATS, Rise, TALLEST)
    """Open columns by their floors, 1 to 5."""
    tiles: Array = everybody(SEATS, Rise, TALLEST + 1)
    """Complete buildings by their height, 1 to 6."""
