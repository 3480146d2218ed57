"""What a player of this game thinks of a position at first sight."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from midtown.engine.judgement import SearchSettings
from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.games.fifth_avenue.leaning import prior
from midtown.games.fifth_avenue.pieces import (
    CARDS_OF_COLOR,
    LOWEST,
    POINTS,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    Place,
    Suit,
)
from midtown.games.fifth_avenue.reckoning import (
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
from midtown.games.fifth_avenue.scoring import (
    cards_in_hand,
    own_plot,
    park_forecast,
    standing_points,
    track,
    types_beside,
)
from midtown.games.fifth_avenue.state import Alea, Phase, State

__all__ = ["SETTINGS", "count_points", "estimate_points", "prior"]

SETTINGS = SearchSettings(
    scratch=(1, 1),
    horizon=10,  # two or three turns: enough to see an auction or a scoring through
    exploration=0.3,
    caution=0.1,
    carelessness={"newcomer": 0.02, "casual": 0.005, "expert": 0.002},
)


class Asset(IntEnum):
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


PRICES = np.array(
    [
        (1.04, 1.50),  # standing
        (0.12, 0.47),  # room
        (0.06, -0.40),  # crowded
        (-0.08, -0.45),  # exposed
        (-0.10, -0.95),  # doomed
        (0.92, 0.35),  # ready
        (0.11, 0.21),  # next
        (1.40, 0.90),  # supply
        (0.80, 0.80),  # surplus
        (1.00, 2.00),  # black 4
        (1.20, 1.65),  # black 5
        (0.60, 0.10),  # black 6
        (0.20, 0.70),  # color 4
        (0.20, 0.55),  # color 5
        (0.00, 0.10),  # color 6
        (0.02, 0.09),  # fitting
        (0.10, 0.13),  # wanted
        (0.70, 0.40),  # special
        (0.00, 0.30),  # short
        (1.00, 1.10),  # park
        (0.30, 1.00),  # pending
        (2.00, 2.40),  # turn
        (0.93, 1.00),  # tile
        (-0.41, -1.00),  # owed
    ]
)
"""What an asset is worth in final points: at the end, and at the beginning of the game."""

ALEA_AT_MOST = np.array([0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 26, 26, 34, 44, 61, 61, 73, 78, 78, 86, 93, 100]) / 100
"""How likely Alea's bid is not above a total: she draws from twenty 4s, sixteen 5s and fourteen 6s."""
A_SKYSCRAPER, A_CARD = 0.5, 0.2
"""What one counts up at a glance for a skyscraper in the own supply and for a card in hand."""
CARDS_A_TOWER, CARDS_AT_LEAST = 1.5, 2.0
"""How many cards are of use: some for each skyscraper that is left to build, and a few to keep others out."""
STILL_IN = 0.6
"""How likely a rival who is still bidding gives in."""
OVERBID = 0.3
"""How likely one goes on and wins although Alea bid more."""


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """The points on the track and what everything else a player has will probably bring."""
    for seat in range(s.players):
        worth[seat] = track(s, seat)
        if s.phase != Phase.OVER:
            worth[seat] += prospects(s, seat, PRICES)
    return 4.0 + 8.0 * time_left(s) if s.phase != Phase.OVER else 3.0


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
def prospects(s: State, seat: int, prices: Reals) -> float:
    """The worth of all assets; what the auction under way may change counts as far as it is likely."""
    t, chance = time_left(s), chance_to_win(s, seat)
    total = 0.0
    if chance > 0 and must_stop(s, seat):
        total = chance * stop_gain(s, seat, s.auction)
    built = chance * to_build(s, seat) if chance > 0 and not must_stop(s, seat) else 0.0
    total += from_districts(s, seat, t, built, prices) + from_park(s, seat, t, built, prices)
    total += from_supply(s.supply[seat] - built, t, prices)
    return total + from_cards(s, seat, t, 1.0 - chance, prices) + from_turn(s, seat, t, chance, prices)


@rule
def price(prices: Reals, asset: int, t: float) -> float:
    return prices[asset, 0] + t * (prices[asset, 1] - prices[asset, 0])


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
    chance = OVERBID + (1.0 - OVERBID) * ALEA_AT_MOST[min(bid, 21)] if s.alea == Alea.WAITING else 1.0
    for rival in range(s.players):
        if rival != seat and s.bidding[rival] != 0:
            chance *= STILL_IN
    return chance


