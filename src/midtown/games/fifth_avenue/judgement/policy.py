"""What a player of this game is likely to choose at first sight.

Each feature of a choice adds its weight to the logarithm of the odds.
"""

from __future__ import annotations

from midtown.engine.exact import exp
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.engine.weights import Weights
from midtown.games.fifth_avenue.actions import KIND, Kind, X, Y
from midtown.games.fifth_avenue.judgement.features import (
    ChoiceFeature,
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
from midtown.games.fifth_avenue.legality import bound_color, is_empty
from midtown.games.fifth_avenue.pieces import (
    LOWEST,
    NUMBERS,
    PLACEMENTS,
    POINTS,
    SKYSCRAPERS_SHOWN,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    SUITS,
    Number,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.scoring import district_points, districts_of, own_plot, park_forecast, types_beside
from midtown.games.fifth_avenue.state import Alea, Phase, State
from midtown.games.fifth_avenue.stops import stops_declared

WEIGHTS = Weights.beside(__file__)

POLICY_WEIGHTS = WEIGHTS.rows("policy_weights", ChoiceFeature)
"""By feature, in logarithms of odds: fitted to how often a search of 1200 visits came back to each choice, in 4200
positions of its own games; the frequencies were taken to the power of 2.5 to make the prior sharper."""
STRONGEST = WEIGHTS.number("prior.strongest")
"""No choice is ever out of the question."""
LATE_PLACEMENTS = WEIGHTS.whole("prior.late_placements")
"""From here on it matters who is ahead."""
ROOM = WEIGHTS.number("prior.room")
"""What a business that can still come beside a skyscraper adds to its points."""


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """How likely a sensible player takes each choice, all together in no particular unit."""
    log_odds(s, choices, count, weights, POLICY_WEIGHTS)
    for i in range(count):
        weights[i] = exp(clamp(weights[i], -STRONGEST, STRONGEST))


@rule
def log_odds(s: State, choices: Numbers, count: int, odds: Reals, weights: Reals) -> None:
    """Fills in the logarithm of the odds of each choice; weights are given so that they can be fitted."""
    if s.phase == Phase.BID:
        odds_of_bids(s, choices, count, odds, weights)
    elif s.phase == Phase.MOVE:
        for i in range(count):
            odds[i] = odds_of_move(s, X[choices[i]], Y[choices[i]], weights)
    elif s.phase == Phase.CARDS:
        for i in range(count):
            odds[i] = odds_of_card(s, X[choices[i]], weights)
    elif s.phase == Phase.CHOOSE:
        odds_of_options(s, choices, count, odds, weights)
    elif s.phase == Phase.BUILD:
        for i in range(count):
            stops = KIND[choices[i]] == Kind.STOP
            odds[i] = odds_of_stop(s, weights) if stops else weights[ChoiceFeature.BUILD_EACH] * X[choices[i]]
    elif s.phase == Phase.BUSINESS:
        business = taken_business(s)
        for i in range(count):
            odds[i] = odds_of_placement(s, X[choices[i]], Y[choices[i]], business, weights)
    else:
        for i in range(count):
            odds[i] = odds_of_start(s, X[choices[i]], Y[choices[i]], weights)


@rule
def clamp(x: float, low: float, high: float) -> float:
    return min(high, max(low, x))


@rule
def fives(points: float) -> float:
    """Points in units of five, within reason."""
    return clamp(points, -15.0, 15.0) / 5.0


@rule
def odds_of_start(s: State, district: int, plot: int, weights: Reals) -> float:
    odds = weights[ChoiceFeature.START_TYPES] * types_beside(s, district, plot)
    return odds + weights[ChoiceFeature.START_ROOM] * room_beside(s, district, plot)


@rule
def odds_of_options(s: State, choices: Numbers, count: int, odds: Reals, weights: Reals) -> None:
    late = 1.0 - time_left(s)
    ending = odds_of_ending(s, weights)
    for i in range(count):
        kind, x = KIND[choices[i]], X[choices[i]]
        if kind == Kind.TAKE_SKYSCRAPERS:
            odds[i] = odds_of_skyscrapers(s.supply[s.turn], late, weights)
        elif kind == Kind.TAKE_BLACK:
            odds[i] = odds_of_black(s, late, weights)
        elif kind == Kind.SCORE:
            odds[i] = odds_of_score(s, x, weights)
        else:
            odds[i] = ending + weights[ChoiceFeature.BUSINESS_GAIN] * fives(best_gain(s, s.turn, x))


@rule
def odds_of_ending(s: State, weights: Reals) -> float:
    """What speaks for placing any business: special points, and the end of the game for who is ahead."""
    odds = weights[ChoiceFeature.BUSINESS] + weights[ChoiceFeature.BUSINESS_SPECIAL] * special_lead(s, s.turn) / 4.0
    if s.placed < LATE_PLACEMENTS:
        return odds
    last = s.placed == PLACEMENTS - 1
    return (
        odds
        + weights[ChoiceFeature.BUSINESS_END if last else ChoiceFeature.BUSINESS_LATE]
        * clamp(ahead(s, s.turn), -20, 20)
        / 10.0
    )


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
def odds_of_skyscrapers(supply: int, late: float, weights: Reals) -> float:
    enough = ChoiceFeature.TOWERS_6 if supply >= 6 else ChoiceFeature.TOWERS_0 + min(3, supply)
    return weights[enough] + late * weights[ChoiceFeature.TOWERS_LATE]


@rule
def odds_of_black(s: State, late: float, weights: Reals) -> float:
    odds = weights[ChoiceFeature.BLACK] + late * weights[ChoiceFeature.BLACK_LATE]
    if s.commissioner[0] == Place.CENTRAL_PARK or s.commissioner[1] == Place.CENTRAL_PARK:
        odds += weights[ChoiceFeature.BLACK_PARK]
    return odds


@rule
def odds_of_score(s: State, district: int, weights: Reals) -> float:
    own = district_points(s, s.turn, district)
    odds = weights[ChoiceFeature.SCORE] + weights[ChoiceFeature.SCORE_LEAD] * fives(lead_at(s, s.turn, district))
    return odds + (weights[ChoiceFeature.SCORE_OWN] * fives(own) if own > 0 else weights[ChoiceFeature.SCORE_ABSENT])


@rule
def odds_of_placement(s: State, district: int, plot: int, business: int, weights: Reals) -> float:
    odds = weights[ChoiceFeature.PLACE_GAIN] * fives(placement_gain(s, s.turn, district, plot, business))
    if plot != Plot.DASHED and is_empty(s, district, plot) and empty_plots(s, district) == 1:
        odds += weights[ChoiceFeature.PLACE_FILLS] * fives(lead_at(s, s.turn, district))
    if own_plot(s, s.turn, district) >= 0:
        odds += weights[ChoiceFeature.PLACE_OWN]
    return odds


@rule
def odds_of_card(s: State, color: int, weights: Reals) -> float:
    odds = weights[ChoiceFeature.CARD_USE] * usefulness(s, s.turn, color, False) / 5.0
    odds += weights[ChoiceFeature.CARD_WANTED] * usefulness(s, s.turn, color, True) / 5.0
    if s.top[color] == LOWEST:
        odds += weights[ChoiceFeature.CARD_4]
    elif s.top[color] == LOWEST + Number.SIX:
        odds += weights[ChoiceFeature.CARD_6]
    return odds


@rule
def odds_of_move(s: State, commissioner: int, place: int, weights: Reals) -> float:
    """It matters what can be scored where the commissioners then stand, and what is left to be auctioned."""
    seat, following = s.mover, (s.mover + 1) % s.players
    start, other = s.commissioner[commissioner], s.commissioner[1 - commissioner]
    threat = max(0, lead_at(s, following, place), lead_at(s, following, other))
    hope = max(0, lead_at(s, seat, place), lead_at(s, seat, other))
    odds = weights[ChoiceFeature.MOVE_THREAT] * fives(threat) + weights[ChoiceFeature.MOVE_HOPE] * fives(hope)
    if place == Place.CITY_HALL:
        stronger = power(s, seat) - power(s, following)
        odds += weights[ChoiceFeature.MOVE_CALL] + weights[ChoiceFeature.MOVE_CALL_POWER] * stronger / 10.0
    if start < Place.CENTRAL_PARK and s.closed[start] == 0 and empty_plots(s, start) == 0:
        odds += weights[ChoiceFeature.MOVE_MARK_FULL] * fives(lead_at(s, seat, start))
    return odds


@rule
def power(s: State, seat: int) -> float:
    """How well a player is prepared for auctions: cards, black ones twice, and skyscrapers to build."""
    cards = s.hand_size[seat, Suit.BLACK]
    for suit in range(SUITS):
        cards += s.hand_size[seat, suit]
    return float(cards + 2 * min(3, s.supply[seat]))


@rule
def odds_of_stop(s: State, weights: Reals) -> float:
    odds = weights[ChoiceFeature.STOP] + weights[ChoiceFeature.STOP_GAIN] * fives(stop_gain(s, s.turn, s.auction))
    if stops_declared(s) > 0:
        odds += weights[ChoiceFeature.STOP_END] * clamp(ahead(s, s.turn), -20, 20) / 10.0
    return odds


@rule
def odds_of_bids(s: State, choices: Numbers, count: int, odds: Reals, weights: Reals) -> None:
    color = bound_color(s)
    black = black_points(s, s.turn)
    for i in range(count):
        kind, x, y = KIND[choices[i]], X[choices[i]], Y[choices[i]]
        if kind == Kind.DECLARE:
            odds[i] = odds_of_declaring(s, weights)
        elif kind == Kind.PASS:
            odds[i] = odds_of_passing(s, black, weights) if color < 0 else odds_of_giving_in(s, color, weights)
        else:
            odds[i] = odds_of_first(s, x, y, black, weights) if color < 0 else odds_of_further(s, x, y, weights)


@rule
def black_points(s: State, seat: int) -> int:
    total = 0
    for number in range(NUMBERS):
        total += s.hand[seat, Suit.BLACK, number] * (LOWEST + number)
    return total


@rule
def odds_of_passing(s: State, black: int, weights: Reals) -> float:
    odds = (
        weights[ChoiceFeature.PASS]
        + weights[ChoiceFeature.PASS_PRICE] * s.highest / 10.0
        + weights[ChoiceFeature.PASS_POWER] * black / 10.0
    )
    if s.auction == Place.CENTRAL_PARK:
        odds += weights[ChoiceFeature.PASS_PARK]
    elif must_stop(s, s.turn):
        odds += weights[ChoiceFeature.PASS_FULL]
    return odds + weights[ChoiceFeature.PASS_BROKE] if s.supply[s.turn] == 0 else odds


@rule
def odds_of_first(s: State, color: int, number: int, black: int, weights: Reals) -> float:
    """The first card of a bid says which plot it is for, and at most how many skyscrapers."""
    reach = black - s.highest
    for other in range(NUMBERS):
        reach += s.hand[s.turn, color, other] * (LOWEST + other)
    odds = weights[ChoiceFeature.LAY_REACH] * min(25, reach) / 10.0
    if number == Number.FIVE:
        odds += weights[ChoiceFeature.LAY_5]
    elif number == Number.SIX:
        odds += weights[ChoiceFeature.LAY_6]
    if must_stop(s, s.turn):
        return (
            odds
            + weights[ChoiceFeature.LAY_STOP]
            + weights[ChoiceFeature.LAY_STOP_GAIN] * fives(stop_gain(s, s.turn, s.auction))
        )
    if s.auction != Place.CENTRAL_PARK and own_plot(s, s.turn, s.auction) < 0:
        odds += weights[ChoiceFeature.LAY_NEW]
    towers = min(s.supply[s.turn], SKYSCRAPERS_SHOWN[number])
    return odds + weights[ChoiceFeature.LAY_VALUE] * towers * tower_value(s, color) / 5.0


@rule
def tower_value(s: State, color: int) -> float:
    """What a skyscraper won in this auction may score."""
    if s.auction == Place.CENTRAL_PARK:
        return park_forecast(s, 12) / 12.0
    return POINTS[types_beside(s, s.auction, color)] + ROOM * room_beside(s, s.auction, color)


@rule
def odds_of_further(s: State, suit: int, number: int, weights: Reals) -> float:
    top = highest_card(s, s.turn)
    odds = weights[
        ChoiceFeature.MORE_SAME
        if number == top
        else (ChoiceFeature.MORE_LOWER if number < top else ChoiceFeature.MORE_HIGHER)
    ]
    if suit == Suit.BLACK:
        odds += weights[ChoiceFeature.MORE_BLACK]
    if s.bid_total[s.turn] + s.laid_total[s.turn] + LOWEST + number > s.highest:
        odds += weights[ChoiceFeature.MORE_ENOUGH]
    return odds


@rule
def odds_of_declaring(s: State, weights: Reals) -> float:
    if s.alea != Alea.WAITING:
        return weights[ChoiceFeature.DECLARE]
    total = s.bid_total[s.turn] + s.laid_total[s.turn]
    return weights[ChoiceFeature.DECLARE] + weights[ChoiceFeature.DECLARE_ALEA] * min(10, total - 12) / 5.0


@rule
def odds_of_giving_in(s: State, color: int, weights: Reals) -> float:
    if s.laid_total[s.turn] > 0:
        return weights[ChoiceFeature.TAKE_BACK]
    odds = (
        weights[ChoiceFeature.RAISE_PASS] + weights[ChoiceFeature.RAISE_PRICE] * (s.highest - s.bid_total[s.turn]) / 5.0
    )
    return odds + weights[ChoiceFeature.RAISE_VALUE] * tower_value(s, color) * to_build(s, s.turn) / 5.0
