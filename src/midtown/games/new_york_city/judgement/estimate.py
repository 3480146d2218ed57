"""What a player of this game thinks a position is worth."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS, Reals
from midtown.games.new_york_city.judgement.features import (
    WEIGHTS,
    Feature,
    features_of_seat,
    is_bidding,
    rounds_left,
    weights_of,
)
from midtown.games.new_york_city.pieces import LAST_SPACE, TOM_LIMIT, Bidding, Track
from midtown.games.new_york_city.press_track import is_ahead
from midtown.games.new_york_city.scoring import SOURCES, points_from
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.tom import is_tom

SPREAD, SPREAD_PER_ROUND = WEIGHTS.number("spread.at_the_end"), WEIGHTS.number("spread.per_round")
"""How far off the points in sight may be at the end, and how much more for each round to come."""
A_CARD, A_STEP = WEIGHTS.number("count.card"), WEIGHTS.number("count.step")
"""What one counts up at a glance for a card in hand and for a step on the press track."""

FEATURE_WEIGHTS = weights_of("feature_weights", Feature)
FEATURE_WEIGHTS_PER_ROUND = weights_of("feature_weights_per_round", Feature)


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """The points a seat would have now, and what it can look forward to."""
    if s.phase == Phase.OVER:
        for seat in range(s.players):
            worth[seat] = points_now(s, seat)
        return SPREAD
    points_and_features(s, scratch, worth)
    left = rounds_left(s)
    for seat in range(s.players):
        for i in range(scratch.shape[1]):
            if scratch[seat, i] != 0.0:
                worth[seat] += scratch[seat, i] * (FEATURE_WEIGHTS[i] + left * FEATURE_WEIGHTS_PER_ROUND[i])
    return SPREAD + left * SPREAD_PER_ROUND


@rule
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """The points a seat would have if the bids on the table were evaluated, a character bid for, press and cards."""
    if s.phase == Phase.OVER:
        for seat in range(s.players):
            worth[seat] = points_now(s, seat)
        return
    points_and_features(s, scratch, worth)
    for seat in range(s.players):
        worth[seat] += A_CARD * s.hand_size[seat] + A_STEP * s.press[seat]
        if s.bidding == Bidding.ELEVATOR:
            worth[seat] += scratch[SEATS, seat]
        elif s.bidding == Bidding.PRESS:
            worth[seat] += A_STEP * scratch[SEATS, seat]


@rule
def points_now(s: State, seat: int) -> float:
    points = 0.0
    for source in range(SOURCES):
        points += points_from(s, seat, source)
    return points


@rule
def points_and_features(s: State, f: Reals, points: Reals) -> None:
    """Points and features of all seats as if the bids that lie on the table had been evaluated.

    A row for each seat, and one for what the bids bring.
    """
    winner = s.winner if not is_bidding(s) else best_bidder(s, -1)
    runner_up = s.runner_up if not is_bidding(s) else best_bidder(s, winner)
    gains = f[SEATS]
    for seat in range(s.players):
        gains[seat] = gain_of_bid(s, seat, winner) if is_unevaluated(s, seat) else 0
        grant(s, seat, int(gains[seat]))
    for seat in range(s.players):
        points[seat] = points_now(s, seat)
        features_of_seat(s, seat, winner, runner_up, is_unevaluated(s, seat), f[seat])
    for seat in range(s.players):
        grant(s, seat, -int(gains[seat]))


@rule
def best_bidder(s: State, but: int) -> int:
    """Who would win the bidding round as the bids lie, or be second."""
    best = -1
    for seat in range(s.players):
        if seat == but or s.bid[seat] == 0:
            continue
        if best < 0 or s.bid[seat] > s.bid[best] or (s.bid[seat] == s.bid[best] and is_ahead(s, seat, best)):
            best = seat
    return best


@rule
def is_unevaluated(s: State, seat: int) -> bool:
    """Whether a bid lies there that has not brought anything yet."""
    if s.bid[seat] == 0 or s.phase < Phase.BID or s.phase >= Phase.TAKE_BACK:
        return False
    if is_bidding(s):
        return True
    if s.bidding == Bidding.PRESTIGE and s.phase != Phase.DOUBLE:
        return False
    evaluated = 0
    for i in range(s.step):
        evaluated += 1 if s.order[i] == seat else 0
    return evaluated == 0


@rule
def gain_of_bid(s: State, seat: int, winner: int) -> int:
    """How much of its thing a bid brings."""
    value = s.bid[seat] + (1 if winner == seat and s.bidding != Bidding.PRESTIGE else 0)
    if s.bidding == Bidding.PRESS:
        return min(value, LAST_SPACE - s.press[seat])
    if s.bidding == Bidding.SKYSCRAPER:
        limit = TOM_LIMIT - s.skyscrapers[seat, s.mayor] if is_tom(s, seat) else s.board[seat]
        return min(value, limit)
    return value


@rule
def grant(s: State, seat: int, gain: int) -> None:
    if s.bidding == Bidding.PRESS:
        s.press[seat] += gain
    elif s.bidding == Bidding.DOLLAR:
        s.dollars[seat] += gain
    elif s.bidding == Bidding.PLANS:
        s.board[seat] += gain
    elif s.bidding == Bidding.PRESTIGE:
        s.points[seat, Track.PRESTIGE] += gain
    elif s.bidding == Bidding.SKYSCRAPER:
        s.skyscrapers[seat, s.mayor] += gain
        s.board[seat] -= 0 if is_tom(s, seat) else gain
