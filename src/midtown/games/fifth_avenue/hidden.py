"""What an observer cannot see, dealt afresh from what everybody can count."""

from __future__ import annotations

from midtown.engine.chance import imagine_from
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.pieces import BLACK_CARDS, CARDS_OF_COLOR, COLORED_CARDS, LOWEST, NUMBERS, SUITS, Suit
from midtown.games.fifth_avenue.state import State


@rule
def redetermine(s: State, observer: int) -> None:
    """Deals what the observer never saw afresh among the other hands and the stacks (F-3.10)."""
    for suit in range(SUITS):
        for number in range(NUMBERS):
            unseen = unseen_cards(s, observer, suit, number)
            if suit == Suit.BLACK:
                s.black[number] = unseen
            else:
                s.stack[suit, number] = unseen
    for seat in range(s.players):
        if seat != observer:
            deal_afresh(s, seat)


@rule
def unseen_cards(s: State, observer: int, suit: int, number: int) -> int:
    """How many such cards the observer has seen nowhere."""
    black = suit == Suit.BLACK
    if black:
        unseen = BLACK_CARDS[number] - s.black_returned[number] - s.alea_cards[number]
    else:
        unseen = COLORED_CARDS[number] - (1 if s.top[suit] == number + LOWEST else 0)
        for i in range(CARDS_OF_COLOR):
            unseen -= 1 if s.returned[suit, i] == number + LOWEST else 0
    for seat in range(s.players):
        unseen -= s.hand[seat, suit, number] if seat == observer else s.known[seat, suit, number]
        if black:
            unseen -= s.bid_black[seat, number] + (s.laid_black[seat, number] if seat == observer else 0)
        else:
            for i in range(CARDS_OF_COLOR):
                if s.bid_color[seat] == suit and s.bid[seat, i] == number + LOWEST:
                    unseen -= 1
                if seat == observer and s.laid_color[seat] == suit and s.laid[seat, i] == number + LOWEST:
                    unseen -= 1
    return unseen


@rule
def deal_afresh(s: State, seat: int) -> None:
    """A hand keeps the cards that were seen and gets others for those that were not; nothing is laid yet."""
    s.laid_color[seat], s.laid_total[seat] = 0, 0
    for i in range(CARDS_OF_COLOR):
        s.laid[seat, i] = 0
    for number in range(NUMBERS):
        s.laid_black[seat, number] = 0
    for suit in range(SUITS):
        unknown = s.hand_size[seat, suit]
        for number in range(NUMBERS):
            s.hand[seat, suit, number] = s.known[seat, suit, number]
            unknown -= s.known[seat, suit, number]
        for _ in range(unknown):
            number = imagine_from(s, s.black) if suit == Suit.BLACK else imagine_from(s, s.stack[suit])
            s.hand[seat, suit, number] += 1
