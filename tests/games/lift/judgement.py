"""What a player of Lift thinks of a position at first sight."""

from __future__ import annotations

from midtown.engine.judgement import SearchSettings
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from tests.games.lift.actions import ACTIONS, Kind
from tests.games.lift.pieces import CARDS
from tests.games.lift.state import State

KIND, X = ACTIONS.kind, ACTIONS.x
SETTINGS = SearchSettings(scratch=(1, 1), horizon=100)  # a game of Lift is short: it is played out


@rule
def estimate_points(s: State, worth: Reals, scratch: Reals) -> float:
    """The points made, and half of what the cards in hand could make."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]
        if s.turn >= 0:
            for card in range(CARDS):
                worth[seat] += 0.5 * (card + 1) * s.hand[seat, card]
    return 4.0


@rule
def count_points(s: State, worth: Reals, scratch: Reals) -> None:
    """The points made."""
    for seat in range(s.players):
        worth[seat] = s.points[seat]


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """Towards the smallest card that still scores."""
    for i in range(count):
        gap = X[choices[i]] + 1 - s.last
        weights[i] = 1.0 if KIND[choices[i]] == Kind.DRAW or gap <= 0 else 6.0 / gap
