"""Small questions about a position that judging it comes back to."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    FIRST_LANTERN,
    FIRST_SET,
    LAST_OF_PHASE_THREE,
    LINKS,
    SETS,
    TILES,
    Bidding,
    Card,
    Character,
    Piece,
    Place,
)
from midtown.games.new_york_city.press_track import is_ahead
from midtown.games.new_york_city.scoring import company, majority, points_of_strongholds
from midtown.games.new_york_city.state import State
from midtown.games.new_york_city.tom import is_tom, wilds_of
from midtown.games.new_york_city.traits import Holding


@rule
def holding(s: State, card: int) -> int:
    """What a card still is in the running bidding round."""
    if card == Card.WILD:
        return Holding.WILD
    if card == s.bidding:
        return Holding.MATCHING
    return Holding.PAST if card < s.bidding else Holding.COMING


@rule
def beats(s: State, seat: int, value: int, other: int, bid: int) -> bool:
    return value > bid or (value == bid and is_ahead(s, seat, other))


@rule
def leads(s: State, seat: int, value: int) -> bool:
    """Whether that bid is ahead of all that have been made."""
    for i in range(s.step - 1):
        if not beats(s, seat, value, s.order[i], s.bid[s.order[i]]):
            return False
    return value > 0


@rule
def leads_for_good(s: State, seat: int, value: int) -> bool:
    """Whether it is also ahead of what everybody can expect of those still to bid."""
    if not leads(s, seat, value):
        return False
    for i in range(s.step, s.players):
        if s.order[i] != seat and not beats(s, seat, value, s.order[i], expected_bid(s, s.order[i])):
            return False
    return True


@rule
def expected_bid(s: State, seat: int) -> int:
    """What a seat could bid with the cards that everybody has seen."""
    if is_tom(s, seat):
        matching = s.supply[seat, s.bidding] + s.played[seat, s.bidding]
        return matching + wilds_of(s, seat) if matching > 0 and s.bidding != Bidding.PLANS else 0
    return s.known[seat, s.bidding] + s.reserve[seat, s.bidding] + s.known[seat, Card.WILD]


@rule
def usable(s: State, seat: int) -> int:
    """How many characters a seat has that cost a dollar to use."""
    n = 0
    for character in range(1, LAST_OF_PHASE_THREE + 1):
        n += s.characters[seat, character]
    return n


@rule
def best_tile(s: State) -> int:
    best = 0
    for tile in range(TILES):
        if s.tiles[tile] == Place.OFFERED:
            best = max(best, s.tile_values[tile])
    return best


@rule
def build_gain(s: State, seat: int, borough: int, others: int) -> int:
    """What one more skyscraper brings in the majority of a borough, after so many others."""
    s.skyscrapers[seat, borough] += others
    before = majority(s, seat, borough)
    s.skyscrapers[seat, borough] += 1
    gain = majority(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= others + 1
    return gain


@rule
def neutral_gain(s: State, seat: int, borough: int) -> int:
    """What it brings to replace a neutral skyscraper."""
    before = majority(s, seat, borough)
    s.skyscrapers[seat, borough] += 1
    s.neutral[borough] -= 1
    gain = majority(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= 1
    s.neutral[borough] += 1
    return gain


@rule
def ride_gain(s: State, seat: int, tile: int, borough: int) -> float:
    """What it brings to put a tile there and to build, less half of what it brings the best rival."""
    before = lead_in(s, seat, borough)
    place, built = s.tiles[tile], min(1, s.board[seat])
    s.tiles[tile] = borough
    s.skyscrapers[seat, borough] += built
    gain = lead_in(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= built
    s.tiles[tile] = place
    return gain


@rule
def lead_in(s: State, seat: int, borough: int) -> float:
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, majority(s, other, borough))
    return majority(s, seat, borough) - 0.5 * rival


@rule
def sets_with(s: State, seat: int, vessel: int) -> int:
    """How many of a seat's sets could use that vessel."""
    n = 0
    for index in range(SETS):
        if s.characters[seat, FIRST_SET + index] > 0 and s.sets[index, vessel] + s.sets[index, Piece.ANY_VESSEL] > 0:
            n += 1
    return n


@rule
def vessels_won(s: State, seat: int) -> int:
    n = 0
    for link in range(LINKS):
        if s.vessels[link] == seat + 1:
            n += 1
    return n


@rule
def end_points(s: State, seat: int, character: int) -> int:
    """About what one of the characters 28–42 would bring now."""
    if character < Character.C33:
        points = 0
        for borough in range(BOROUGHS):
            points += s.lanterns[character - FIRST_LANTERN, borough] * s.skyscrapers[seat, borough]
        return points
    if character == Character.C33:
        return (s.press[seat] + 1) // 2
    if character == Character.C35:
        return points_of_strongholds(s, seat)
    if character == Character.C36:
        return company(s, seat)
    return vessels_won(s, seat) if character >= FIRST_SET else 0
