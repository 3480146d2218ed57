"""What makes a position impossible: every piece is in exactly one place, and the places fit together."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import SEATS, Array
from midtown.games.fifth_avenue.cards import stacks_left
from midtown.games.fifth_avenue.legality import any_room, businesses_on, is_full, why_not_color
from midtown.games.fifth_avenue.pieces import (
    ALEAS_SKYSCRAPERS,
    AT_START,
    BLACK_CARDS,
    BUSINESSES,
    BUSINESSES_OF_A_TYPE,
    CARDS_OF_COLOR,
    COLORED_CARDS,
    COLORS,
    COMMISSIONERS,
    DISTRICTS,
    IN_SUPPLY,
    LOWEST,
    NUMBERS,
    PLACEMENTS,
    PLOTS,
    SET_OF_PLACEMENT,
    SET_SIZES,
    SETS,
    SKYSCRAPERS,
    STOPS,
    STREET,
    SUITS,
    TURN_LIMIT,
    TURNED_UP,
    Board,
    Builder,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.scoring import own_plot
from midtown.games.fifth_avenue.soundness_of_start import is_gone_right, is_start_right
from midtown.games.fifth_avenue.state import SOURCES, Alea, Phase, State


class Flaw(IntEnum):
    """What makes a position impossible."""

    NEGATIVE = 1
    PLAYERS = 2
    TURN = 3
    PART = 4
    CARDS = 5
    HANDS = 6
    STACKS = 7
    BUSINESSES = 8
    ROW = 9
    PLOT = 10
    SKYSCRAPERS = 11
    CLOSED = 12
    COMMISSIONER = 13
    AUCTION = 14
    BIDS = 15
    SEAT = 16
    MANY = 17
    START = 18
    GONE = 19


MOST_POINTS = 999
"""From one source: far more than 200 turns bring."""

UNGUARDED = {
    "phase": "The same table may be met at several moments of a turn.",
    "turn": "Several players may be the ones to decide.",
    "mover": "In an auction and after the end the turn may have been anybody's.",
    "part": "A move may be the first or the third action of a turn.",
    "turns": "Nothing on the table counts the turns.",
    "points": "Points are won and lost without a trace but themselves.",
    "commissioner": "A commissioner may stand anywhere on his way.",
    "markers": "A marker lies wherever its commissioner has been.",
    "known": "What everybody saw of a hand may be any of its cards.",
    "picked": "The colour chosen first may be any that shows a card, or none yet.",
    "auctioneer": "Either commissioner may have called the auction, if his markers fit it.",
    "bidding": "Who has not bid may be in or out.",
    "alea": "Before she draws, Alea may wait for her bid or be out of the auction.",
}
"""What may be another number and the position still be possible, and why; everything else is guarded."""


@rule
def flaw(s: State) -> int:
    """The first thing that is wrong with this position, or 0 (F-1.3 to F-1.6)."""
    if s.players < 2 or s.players > 4:
        return Flaw.PLAYERS
    wrong = flaw_of_numbers(s)
    if wrong == 0:
        wrong = flaw_of_turn(s)
    if wrong == 0:
        wrong = flaw_of_seats(s)
    if wrong == 0:
        wrong = flaw_of_board(s)
    if wrong == 0:
        wrong = flaw_of_row(s)
    if wrong == 0:
        wrong = flaw_of_commissioners(s)
    if wrong == 0:
        wrong = flaw_of_auction(s)
    if wrong == 0:
        wrong = flaw_of_cards(s)
    if wrong == 0 and not is_start_right(s):
        wrong = Flaw.START
    if wrong == 0 and not is_gone_right(s):
        wrong = Flaw.GONE
    return wrong


@rule
def least(numbers: Array) -> int:
    low = 0
    for i in range(len(numbers)):
        low = min(low, numbers[i])
    return low


@rule
def flaw_of_numbers(s: State) -> int:
    """Nothing can be there less than no times."""
    low = min(s.turns, s.placed, s.alea_supply, s.alea_removed, s.black_size, s.highest)
    low = min(low, least(s.park_skyscrapers), least(s.park_businesses), least(s.turned_up), least(s.taken))
    low = min(low, least(s.out_of_game), least(s.supply), least(s.general_supply), least(s.removed))
    low = min(low, least(s.top), least(s.stack_size), least(s.black), least(s.black_returned), least(s.picked))
    low = min(low, least(s.bidding), least(s.bid_total), least(s.alea_cards), least(s.closed))
    for district in range(DISTRICTS):
        low = min(low, least(s.skyscrapers[district]))
        for plot in range(PLOTS):
            low = min(low, least(s.businesses[district, plot]))
    for i in range(SETS):
        low = min(low, least(s.row[i]))
    for color in range(COLORS):
        low = min(low, least(s.stack[color]), least(s.returned[color]))
    for seat in range(SEATS):
        low = min(low, least(s.points[seat]), least(s.laid[seat]), least(s.laid_black[seat]))
        low = min(low, least(s.hand_size[seat]), least(s.bid[seat]), least(s.bid_black[seat]))
        for suit in range(SUITS):
            low = min(low, least(s.hand[seat, suit]), least(s.known[seat, suit]))
    for commissioner in range(COMMISSIONERS):
        low = min(low, least(s.markers[commissioner]))
    if low < 0:
        return Flaw.NEGATIVE
    for seat in range(4):
        for source in range(len(s.points[seat])):
            if s.points[seat, source] > MOST_POINTS:
                return Flaw.MANY
    return 0


@rule
def flaw_of_turn(s: State) -> int:
    """The turn is a player's; who decides outside auctions is the one whose turn it is (F-2.5, F-3.1)."""
    if (s.turn < 0) != (s.phase == Phase.OVER) or s.turn < -1 or s.turn >= s.players:
        return Flaw.TURN
    if s.mover < 0 or s.mover >= s.players or s.turns > TURN_LIMIT or (s.turns == TURN_LIMIT and s.turn >= 0):
        return Flaw.TURN
    in_turn = s.phase >= Phase.CHOOSE and s.phase <= Phase.MOVE
    if in_turn and s.turn != s.mover:
        return Flaw.TURN
    if s.phase == Phase.START and (s.mover != 0 or s.turns != 0 or not right_start(s)):
        return Flaw.TURN
    if s.part < 1 or s.part > 3:
        return Flaw.PART
    if (s.phase <= Phase.BUSINESS and s.part != 1) or (s.phase == Phase.CARDS and s.part != 2):
        return Flaw.PART
    if (s.phase == Phase.MOVE or s.phase == Phase.BID or s.phase == Phase.BUILD) and s.part == 2:
        return Flaw.PART
    return flaw_of_picked(s)


