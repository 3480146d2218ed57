"""The stacks of bidding cards and the hands."""

from __future__ import annotations

from midtown.engine.chance import draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.narrate import Event
from midtown.games.fifth_avenue.pieces import (
    BLACK_CARDS,
    CARDS_OF_COLOR,
    COLORED_CARDS,
    COLORS,
    LOWEST,
    NUMBERS,
    START_BLACK,
    Suit,
)
from midtown.games.fifth_avenue.state import Chance, State


@rule
def deal(s: State) -> None:
    """Everybody begins with one card of each colour and four black ones; the stacks turn up a card (F-2.3)."""
    for number in range(NUMBERS):
        s.black[number] = BLACK_CARDS[number]
        s.black_size += BLACK_CARDS[number]
        for color in range(COLORS):
            s.stack[color, number] = COLORED_CARDS[number]
    for seat in range(s.players):
        for color in range(COLORS):
            number = draw_from(s, Chance.STACK, color, s.stack[color])
            s.hand[seat, color, number] = 1
            s.hand_size[seat, color] = 1
            tell(s, Event.DEALT, seat, color, number)
        for _ in range(START_BLACK):
            number = draw_black(s)
            s.hand[seat, Suit.BLACK, number] += 1
            s.hand_size[seat, Suit.BLACK] += 1
            tell(s, Event.DEALT, seat, Suit.BLACK, number)
    for color in range(COLORS):
        s.stack_size[color] = CARDS_OF_COLOR - s.players
        turn_up(s, color)


@rule
def draw_black(s: State) -> int:
    """The top black card; when a face-up one would come, the rest is shuffled first (F-3.9). −1: there is none."""
    if s.black_size == 0:
        for number in range(NUMBERS):
            s.black_size += s.black_returned[number]
            s.black[number] = s.black_returned[number]
            s.black_returned[number] = 0
        if s.black_size == 0:
            tell(s, Event.BLACK_EMPTY, NOBODY)
            return -1
        tell(s, Event.BLACK_RESHUFFLED, NOBODY, s.black_size)
    s.black_size -= 1
    return draw_from(s, Chance.BLACK, 0, s.black)


@rule
def take_black(s: State, seat: int) -> None:
    """A black card goes to a hand unseen; an empty stack gives nothing (F-3.9)."""
    number = draw_black(s)
    if number >= 0:
        s.hand[seat, Suit.BLACK, number] += 1
        s.hand_size[seat, Suit.BLACK] += 1
        tell(s, Event.DREW_BLACK, seat, number)


@rule
def take_open_card(s: State, seat: int, color: int) -> None:
    """The open card of a stack goes to a hand before everybody's eyes (F-3.6)."""
    number = s.top[color] - LOWEST
    s.top[color] = 0
    s.picked[color] = 0
    s.hand[seat, color, number] += 1
    s.hand_size[seat, color] += 1
    s.known[seat, color, number] += 1
    tell(s, Event.TOOK_CARD, seat, color, number)


@rule
def turn_up(s: State, color: int) -> None:
    """The next card of a stack shows; paid cards come up in the order they were laid (F-3.9)."""
    if s.stack_size[color] > 0:
        s.stack_size[color] -= 1
        s.top[color] = draw_from(s, Chance.STACK, color, s.stack[color]) + LOWEST
    else:
        s.top[color] = s.returned[color, 0]
        for i in range(CARDS_OF_COLOR - 1):
            s.returned[color, i] = s.returned[color, i + 1]
        s.returned[color, CARDS_OF_COLOR - 1] = 0
    if s.top[color] > 0:
        tell(s, Event.CARD_SHOWED, NOBODY, color, s.top[color] - LOWEST)


@rule
def put_under(s: State, color: int, shown: int) -> None:
    """A paid card goes to the bottom of its stack; under no stack it is the open card (F-3.9)."""
    if s.top[color] == 0:
        s.top[color] = shown
        return
    last = 0
    while s.returned[color, last] > 0:
        last += 1
    s.returned[color, last] = shown


@rule
def stacks_left(s: State) -> int:
    """How many colours still show a card."""
    n = 0
    for color in range(COLORS):
        if s.top[color] > 0:
            n += 1
    return n


@rule
def show_bid(s: State, seat: int) -> None:
    """The cards laid leave the hand and lie open as a bid (F-7.2)."""
    color = s.bid_color[seat]
    end = 0
    while end < CARDS_OF_COLOR and s.bid[seat, end] > 0:
        end += 1
    for i in range(CARDS_OF_COLOR):
        if s.laid[seat, i] == 0:
            break
        s.bid[seat, end] = s.laid[seat, i]
        end += 1
        leave_hand(s, seat, color, s.laid[seat, i] - LOWEST)
        tell(s, Event.BID_CARDS, seat, color, s.laid[seat, i] - LOWEST, 1)
        s.laid[seat, i] = 0
    for number in range(NUMBERS):
        cards = s.laid_black[seat, number]
        if cards > 0:
            tell(s, Event.BID_CARDS, seat, Suit.BLACK, number, cards)
        for _ in range(cards):
            leave_hand(s, seat, Suit.BLACK, number)
        s.bid_black[seat, number] += cards
        s.laid_black[seat, number] = 0
    s.laid_color[seat], s.laid_total[seat] = 0, 0


@rule
def leave_hand(s: State, seat: int, suit: int, number: int) -> None:
    """A card that is shown is taken for one that was known already, if there was one (F-3.10)."""
    s.hand_size[seat, suit] -= 1
    if s.known[seat, suit, number] > 0:
        s.known[seat, suit, number] -= 1


@rule
def take_back_laid(s: State, seat: int) -> None:
    """Cards laid but not declared go back to the hand, unseen (F-7.2)."""
    for i in range(CARDS_OF_COLOR):
        if s.laid[seat, i] == 0:
            break
        s.hand[seat, s.laid_color[seat], s.laid[seat, i] - LOWEST] += 1
        s.laid[seat, i] = 0
    for number in range(NUMBERS):
        s.hand[seat, Suit.BLACK, number] += s.laid_black[seat, number]
        s.laid_black[seat, number] = 0
    s.laid_color[seat], s.laid_total[seat] = 0, 0


@rule
def take_back_bid(s: State, seat: int) -> None:
    """The cards of a bid go back to the hand, known to everybody from now on (F-7.4, F-3.10)."""
    color = s.bid_color[seat]
    for i in range(CARDS_OF_COLOR):
        if s.bid[seat, i] == 0:
            break
        back_to_hand(s, seat, color, s.bid[seat, i] - LOWEST, 1)
        s.bid[seat, i] = 0
    for number in range(NUMBERS):
        back_to_hand(s, seat, Suit.BLACK, number, s.bid_black[seat, number])
        s.bid_black[seat, number] = 0
    s.bid_total[seat], s.bid_color[seat] = 0, 0


@rule
def back_to_hand(s: State, seat: int, suit: int, number: int, cards: int) -> None:
    s.hand[seat, suit, number] += cards
    s.hand_size[seat, suit] += cards
    s.known[seat, suit, number] += cards


@rule
def pay_bid(s: State, seat: int) -> None:
    """The winner's cards go face up under their stacks, coloured ones in the order they were laid (F-7.6)."""
    color = s.bid_color[seat]
    for i in range(CARDS_OF_COLOR):
        if s.bid[seat, i] == 0:
            break
        put_under(s, color, s.bid[seat, i])
        s.bid[seat, i] = 0
    for number in range(NUMBERS):
        s.black_returned[number] += s.bid_black[seat, number]
        s.bid_black[seat, number] = 0
    s.bid_total[seat], s.bid_color[seat] = 0, 0
