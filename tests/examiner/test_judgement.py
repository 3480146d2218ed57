"""Every game judges its positions in a way the search can rely on."""

from __future__ import annotations

import numpy as np
import pytest

from midtown.engine.game import Game
from midtown.engine.hooks import appraise, lean, tally
from midtown.engine.play import legal
from midtown.engine.record import SEATS, Reals
from midtown.engine.rule import INTERPRETED, entry
from tests.examiner.play import Variant, new, sampled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")


@entry
def appraised(table, worth, paper):  # type: ignore[no-untyped-def]
    return appraise(table[0], worth, paper)


@entry
def tallied(table, worth, paper):  # type: ignore[no-untyped-def]
    tally(table[0], worth, paper)


@entry
def leans(table, choices, weights, paper):  # type: ignore[no-untyped-def]
    count = legal(table[0], choices)
    lean(table[0], choices, count, weights, paper)
    return count


def littered(game: Game) -> Reals:
    """Scratch paper on which something lies already."""
    return np.full(game.room("judgement").PAPER, 1e6)


def test_worth_is_a_number_and_at_the_end_the_score(variant: Variant) -> None:
    for at in sampled(new(variant), every=3):
        worth = np.full(SEATS, np.nan)
        before = at._table.record.tobytes()
        spread = appraised(at._table.record, worth, littered(at.game))
        assert np.isfinite(worth[: at.players]).all()
        assert 0 < spread < 1000
        assert at._table.record.tobytes() == before
        if at.over and at.options.get("scenario", "none") == "none":
            assert worth[: at.players].tolist() == [score["total"] for score in at.scores]


def test_a_tally_is_a_number_and_at_the_end_the_score(variant: Variant) -> None:
    for at in sampled(new(variant), every=3):
        worth = np.full(SEATS, np.nan)
        before = at._table.record.tobytes()
        tallied(at._table.record, worth, littered(at.game))
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
        count = leans(at._table.record, choices, weights, littered(at.game))
        assert (weights[:count] > 0).all()
        assert np.isfinite(weights[:count]).all()
        assert at._table.record.tobytes() == before