@rule
def right_start(s: State) -> bool:
    """Whether the one who places a start skyscraper is the one whose turn it is to (F-2.5)."""
    second_round = s.supply[s.turn] < IN_SUPPLY + AT_START
    at = (s.players - s.turn) % s.players
    for seat in range(s.players):
        position = (s.players - seat) % s.players
        right = 0 if position >= at else 1
        if second_round:
            right = 1 if position <= at else 2
        if IN_SUPPLY + AT_START - s.supply[seat] != right:
            return False
    return True


@rule
def flaw_of_picked(s: State) -> int:
    """One colour can be chosen while the second is awaited; a business is in hand only on its way (F-3.6, F-4.1)."""
    picked, taken = 0, 0
    for color in range(COLORS):
        picked += s.picked[color]
        if s.picked[color] > 0 and s.top[color] == 0:
            return Flaw.PART
    for business in range(BUSINESSES):
        taken += s.taken[business]
    if s.phase == Phase.CARDS and (picked > 1 or stacks_left(s) <= picked):
        return Flaw.PART
    if s.phase == Phase.BUSINESS and (taken != 1 or not any_room(s)):
        return Flaw.PART
    idle = (s.phase == Phase.CARDS or picked == 0) and (s.phase == Phase.BUSINESS or taken == 0)
    return 0 if idle else Flaw.PART


@rule
def flaw_of_seats(s: State) -> int:
    """Seats that nobody took have nothing; Alea plays only with two (F-9.1)."""
    for seat in range(s.players, SEATS):
        things = s.park_skyscrapers[seat] + s.supply[seat] + s.general_supply[seat] + s.removed[seat]
        things += s.bidding[seat] + s.bid_total[seat] + s.bid[seat, 0] + s.laid[seat, 0]
        for source in range(SOURCES):
            things += s.points[seat, source]
        for number in range(NUMBERS):
            things += s.bid_black[seat, number] + s.laid_black[seat, number]
        for suit in range(SUITS):
            things += s.hand_size[seat, suit]
        if things > 0:
            return Flaw.SEAT
    hers = s.alea_supply + s.alea_removed + s.alea + s.alea_cards[0] + s.alea_cards[1] + s.alea_cards[2]
    return Flaw.SEAT if s.players > 2 and hers > 0 else 0


@rule
def flaw_of_board(s: State) -> int:
    """Plots hold what they may, closed districts nothing, and nobody has lost a skyscraper (F-1.3, F-7.8, F-8.3)."""
    closed = 0
    for district in range(DISTRICTS):
        wrong = flaw_of_district(s, district)
        if wrong != 0:
            return wrong
        if s.closed[district] > 1:
            return Flaw.CLOSED
        closed += s.closed[district]
    if closed > STOPS or (closed == STOPS and s.phase != Phase.OVER):
        return Flaw.CLOSED
    for seat in range(s.players):
        count = s.supply[seat] + s.general_supply[seat] + s.removed[seat] + s.park_skyscrapers[seat]
        if count + on_board(s, seat + 1) != SKYSCRAPERS:
            return Flaw.SKYSCRAPERS
    hers = s.alea_supply + s.alea_removed + on_board(s, Builder.ALEA)
    return Flaw.SKYSCRAPERS if hers != (ALEAS_SKYSCRAPERS if s.players == 2 else 0) else 0


