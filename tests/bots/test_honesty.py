"""A bot knows what a person in its seat knows: with other hidden cards it chooses the same."""

from __future__ import annotations

import pytest

from midtown.bots import BOTS, find
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from tests.examiner.play import Variant, new, sampled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")

EVERY = 16
SEEDS = range(3)
WORLDS = (11, 12)
NAMES = [*(name for name in BOTS if name != "master"), "search:40"]
"""The master is the same search; it only counts seconds instead of visits, and those never come out the same twice."""


@pytest.mark.parametrize("bot", [name for name in NAMES if name != "expert"])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(variant: Variant, bot: str) -> None:
    compared = 0
    for at in sampled(new(variant), EVERY):
        if at.turn is None or len(at.legal) == 1:
            continue
        honest = choices(at, bot)
        true = at._table.record.copy()
        for world in WORLDS:
            at._table.record[:] = at.imagined(at.turn, world)
            assert choices(at, bot) == honest
            at._table.record[:] = true
        compared += 1
    assert compared > 0


def choices(match: Match, bot: str) -> list[int]:
    """What it plays under each seed: its whole distribution, sampled."""
    return [find(bot, seed=seed).choose(match) for seed in SEEDS]
