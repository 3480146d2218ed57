"""Every game judges its positions in a way the search can rely on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from midtown.engine.game import Game
from midtown.engine.hooks import count_points, estimate_points, prior
from midtown.engine.play import legal
from midtown.engine.rule import INTERPRETED, entry
from midtown.engine.state_record import SEATS, Numbers, Reals
from tests.examiner.play import Variant, new, sampled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")


@entry
def estimated(table: Any, worth: Reals, scratch: Reals) -> float:
    return estimate_points(table[0], worth, scratch)


@entry
def counted(table: Any, worth: Reals, scratch: Reals) -> None:
    count_points(table[0], worth, scratch)


@entry
def priors(table: Any, choices: Numbers, weights: Reals, scratch: Reals) -> int:
    count = legal(table[0], choices)
    prior(table[0], choices, count, weights, scratch)
    return count


def littered(game: Game) -> Reals:
    """Scratch memory on which something lies already."""
    return np.full(game.search.scratch, 1e6)


def test_worth_is_a_number_and_at_the_end_the_score(variant: Variant) -> None:
    for at in sampled(new(variant), every=3):
        worth = np.full(SEATS, np.nan)
        before = at._table.record.tobytes()
        spread = estimated(at._table.record, worth, littered(at.game))
        assert np.isfinite(worth[: at.players]).all()
        assert 0 < spread < 1000
        assert at._table.record.tobytes() == before
        if at.over and at.options.get("scenario", "none") == "none":
            assert worth[: at.players].tolist() == [score["total"] for score in at.scores]


def test_a_tally_is_a_number_and_at_the_end_the_score(variant: Variant) -> None:
    for at in sampled(new(variant), every=3):
        worth = np.full(SEATS, np.nan)
        before = at._table.record.tobytes()
        counted(at._table.record, worth, littered(at.game))
        assert np.isfinite(worth[: at.players]).all()
        assert at._table.record.tobytes() == before
        if at.over:
            assert worth[: at.players].tolist() == [score["total"] for score in at.scores]


def test_there_is_some_lean_towards_every_legal_action(variant: Variant) -> None:
    for at in sampled(new(variant), every=3):
        if at.over:
            continue
        choices, weights = np.zeros(at.game.actions.count, np.int32), np.full(at.game.actions.count, np.nan)
        before = at._table.record.tobytes()
        count = priors(at._table.record, choices, weights, littered(at.game))
        assert (weights[:count] > 0).all()
        assert np.isfinite(weights[:count]).all()
        assert at._table.record.tobytes() == before