@rule
def from_districts(s: State, seat: int, t: float, built: float, prices: Reals) -> float:
    total, districts = 0.0, 0.0
    for district in range(7):
        if s.closed[district] != 0:
            continue
        plot = own_plot(s, seat, district)
        towers = float(s.skyscrapers[district, plot]) if plot >= 0 else 0.0
        if s.auction == district and built > 0:
            plot = color_bid(s, seat)
            towers += built
        if towers > 0:
            districts += min(1.0, towers)
            total += from_plot(s, district, plot, towers, t, prices)
    return total + from_special(s, districts, t, prices)


@rule
def from_plot(s: State, district: int, plot: int, towers: float, t: float, prices: Reals) -> float:
    """A point is worth less where a building stop threatens."""
    point = price(prices, Asset.STANDING, t)
    empty = empty_plots(s, district)
    if empty == 1:
        point += price(prices, Asset.CROWDED, t)
    elif empty == 0:
        point += price(prices, Asset.DOOMED if is_called(s, district) else Asset.EXPOSED, t)
    room = price(prices, Asset.ROOM, t) * room_beside(s, district, plot)
    return towers * (point * POINTS[types_beside(s, district, plot)] + room)


@rule
def from_special(s: State, districts: float, t: float, prices: Reals) -> float:
    """Special scorings to come; a district that is not sure yet counts in part."""
    total = 0.0
    for i in range(s.placed // 3, 3):
        missing = max(0.0, SPECIAL_DISTRICTS[i] - districts)
        enough, short = max(0.0, 1.0 - missing), max(0.0, 1.0 - abs(1.0 - missing))
        total += SPECIAL_POINTS[i] * enough * price(prices, Asset.SPECIAL, t)
        total += SPECIAL_POINTS[i] * short * price(prices, Asset.SHORT, t)
    return total


@rule
def from_park(s: State, seat: int, t: float, built: float, prices: Reals) -> float:
    towers = s.park_skyscrapers[seat] + (built if s.auction == Place.CENTRAL_PARK else 0.0)
    return towers * park_forecast(s, 60) / 60.0 * price(prices, Asset.PARK, t) if towers > 0 else 0.0


@rule
def from_supply(supply: float, t: float, prices: Reals) -> float:
    handy = min(3.0, supply)
    return handy * price(prices, Asset.SUPPLY, t) + (supply - handy) * price(prices, Asset.SURPLUS, t)


@rule
def from_cards(s: State, seat: int, t: float, kept: float, prices: Reals) -> float:
    """Cards in hand; of those bid or laid the part that will not be paid; and an open one already chosen."""
    total, hand = 0.0, 0.0
    for number in range(3):
        cards = s.hand[seat, Suit.BLACK, number] + kept * (s.bid_black[seat, number] + s.laid_black[seat, number])
        total += cards * price(prices, Asset.BLACK_4 + number, t)
        hand += cards
    for color in range(5):
        cards = 0.0
        for number in range(3):
            n = float(s.hand[seat, color, number])
            if s.mover == seat and s.picked[color] > 0 and s.top[color] == LOWEST + number:
                n += 1.0
            if s.phase >= Phase.BID and color == color_bid(s, seat):
                n += kept * shown_cards(s, seat, LOWEST + number)
            cards += n
            total += n * price(prices, Asset.COLOR_4 + number, t)
        if cards > 0:
            total += cards * usefulness(s, seat, color, False) * price(prices, Asset.FITTING, t)
            total += cards * usefulness(s, seat, color, True) * price(prices, Asset.WANTED, t)
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
def from_turn(s: State, seat: int, t: float, chance: float, prices: Reals) -> float:
    """What the turn or the bid under way is still good for."""
    total = 0.0
    if chance > 0 and s.laid_total[seat] > 0:
        missing = max(0, s.highest + 1 - s.bid_total[seat] - s.laid_total[seat])
        total = chance * missing * price(prices, Asset.OWED, t)
    if s.phase == Phase.START:
        return total
    if s.phase == Phase.CHOOSE:
        if s.mover == seat:
            total += price(prices, Asset.TURN, t) + best_scoring(s, seat) * price(prices, Asset.READY, t)
    elif (s.mover + 1) % s.players == seat:
        total += best_scoring(s, seat) * price(prices, Asset.NEXT, t)
    elif s.mover == seat:
        total += pending_cards(s) * price(prices, Asset.PENDING, t)
        if s.phase == Phase.BUSINESS:
            total += best_gain(s, seat, taken_business(s)) * price(prices, Asset.TILE, t)
    return total


@rule
def pending_cards(s: State) -> int:
    """How many open cards the mover will still take this turn."""
    pending = 2 if s.part < 3 else 0
    for color in range(5):
        pending -= s.picked[color]
    return pending


@rule
def best_scoring(s: State, seat: int) -> int:
    """The best lead that scoring a district now would bring."""
    return max(0, lead_at(s, seat, s.commissioner[0]), lead_at(s, seat, s.commissioner[1]))
