"""What plots and districts are worth, the points, and who has won."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from midtown.games.fifth_avenue.pieces import BESIDE, BUSINESSES, COLORS, DISTRICTS, POINTS, SUITS, TURNED_UP
from midtown.games.fifth_avenue.state import SOURCES, Phase, Source, State

__all__ = ["Source", "score", "winners"]


@rule
def types_beside(s: State, district: int, plot: int) -> int:
    """How many different types of business lie on the two plots that touch this one (F-1.2, F-6.1)."""
    left, right = BESIDE[s.board, district, plot, 0], BESIDE[s.board, district, plot, 1]
    types = 0
    for business in range(BUSINESSES):
        if s.businesses[district, left, business] + s.businesses[district, right, business] > 0:
            types += 1
    return types


@rule
def worth(s: State, district: int, plot: int) -> int:
    """What one skyscraper on this plot scores (F-6.1)."""
    return POINTS[types_beside(s, district, plot)]


@rule
def own_plot(s: State, seat: int, district: int) -> int:
    """The colour of the one plot a player has in a district (F-7.8), or −1."""
    for color in range(COLORS):
        if s.builder[district, color] == seat + 1:
            return color
    return -1


@rule
def district_points(s: State, seat: int, district: int) -> int:
    """All skyscrapers of a player in a district score (F-6.2)."""
    plot = own_plot(s, seat, district)
    return s.skyscrapers[district, plot] * worth(s, district, plot) if plot >= 0 else 0


@rule
def districts_of(s: State, seat: int) -> int:
    """In how many districts a player has skyscrapers; Central Park is none (F-4.4)."""
    n = 0
    for district in range(DISTRICTS):
        if own_plot(s, seat, district) >= 0:
            n += 1
    return n


@rule
def standing_points(s: State, seat: int) -> int:
    """What all districts together would score a player now (F-10.2)."""
    total = 0
    for district in range(DISTRICTS):
        total += district_points(s, seat, district)
    return total


@rule
def park_worth(s: State) -> int:
    """What a skyscraper below Central Park scores beside the businesses turned up (F-10.3)."""
    types = 0
    for business in range(BUSINESSES):
        if s.turned_up[business] > 0:
            types += 1
    return POINTS[types]


@rule
def park_forecast(s: State, skyscrapers: int) -> int:
    """What so many skyscrapers would score below Central Park on average, rounded down (F-10.3)."""
    tiles, one, three, types = 0, 0, 0, 0
    for a in range(BUSINESSES):
        n = s.park_businesses[a]
        tiles += n
        types += 1 if n > 0 else 0
        one += n * (n - 1) * (n - 2) // 6
        for b in range(a):
            for c in range(b):
                three += n * s.park_businesses[b] * s.park_businesses[c]
    if tiles <= TURNED_UP:
        return skyscrapers * POINTS[types]
    hands = tiles * (tiles - 1) * (tiles - 2) // 6
    two = hands - one - three
    return skyscrapers * (one * POINTS[1] + two * POINTS[2] + three * POINTS[3]) // hands


@rule
def score(s: State, sheet: Numbers) -> None:
    """The points so far by their source; while the game runs, the final scoring counts as it would now (F-10.2)."""
    for seat in range(s.players):
        for source in range(SOURCES):
            sheet[seat, source] = s.points[seat, source]
        if s.phase != Phase.OVER:
            sheet[seat, Source.FINAL] += standing_points(s, seat)
            sheet[seat, Source.PARK] += park_forecast(s, s.park_skyscrapers[seat])


@rule
def track(s: State, seat: int) -> int:
    """Where a player stands on the scoring track."""
    total = 0
    for source in range(SOURCES):
        total += s.points[seat, source]
    return total


@rule
def cards_in_hand(s: State, seat: int) -> int:
    n = 0
    for suit in range(SUITS):
        n += s.hand_size[seat, suit]
    return n


@rule
def winners(s: State, won: Numbers) -> None:
    """Most points; among equals most cards in hand; then the win is shared (F-10.4)."""
    best = -1
    for seat in range(s.players):
        best = max(best, track(s, seat) * 256 + cards_in_hand(s, seat))
    for seat in range(s.players):
        won[seat] = 1 if track(s, seat) * 256 + cards_in_hand(s, seat) == best else 0
