"""The dice and the building tiles of Skyline.

Numbers of dice and tiles and the heights are printed in the rulebook's text; the faces of the dice and the
points of the tiles are shown there only as pictures and come from public reviews of the printed game.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np


class Die(IntEnum):
    GROUND = 0
    UPPER = 1
    PENTHOUSE = 2


class Rise(IntEnum):
    """The kinds of building."""

    LOW = 0
    MID = 1
    HIGH = 2


class Face(IntEnum):
    """What a die can show: a kind of building, or, on a penthouse die, nothing."""

    LOW = 0
    MID = 1
    HIGH = 2
    BLANK = 3


DICE_TYPES, RISES, FACES = len(Die), len(Rise), len(Face)

DICE = np.array([25, 28, 7])
"""How many there are of each type (S-1.1)."""

SIDES = np.array(
    [
        [Face.LOW, Face.LOW, Face.LOW, Face.MID, Face.MID, Face.HIGH],
        [Face.LOW, Face.LOW, Face.LOW, Face.MID, Face.MID, Face.HIGH],
        [Face.BLANK, Face.BLANK, Face.BLANK, Face.MID, Face.MID, Face.HIGH],
    ]
)
"""The six sides of a die of each type (S-1.2)."""

A_HANDFUL = 3
"""How many dice one takes from the yard."""

TALLEST = 6
MOST_OPEN_FLOORS = np.array([1, 3, 5])
"""The most floors a column of each rise can have while it is still open: our ruling, from the heights of buildings."""

FEWEST_BELOW_PENTHOUSE = np.array([9, 1, 2])
"""The fewest floors a penthouse needs below it; a low-rise takes none."""

POINTS = np.array([height * height for height in range(TALLEST + 1)])

START_RISE = np.array([Rise.HIGH, Rise.MID, Rise.LOW])
"""The ground floor that the first, second and third player begin with; a fourth begins with none."""

ROUNDS = 9


class Level(IntEnum):
    """How a solo score is called; the points each needs are in LEVEL_POINTS."""

    NONE = 0
    PROJECT_MANAGER = 1
    JUNIOR_ARCHITECT = 2
    SENIOR_ARCHITECT = 3
    PRINCIPAL_ARCHITECT = 4
    URBAN_PLANNER = 5
    MASTER_PLANNER = 6
    URBAN_OVERSEER = 7


LEVEL_POINTS = np.array([0, 40, 50, 60, 70, 80, 90, 100])


class Scenario(IntEnum):
    """Solo goals; NONE plays for points alone."""

    NONE = 0
    DUBAI = 1
    ESSEN = 2
    NEW_YORK = 3
    SAO_PAULO = 4
    SHANGHAI = 5
    TORONTO = 6
    TUCSON = 7
