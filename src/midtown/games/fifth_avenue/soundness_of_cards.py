"""What makes bids, hands and stacks impossible: every card is in exactly one place."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Array
from midtown.games.fifth_avenue.legality import is_full, why_not_color
from midtown.games.fifth_avenue.pieces import (
    BLACK_CARDS,
    CARDS_OF_COLOR,
    COLORED_CARDS,
    LOWEST,
    Place,
    Suit,
)
from midtown.games.fifth_avenue.scoring import own_plot
from midtown.games.fifth_avenue.state import Alea, Flaw, Phase, State


@rule
def flaw_of_auction(s: State) -> int:
    """Bids lie only in an auction, by those who have not passed, and one of them is the highest (F-7.3, F-7.4)."""
    on = s.phase == Phase.BID or s.phase == Phase.BUILD
    if on != (s.auction != Place.CITY_HALL) or (not on and s.auctioneer != 0):
        return Flaw.AUCTION
    bidders, best, at_best = 0, 0, 0
    for seat in range(s.players):
        wrong = flaw_of_bid(s, seat)
        if wrong != 0:
            return wrong
        bidders += s.bidding[seat]
        if s.bid_total[seat] > best:
            best, at_best = s.bid_total[seat], 0
        if s.bid_total[seat] == best:
            at_best += 1
    hers = s.alea_cards[0] * LOWEST + s.alea_cards[1] * (LOWEST + 1) + s.alea_cards[2] * (LOWEST + 2)
    if (s.alea == Alea.WAITING and (hers > 0 or s.phase == Phase.BUILD)) or (s.alea == Alea.STANDS and hers <= best):
        return Flaw.AUCTION
    if s.highest != (hers if s.alea == Alea.STANDS else best) or (best > 0 and at_best > 1):
        return Flaw.BIDS
    if not on:
        return Flaw.AUCTION if bidders + best + hers + s.alea > 0 or s.highest > 0 else 0
    return flaw_of_bidders(s, bidders)


@rule
def flaw_of_bidders(s: State, bidders: int) -> int:
    """The one to bid is still in and not leading; the one to build has won alone (F-7.4, F-7.6)."""
    if s.bidding[s.turn] == 0:
        return Flaw.AUCTION
    if s.phase == Phase.BUILD:
        must_stop = s.auction != Place.CENTRAL_PARK and is_full(s, s.auction) and own_plot(s, s.turn, s.auction) < 0
        alone = bidders == 1 and s.bid_total[s.turn] > 0 and s.alea == Alea.OUT
        return 0 if alone and not must_stop else Flaw.AUCTION
    if s.highest > 0 and s.bid_total[s.turn] == s.highest:
        return Flaw.AUCTION
    if s.alea != Alea.WAITING:
        return Flaw.AUCTION if s.highest > 0 and bidders == 1 and s.alea == Alea.OUT else 0
    other = (s.mover + 1) % s.players
    first = s.turn == s.mover and s.highest == 0 and bidders == 2
    second = s.turn == other and s.bid_total[other] == 0
    return 0 if first or second else Flaw.AUCTION


@rule
def flaw_of_bid(s: State, seat: int) -> int:
    """A bid begins with a colour open to its bidder and adds up to its total (F-7.2, F-7.5)."""
    total = sequence_total(s.bid[seat])
    laid = sequence_total(s.laid[seat])
    if total < 0 or laid < 0 or s.bidding[seat] > 1:
        return Flaw.BIDS
    colored, laid_colored = total, laid
    for number in range(3):
        total += s.bid_black[seat, number] * (LOWEST + number)
        laid += s.laid_black[seat, number] * (LOWEST + number)
    if laid != s.laid_total[seat]:
        return Flaw.BIDS
    if total != s.bid_total[seat] or (total > 0 and (colored == 0 or s.bidding[seat] == 0)):
        return Flaw.BIDS
    if laid > 0 and (s.phase != Phase.BID or s.turn != seat or (total == 0 and laid_colored == 0)):
        return Flaw.BIDS
    if laid_colored > 0 and total > 0 and s.laid_color[seat] != s.bid_color[seat]:
        return Flaw.BIDS
    if (laid_colored == 0 and s.laid_color[seat] != 0) or (total == 0 and s.bid_color[seat] != 0):
        return Flaw.BIDS
    if total + laid == 0:
        return 0
    color = s.bid_color[seat] if total > 0 else s.laid_color[seat]
    return Flaw.BIDS if s.auction == Place.CITY_HALL or why_not_color(s, seat, color) != 0 else 0


@rule
def sequence_total(cards: Array) -> int:
    """The sum of cards in a row; −1 if there are gaps or numbers that no card shows."""
    total = 0
    for i in range(len(cards)):
        if cards[i] != 0 and (cards[i] < LOWEST or cards[i] > LOWEST + 2 or (i > 0 and cards[i - 1] == 0)):
            return -1
        total += cards[i]
    return total


@rule
def flaw_of_cards(s: State) -> int:
    """Every card is somewhere, and what is said of hands and stacks is true of them (F-1.5, F-3.9, F-3.10)."""
    for suit in range(6):
        wrong = flaw_of_stack(s, suit)
        if wrong != 0:
            return wrong
        for number in range(3):
            right = BLACK_CARDS[number] if suit == Suit.BLACK else COLORED_CARDS[number]
            if cards_of(s, suit, number) != right:
                return Flaw.CARDS
        for seat in range(s.players):
            size = 0
            for number in range(3):
                held = s.hand[seat, suit, number] + laid_of(s, seat, suit, number)
                size += held
                if s.known[seat, suit, number] > held:
                    return Flaw.HANDS
            if size != s.hand_size[seat, suit]:
                return Flaw.HANDS
    return 0


@rule
def flaw_of_stack(s: State, suit: int) -> int:
    """A stack has the size it is said to have, and shows its top card while it has any (F-2.3, F-3.9)."""
    if suit == Suit.BLACK:
        return Flaw.STACKS if s.black[0] + s.black[1] + s.black[2] != s.black_size else 0
    below = s.stack[suit, 0] + s.stack[suit, 1] + s.stack[suit, 2]
    top = s.top[suit]
    if below != s.stack_size[suit] or (top != 0 and not LOWEST <= top <= LOWEST + 2):
        return Flaw.STACKS
    if sequence_total(s.returned[suit]) < 0 or (top == 0 and (below > 0 or s.returned[suit, 0] > 0)):
        return Flaw.STACKS
    return 0


@rule
def cards_of(s: State, suit: int, number: int) -> int:
    """How many such cards are anywhere (F-1.5)."""
    n = 0
    if suit == Suit.BLACK:
        n = s.black[number] + s.black_returned[number] + s.alea_cards[number]
    else:
        n = s.stack[suit, number] + (1 if s.top[suit] == LOWEST + number else 0)
        n += count_in(s.returned[suit], number)
    for seat in range(s.players):
        n += s.hand[seat, suit, number] + laid_of(s, seat, suit, number)
        if suit == Suit.BLACK:
            n += s.bid_black[seat, number]
        elif s.bid_color[seat] == suit:
            n += count_in(s.bid[seat], number)
    return n


@rule
def laid_of(s: State, seat: int, suit: int, number: int) -> int:
    if suit == Suit.BLACK:
        return s.laid_black[seat, number]
    return count_in(s.laid[seat], number) if s.laid_color[seat] == suit else 0


@rule
def count_in(cards: Array, number: int) -> int:
    """How many cards of a row show that number."""
    n = 0
    for i in range(CARDS_OF_COLOR):
        if cards[i] == LOWEST + number:
            n += 1
    return n
