"""What is noticed about a position: chances, leads and gains, what a player has, and what speaks for a choice."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.weights import Weights
from midtown.games.fifth_avenue.legality import is_empty
from midtown.games.fifth_avenue.pieces import (
    BESIDE,
    CARDS_OF_COLOR,
    COLORS,
    DISTRICTS,
    LOWEST,
    NEIGHBORS,
    NUMBERS,
    PLACEMENTS,
    POINTS,
    SKYSCRAPERS_SHOWN,
    Place,
    Plot,
)
from midtown.games.fifth_avenue.scoring import own_plot, standing_points, track, types_beside
from midtown.games.fifth_avenue.state import State
from midtown.games.fifth_avenue.stops import stops_declared

WEIGHTS = Weights.beside(__file__)

LAST_STOP = WEIGHTS.number("time.last_stop")
"""How much of the time is left when one more building stop ends the game."""


class Feature(IntEnum):
    """What a player can have or hope for; points on the track count as what they are."""

    STANDING = 0
    """A point that the own skyscrapers would score now: at the end, and whenever a district is scored before."""
    ROOM = 1
    """A business that can still come to lie beside an own skyscraper."""
    CROWDED = 2
    """A standing point in a district with one empty plot: a building stop may halve and end it."""
    EXPOSED = 3
    """The same in a full district."""
    DOOMED = 4
    """The same in a full district that is sure to come under the hammer."""
    READY = 5
    """A point of lead in the best district to score, for the one who chooses now."""
    NEXT = 6
    """The same for the one who chooses next."""
    SUPPLY = 7
    """Each of the first three skyscrapers in the own supply."""
    SURPLUS = 8
    """Each further one."""
    BLACK_4 = 9
    BLACK_5 = 10
    BLACK_6 = 11
    COLOR_4 = 12
    COLOR_5 = 13
    COLOR_6 = 14
    FITTING = 15
    """A coloured card, for each point that a skyscraper would score on a plot of its colour."""
    WANTED = 16
    """The same in districts that are sure to come under the hammer."""
    SPECIAL = 17
    """A point of a special scoring to come for which there are districts enough."""
    SHORT = 18
    """The same with one district missing."""
    PARK = 19
    """A point that skyscrapers below Central Park would score now."""
    PENDING = 20
    """An open card to be taken this turn."""
    TURN = 21
    """To be the one who chooses."""
    TILE = 22
    """A point that the business at hand can bring."""
    OWED = 23
    """A point still missing in a bid that is being laid."""


class ChoiceFeature(IntEnum):
    """What can speak for or against a choice."""

    TOWERS_0 = 0
    """Take skyscrapers with none in the own supply; then with one, two, three to five, more."""
    TOWERS_1 = 1
    TOWERS_2 = 2
    TOWERS_3 = 3
    TOWERS_6 = 4
    TOWERS_LATE = 5
    """The same at the end of the game."""
    BLACK = 6
    """Take a black card and move twice."""
    BLACK_PARK = 7
    """The same with a commissioner in Central Park."""
    BLACK_LATE = 8
    """The same at the end of the game."""
    SCORE = 9
    """Score a district."""
    SCORE_LEAD = 10
    """For five points of lead there."""
    SCORE_OWN = 11
    """For five points of one's own there."""
    SCORE_ABSENT = 12
    """With nothing there."""
    BUSINESS = 13
    """Take a business."""
    BUSINESS_GAIN = 14
    """For five points that it can bring."""
    BUSINESS_END = 15
    """For being ten points ahead when it ends the game."""
    BUSINESS_LATE = 16
    """The same shortly before."""
    BUSINESS_SPECIAL = 17
    """For four points of lead in a special scoring."""
    MOVE_THREAT = 18
    """For five points of lead that the next player could score after a move."""
    MOVE_HOPE = 19
    """The same for oneself."""
    MOVE_CALL = 20
    """Call the auctions."""
    MOVE_CALL_POWER = 21
    """For ten cards more than the next player has."""
    MOVE_MARK_FULL = 22
    """Mark a full district, for five points of lead there."""
    CARD_USE = 23
    """Take a card, for five points on plots of its colour."""
    CARD_WANTED = 24
    """The same in districts soon auctioned."""
    CARD_4 = 25
    """That it is a 4."""
    CARD_6 = 26
    """That it is a 6."""
    PASS = 27
    """Make no bid."""
    PASS_PRICE = 28
    """For ten points of the bid to beat."""
    PASS_BROKE = 29
    """With no skyscrapers."""
    PASS_FULL = 30
    """Where only a building stop can be won."""
    PASS_PARK = 31
    """For Central Park."""
    PASS_POWER = 32
    """For ten points of black cards in hand."""
    LAY_VALUE = 33
    """Begin a bid, for five points of what could be built."""
    LAY_5 = 34
    """With a 5."""
    LAY_6 = 35
    """With a 6."""
    LAY_REACH = 36
    """For ten points that one could still go higher."""
    LAY_STOP = 37
    """For a building stop."""
    LAY_STOP_GAIN = 38
    """For five points that it brings."""
    LAY_NEW = 39
    """In a district where one has nothing yet."""
    RAISE_PASS = 40
    """Give in after a bid."""
    RAISE_PRICE = 41
    """For five points that are missing."""
    RAISE_VALUE = 42
    """For five points of what could be built."""
    MORE_SAME = 43
    """Lay another card as high as the highest."""
    MORE_LOWER = 44
    """A lower one."""
    MORE_HIGHER = 45
    """A higher one, which allows fewer skyscrapers."""
    MORE_BLACK = 46
    """A black one."""
    MORE_ENOUGH = 47
    """One that makes the bid high enough."""
    DECLARE = 48
    """Show the bid."""
    DECLARE_ALEA = 49
    """For five points above twelve while Alea has not bid."""
    TAKE_BACK = 50
    """Pass after all."""
    BUILD_EACH = 51
    """Build, for each skyscraper."""
    STOP = 52
    """Declare a building stop."""
    STOP_GAIN = 53
    """For five points that it brings."""
    STOP_END = 54
    """For being ten points ahead when it ends the game."""
    PLACE_GAIN = 55
    """Place a business, for five points that it brings."""
    PLACE_FILLS = 56
    """Fill up a district, for five points of lead there."""
    PLACE_OWN = 57
    """Where one has built."""
    START_TYPES = 58
    """Start beside a business."""
    START_ROOM = 59
    """For each business that can still come beside it."""


