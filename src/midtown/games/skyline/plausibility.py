"""The choices worth asking `why_not` about: all that could be legal, and few others."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from midtown.games.skyline.actions import FIRST, FIRST_OF_SIZE, Kind
from midtown.games.skyline.pieces import A_HANDFUL, DICE_TYPES, FACES, MOST_OPEN_FLOORS, RISES, TALLEST, Die
from midtown.games.skyline.state import Phase, State


@rule
def plausible(s: State, out: Numbers) -> int:
    """Every choice that the phase and the dice on the table bring up (S-3).

    Ids are written first and counted after, without a branch: which pieces are there is as random as the dice.
    """
    if s.phase == Phase.TAKE:
        return plausible_takes(s, out)
    n = 0
    if s.phase == Phase.ROLLED or s.phase == Phase.BUILDING:
        n = plausible_builds(s, out, n)
    if s.phase == Phase.ROLLED:
        n = plausible_demolitions(s, out, n)
        return each_active_die(s, out, n, FIRST[Kind.RETURN if s.players == 1 else Kind.ABANDON])
    if s.phase == Phase.ABANDONING:
        n = each_active_die(s, out, n, FIRST[Kind.ABANDON])
    if s.phase == Phase.DEMOLISHING or s.phase == Phase.DEMOLISHED:
        n = each_active_die(s, out, n, FIRST[Kind.SCRAP])
    if s.phase != Phase.DEMOLISHING:
        n = each_active_die(s, out, n, FIRST[Kind.HOLD])
        out[n], out[n + 1] = FIRST[Kind.ROLL], FIRST[Kind.END_TURN]
        n += 2
    return n


@rule
def plausible_takes(s: State, out: Numbers) -> int:
    out[0] = FIRST[Kind.TAKE_DISTRICT]
    n = 1
    size = min(A_HANDFUL, s.yard[Die.GROUND] + s.yard[Die.UPPER] + s.yard[Die.PENTHOUSE])
    for handful in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        out[n] = FIRST[Kind.TAKE_YARD] + handful
        n += 1
    return n


@rule
def plausible_builds(s: State, out: Numbers, n: int) -> int:
    columns = s.columns[s.turn]
    for die in range(DICE_TYPES):
        for rise in range(RISES):
            if s.active[die, rise] > 0:
                base = FIRST[Kind.BUILD] + (die * RISES + rise) * TALLEST
                if die == Die.GROUND:
                    out[n] = base
                    n += 1
                else:
                    for floors in range(1, MOST_OPEN_FLOORS[rise] + 1):
                        out[n] = base + floors
                        n += columns[rise, floors] > 0
    return n


@rule
def plausible_demolitions(s: State, out: Numbers, n: int) -> int:
    columns, tiles = s.columns[s.turn], s.tiles[s.turn]
    for rise in range(RISES):
        for floors in range(1, MOST_OPEN_FLOORS[rise] + 1):
            out[n] = FIRST[Kind.DEMOLISH_COLUMN] + rise * TALLEST + floors
            n += columns[rise, floors] > 0
        for height in range(1, MOST_OPEN_FLOORS[rise] + 2):
            out[n] = FIRST[Kind.DEMOLISH_TILE] + rise * (TALLEST + 1) + height
            n += tiles[rise, height] > 0
    return n


@rule
def each_active_die(s: State, out: Numbers, n: int, base: int) -> int:
    for die in range(DICE_TYPES):
        for face in range(FACES):
            out[n] = base + die * FACES + face
            n += s.active[die, face] > 0
    return n
