"""What a player of this game thinks a position is worth."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.engine.weights import Weights
from midtown.games.fifth_avenue.judgement.features import (
    Feature,
    best_gain,
    color_bid,
    empty_plots,
    is_called,
    lead_at,
    must_stop,
    room_beside,
    stop_gain,
    taken_business,
    time_left,
    to_build,
    usefulness,
)
from midtown.games.fifth_avenue.pieces import (
    CARDS_OF_COLOR,
    COLORS,
    DISTRICTS,
    LOWEST,
    NUMBERS,
    POINTS,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    Place,
    Suit,
)
from midtown.games.fifth_avenue.scoring import (
    cards_in_hand,
    own_plot,
    park_forecast,
    standing_points,
    track,
    types_beside,
)
from midtown.games.fifth_avenue.state import Alea, Phase, State

WEIGHTS = Weights.beside(__file__)

FEATURE_WEIGHTS = WEIGHTS.rows("feature_weights", Feature, 2)
"""What each is worth in final points: at the end, and at the beginning of the game."""
SPREAD_AT_END = WEIGHTS.number("spread.end")
"""How many points the estimate of a game that is over counts as off."""
SPREAD, SPREAD_PER_TIME = WEIGHTS.number("spread.game"), WEIGHTS.number("spread.time_left")
"""How many points the end may be off, and how many more at the beginning."""

HIGHEST_LISTED = 21
ALEA_AT_MOST = WEIGHTS.array("bid.alea_at_most", HIGHEST_LISTED + 1)
"""How likely Alea's bid is not above a total: she draws from twenty 4s, sixteen 5s and fourteen 6s."""
STILL_IN = WEIGHTS.number("bid.still_in")
"""How likely a rival who is still bidding gives in."""
OVERBID = WEIGHTS.number("bid.overbid")
"""How likely one goes on and wins although Alea bid more."""
CARDS_A_TOWER, CARDS_AT_LEAST = WEIGHTS.number("cards.a_tower"), WEIGHTS.number("cards.at_least")
"""How many cards are of use: some for each skyscraper that is left to build, and a few to keep others out."""
A_SKYSCRAPER, A_CARD = WEIGHTS.number("count.a_skyscraper"), WEIGHTS.number("count.a_card")
"""What one counts up at a glance for a skyscraper in the own supply and for a card in hand."""


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """The points on the track and what everything else a player has will probably bring."""
    for seat in range(s.players):
        worth[seat] = track(s, seat)
        if s.phase != Phase.OVER:
            worth[seat] += prospects(s, seat, FEATURE_WEIGHTS)
    return SPREAD + SPREAD_PER_TIME * time_left(s) if s.phase != Phase.OVER else SPREAD_AT_END


@rule
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """What everything would score now and what the bid on the table would build; a little for skyscrapers and cards."""
    for seat in range(s.players):
        worth[seat] = track(s, seat)
        if s.phase != Phase.OVER:
            worth[seat] += standing_points(s, seat) + park_forecast(s, s.park_skyscrapers[seat])
            worth[seat] += A_SKYSCRAPER * s.supply[seat] + A_CARD * cards_in_hand(s, seat)
            chance = chance_to_win(s, seat)
            if chance > 0 and not must_stop(s, seat):
                worth[seat] += chance * from_bid(s, seat)


@rule
def from_bid(s: State, seat: int) -> int:
    """What the skyscrapers of a bid would score where it builds them."""
    if s.auction == Place.CENTRAL_PARK:
        return park_forecast(s, to_build(s, seat))
    return to_build(s, seat) * POINTS[types_beside(s, s.auction, color_bid(s, seat))]


@rule
def prospects(s: State, seat: int, weights: Reals) -> float:
    """The worth of all features; what the auction under way may change counts as far as it is likely."""
    t, chance = time_left(s), chance_to_win(s, seat)
    total = 0.0
    if chance > 0 and must_stop(s, seat):
        total = chance * stop_gain(s, seat, s.auction)
    built = chance * to_build(s, seat) if chance > 0 and not must_stop(s, seat) else 0.0
    total += from_districts(s, seat, t, built, weights) + from_park(s, seat, t, built, weights)
    total += from_supply(s.supply[seat] - built, t, weights)
    return total + from_cards(s, seat, t, 1.0 - chance, weights) + from_turn(s, seat, t, chance, weights)


@rule
def weight(weights: Reals, feature: int, t: float) -> float:
    return weights[feature, 0] + t * (weights[feature, 1] - weights[feature, 0])


@rule
def chance_to_win(s: State, seat: int) -> float:
    """How likely the cards a player has bid or laid win the auction; a bid half laid counts as just enough."""
    if s.phase == Phase.BUILD:
        return 1.0 if s.turn == seat else 0.0
    if s.phase != Phase.BID or s.bidding[seat] == 0:
        return 0.0
    bid = s.bid_total[seat] + s.laid_total[seat]
    if s.laid_total[seat] > 0:
        bid = max(bid, s.highest + 1)
    if bid == 0 or bid < s.highest:
        return 0.0
    chance = OVERBID + (1.0 - OVERBID) * ALEA_AT_MOST[min(bid, HIGHEST_LISTED)] if s.alea == Alea.WAITING else 1.0
    for rival in range(s.players):
        if rival != seat and s.bidding[rival] != 0:
            chance *= STILL_IN
    return chance


