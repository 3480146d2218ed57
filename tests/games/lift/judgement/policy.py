"""What a player of Lift is likely to choose at first sight."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.engine.weights import Weights
from tests.games.lift.actions import ACTIONS, Kind
from tests.games.lift.judgement.features import gap
from tests.games.lift.state import State

KIND, X = ACTIONS.kind, ACTIONS.x
CLOSE = Weights.beside(__file__).number("close")
"""How much likelier the smallest card that still scores is than to draw."""


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """A card that scores is the likelier, the smaller it is."""
    for i in range(count):
        step = gap(s, X[choices[i]])
        weights[i] = 1.0 if KIND[choices[i]] == Kind.DRAW or step <= 0 else CLOSE / step
