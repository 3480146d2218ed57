"""What happens in Skyline: set-up, the turn, building, the end. Clauses (S-…) are those of the rules page."""

from __future__ import annotations

from midtown.engine.chance import draw
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS, Array
from midtown.games.skyline.actions import KIND, Kind, X, Y, Z
from midtown.games.skyline.narrate import Event
from midtown.games.skyline.pieces import (
    DICE,
    DICE_TYPES,
    FACES,
    POINTS,
    RISES,
    ROUNDS,
    SIDES,
    START_RISE,
    TALLEST,
    Die,
    Rise,
    Scenario,
)
from midtown.games.skyline.scoring import level, points, scenario_met
from midtown.games.skyline.state import Chance, Phase, State


@rule
def begin(s: State) -> None:
    """All dice (S-1.1) lie in the yard but the start floors (S-2.2) and one a type in the district (S-2.1, S-2.3)."""
    s.phase, s.turn = Phase.TAKE, 0
    for die in range(DICE_TYPES):
        s.yard[die] = DICE[die]
    restock(s)
    for seat in range(min(s.players, len(START_RISE))):
        s.columns[seat, START_RISE[seat], 1] = 1
        s.yard[Die.GROUND] -= 1
        tell(s, Event.START_FLOOR, seat, START_RISE[seat])


@rule
def apply(s: State, action: int) -> None:
    """One choice of the turn (S-3)."""
    kind, x, y = KIND[action], X[action], Y[action]
    if kind == Kind.TAKE_YARD:
        take_from_yard(s, x, y, Z[action])
    elif kind == Kind.TAKE_DISTRICT:
        take_district(s)
    elif kind == Kind.BUILD:
        build(s, x, y, Z[action])
    elif kind == Kind.ABANDON:
        abandon(s, x, y)
    elif kind == Kind.DEMOLISH_COLUMN:
        demolish_column(s, x, y)
    elif kind == Kind.DEMOLISH_TILE:
        demolish_tile(s, x, y)
    elif kind == Kind.SCRAP:
        scrap(s, x, y)
    elif kind == Kind.RETURN:
        return_die(s, x, y)
    elif kind == Kind.HOLD:
        hold(s, x, y)
    elif kind == Kind.ROLL:
        roll(s)
    else:
        end_turn(s)


@rule
def take_from_yard(s: State, ground: int, upper: int, penthouse: int) -> None:
    """The dice chosen from the yard are the active dice of the turn (S-3.1)."""
    take(s, s.yard, Die.GROUND, ground, Event.TOOK)
    take(s, s.yard, Die.UPPER, upper, Event.TOOK)
    take(s, s.yard, Die.PENTHOUSE, penthouse, Event.TOOK)
    roll(s)


@rule
def take_district(s: State) -> None:
    """All dice of the district, however many, are the active dice of the turn (S-3.1)."""
    for die in range(DICE_TYPES):
        take(s, s.district, die, s.district[die], Event.TOOK_DISTRICT)
    roll(s)


@rule
def take(s: State, place: Array, die: int, count: int, event: int) -> None:
    place[die] -= count
    s.active[die, 0] = count
    s.dice += count
    if count > 0:
        tell(s, event, s.turn, die, count)


@rule
def roll(s: State) -> None:
    """Every active die shows one of its six sides (S-1.2, S-3.2); dice held back join them as they lie (S-3.7)."""
    for die in range(DICE_TYPES):
        dice = 0
        for face in range(FACES):
            dice += s.active[die, face]
            s.active[die, face] = 0
        stream = (s.rounds_played * SEATS + s.turn) * DICE_TYPES + die
        for _ in range(dice):
            s.active[die, SIDES[die, draw(s, Chance.DICE, stream, 6)]] += 1
        for face in range(FACES):
            if s.active[die, face] > 0:
                tell(s, Event.ROLLED, s.turn, die, face, s.active[die, face])
            s.active[die, face] += s.held[die, face]
            s.dice += s.held[die, face]
            s.held[die, face] = 0
    s.phase = Phase.ROLLED


@rule
def resolve(s: State, die: int, face: int) -> None:
    """A die is no longer active (S-3.3)."""
    s.active[die, face] -= 1
    s.dice -= 1


@rule
def build(s: State, die: int, rise: int, floors: int) -> None:
    """A die begins a column or tops one, and stays (S-4.1, S-4.2, S-4.8); a second one completes a low-rise (S-4.3)."""
    resolve(s, die, rise)
    if floors > 0:
        s.columns[s.turn, rise, floors] -= 1
    tell(s, Event.BUILT, s.turn, die, rise, floors + 1)
    if die == Die.PENTHOUSE or (rise == Rise.LOW and floors > 0):
        complete(s, rise, floors + 1)
    else:
        s.columns[s.turn, rise, floors + 1] += 1
    s.phase = Phase.BUILDING


