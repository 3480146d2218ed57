"""Cards on their way: the draw pile, hands, reserves and discards."""

from __future__ import annotations

from midtown.engine.chance import draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import CARDS
from midtown.games.new_york_city.state import Chance, State


@rule
def draw_card(s: State) -> int:
    """The top card of the draw pile, which the discards renew when it is empty; −1 if there is none at all (N-4.5)."""
    left = 0
    for card in range(CARDS):
        left += s.deck[card]
    if left == 0:
        renew_deck(s)
    return draw_from(s, Chance.DECK, 0, s.deck)


@rule
def renew_deck(s: State) -> None:
    """The discards become the draw pile (N-4.5)."""
    cards = 0
    for card in range(CARDS):
        cards += s.discards[card]
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
    if cards > 0:
        tell(s, Event.DECK_RENEWED, NOBODY, cards)


@rule
def draw_to_hand(s: State) -> None:
    """A card of the draw pile goes into the hand unseen by the others (N-4.4)."""
    card = draw_card(s)
    if card >= 0:
        s.hand[s.turn, card] += 1
        s.hand_size[s.turn] += 1
        tell(s, Event.DREW, s.turn, card)


@rule
def refill_reserve(s: State) -> int:
    """The reserve is filled up face up (N-6.6); returns how many cards came."""
    seat = s.turn
    missing = s.reserve_size[seat]
    for card in range(CARDS):
        missing -= s.reserve[seat, card]
    came = 0
    for _ in range(missing):
        card = draw_card(s)
        if card >= 0:
            s.reserve[seat, card] += 1
            came += 1
            tell(s, Event.RESERVE_FILLED, seat, card)
    return came


@rule
def reserve_cards(s: State) -> int:
    cards = 0
    for card in range(CARDS):
        cards += s.reserve[s.turn, card]
    return cards


@rule
def into_hand(s: State, card: int) -> None:
    """A card goes into the hand before everybody's eyes (N-1.8)."""
    s.hand[s.turn, card] += 1
    s.hand_size[s.turn] += 1
    s.known[s.turn, card] += 1


@rule
def out_of_hand(s: State, card: int) -> None:
    """A card leaves the hand before everybody's eyes (N-1.8)."""
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    if s.known[s.turn, card] > 0:
        s.known[s.turn, card] -= 1


@rule
def lay(s: State, card: int) -> None:
    """A hand card goes into the bid (N-6.3)."""
    out_of_hand(s, card)
    s.played[s.turn, card] += 1
    tell(s, Event.PLAYED, s.turn, card)


@rule
def swap(s: State, card: int, reserve: int) -> None:
    """A hand card changes places with a card of the reserve (N-6.6)."""
    seat = s.turn
    out_of_hand(s, card)
    s.reserve[seat, card] += 1
    s.reserve[seat, reserve] -= 1
    into_hand(s, reserve)
    s.swaps_left -= 1
    tell(s, Event.SWAPPED, seat, card, reserve)
