"""What a player counts up before deciding: chances, leads and gains that both appraisal and leaning need."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.fifth_avenue.legality import is_empty
from midtown.games.fifth_avenue.pieces import (
    BESIDE,
    CARDS_OF_COLOR,
    LOWEST,
    PLACEMENTS,
    POINTS,
    SKYSCRAPERS_SHOWN,
    Place,
    Plot,
)
from midtown.games.fifth_avenue.scoring import own_plot, standing_points, track, types_beside
from midtown.games.fifth_avenue.state import State
from midtown.games.fifth_avenue.stops import stops_declared


@rule
def time_left(s: State) -> float:
    """From 1 at the beginning to 0: businesses to come, fewer turns if one more building stop ends the game."""
    return (PLACEMENTS - s.placed) / PLACEMENTS * (0.6 if stops_declared(s) > 0 else 1.0)


@rule
def room_beside(s: State, district: int, plot: int) -> int:
    """How many businesses can still come to lie beside a plot."""
    room = 0
    for side in range(2):
        neighbor = BESIDE[s.board, district, plot, side]
        tiles = s.businesses[district, neighbor]
        if neighbor == Plot.DASHED or s.skyscrapers[district, neighbor] == 0:
            room += max(0, 2 - tiles[0] - tiles[1] - tiles[2] - tiles[3])
    return room


@rule
def empty_plots(s: State, district: int) -> int:
    empty = 0
    for color in range(5):
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
    for district in range(7):
        if may_bid_for(s, seat, district, color) and (not called or is_called(s, district)):
            total += POINTS[types_beside(s, district, color)]
    return total


@rule
def lead_at(s: State, seat: int, place: int) -> int:
    """By how much a player would come ahead of the best of the others if a district were scored."""
    if place >= Place.CENTRAL_PARK or s.closed[place] != 0:
        return 0
    own, rival = 0, 0
    for color in range(5):
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
    for side in range(2):
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
    for district in range(7):
        own = own_plot(s, seat, district) if s.closed[district] == 0 else -1
        if own >= 0 and not has_beside(s, district, own, business):
            for side in range(2):
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
    for number in range(3):
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
    for color in range(5):
        towers += s.skyscrapers[district, color]
        builder = s.builder[district, color] - 1
        if 0 <= builder < s.players:
            points = s.skyscrapers[district, color] * POINTS[types_beside(s, district, color)]
            if builder == seat:
                own = points
            else:
                rival = max(rival, points)
    return towers - own + rival - rival // 2
