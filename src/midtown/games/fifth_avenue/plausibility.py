"""The choices worth asking `why_not` about: all that could be legal, and few others.

Ids are written first and counted after, without a branch: which cards are in a hand is as random as the deal.
"""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from midtown.games.fifth_avenue.actions import FIRST, Kind
from midtown.games.fifth_avenue.legality import bound_color
from midtown.games.fifth_avenue.pieces import (
    A_HANDFUL,
    BUSINESSES,
    COLORS,
    COMMISSIONERS,
    DISTRICTS,
    NUMBERS,
    PLACES,
    PLOTS,
    SET_OF_PLACEMENT,
    STEPS,
    TWO_STEPS,
    Board,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.scoring import own_plot
from midtown.games.fifth_avenue.state import Phase, State
from midtown.games.fifth_avenue.stops import stops_declared


@rule
def plausible(s: State, out: Numbers) -> int:
    """Every choice that the phase and the pieces at hand bring up (F-3.1)."""
    if s.phase == Phase.BID:
        return plausible_bids(s, out)
    if s.phase == Phase.MOVE:
        return plausible_moves(s, out)
    if s.phase == Phase.CARDS:
        for color in range(COLORS):
            out[color] = FIRST[Kind.TAKE_CARD] + color
        return COLORS
    if s.phase == Phase.CHOOSE:
        return plausible_options(s, out)
    if s.phase == Phase.BUILD:
        return plausible_buildings(out)
    return plausible_plots(s, out)


@rule
def plausible_buildings(out: Numbers) -> int:
    """As many skyscrapers as a card can allow, or a building stop (F-7.7)."""
    for count in range(A_HANDFUL + 1):
        out[count] = FIRST[Kind.BUILD] + count
    out[A_HANDFUL + 1] = FIRST[Kind.STOP]
    return A_HANDFUL + 2


@rule
def plausible_plots(s: State, out: Numbers) -> int:
    """Plots without skyscrapers, for a start skyscraper or a business (F-2.5, F-4.2)."""
    business = s.phase == Phase.BUSINESS
    plots = PLOTS if business else COLORS
    action = FIRST[Kind.PLACE_BUSINESS] if business else FIRST[Kind.START]
    n = 0
    for district in range(DISTRICTS):
        for color in range(COLORS):
            out[n] = action + color
            n += s.skyscrapers[district, color] == 0
        out[n] = action + Plot.DASHED
        n += business and s.board == Board.BACK
        action += plots
    return n


@rule
def plausible_bids(s: State, out: Numbers) -> int:
    """Cards of the colour begun, or of all colours that could be begun with, and black ones after them (F-7.2)."""
    out[0] = FIRST[Kind.PASS]
    color = bound_color(s)
    if color >= 0:
        out[1] = FIRST[Kind.DECLARE]
        return each_card(s, out, each_card(s, out, 2, color), Suit.BLACK)
    if s.auction == Place.CENTRAL_PARK:
        return each_colored_card(s, out, 1)
    own = own_plot(s, s.turn, s.auction)
    if own >= 0:
        return each_card(s, out, 1, own)
    n = 1
    for color in range(COLORS):
        if s.skyscrapers[s.auction, color] == 0:
            n = each_card(s, out, n, color)
    return n


@rule
def each_colored_card(s: State, out: Numbers, n: int) -> int:
    for color in range(COLORS):
        n = each_card(s, out, n, color)
    return n


@rule
def each_card(s: State, out: Numbers, n: int, suit: int) -> int:
    for number in range(NUMBERS):
        out[n] = FIRST[Kind.LAY] + suit * NUMBERS + number
        n += s.hand[s.turn, suit, number] > 0
    return n


@rule
def plausible_moves(s: State, out: Numbers) -> int:
    """One step, or two while a district is closed (F-5.1, F-5.4)."""
    any_closed = stops_declared(s)
    n = 0
    for commissioner in range(COMMISSIONERS):
        start = s.commissioner[commissioner]
        for place in range(PLACES):
            out[n] = FIRST[Kind.MOVE] + commissioner * PLACES + place
            n += STEPS[start, place] + any_closed * TWO_STEPS[start, place] > 0
    return n


@rule
def plausible_options(s: State, out: Numbers) -> int:
    out[0], out[1] = FIRST[Kind.TAKE_SKYSCRAPERS], FIRST[Kind.TAKE_BLACK]
    n = 2
    for business in range(BUSINESSES):
        out[n] = FIRST[Kind.TAKE_BUSINESS] + business
        n += s.row[SET_OF_PLACEMENT[s.placed], business] > 0
    for commissioner in range(COMMISSIONERS):
        place = s.commissioner[commissioner]
        if place < Place.CENTRAL_PARK and (commissioner == 0 or place != s.commissioner[0]):
            out[n] = FIRST[Kind.SCORE] + place
            n += 1
    return n
