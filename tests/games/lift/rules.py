"""All rules of Lift."""

from __future__ import annotations

from midtown.engine.chance import draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.record import Numbers
from midtown.engine.rule import rule
from tests.games.lift.actions import ACTIONS, Kind, Not
from tests.games.lift.narrate import Event
from tests.games.lift.pieces import CARDS, COPIES, DEALT
from tests.games.lift.state import Phase, State, flaw

__all__ = ["apply", "begin", "flaw", "plausible", "redetermine", "why_not"]

KIND, X = ACTIONS.kind, ACTIONS.x


@rule
def begin(s: State) -> None:
    """Everyone is dealt two cards (L-1.1, L-1.2)."""
    for card in range(CARDS):
        s.deck[card] = COPIES
    for seat in range(s.players):
        for _ in range(DEALT):
            take_card(s, seat)


@rule
def take_card(s: State, seat: int) -> None:
    card = draw_from(s, s.deck)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    tell(s, Event.DREW, seat, card)


@rule
def cards_in_deck(s: State) -> int:
    n = CARDS * COPIES
    for card in range(CARDS):
        n -= s.played[card]
    for seat in range(4):
        n -= s.hand_size[seat]
    return n


@rule
def plausible(s: State, out: Numbers) -> int:
    for action in range(CARDS + 1):
        out[action] = action
    return CARDS + 1


@rule
def why_not(s: State, action: int) -> int:
    """Draw while there are cards, play what you have (L-2.1, L-2.2)."""
    if s.turn < 0:
        return Not.GAME_OVER
    if KIND[action] == Kind.DRAW:
        return 0 if cards_in_deck(s) > 0 else Not.DECK_EMPTY
    return 0 if s.hand[s.turn, X[action]] > 0 else Not.NOT_IN_HAND


@rule
def apply(s: State, action: int) -> None:
    if KIND[action] == Kind.DRAW:
        take_card(s, s.turn)
    else:
        play_card(s, X[action])
    next_player(s)


@rule
def play_card(s: State, card: int) -> None:
    """A card higher than the last one scores its value (L-2.2)."""
    value = card + 1
    gain = value if value > s.last else 0
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    s.played[card] += 1
    s.last = value
    s.points[s.turn] += gain
    tell(s, Event.PLAYED, s.turn, card, gain)


@rule
def next_player(s: State) -> None:
    """Players without a card to play or draw are passed over; when all are, the game is over (L-2.3)."""
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        if s.hand_size[s.turn] > 0 or cards_in_deck(s) > 0:
            return
    s.turn, s.phase = -1, Phase.OVER
    tell(s, Event.ENDED, NOBODY)


@rule
def redetermine(s: State, observer: int) -> None:
    """Cards that the observer cannot see are dealt afresh, as many to each hand as it holds (L-1.2)."""
    for card in range(CARDS):
        s.deck[card] = COPIES - s.played[card]
        if observer >= 0:
            s.deck[card] -= s.hand[observer, card]
    for seat in range(s.players):
        if seat != observer:
            for card in range(CARDS):
                s.hand[seat, card] = 0
            for _ in range(s.hand_size[seat]):
                s.hand[seat, draw_from(s, s.deck)] += 1
