"""The auctions: who bids, who wins, and what is built."""

from __future__ import annotations

from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.alea import alea_bids, alea_wins, return_aleas_cards
from midtown.games.fifth_avenue.cards import pay_bid, show_bid, take_back_bid, take_back_laid
from midtown.games.fifth_avenue.legality import is_full
from midtown.games.fifth_avenue.narrate import Ending, Event
from midtown.games.fifth_avenue.pieces import DISTRICTS, LOWEST, STOPS, Place, Suit
from midtown.games.fifth_avenue.scoring import own_plot
from midtown.games.fifth_avenue.state import Alea, Phase, State
from midtown.games.fifth_avenue.stops import close_district, stops_declared
from midtown.games.fifth_avenue.turn import end_game, go_on


@rule
def next_auction(s: State) -> None:
    """The districts he marked, in the order visited, then Central Park; then the turn goes on (F-7.1)."""
    if s.auction == Place.CENTRAL_PARK:
        s.auction, s.auctioneer, s.turn = Place.CITY_HALL, 0, s.mover
        go_on(s)
        return
    s.auction = Place.CENTRAL_PARK
    for district in range(DISTRICTS - 1, -1, -1):
        if s.markers[s.auctioneer, district] != 0:
            s.auction = district
    for seat in range(s.players):
        s.bidding[seat] = 1
    s.alea = Alea.WAITING if s.players == 2 else Alea.OUT
    s.highest = 0
    s.phase, s.turn = Phase.BID, s.mover
    tell(s, Event.AUCTION_BEGAN, NOBODY, s.auction)


@rule
def lay(s: State, suit: int, number: int) -> None:
    """A card joins the bid that is being made; nobody else sees it yet (F-7.2)."""
    s.hand[s.turn, suit, number] -= 1
    s.laid_total[s.turn] += number + LOWEST
    if suit == Suit.BLACK:
        s.laid_black[s.turn, number] += 1
        return
    last = 0
    while s.laid[s.turn, last] > 0:
        last += 1
    s.laid[s.turn, last] = number + LOWEST
    s.laid_color[s.turn] = suit


@rule
def declare(s: State) -> None:
    """The cards laid are shown, and the sum of all one's cards is the highest bid (F-7.2, F-7.3)."""
    s.highest = s.bid_total[s.turn] + s.laid_total[s.turn]
    if s.bid_total[s.turn] == 0:
        s.bid_color[s.turn] = s.laid_color[s.turn]
    s.bid_total[s.turn] = s.highest
    show_bid(s, s.turn)
    tell(s, Event.BID, s.turn, s.highest)
    if s.alea == Alea.STANDS:
        s.alea = Alea.OUT
        tell(s, Event.ALEA_OVERBID, NOBODY)
    next_bidder(s)


@rule
def pass_bid(s: State) -> None:
    """Who passes takes all cards back and is out of this auction (F-7.4)."""
    take_back_laid(s, s.turn)
    take_back_bid(s, s.turn)
    s.bidding[s.turn] = 0
    tell(s, Event.PASSED, s.turn)
    next_bidder(s)


@rule
def next_bidder(s: State) -> None:
    """Clockwise until all but one have passed; the last one left may still open (F-7.4). Alea is third (F-9.2)."""
    following = (s.turn + 1) % s.players
    if s.alea == Alea.WAITING and following == s.mover:
        alea_bids(s)
    left = 1 if s.alea != Alea.OUT else 0
    for seat in range(s.players):
        left += s.bidding[seat]
    if left == 0:
        tell(s, Event.NOBODY_BID, NOBODY, s.auction)
        close_auction(s)
    elif left == 1 and s.highest > 0:
        end_bidding(s)
    else:
        while s.bidding[following] == 0:
            following = (following + 1) % s.players
        s.turn = following


@rule
def end_bidding(s: State) -> None:
    """The one who has not passed has won (F-7.6)."""
    if s.alea == Alea.STANDS:
        alea_wins(s)
        close_auction(s)
        return
    for seat in range(s.players):
        if s.bidding[seat] != 0:
            s.turn = seat
    tell(s, Event.WON, s.turn, s.auction, s.highest)
    settle(s)


@rule
def settle(s: State) -> None:
    """The winner decides, unless there is nothing to build with (F-7.7) or a stop is compulsory (F-8.1)."""
    may_stop = s.auction != Place.CENTRAL_PARK and is_full(s, s.auction)
    if may_stop and own_plot(s, s.turn, s.auction) < 0:
        stop(s)
    elif s.supply[s.turn] == 0 and not may_stop:
        build(s, 0)
    else:
        s.phase = Phase.BUILD


@rule
def build(s: State, count: int) -> None:
    """The winner pays (F-7.6) and builds on the plot of the bid (F-7.7) or below Central Park (F-8.6)."""
    winner, plot = s.turn, s.bid_color[s.turn]
    pay_bid(s, winner)
    s.supply[winner] -= count
    if count == 0:
        tell(s, Event.BUILT_NOTHING, winner)
    elif s.auction == Place.CENTRAL_PARK:
        s.park_skyscrapers[winner] += count
        tell(s, Event.BUILT_IN_PARK, winner, count)
    else:
        s.skyscrapers[s.auction, plot] += count
        s.builder[s.auction, plot] = winner + 1
        tell(s, Event.BUILT, winner, count, s.auction, plot)
    close_auction(s)


@rule
def stop(s: State) -> None:
    """The winner pays and declares a building stop (F-8.1)."""
    pay_bid(s, s.turn)
    tell(s, Event.STOP_DECLARED, s.turn, s.auction)
    close_district(s, s.turn)
    close_auction(s)


@rule
def close_auction(s: State) -> None:
    """The marker returns and the next auction follows (F-7.1), unless a second stop ends the game (F-8.4)."""
    if s.auction != Place.CENTRAL_PARK:
        s.markers[s.auctioneer, s.auction] = 0
    for seat in range(s.players):
        s.bidding[seat] = 0
    s.highest = 0
    return_aleas_cards(s)
    if stops_declared(s) == STOPS:
        s.auction, s.auctioneer = Place.CITY_HALL, 0
        end_game(s, Ending.STOPS)
    else:
        next_auction(s)