@rule
def complete(s: State, rise: int, height: int) -> None:
    """A finished column becomes a tile, its dice return to the yard (S-4.7); height 6 closes the last round (S-5.2)."""
    s.tiles[s.turn, rise, height] += 1
    penthouses = 0 if rise == Rise.LOW else 1
    s.yard[Die.GROUND] += 1
    s.yard[Die.UPPER] += height - 1 - penthouses
    s.yard[Die.PENTHOUSE] += penthouses
    tell(s, Event.COMPLETED, s.turn, rise, height, POINTS[height])
    if height == TALLEST:
        if s.tallest_built == 0:
            tell(s, Event.LAST_ROUND, s.turn)
        s.tallest_built = 1


@rule
def abandon(s: State, die: int, face: int) -> None:
    """An abandoned die lies in the district without a face (S-3.5)."""
    resolve(s, die, face)
    s.district[die] += 1
    s.phase = Phase.ABANDONING
    tell(s, Event.ABANDONED, s.turn, die)


@rule
def demolish_column(s: State, rise: int, floors: int) -> None:
    """The dice of an open column go back to the yard (S-3.6)."""
    s.columns[s.turn, rise, floors] -= 1
    s.yard[Die.GROUND] += 1
    s.yard[Die.UPPER] += floors - 1
    s.demolished[s.turn] = 1
    s.phase = Phase.DEMOLISHING
    tell(s, Event.DEMOLISHED_COLUMN, s.turn, rise, floors)


@rule
def demolish_tile(s: State, rise: int, height: int) -> None:
    """A tile goes back to the supply (S-3.6)."""
    s.tiles[s.turn, rise, height] -= 1
    s.demolished[s.turn] = 1
    s.phase = Phase.DEMOLISHING
    tell(s, Event.DEMOLISHED_TILE, s.turn, rise, height)


@rule
def scrap(s: State, die: int, face: int) -> None:
    """A die goes to the yard with the demolished building (S-3.6)."""
    resolve(s, die, face)
    s.yard[die] += 1
    s.phase = Phase.DEMOLISHED
    tell(s, Event.SCRAPPED, s.turn, die)


@rule
def return_die(s: State, die: int, face: int) -> None:
    """A solo player without any way out gives one die back (S-7.2)."""
    resolve(s, die, face)
    s.yard[die] += 1
    s.phase = Phase.RETURNED
    tell(s, Event.RETURNED, s.turn, die)


@rule
def hold(s: State, die: int, face: int) -> None:
    """A die that is not rolled again keeps its face and can be used later in the turn (S-3.7)."""
    resolve(s, die, face)
    s.held[die, face] += 1
    s.phase = Phase.HOLDING
    tell(s, Event.HELD, s.turn, die, face)


@rule
def end_turn(s: State) -> None:
    """Dice left over go to the yard, an empty district is restocked, and the next player begins (S-3.7, S-3.8)."""
    left = 0
    for die in range(DICE_TYPES):
        for face in range(FACES):
            dice = s.active[die, face] + s.held[die, face]
            left += dice
            s.yard[die] += dice
            s.active[die, face] = 0
            s.held[die, face] = 0
    s.dice = 0
    tell(s, Event.ENDED_TURN, s.turn, left)
    restock(s)
    s.phase = Phase.TAKE
    s.turn += 1
    if s.turn == s.players:
        end_round(s)


@rule
def restock(s: State) -> None:
    """An empty district gets one die of each type that the yard has (S-3.8); solo play has no district (S-7.1)."""
    if s.players == 1 or s.district[0] + s.district[1] + s.district[2] > 0:
        return
    for die in range(DICE_TYPES):
        if s.yard[die] > 0:
            s.yard[die] -= 1
            s.district[die] += 1
            tell(s, Event.RESTOCKED, NOBODY, die, 1)


@rule
def end_round(s: State) -> None:
    """The ninth round is the last, and so is the one in which a height of 6 was completed (S-5.1, S-5.2)."""
    s.turn = 0
    s.rounds_played += 1
    if s.rounds_played == ROUNDS or s.tallest_built != 0:
        end_game(s)
    else:
        tell(s, Event.ROUND_BEGAN, NOBODY, s.rounds_played + 1)


@rule
def end_game(s: State) -> None:
    """Open low ground floors become tiles of height 1; other open columns are discarded (S-6.1)."""
    tell(s, Event.GAME_ENDED, NOBODY)
    for seat in range(s.players):
        small = s.columns[seat, Rise.LOW, 1]
        if small > 0:
            tell(s, Event.SMALL_BUILDING, seat, small)
        s.tiles[seat, Rise.LOW, 1] += small
        for rise in range(RISES):
            for floors in range(1, TALLEST):
                s.yard[Die.GROUND] += s.columns[seat, rise, floors]
                s.yard[Die.UPPER] += s.columns[seat, rise, floors] * (floors - 1)
                s.columns[seat, rise, floors] = 0
    s.turn, s.phase = -1, Phase.OVER
    if s.players == 1:
        judge_solo(s)


@rule
def judge_solo(s: State) -> None:
    """A solo game closes with its level (S-7.3) and the verdict on its scenario (S-7.4)."""
    tell(s, Event.LEVEL_REACHED, 0, level(s), points(s, 0))
    if s.scenario != Scenario.NONE:
        tell(s, Event.SCENARIO_MET if scenario_met(s) else Event.SCENARIO_MISSED, 0, s.scenario)
