"""What is possible now, and why not: every clause that can forbid a choice."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.skyline.actions import KIND, Kind, Not, X, Y, Z
from midtown.games.skyline.pieces import (
    A_HANDFUL,
    FEWEST_BELOW_PENTHOUSE,
    MOST_OPEN_FLOORS,
    RISES,
    TALLEST,
    Die,
    Face,
    Rise,
)
from midtown.games.skyline.state import Phase, State


@rule
def why_not(s: State, action: int) -> int:
    """The clause that forbids this action now, or 0 (S-3)."""
    kind = KIND[action]
    if kind == Kind.TAKE_YARD:
        return why_not_take_yard(s, X[action], Y[action], Z[action])
    if kind == Kind.TAKE_DISTRICT:
        return why_not_take_district(s)
    if kind == Kind.BUILD:
        return why_not_build(s, X[action], Y[action], Z[action])
    if kind == Kind.ABANDON:
        return why_not_abandon(s, X[action], Y[action])
    if kind == Kind.DEMOLISH_COLUMN:
        return why_not_demolish(s, s.columns[s.turn, X[action], Y[action]])
    if kind == Kind.DEMOLISH_TILE:
        return why_not_demolish(s, s.tiles[s.turn, X[action], Y[action]])
    if kind == Kind.SCRAP:
        return why_not_scrap(s, X[action], Y[action])
    if kind == Kind.RETURN:
        return why_not_return(s, X[action], Y[action])
    return why_not_go_on(s, kind, X[action], Y[action])


@rule
def why_not_take_yard(s: State, ground: int, upper: int, penthouse: int) -> int:
    """Three dice that the yard has, or all of fewer (S-3.1)."""
    if s.phase != Phase.TAKE:
        return Not.GAME_OVER if s.phase == Phase.OVER else Not.ALREADY_TAKEN
    if ground > s.yard[Die.GROUND] or upper > s.yard[Die.UPPER] or penthouse > s.yard[Die.PENTHOUSE]:
        return Not.NOT_IN_YARD
    in_yard = s.yard[Die.GROUND] + s.yard[Die.UPPER] + s.yard[Die.PENTHOUSE]
    if ground + upper + penthouse != min(A_HANDFUL, in_yard) or in_yard == 0:
        return Not.NOT_THREE
    return 0


@rule
def why_not_take_district(s: State) -> int:
    """All dice of the district, if it has any (S-3.1); there is none in solo play (S-7.1)."""
    if s.phase != Phase.TAKE:
        return Not.GAME_OVER if s.phase == Phase.OVER else Not.ALREADY_TAKEN
    if s.players == 1:
        return Not.NO_DISTRICT_IN_SOLO
    return 0 if s.district[0] + s.district[1] + s.district[2] > 0 else Not.DISTRICT_EMPTY


@rule
def between_turns(s: State) -> int:
    """A turn begins with dice (S-3.1), and there is none after the end (S-5.1)."""
    return Not.DICE_FIRST if s.phase == Phase.TAKE else Not.GAME_OVER


@rule
def wrong_moment(s: State, going_on: int) -> int:
    """Each roll is used for one kind of action (S-3.4); dice set aside wait for the next roll (S-3.7)."""
    if s.phase == Phase.ROLLED or s.phase == going_on:
        return 0
    if s.phase == Phase.TAKE or s.phase == Phase.OVER:
        return between_turns(s)
    if s.phase == Phase.HOLDING or s.phase == Phase.RETURNED:
        return Not.ROLL_OR_END
    return Not.ANOTHER_KIND


@rule
def why_not_build(s: State, die: int, rise: int, floors: int) -> int:
    """Ground dice begin columns (S-4.1), others top their rise (S-4.2); a penthouse never fits a low-rise (S-4.3)."""
    wrong = wrong_moment(s, Phase.BUILDING)
    if wrong != 0:
        return wrong
    if s.active[die, rise] == 0:
        never = die == Die.PENTHOUSE and rise == Rise.LOW
        return Not.NO_PENTHOUSE_ON_LOW if never else Not.NO_SUCH_DIE
    if die == Die.GROUND:
        return 0 if floors == 0 else Not.GROUND_STARTS
    if floors == 0 or s.columns[s.turn, rise, floors] == 0:
        return Not.NO_COLUMN
    return why_not_penthouse(rise, floors) if die == Die.PENTHOUSE else why_not_upper(rise, floors)


@rule
def why_not_penthouse(rise: int, floors: int) -> int:
    """A penthouse needs one floor below it on a mid-rise (S-4.4) and two on a high-rise (S-4.5)."""
    return 0 if floors >= FEWEST_BELOW_PENTHOUSE[rise] else Not.PENTHOUSE_TOO_EARLY


@rule
def why_not_upper(rise: int, floors: int) -> int:
    """A mid-rise grows to three dice (S-4.4), a high-rise to five (S-4.5): one more could not be completed (S-4.6)."""
    return Not.TOO_HIGH if rise != Rise.LOW and floors == MOST_OPEN_FLOORS[rise] else 0


@rule
def why_not_abandon(s: State, die: int, face: int) -> int:
    """Any active die may be abandoned (S-3.5), but not in solo play (S-7.1)."""
    if s.players == 1:
        return Not.NO_DISTRICT_IN_SOLO
    wrong = wrong_moment(s, Phase.ABANDONING)
    if wrong != 0:
        return wrong
    return 0 if s.active[die, face] > 0 else Not.NO_SUCH_DIE


@rule
def why_not_demolish(s: State, standing: int) -> int:
    """One building of the player's own comes down, once a roll (S-3.6)."""
    if s.phase == Phase.DEMOLISHING or s.phase == Phase.DEMOLISHED:
        return Not.ONE_BUILDING
    wrong = wrong_moment(s, Phase.ROLLED)
    if wrong != 0:
        return wrong
    return 0 if standing > 0 else Not.NO_BUILDING


