"""Alea, the lucky energetic adversary: the third bidder when two play."""

from __future__ import annotations

from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.cards import draw_black
from midtown.games.fifth_avenue.legality import is_empty, is_full
from midtown.games.fifth_avenue.narrate import Event
from midtown.games.fifth_avenue.pieces import LOWEST, NUMBERS, PLOTS, RING, Builder, Place
from midtown.games.fifth_avenue.scoring import worth
from midtown.games.fifth_avenue.state import Alea, State
from midtown.games.fifth_avenue.stops import close_district


@rule
def alea_bids(s: State) -> None:
    """She draws black cards until a number repeats; her one bid stands only if it is the highest (F-9.2, F-9.3)."""
    total = draw_bid(s)
    if total == 0:
        s.alea = Alea.OUT
        tell(s, Event.ALEA_WITHOUT_CARDS, NOBODY)
    elif total <= s.highest:
        s.alea = Alea.OUT
        tell(s, Event.ALEA_TOO_LOW, NOBODY, total, s.highest)
    else:
        s.alea = Alea.STANDS
        tell(s, Event.ALEA_LEADS, NOBODY, total, s.highest)
        s.highest = total


@rule
def draw_bid(s: State) -> int:
    """The sum of her cards; without a repetition, all that the black stack still has (F-9.2)."""
    total = 0
    repeated = False
    while not repeated:
        number = draw_black(s)
        if number < 0:
            break
        s.alea_cards[number] += 1
        total += LOWEST + number
        repeated = s.alea_cards[number] == 2
        tell(s, Event.ALEA_DREW, NOBODY, number)
    return total


@rule
def alea_wins(s: State) -> None:
    """She builds in a district, stops a full one, and builds nothing in the park (F-9.4, F-9.5, F-9.6)."""
    tell(s, Event.ALEA_WON, NOBODY, s.auction, s.highest)
    if s.auction == Place.CENTRAL_PARK:
        tell(s, Event.ALEA_LEFT_PARK, NOBODY)
    elif is_full(s, s.auction):
        tell(s, Event.ALEA_STOPPED, NOBODY, s.auction)
        close_district(s, NOBODY)
    else:
        alea_builds(s)


@rule
def alea_builds(s: State) -> None:
    """One skyscraper on every empty plot that would score most, in ring order as far as hers suffice (F-9.4)."""
    best, plots = compare_plots(s)
    if plots == 1:
        tell(s, Event.ALEA_ONE_BEST, NOBODY, best)
    else:
        tell(s, Event.ALEA_TIED_BEST, NOBODY, plots, best)
    if s.alea_supply < plots:
        tell(s, Event.ALEA_SHORT, NOBODY, plots, s.alea_supply)
    for i in range(PLOTS):
        plot = RING[s.board, s.auction, i]
        good = is_empty(s, s.auction, plot) and worth(s, s.auction, plot) == best
        if good and s.alea_supply > 0:
            s.skyscrapers[s.auction, plot] = 1
            s.builder[s.auction, plot] = Builder.ALEA
            s.alea_supply -= 1
            tell(s, Event.ALEA_BUILT, NOBODY, s.auction, plot)


@rule
def compare_plots(s: State) -> tuple[int, int]:
    """What the best empty plot would score, and how many are as good (F-9.4)."""
    best, plots = 0, 0
    for i in range(PLOTS):
        plot = RING[s.board, s.auction, i]
        if is_empty(s, s.auction, plot):
            points = worth(s, s.auction, plot)
            tell(s, Event.ALEA_COMPARED, NOBODY, plot, points)
            if points > best:
                best, plots = points, 0
            if points == best:
                plots += 1
    return best, plots


@rule
def return_aleas_cards(s: State) -> None:
    """Her cards go face up under the black stack after the auction (F-9.3)."""
    for number in range(NUMBERS):
        s.black_returned[number] += s.alea_cards[number]
        s.alea_cards[number] = 0
    s.alea = Alea.OUT
