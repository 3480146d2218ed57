"""What a sensible player leans to at first sight.

A choice is pulled by what speaks for it, and its weight is the exponential of the sum: pulls multiply the odds.
"""

from __future__ import annotations

from math import exp

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games.fifth_avenue.actions import KIND, Kind, X, Y
from midtown.games.fifth_avenue.legality import bound_color, is_empty
from midtown.games.fifth_avenue.pieces import (
    LOWEST,
    PLACEMENTS,
    POINTS,
    SKYSCRAPERS_SHOWN,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    Number,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.pulls import PULLS, Pull
from midtown.games.fifth_avenue.reckoning import (
    ahead,
    best_gain,
    empty_plots,
    highest_card,
    lead_at,
    must_stop,
    placement_gain,
    room_beside,
    stop_gain,
    taken_business,
    time_left,
    to_build,
    usefulness,
)
from midtown.games.fifth_avenue.scoring import district_points, districts_of, own_plot, park_forecast, types_beside
from midtown.games.fifth_avenue.state import Alea, Phase, State
from midtown.games.fifth_avenue.stops import stops_declared

STRONGEST = 8.0
"""No choice is ever out of the question."""
LATE_PLACEMENTS = 8
"""From here on it matters who is ahead."""


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """How much a sensible player leans to each choice, all together in no particular unit."""
    pull_all(s, choices, count, weights, PULLS)
    for i in range(count):
        weights[i] = exp(clamp(weights[i], -STRONGEST, STRONGEST))


@rule
def pull_all(s: State, choices: Numbers, count: int, weights: Reals, pulls: Reals) -> None:
    """Fills in the pull of each choice; pulls are given so that they can be fitted."""
    if s.phase == Phase.BID:
        pull_bids(s, choices, count, weights, pulls)
    elif s.phase == Phase.MOVE:
        for i in range(count):
            weights[i] = pull_of_move(s, X[choices[i]], Y[choices[i]], pulls)
    elif s.phase == Phase.CARDS:
        for i in range(count):
            weights[i] = pull_of_card(s, X[choices[i]], pulls)
    elif s.phase == Phase.CHOOSE:
        pull_options(s, choices, count, weights, pulls)
    elif s.phase == Phase.BUILD:
        for i in range(count):
            stops = KIND[choices[i]] == Kind.STOP
            weights[i] = pull_of_stop(s, pulls) if stops else pulls[Pull.BUILD_EACH] * X[choices[i]]
    elif s.phase == Phase.BUSINESS:
        business = taken_business(s)
        for i in range(count):
            weights[i] = pull_of_placement(s, X[choices[i]], Y[choices[i]], business, pulls)
    else:
        for i in range(count):
            weights[i] = pull_of_start(s, X[choices[i]], Y[choices[i]], pulls)


@rule
def clamp(x: float, low: float, high: float) -> float:
    return min(high, max(low, x))


@rule
def fives(points: float) -> float:
    """Points in units of five, within reason."""
    return clamp(points, -15.0, 15.0) / 5.0


@rule
def pull_of_start(s: State, district: int, plot: int, pulls: Reals) -> float:
    pull = pulls[Pull.START_TYPES] * types_beside(s, district, plot)
    return pull + pulls[Pull.START_ROOM] * room_beside(s, district, plot)


@rule
def pull_options(s: State, choices: Numbers, count: int, weights: Reals, pulls: Reals) -> None:
    late = 1.0 - time_left(s)
    ending = pull_to_end(s, pulls)
    for i in range(count):
        kind, x = KIND[choices[i]], X[choices[i]]
        if kind == Kind.TAKE_SKYSCRAPERS:
            weights[i] = pull_of_skyscrapers(s.supply[s.turn], late, pulls)
        elif kind == Kind.TAKE_BLACK:
            weights[i] = pull_of_black(s, late, pulls)
        elif kind == Kind.SCORE:
            weights[i] = pull_of_score(s, x, pulls)
        else:
            weights[i] = ending + pulls[Pull.BUSINESS_GAIN] * fives(best_gain(s, s.turn, x))


@rule
def pull_to_end(s: State, pulls: Reals) -> float:
    """What speaks for placing any business: special points, and the end of the game for who is ahead."""
    pull = pulls[Pull.BUSINESS] + pulls[Pull.BUSINESS_SPECIAL] * special_lead(s, s.turn) / 4.0
    if s.placed < LATE_PLACEMENTS:
        return pull
    last = s.placed == PLACEMENTS - 1
    return pull + pulls[Pull.BUSINESS_END if last else Pull.BUSINESS_LATE] * clamp(ahead(s, s.turn), -20, 20) / 10.0


@rule
def special_lead(s: State, seat: int) -> float:
    """The points of the special scoring that the next business brings, against the player if only others get them."""
    which = s.placed // 3
    if s.placed % 3 != 2 or which == len(SPECIAL_POINTS):
        return 0.0
    rivals = 0
    for rival in range(s.players):
        if rival != seat and districts_of(s, rival) >= SPECIAL_DISTRICTS[which]:
            rivals = 1
    own = 1 if districts_of(s, seat) >= SPECIAL_DISTRICTS[which] else 0
    return float((own - rivals) * SPECIAL_POINTS[which])


@rule
def pull_of_skyscrapers(supply: int, late: float, pulls: Reals) -> float:
    enough = Pull.TOWERS_6 if supply >= 6 else Pull.TOWERS_0 + min(3, supply)
    return pulls[enough] + late * pulls[Pull.TOWERS_LATE]


@rule
def pull_of_black(s: State, late: float, pulls: Reals) -> float:
    pull = pulls[Pull.BLACK] + late * pulls[Pull.BLACK_LATE]
    if s.commissioner[0] == Place.CENTRAL_PARK or s.commissioner[1] == Place.CENTRAL_PARK:
        pull += pulls[Pull.BLACK_PARK]
    return pull


@rule
def pull_of_score(s: State, district: int, pulls: Reals) -> float:
    own = district_points(s, s.turn, district)
    pull = pulls[Pull.SCORE] + pulls[Pull.SCORE_LEAD] * fives(lead_at(s, s.turn, district))
    return pull + (pulls[Pull.SCORE_OWN] * fives(own) if own > 0 else pulls[Pull.SCORE_ABSENT])


@rule
def pull_of_placement(s: State, district: int, plot: int, business: int, pulls: Reals) -> float:
    pull = pulls[Pull.PLACE_GAIN] * fives(placement_gain(s, s.turn, district, plot, business))
    if plot != Plot.DASHED and is_empty(s, district, plot) and empty_plots(s, district) == 1:
        pull += pulls[Pull.PLACE_FILLS] * fives(lead_at(s, s.turn, district))
    if own_plot(s, s.turn, district) >= 0:
        pull += pulls[Pull.PLACE_OWN]
    return pull


@rule
def pull_of_card(s: State, color: int, pulls: Reals) -> float:
    pull = pulls[Pull.CARD_USE] * usefulness(s, s.turn, color, False) / 5.0
    pull += pulls[Pull.CARD_WANTED] * usefulness(s, s.turn, color, True) / 5.0
    if s.top[color] == LOWEST:
        pull += pulls[Pull.CARD_4]
    elif s.top[color] == LOWEST + Number.SIX:
        pull += pulls[Pull.CARD_6]
    return pull


@rule
def pull_of_move(s: State, commissioner: int, place: int, pulls: Reals) -> float:
    """It matters what can be scored where the commissioners then stand, and what is left to be auctioned."""
    seat, following = s.mover, (s.mover + 1) % s.players
    start, other = s.commissioner[commissioner], s.commissioner[1 - commissioner]
    threat = max(0, lead_at(s, following, place), lead_at(s, following, other))
    hope = max(0, lead_at(s, seat, place), lead_at(s, seat, other))
    pull = pulls[Pull.MOVE_THREAT] * fives(threat) + pulls[Pull.MOVE_HOPE] * fives(hope)
    if place == Place.CITY_HALL:
        pull += pulls[Pull.MOVE_CALL] + pulls[Pull.MOVE_CALL_POWER] * (power(s, seat) - power(s, following)) / 10.0
    if start < Place.CENTRAL_PARK and s.closed[start] == 0 and empty_plots(s, start) == 0:
        pull += pulls[Pull.MOVE_MARK_FULL] * fives(lead_at(s, seat, start))
    return pull


@rule
def power(s: State, seat: int) -> float:
    """How well a player is prepared for auctions: cards, black ones twice, and skyscrapers to build."""
    cards = s.hand_size[seat, Suit.BLACK]
    for suit in range(6):
        cards += s.hand_size[seat, suit]
    return float(cards + 2 * min(3, s.supply[seat]))


@rule
def pull_of_stop(s: State, pulls: Reals) -> float:
    pull = pulls[Pull.STOP] + pulls[Pull.STOP_GAIN] * fives(stop_gain(s, s.turn, s.auction))
    if stops_declared(s) > 0:
        pull += pulls[Pull.STOP_END] * clamp(ahead(s, s.turn), -20, 20) / 10.0
    return pull


@rule
def pull_bids(s: State, choices: Numbers, count: int, weights: Reals, pulls: Reals) -> None:
    color = bound_color(s)
    black = black_points(s, s.turn)
    for i in range(count):
        kind, x, y = KIND[choices[i]], X[choices[i]], Y[choices[i]]
        if kind == Kind.DECLARE:
            weights[i] = pull_to_declare(s, pulls)
        elif kind == Kind.PASS:
            weights[i] = pull_to_pass(s, black, pulls) if color < 0 else pull_to_give_in(s, color, pulls)
        else:
            weights[i] = pull_of_first(s, x, y, black, pulls) if color < 0 else pull_of_further(s, x, y, pulls)


@rule
def black_points(s: State, seat: int) -> int:
    total = 0
    for number in range(3):
        total += s.hand[seat, Suit.BLACK, number] * (LOWEST + number)
    return total


@rule
def pull_to_pass(s: State, black: int, pulls: Reals) -> float:
    pull = pulls[Pull.PASS] + pulls[Pull.PASS_PRICE] * s.highest / 10.0 + pulls[Pull.PASS_POWER] * black / 10.0
    if s.auction == Place.CENTRAL_PARK:
        pull += pulls[Pull.PASS_PARK]
    elif must_stop(s, s.turn):
        pull += pulls[Pull.PASS_FULL]
    return pull + pulls[Pull.PASS_BROKE] if s.supply[s.turn] == 0 else pull


@rule
def pull_of_first(s: State, color: int, number: int, black: int, pulls: Reals) -> float:
    """The first card of a bid says which plot it is for, and at most how many skyscrapers."""
    reach = black - s.highest
    for other in range(3):
        reach += s.hand[s.turn, color, other] * (LOWEST + other)
    pull = pulls[Pull.LAY_REACH] * min(25, reach) / 10.0
    if number == Number.FIVE:
        pull += pulls[Pull.LAY_5]
    elif number == Number.SIX:
        pull += pulls[Pull.LAY_6]
    if must_stop(s, s.turn):
        return pull + pulls[Pull.LAY_STOP] + pulls[Pull.LAY_STOP_GAIN] * fives(stop_gain(s, s.turn, s.auction))
    if s.auction != Place.CENTRAL_PARK and own_plot(s, s.turn, s.auction) < 0:
        pull += pulls[Pull.LAY_NEW]
    towers = min(s.supply[s.turn], SKYSCRAPERS_SHOWN[number])
    return pull + pulls[Pull.LAY_VALUE] * towers * tower_value(s, color) / 5.0


@rule
def tower_value(s: State, color: int) -> float:
    """What a skyscraper won in this auction may score."""
    if s.auction == Place.CENTRAL_PARK:
        return park_forecast(s, 12) / 12.0
    return POINTS[types_beside(s, s.auction, color)] + 0.4 * room_beside(s, s.auction, color)


@rule
def pull_of_further(s: State, suit: int, number: int, pulls: Reals) -> float:
    top = highest_card(s, s.turn)
    pull = pulls[Pull.MORE_SAME if number == top else (Pull.MORE_LOWER if number < top else Pull.MORE_HIGHER)]
    if suit == Suit.BLACK:
        pull += pulls[Pull.MORE_BLACK]
    if s.bid_total[s.turn] + s.laid_total[s.turn] + LOWEST + number > s.highest:
        pull += pulls[Pull.MORE_ENOUGH]
    return pull


@rule
def pull_to_declare(s: State, pulls: Reals) -> float:
    if s.alea != Alea.WAITING:
        return pulls[Pull.DECLARE]
    total = s.bid_total[s.turn] + s.laid_total[s.turn]
    return pulls[Pull.DECLARE] + pulls[Pull.DECLARE_ALEA] * min(10, total - 12) / 5.0


@rule
def pull_to_give_in(s: State, color: int, pulls: Reals) -> float:
    if s.laid_total[s.turn] > 0:
        return pulls[Pull.TAKE_BACK]
    pull = pulls[Pull.RAISE_PASS] + pulls[Pull.RAISE_PRICE] * (s.highest - s.bid_total[s.turn]) / 5.0
    return pull + pulls[Pull.RAISE_VALUE] * tower_value(s, color) * to_build(s, s.turn) / 5.0
