"""What an observer cannot see, dealt afresh."""

from __future__ import annotations

from midtown.engine.chance import imagine_from
from midtown.engine.rule import rule
from tests.games.lift.pieces import CARDS, COPIES
from tests.games.lift.state import State


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
                s.hand[seat, imagine_from(s, s.deck)] += 1
