"""What makes a position impossible: every die is in exactly one place, and every building can be built."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS
from midtown.games.skyline.pieces import (
    DICE,
    DICE_TYPES,
    FACES,
    FEWEST_BELOW_PENTHOUSE,
    MOST_OPEN_FLOORS,
    RISES,
    ROUNDS,
    TALLEST,
    Die,
    Face,
    Rise,
)
from midtown.games.skyline.state import Phase, State

MOST_TILES = 99
"""Of one height and kind: far more than nine rounds bring."""


class Flaw(IntEnum):
    """What makes a position impossible."""

    NEGATIVE = 1
    DICE = 2
    PLAYERS = 3
    TURN = 4
    ROUND = 5
    COLUMN = 6
    TILE = 7
    ACTIVE = 8
    SOLO = 9
    SEAT = 10
    MANY = 11
    MILESTONE = 12


UNGUARDED = {
    "players": "A street on which nothing stands fits more seats as well.",
    "turn": "Any player may be the one whose turn it is.",
    "scenario": "The goal of a solo game leaves no trace on the table.",
    "phase": "The same dice may lie there at several moments of a turn.",
    "rounds_played": "Nothing on the table counts the rounds.",
    "tallest_built": "The building of height 6 may have been demolished since.",
    "demolished": "What is demolished leaves no trace.",
    "tiles": "There are always enough tiles; nobody counts those in the box (S-1.3).",
}
"""What may be another number and the position still be possible, and why; everything else is guarded."""


@rule
def flaw(s: State) -> int:
    """Every die is in exactly one place, and every column and tile is one that can be built (S-1.1, S-4)."""
    if s.players < 1 or s.players > 4:
        return Flaw.PLAYERS
    if any_negative(s):
        return Flaw.NEGATIVE
    if (s.turn < 0) != (s.phase == Phase.OVER) or s.turn < -1 or s.turn >= s.players:
        return Flaw.TURN
    if s.rounds_played < 0 or s.rounds_played > ROUNDS or (s.rounds_played == ROUNDS and s.turn >= 0):
        return Flaw.ROUND
    for seat in range(SEATS):
        wrong = flaw_of_skyline(s, seat)
        if wrong != 0:
            return wrong
    for die in range(DICE_TYPES):
        if dice_of(s, die) != DICE[die]:
            return Flaw.DICE
    wrong = flaw_of_active_dice(s)
    return wrong if wrong != 0 else flaw_of_milestones(s)


@rule
def any_negative(s: State) -> bool:
    least = 0
    for die in range(DICE_TYPES):
        least = min(least, s.yard[die], s.district[die])
        for face in range(FACES):
            least = min(least, s.active[die, face], s.held[die, face])
    return least < 0


@rule
def flaw_of_skyline(s: State, seat: int) -> int:
    """Columns and tiles have heights that their rise allows, and only players have any (S-4.3, S-4.4, S-4.5)."""
    pieces = 0
    for rise in range(RISES):
        for floors in range(TALLEST):
            if s.columns[seat, rise, floors] < 0:
                return Flaw.NEGATIVE
            pieces += s.columns[seat, rise, floors]
            if s.columns[seat, rise, floors] > 0 and not 1 <= floors <= MOST_OPEN_FLOORS[rise]:
                return Flaw.COLUMN
        for height in range(TALLEST + 1):
            if s.tiles[seat, rise, height] < 0:
                return Flaw.NEGATIVE
            if s.tiles[seat, rise, height] > MOST_TILES:
                return Flaw.MANY
            pieces += s.tiles[seat, rise, height]
            if s.tiles[seat, rise, height] > 0 and not is_tile(s, rise, height):
                return Flaw.TILE
    if s.demolished[seat] < 0 or s.demolished[seat] > 1:
        return Flaw.MILESTONE
    return Flaw.SEAT if pieces + s.demolished[seat] > 0 and seat >= s.players else 0


@rule
def is_tile(s: State, rise: int, height: int) -> bool:
    if rise == Rise.LOW:
        return height == 2 or (height == 1 and s.turn < 0)
    return FEWEST_BELOW_PENTHOUSE[rise] < height <= MOST_OPEN_FLOORS[rise] + 1


@rule
def dice_of(s: State, die: int) -> int:
    """How many dice of that type are anywhere."""
    n = s.yard[die] + s.district[die]
    for face in range(FACES):
        n += s.active[die, face] + s.held[die, face]
    if die == Die.PENTHOUSE:
        return n
    for seat in range(SEATS):
        for rise in range(RISES):
            for floors in range(1, TALLEST):
                n += s.columns[seat, rise, floors] * (1 if die == Die.GROUND else floors - 1)
    return n


@rule
def flaw_of_active_dice(s: State) -> int:
    """Dice are active only during a turn, show faces they have, and solo play has no district (S-1.2, S-7.1)."""
    active, held, district = 0, 0, 0
    for die in range(DICE_TYPES):
        district += s.district[die]
        for face in range(FACES):
            active += s.active[die, face]
            held += s.held[die, face]
        no_such_face = Face.LOW if die == Die.PENTHOUSE else Face.BLANK
        if s.active[die, no_such_face] + s.held[die, no_such_face] > 0:
            return Flaw.ACTIVE
    needs_dice = s.phase == Phase.ROLLED or s.phase == Phase.DEMOLISHING or s.phase == Phase.HOLDING
    at_rest = s.phase == Phase.TAKE or s.phase == Phase.OVER
    if active != s.dice or (needs_dice and active == 0) or (at_rest and active > 0):
        return Flaw.ACTIVE
    if (held > 0) != (s.phase == Phase.HOLDING):
        return Flaw.ACTIVE
    return Flaw.SOLO if s.players == 1 and district > 0 else 0


@rule
def flaw_of_milestones(s: State) -> int:
    """Height 6 is remembered, also when it was demolished (S-3.6, S-5.2)."""
    standing, demolished = 0, 0
    for seat in range(s.players):
        demolished += s.demolished[seat]
        for rise in range(3):
            standing += s.tiles[seat, rise, TALLEST]
    if s.tallest_built < 0 or s.tallest_built > 1 or (standing > 0 and s.tallest_built == 0):
        return Flaw.MILESTONE
    if s.tallest_built == 1 and standing + demolished == 0:
        return Flaw.MILESTONE
    return 0
