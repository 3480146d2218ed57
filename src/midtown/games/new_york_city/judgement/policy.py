"""What a player of this game is likely to choose at first sight."""

from __future__ import annotations

from math import exp

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games.new_york_city.judgement.choice_features import ChoiceFeature, empty_list, find_features
from midtown.games.new_york_city.judgement.features import WEIGHTS, weights_of
from midtown.games.new_york_city.state import State

LEAST = WEIGHTS.number("prior.least")
"""No choice is dismissed altogether: the share of the best one's weight that every choice gets."""

POLICY_WEIGHTS = weights_of("policy_weights", ChoiceFeature)


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """Each choice by the features that are noticed about it."""
    found = empty_list(scratch)
    best = -1e9
    for i in range(count):
        find_features(s, choices[i], found)
        weights[i] = 0.0
        for k in range(int(found.length[0])):
            weights[i] += POLICY_WEIGHTS[int(found.features[k])] * found.values[k]
        best = max(best, weights[i])
    for i in range(count):
        weights[i] = LEAST + exp(weights[i] - best)