@rule
def why_not_scrap(s: State, die: int, face: int) -> int:
    """One or more active dice go to the yard with the demolished building (S-3.6)."""
    if s.phase != Phase.DEMOLISHING and s.phase != Phase.DEMOLISHED:
        wrong = wrong_moment(s, Phase.DEMOLISHED)
        return wrong if wrong != 0 else Not.NOTHING_DEMOLISHED
    return 0 if s.active[die, face] > 0 else Not.NO_SUCH_DIE


@rule
def why_not_return(s: State, die: int, face: int) -> int:
    """A solo player who can neither build nor demolish returns one die to the yard (S-7.2)."""
    if s.players > 1:
        return Not.RETURN_ONLY_IN_SOLO
    wrong = wrong_moment(s, Phase.ROLLED)
    if wrong != 0:
        return wrong
    if s.active[die, face] == 0:
        return Not.NO_SUCH_DIE
    return Not.OTHER_WAY_OUT if has_building(s) or can_start_column(s) else 0


@rule
def has_building(s: State) -> bool:
    """A tile or an open column of one's own (S-3.6)."""
    n = 0
    for rise in range(RISES):
        for floors in range(1, TALLEST):
            n += s.columns[s.turn, rise, floors]
        for height in range(1, TALLEST + 1):
            n += s.tiles[s.turn, rise, height]
    return n > 0


@rule
def can_start_column(s: State) -> bool:
    """With no building standing, only a ground die can be built (S-4.1)."""
    ground = s.active[Die.GROUND]
    return ground[Face.LOW] + ground[Face.MID] + ground[Face.HIGH] > 0


@rule
def why_not_go_on(s: State, kind: int, die: int, face: int) -> int:
    """After an action one rolls at least one of the dice left, keeping others as they lie, or ends the turn (S-3.7)."""
    if s.phase == Phase.ROLLED:
        return Not.RESOLVE_FIRST
    if s.phase == Phase.TAKE or s.phase == Phase.OVER:
        return between_turns(s)
    if s.phase == Phase.DEMOLISHING:
        return Not.DIE_MUST_GO_TOO
    if kind == Kind.HOLD:
        if s.active[die, face] == 0:
            return Not.NO_SUCH_DIE
        return 0 if s.dice > 1 else Not.LAST_DIE_ROLLS
    return Not.NO_DICE_LEFT if kind == Kind.ROLL and s.dice == 0 else 0