@rule
def from_districts(s: State, seat: int, t: float, built: float, weights: Reals) -> float:
    total, districts = 0.0, 0.0
    for district in range(DISTRICTS):
        if s.closed[district] != 0:
            continue
        plot = own_plot(s, seat, district)
        towers = float(s.skyscrapers[district, plot]) if plot >= 0 else 0.0
        if s.auction == district and built > 0:
            plot = color_bid(s, seat)
            towers += built
        if towers > 0:
            districts += min(1.0, towers)
            total += from_plot(s, district, plot, towers, t, weights)
    return total + from_special(s, districts, t, weights)


@rule
def from_plot(s: State, district: int, plot: int, towers: float, t: float, weights: Reals) -> float:
    """A point is worth less where a building stop threatens."""
    point = weight(weights, Feature.STANDING, t)
    empty = empty_plots(s, district)
    if empty == 1:
        point += weight(weights, Feature.CROWDED, t)
    elif empty == 0:
        point += weight(weights, Feature.DOOMED if is_called(s, district) else Feature.EXPOSED, t)
    room = weight(weights, Feature.ROOM, t) * room_beside(s, district, plot)
    return towers * (point * POINTS[types_beside(s, district, plot)] + room)


@rule
def from_special(s: State, districts: float, t: float, weights: Reals) -> float:
    """Special scorings to come; a district that is not sure yet counts in part."""
    total = 0.0
    for i in range(s.placed // 3, len(SPECIAL_DISTRICTS)):
        missing = max(0.0, SPECIAL_DISTRICTS[i] - districts)
        enough, short = max(0.0, 1.0 - missing), max(0.0, 1.0 - abs(1.0 - missing))
        total += SPECIAL_POINTS[i] * enough * weight(weights, Feature.SPECIAL, t)
        total += SPECIAL_POINTS[i] * short * weight(weights, Feature.SHORT, t)
    return total


@rule
def from_park(s: State, seat: int, t: float, built: float, weights: Reals) -> float:
    towers = s.park_skyscrapers[seat] + (built if s.auction == Place.CENTRAL_PARK else 0.0)
    return towers * park_forecast(s, 60) / 60.0 * weight(weights, Feature.PARK, t) if towers > 0 else 0.0


@rule
def from_supply(supply: float, t: float, weights: Reals) -> float:
    handy = min(3.0, supply)
    return handy * weight(weights, Feature.SUPPLY, t) + (supply - handy) * weight(weights, Feature.SURPLUS, t)


@rule
def from_cards(s: State, seat: int, t: float, kept: float, weights: Reals) -> float:
    """Cards in hand; of those bid or laid the part that will not be paid; and an open one already chosen."""
    total, hand = 0.0, 0.0
    for number in range(NUMBERS):
        cards = s.hand[seat, Suit.BLACK, number] + kept * (s.bid_black[seat, number] + s.laid_black[seat, number])
        total += cards * weight(weights, Feature.BLACK_4 + number, t)
        hand += cards
    for color in range(COLORS):
        cards = 0.0
        for number in range(NUMBERS):
            n = float(s.hand[seat, color, number])
            if s.mover == seat and s.picked[color] > 0 and s.top[color] == LOWEST + number:
                n += 1.0
            if s.phase >= Phase.BID and color == color_bid(s, seat):
                n += kept * shown_cards(s, seat, LOWEST + number)
            cards += n
            total += n * weight(weights, Feature.COLOR_4 + number, t)
        if cards > 0:
            total += cards * usefulness(s, seat, color, False) * weight(weights, Feature.FITTING, t)
            total += cards * usefulness(s, seat, color, True) * weight(weights, Feature.WANTED, t)
        hand += cards
    enough = CARDS_AT_LEAST + CARDS_A_TOWER * (s.supply[seat] + s.general_supply[seat])
    return total * enough / hand if hand > enough else total


@rule
def shown_cards(s: State, seat: int, shown: int) -> int:
    """How many coloured cards with this number a player has bid or laid."""
    n = 0
    for i in range(CARDS_OF_COLOR):
        if s.bid[seat, i] == 0 and s.laid[seat, i] == 0:
            break
        n += (1 if s.bid[seat, i] == shown else 0) + (1 if s.laid[seat, i] == shown else 0)
    return n


@rule
def from_turn(s: State, seat: int, t: float, chance: float, weights: Reals) -> float:
    """What the turn or the bid under way is still good for."""
    total = 0.0
    if chance > 0 and s.laid_total[seat] > 0:
        missing = max(0, s.highest + 1 - s.bid_total[seat] - s.laid_total[seat])
        total = chance * missing * weight(weights, Feature.OWED, t)
    if s.phase == Phase.START:
        return total
    if s.phase == Phase.CHOOSE:
        if s.mover == seat:
            total += weight(weights, Feature.TURN, t) + best_scoring(s, seat) * weight(weights, Feature.READY, t)
    elif (s.mover + 1) % s.players == seat:
        total += best_scoring(s, seat) * weight(weights, Feature.NEXT, t)
    elif s.mover == seat:
        total += pending_cards(s) * weight(weights, Feature.PENDING, t)
        if s.phase == Phase.BUSINESS:
            total += best_gain(s, seat, taken_business(s)) * weight(weights, Feature.TILE, t)
    return total


@rule
def pending_cards(s: State) -> int:
    """How many open cards the mover will still take this turn."""
    pending = 2 if s.part < 3 else 0
    for color in range(COLORS):
        pending -= s.picked[color]
    return pending


@rule
def best_scoring(s: State, seat: int) -> int:
    """The best lead that scoring a district now would bring."""
    return max(0, lead_at(s, seat, s.commissioner[0]), lead_at(s, seat, s.commissioner[1]))
