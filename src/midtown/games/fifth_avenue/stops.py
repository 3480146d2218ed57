"""The building stop."""

from __future__ import annotations

from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.narrate import Event
from midtown.games.fifth_avenue.pieces import BUSINESSES, COLORS, COMMISSIONERS, DISTRICTS, PLOTS, Builder
from midtown.games.fifth_avenue.scoring import district_points
from midtown.games.fifth_avenue.state import Source, State


@rule
def close_district(s: State, declarer: int) -> None:
    """A building stop scores, clears and closes the district under the hammer (F-8.2, F-8.3)."""
    district = s.auction
    score_stop(s, district, declarer)
    clear_district(s, district)
    s.closed[district] = 1
    tell(s, Event.CLOSED, NOBODY, district)
    for commissioner in range(COMMISSIONERS):
        if s.markers[commissioner, district] != 0 and commissioner != s.auctioneer:
            s.markers[commissioner, district] = 0
            tell(s, Event.MARKER_RETURNED, NOBODY, commissioner, district)


@rule
def score_stop(s: State, district: int, declarer: int) -> None:
    """One point a skyscraper for who declares it, half of their normal points for the others (F-8.2)."""
    for seat in range(s.players):
        if seat == declarer:
            points = 0
            for color in range(COLORS):
                points += s.skyscrapers[district, color]
        else:
            points = district_points(s, seat, district) // 2
        s.points[seat, Source.STOPS] += points
        if points > 0:
            tell(s, Event.GOT_POINTS, seat, points)


@rule
def clear_district(s: State, district: int) -> None:
    """Its skyscrapers and businesses leave the game (F-8.3)."""
    for color in range(COLORS):
        builder = s.builder[district, color]
        if builder == Builder.ALEA:
            s.alea_removed += s.skyscrapers[district, color]
        elif builder != Builder.NOBODY:
            s.removed[builder - 1] += s.skyscrapers[district, color]
        s.skyscrapers[district, color] = 0
        s.builder[district, color] = Builder.NOBODY
    for plot in range(PLOTS):
        for business in range(BUSINESSES):
            s.out_of_game[business] += s.businesses[district, plot, business]
            s.businesses[district, plot, business] = 0


@rule
def stops_declared(s: State) -> int:
    n = 0
    for district in range(DISTRICTS):
        n += s.closed[district]
    return n
