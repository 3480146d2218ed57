"""What an observer cannot see, dealt afresh from what everybody can count."""

from __future__ import annotations

from midtown.engine.chance import imagine_from
from midtown.engine.rule import rule
from midtown.games.new_york_city.pieces import CARDS, COPIES_OF_A_CARD, MOST_PAIRS, SIDES
from midtown.games.new_york_city.state import State


@rule
def redetermine(s: State, observer: int) -> None:
    """Hands keep the cards that everybody saw going in; the rest comes from all cards not seen (N-1.8)."""
    for card in range(CARDS):
        s.deck[card] = unseen(s, card, observer)
    for seat in range(s.players):
        if seat == observer:
            continue
        missing = s.hand_size[seat]
        for card in range(CARDS):
            s.hand[seat, card] = s.known[seat, card]
            missing -= s.known[seat, card]
        for _ in range(missing):
            s.hand[seat, imagine_from(s, s.deck)] += 1


@rule
def unseen(s: State, card: int, observer: int) -> int:
    """How many cards of a type lie neither open nor in the observer's own hand (N-1.8)."""
    n = COPIES_OF_A_CARD - s.discards[card]
    for seat in range(s.players):
        n -= s.reserve[seat, card] + s.supply[seat, card] + s.played[seat, card]
        n -= s.hand[seat, card] if seat == observer else s.known[seat, card]
    for place in range(MOST_PAIRS):
        for side in range(SIDES):
            if s.pairs[place, side] == card + 1:
                n -= 1
    return n
