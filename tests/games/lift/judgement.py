"""What a player of Lift thinks of a position at first sight."""

from __future__ import annotations

from midtown.engine.record import Numbers, Reals
from midtown.engine.rule import rule
from tests.games.lift.actions import ACTIONS, Kind
from tests.games.lift.pieces import CARDS
from tests.games.lift.state import State

KIND, X = ACTIONS.kind, ACTIONS.x
HORIZON = 100
PAPER = (1, 1)
"""A game of Lift is short: it is played out."""


@rule
def appraise(s: State, worth: Reals, paper: Reals) -> float:
    """The points made, and half of what the cards in hand could make."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]
        if s.turn >= 0:
            for card in range(CARDS):
                worth[seat] += 0.5 * (card + 1) * s.hand[seat, card]
    return 4.0


@rule
def tally(s: State, worth: Reals, paper: Reals) -> None:
    """The points made."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]


@rule
def lean(s: State, choices: Numbers, count: int, weights: Reals, paper: Reals) -> None:
    """Towards the smallest card that still scores."""
    for i in range(count):
        gap = X[choices[i]] + 1 - s.last
        weights[i] = 1.0 if KIND[choices[i]] == Kind.DRAW or gap <= 0 else 6.0 / gap
