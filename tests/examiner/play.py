"""Random play through the public API, for the questions that the examiner asks of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import midtown
from midtown.engine.match import Match

Variant = tuple[str, int, dict[str, Any]]


def new(variant: Variant, seed: int = 1) -> Match:
    name, players, options = variant
    return midtown.new_match(name, players=players, seed=seed, **options)


def random_play(match: Match, seed: int = 1, most: int = 100_000) -> Iterator[Match]:
    """Yields the match before every random action, and once more at its end."""
    chooser = random.Random(seed)
    for _ in range(most):
        yield match
        if match.over:
            return
        match.advance(chooser.choice(match.legal.ids))


def sampled(match: Match, every: int, seed: int = 1) -> Iterator[Match]:
    """Every so many positions of a random match."""
    for i, at in enumerate(random_play(match, seed)):
        if i % every == 0 or at.over:
            yield at
