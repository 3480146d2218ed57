"""All rules of Lift."""

from __future__ import annotations

from midtown.engine.chance import draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from tests.games.lift.actions import ACTIONS, Kind
from tests.games.lift.legality import cards_in_deck
from tests.games.lift.narrate import Event
from tests.games.lift.pieces import CARDS, COPIES, DEALT
from tests.games.lift.state import Chance, Phase, State

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
    card = draw_from(s, Chance.DECK, 0, s.deck)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    tell(s, Event.DREW, seat, card)


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
