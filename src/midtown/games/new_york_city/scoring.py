"""Final scoring, source by source, and who has won."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from midtown.games.new_york_city.evaluation import is_everywhere
from midtown.games.new_york_city.pieces import (
    ALL_BOROUGHS_POINTS,
    BOROUGHS,
    CARDS,
    CHARACTERS,
    FIRST_LANTERN,
    FIRST_SET,
    NEUTRAL,
    PIECES,
    PRESS_BONUS_SPACE,
    PRESS_POINTS,
    ROWS,
    SETS,
    TILES,
    VESSELS,
    Character,
    Piece,
)
from midtown.games.new_york_city.press_track import is_ahead
from midtown.games.new_york_city.state import State
from midtown.games.new_york_city.tom import is_tom


class Source(IntEnum):
    PRESTIGE_BIDS = 0
    ABILITIES = 1
    STATUE = 2
    CHARACTERS = 3
    LANTERNS = 4
    NEWSPAPERS = 5
    RESERVE = 6
    STRONGHOLDS = 7
    COMPANY = 8
    VESSEL_SETS = 9
    MANHATTAN = 10
    BRONX = 11
    QUEENS = 12
    BROOKLYN = 13
    STATEN_ISLAND = 14
    JERSEY_CITY = 15
    ALL_BOROUGHS = 16
    PRESS_BONUS = 17
    THE_REST = 18


SOURCES = len(Source)
SET_BITS, MOST_SETS = 6, 63


@rule
def score(s: State, sheet: Numbers) -> None:
    """Every seat's points by source, as if the game ended now (N-9)."""
    for seat in range(s.players):
        for source in range(SOURCES):
            sheet[seat, source] = points_from(s, seat, source)


@rule
def winners(s: State, won: Numbers) -> None:
    """Most points; a tie goes to who is ahead on the press track (N-9.9)."""
    best, most = 0, 0
    for seat in range(s.players):
        won[seat] = 0
        total = 0
        for source in range(SOURCES):
            total += points_from(s, seat, source)
        if seat == 0 or total > most or (total == most and is_ahead(s, seat, best)):
            best, most = seat, total
    won[best] = 1


@rule
def points_from(s: State, seat: int, source: int) -> int:
    """One line of the final scoring; among them three points for space 5 of the press track (N-9.2, N-9.6, N-9.7)."""
    if source <= Source.STATUE:
        return s.points[seat, source]
    if Source.MANHATTAN <= source <= Source.JERSEY_CITY:
        return majority(s, seat, source - Source.MANHATTAN)
    if source == Source.ALL_BOROUGHS:
        return ALL_BOROUGHS_POINTS if is_everywhere(s, seat) else 0
    if source == Source.PRESS_BONUS:
        return PRESS_POINTS if s.press[seat] >= PRESS_BONUS_SPACE else 0
    if is_tom(s, seat):
        return points_of_tom(s, seat, source)
    if source == Source.CHARACTERS:
        return values_of_characters(s, seat)
    if source == Source.VESSEL_SETS:
        return points_of_sets(s, best_plan(s, seat))
    if source == Source.THE_REST:
        return points_of_rest(s, seat, best_plan(s, seat))
    return points_of_end_characters(s, seat, source)


@rule
def values_of_characters(s: State, seat: int) -> int:
    """Each character brings its value (N-9.2)."""
    points = 0
    for character in range(1, CHARACTERS):
        points += s.characters[seat, character] * s.value[character]
    return points