@rule
def time_left(s: State) -> float:
    """From 1 at the beginning to 0: businesses to come, fewer turns if one more building stop ends the game."""
    return (PLACEMENTS - s.placed) / PLACEMENTS * (LAST_STOP if stops_declared(s) > 0 else 1.0)


@rule
def room_beside(s: State, district: int, plot: int) -> int:
    """How many businesses can still come to lie beside a plot."""
    room = 0
    for side in range(NEIGHBORS):
        neighbor = BESIDE[s.board, district, plot, side]
        tiles = s.businesses[district, neighbor]
        if neighbor == Plot.DASHED or s.skyscrapers[district, neighbor] == 0:
            room += max(0, 2 - tiles[0] - tiles[1] - tiles[2] - tiles[3])
    return room


@rule
def empty_plots(s: State, district: int) -> int:
    empty = 0
    for color in range(COLORS):
        if is_empty(s, district, color):
            empty += 1
    return empty


@rule
def is_called(s: State, district: int) -> bool:
    """Whether a district is sure to come under the hammer."""
    marked = s.markers[0, district] + s.markers[1, district] > 0
    return marked or s.commissioner[0] == district or s.commissioner[1] == district


@rule
def may_bid_for(s: State, seat: int, district: int, color: int) -> bool:
    """Whether a player could build on a plot: the own one, else an empty one."""
    if s.closed[district] != 0:
        return False
    if s.builder[district, color] == seat + 1:
        return True
    return is_empty(s, district, color) and own_plot(s, seat, district) < 0


@rule
def usefulness(s: State, seat: int, color: int, called: bool) -> float:
    """What a skyscraper would score on the plots of a colour, all districts together or those soon auctioned."""
    total = 0.0
    for district in range(DISTRICTS):
        if may_bid_for(s, seat, district, color) and (not called or is_called(s, district)):
            total += POINTS[types_beside(s, district, color)]
    return total