@rule
def flaw_of_district(s: State, district: int) -> int:
    """At most two businesses or one builder a plot, and one plot a player (F-4.2, F-7.8)."""
    things = 0
    for plot in range(PLOTS):
        tiles = businesses_on(s, district, plot)
        things += tiles
        if tiles > (0 if plot == Plot.DASHED and s.board == Board.FRONT else 2):
            return Flaw.PLOT
        if plot == Plot.DASHED:
            continue
        towers, builder = s.skyscrapers[district, plot], s.builder[district, plot]
        things += towers
        if (towers > 0) != (builder != Builder.NOBODY) or (towers > 0 and tiles > 0):
            return Flaw.PLOT
        if builder != Builder.ALEA and builder > s.players:
            return Flaw.SEAT
        for other in range(plot):
            if builder != Builder.NOBODY and builder != Builder.ALEA and s.builder[district, other] == builder:
                return Flaw.PLOT
    return Flaw.CLOSED if s.closed[district] > 0 and things > 0 else 0


@rule
def on_board(s: State, builder: int) -> int:
    """How many skyscrapers of one builder stand in the districts."""
    n = 0
    for district in range(DISTRICTS):
        for color in range(COLORS):
            if s.builder[district, color] == builder:
                n += s.skyscrapers[district, color]
    return n


@rule
def flaw_of_row(s: State) -> int:
    """Sets empty from the left, their last tiles go to the park, and each type has nine tiles (F-4.1, F-4.3)."""
    if s.placed > PLACEMENTS or (s.placed == PLACEMENTS and s.phase != Phase.OVER):
        return Flaw.ROW
    current = SET_OF_PLACEMENT[s.placed]
    for i in range(SETS):
        tiles = s.row[i]
        size = tiles[0] + tiles[1] + tiles[2] + tiles[3]
        right = SET_SIZES[i] if i >= current else 0
        if i == current:
            right -= (s.placed % 3) % 2
            right -= 1 if s.phase == Phase.BUSINESS else 0
        if size != right:
            return Flaw.ROW
    below, up = 0, 0
    for business in range(BUSINESSES):
        below += s.park_businesses[business] + s.turned_up[business]
        up += s.turned_up[business]
    if below != current or up != (min(TURNED_UP, below) if s.phase == Phase.OVER else 0):
        return Flaw.ROW
    for business in range(BUSINESSES):
        if tiles_of(s, business) != BUSINESSES_OF_A_TYPE:
            return Flaw.BUSINESSES
    return 0


@rule
def tiles_of(s: State, business: int) -> int:
    """How many tiles of that type are anywhere (F-1.6)."""
    n = s.out_of_game[business] + s.park_businesses[business] + s.turned_up[business] + s.taken[business]
    for i in range(SETS):
        n += s.row[i, business]
    for district in range(DISTRICTS):
        for plot in range(PLOTS):
            n += s.businesses[district, plot, business]
    return n


@rule
def flaw_of_commissioners(s: State) -> int:
    """Markers lie in open districts behind their commissioner, one a street; at home he has none out (F-5.2, F-5.5)."""
    for commissioner in range(COMMISSIONERS):
        place = s.commissioner[commissioner]
        calling = s.auction != Place.CITY_HALL and s.auctioneer == commissioner
        if calling and place != Place.CITY_HALL:
            return Flaw.COMMISSIONER
        street = 3 if calling or s.phase == Phase.OVER else STREET[place]
        last = -1
        for district in range(DISTRICTS):
            if s.markers[commissioner, district] != 0:
                if s.markers[commissioner, district] > 1 or s.closed[district] != 0:
                    return Flaw.COMMISSIONER
                if STREET[district] >= street or STREET[district] == last:
                    return Flaw.COMMISSIONER
                if calling and s.auction != Place.CENTRAL_PARK and district < s.auction:
                    return Flaw.COMMISSIONER
                last = STREET[district]
        if calling and s.auction != Place.CENTRAL_PARK and s.markers[commissioner, s.auction] == 0:
            return Flaw.COMMISSIONER
        if calling and s.auction == Place.CENTRAL_PARK and last >= 0:
            return Flaw.COMMISSIONER
    return 0


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
    for number in range(NUMBERS):
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
    for suit in range(SUITS):
        wrong = flaw_of_stack(s, suit)
        if wrong != 0:
            return wrong
        for number in range(NUMBERS):
            right = BLACK_CARDS[number] if suit == Suit.BLACK else COLORED_CARDS[number]
            if cards_of(s, suit, number) != right:
                return Flaw.CARDS
        for seat in range(s.players):
            size = 0
            for number in range(NUMBERS):
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