@rule
def points_of_end_characters(s: State, seat: int, source: int) -> int:
    """28–36, each tile for itself; 33 a point for every two spaces of the press track, rounded up (N-8.33, N-9.3)."""
    if source == Source.LANTERNS:
        return points_of_lanterns(s, seat)
    if source == Source.NEWSPAPERS:
        return s.characters[seat, Character.C33_EDITOR] * ((s.press[seat] + 1) // 2)
    if source == Source.RESERVE:
        return s.characters[seat, Character.C34_CURATOR] * points_of_reserve(s, seat)
    if source == Source.STRONGHOLDS:
        return s.characters[seat, Character.C35_ALDERMAN] * points_of_strongholds(s, seat)
    return s.characters[seat, Character.C36_HOSTESS] * company(s, seat)


@rule
def points_of_lanterns(s: State, seat: int) -> int:
    """28–32: a point for each own skyscraper in boroughs with their lantern (N-1.5, N-8.28)."""
    points = 0
    for lantern in range(len(s.lanterns)):
        tiles = s.characters[seat, FIRST_LANTERN + lantern]
        for borough in range(BOROUGHS):
            points += tiles * s.lanterns[lantern, borough] * s.skyscrapers[seat, borough]
    return points


@rule
def points_of_reserve(s: State, seat: int) -> int:
    """34: two points for each reserve card of the best type (N-8.34)."""
    most = 0
    for card in range(CARDS):
        most = max(most, s.reserve[seat, card])
    return 2 * most


@rule
def points_of_strongholds(s: State, seat: int) -> int:
    """35: two points for each borough with three or more own skyscrapers (N-8.35)."""
    points = 0
    for borough in range(BOROUGHS):
        if s.skyscrapers[seat, borough] >= 3:
            points += 2
    return points


@rule
def company(s: State, seat: int) -> int:
    """36: the number of one's characters (N-8.36)."""
    n = 0
    for character in range(1, CHARACTERS):
        n += s.characters[seat, character]
    return n


@rule
def vessels_of(s: State, seat: int, vessel: int) -> int:
    """How many vessels of a kind a seat has (N-6.15)."""
    first = 1 if s.vessels[2 * vessel] == seat + 1 else 0
    return first + (1 if s.vessels[2 * vessel + 1] == seat + 1 else 0)


@rule
def pieces_of(s: State, seat: int, piece: int) -> int:
    """How many of those pieces a seat has for sets (N-8.37)."""
    if piece == Piece.DOLLAR:
        return s.dollars[seat]
    if piece == Piece.SKYSCRAPER:
        return s.board[seat]
    if piece < VESSELS:
        return vessels_of(s, seat, piece)
    n = 0
    for vessel in range(VESSELS):
        n += vessels_of(s, seat, vessel)
    return n


@rule
def most_sets(s: State, seat: int, index: int) -> int:
    """How often one set could be paid if it were the only one; never without its character (N-8.37)."""
    if s.characters[seat, FIRST_SET + index] == 0:
        return 0
    most = MOST_SETS
    for piece in range(PIECES):
        if s.sets[index, piece] > 0:
            most = min(most, pieces_of(s, seat, piece) // s.sets[index, piece])
    return most


@rule
def times_paid(plan: int, index: int) -> int:
    """A plan says in six bits for each set how often it is paid."""
    return (plan >> (SET_BITS * index)) & MOST_SETS


@rule
def next_plan(s: State, seat: int, plan: int) -> int:
    """The plans are counted like an odometer whose wheels end at `most_sets`; −1 after the last."""
    for index in range(SETS):
        if times_paid(plan, index) < most_sets(s, seat, index):
            return plan + (1 << (SET_BITS * index))
        plan -= times_paid(plan, index) << (SET_BITS * index)
    return -1


@rule
def needed(s: State, plan: int, piece: int) -> int:
    """What the sets of a plan use of a piece (N-1.7)."""
    n = 0
    for index in range(SETS):
        n += times_paid(plan, index) * s.sets[index, piece]
    return n


@rule
def is_payable(s: State, seat: int, plan: int) -> bool:
    """A piece counts once, in one set (N-8.37)."""
    vessels = needed(s, plan, Piece.ANY_VESSEL)
    short = 0
    for piece in range(PIECES):
        used = needed(s, plan, piece)
        short += 1 if used > pieces_of(s, seat, piece) else 0
        vessels += used if piece < VESSELS else 0
    return short == 0 and vessels <= pieces_of(s, seat, Piece.ANY_VESSEL)


@rule
def points_of_sets(s: State, plan: int) -> int:
    """What the sets of a plan bring (N-1.7, N-8.37)."""
    points = 0
    for index in range(SETS):
        points += times_paid(plan, index) * s.set_points[index]
    return points


@rule
def points_of_rest(s: State, seat: int, plan: int) -> int:
    """Half of what no set used of dollars and skyscrapers on the board, rounded up (N-9.8)."""
    dollars = s.dollars[seat] - needed(s, plan, Piece.DOLLAR)
    skyscrapers = s.board[seat] - needed(s, plan, Piece.SKYSCRAPER)
    return (dollars + skyscrapers + 1) // 2


@rule
def best_plan(s: State, seat: int) -> int:
    """37–42 and the rest together as good as can be (N-8.37)."""
    best, most, plan = 0, -1, 0
    while plan >= 0:
        if is_payable(s, seat, plan):
            points = points_of_sets(s, plan) + points_of_rest(s, seat, plan)
            if points > most:
                best, most = plan, points
        plan = next_plan(s, seat, plan)
    return best


@rule
def majority(s: State, seat: int, borough: int) -> int:
    """The first gets all of the borough's value, each next half of the one before, rounded up (N-9.4, N-9.5)."""
    if s.skyscrapers[seat, borough] == 0:
        return 0
    points = s.base[borough]
    for tile in range(TILES):
        if s.tiles[tile] == borough:
            points += s.tile_values[tile]
    for other in range(s.players):
        if other != seat and outranks(s, other, s.skyscrapers[other, borough], seat, borough):
            points = (points + 1) // 2
    return (points + 1) // 2 if outranks(s, NEUTRAL, s.neutral[borough], seat, borough) else points


@rule
def outranks(s: State, token: int, skyscrapers: int, seat: int, borough: int) -> bool:
    """More skyscrapers, or as many and ahead on the press track (N-9.5)."""
    own = s.skyscrapers[seat, borough]
    return skyscrapers > own or (skyscrapers == own and is_ahead(s, token, seat))


@rule
def points_of_tom(s: State, seat: int, source: int) -> int:
    """Tom's dollars double his lowest characters; his end characters bring nothing more (N-10.12)."""
    characters = company(s, seat)
    if source == Source.THE_REST:
        return (max(0, s.dollars[seat] - 2 * characters) + s.board[seat] + 1) // 2
    if source != Source.CHARACTERS:
        return 0
    doubled = min(characters, max(0, s.dollars[seat] - characters))
    return values_of_characters(s, seat) + lowest_values(s, seat, doubled)


@rule
def lowest_values(s: State, seat: int, count: int) -> int:
    """The values of that many characters, the lowest first (N-10.12)."""
    points = 0
    for value in range(1, ROWS + 1):
        for character in range(1, CHARACTERS):
            if s.value[character] == value:
                n = min(count, s.characters[seat, character])
                points += n * value
                count -= n
    return points