@rule
def lead_at(s: State, seat: int, place: int) -> int:
    """By how much a player would come ahead of the best of the others if a district were scored."""
    if place >= Place.CENTRAL_PARK or s.closed[place] != 0:
        return 0
    own, rival = 0, 0
    for color in range(COLORS):
        builder = s.builder[place, color] - 1
        if 0 <= builder < s.players:
            points = s.skyscrapers[place, color] * POINTS[types_beside(s, place, color)]
            if builder == seat:
                own = points
            else:
                rival = max(rival, points)
    return own - rival


@rule
def ahead(s: State, seat: int) -> int:
    """By how much a player would win if the districts were scored and the game over now."""
    best = -1000
    for rival in range(s.players):
        if rival != seat:
            best = max(best, track(s, rival) + standing_points(s, rival))
    return track(s, seat) + standing_points(s, seat) - best


@rule
def placement_gain(s: State, seat: int, district: int, plot: int, business: int) -> int:
    """How much more the skyscrapers beside a plot would score with a business there; those of others count against."""
    gain = 0
    for side in range(NEIGHBORS):
        neighbor = BESIDE[s.board, district, plot, side]
        builder = s.builder[district, neighbor] - 1 if neighbor != Plot.DASHED else -1
        if 0 <= builder < s.players and not has_beside(s, district, neighbor, business):
            types = types_beside(s, district, neighbor)
            more = s.skyscrapers[district, neighbor] * (POINTS[types + 1] - POINTS[types])
            gain += more if builder == seat else -more
    return gain


@rule
def has_beside(s: State, district: int, plot: int, business: int) -> bool:
    left, right = BESIDE[s.board, district, plot, 0], BESIDE[s.board, district, plot, 1]
    return s.businesses[district, left, business] + s.businesses[district, right, business] > 0


@rule
def best_gain(s: State, seat: int, business: int) -> int:
    """The most that a business can bring its player ahead."""
    best = 0
    for district in range(DISTRICTS):
        own = own_plot(s, seat, district) if s.closed[district] == 0 else -1
        if own >= 0 and not has_beside(s, district, own, business):
            for side in range(NEIGHBORS):
                plot = BESIDE[s.board, district, own, side]
                tiles = s.businesses[district, plot]
                room = plot == Plot.DASHED or s.skyscrapers[district, plot] == 0
                if room and tiles[0] + tiles[1] + tiles[2] + tiles[3] < 2:
                    best = max(best, placement_gain(s, seat, district, plot, business))
    return best


@rule
def taken_business(s: State) -> int:
    business = 0
    while s.taken[business] == 0:
        business += 1
    return business


@rule
def highest_card(s: State, seat: int) -> int:
    """The highest number among the cards a player has bid or laid."""
    highest = 0
    for i in range(CARDS_OF_COLOR):
        if s.bid[seat, i] == 0 and s.laid[seat, i] == 0:
            break
        highest = max(highest, max(s.bid[seat, i], s.laid[seat, i]) - LOWEST)
    for number in range(NUMBERS):
        if s.bid_black[seat, number] + s.laid_black[seat, number] > 0:
            highest = max(highest, number)
    return highest


@rule
def to_build(s: State, seat: int) -> int:
    """How many skyscrapers the cards bid or laid would let a player build."""
    return min(s.supply[seat], SKYSCRAPERS_SHOWN[highest_card(s, seat)])


@rule
def color_bid(s: State, seat: int) -> int:
    """The colour of the cards a player has bid or laid."""
    return s.bid_color[seat] if s.bid_total[seat] > 0 else s.laid_color[seat]


@rule
def must_stop(s: State, seat: int) -> bool:
    """Whether a player could only win a building stop in the auction that is on (F-8.1)."""
    return s.auction < Place.CENTRAL_PARK and own_plot(s, seat, s.auction) < 0 and empty_plots(s, s.auction) == 0


@rule
def stop_gain(s: State, seat: int, district: int) -> int:
    """What declaring a stop would bring a player ahead, the final scoring of the district being lost to all."""
    towers, own, rival = 0, 0, 0
    for color in range(COLORS):
        towers += s.skyscrapers[district, color]
        builder = s.builder[district, color] - 1
        if 0 <= builder < s.players:
            points = s.skyscrapers[district, color] * POINTS[types_beside(s, district, color)]
            if builder == seat:
                own = points
            else:
                rival = max(rival, points)
    return towers - own + rival - rival // 2
