"""Nobody learns what their seat may not know: not from a view, not from a bot's imagined worlds."""

from __future__ import annotations

import json

import numpy as np
import pytest

from midtown.engine.match import Match
from midtown.engine.state_record import Audience
from midtown.engine.table import Table
from midtown.games import find
from tests.examiner.play import Variant, new, sampled

STREAM = 8
EVERY = 5


def imagined(match: Match, observer: int, stream: int, blindfolded: bool = False) -> Table:
    """The position with everything dealt afresh that the observer cannot see."""
    table = Table(match.game, match._table.record)
    if blindfolded:
        seen = match.game.state.visible_bytes(observer if observer >= 0 else None)
        table.record.view(np.uint8)[~seen] = 0
    table.redetermine(observer, stream)
    return table


def observers(match: Match) -> list[int]:
    return [-1, *range(match.players)]


def test_redetermine_keeps_what_the_observer_sees_and_makes_a_possible_position(variant: Variant) -> None:
    for at in sampled(new(variant), EVERY):
        for observer in observers(at):
            seat = observer if observer >= 0 else None
            world = imagined(at, observer, stream=at.ply + 77)
            assert world.flaw() == 0
            assert at.game.state.seen(world.record, seat) == at.game.state.seen(at._table.record, seat)


def test_redetermine_reads_only_what_the_observer_sees(variant: Variant) -> None:
    for at in sampled(new(variant), EVERY):
        for observer in observers(at):
            sighted = imagined(at, observer, stream=at.ply + 5)
            blind = imagined(at, observer, stream=at.ply + 5, blindfolded=True)
            assert sighted.record.tobytes()[STREAM:] == blind.record.tobytes()[STREAM:]


def test_views_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    match = new(variant)
    for at in sampled(match, EVERY):
        if at.over:
            continue
        for observer in observers(at):
            seat = observer if observer >= 0 else None
            before, why_before = json.dumps(at.view(seat)), reasons(at, seat)
            true = at._table.record.copy()
            at._table.record[:] = imagined(at, observer, stream=at.ply + 3).record
            assert json.dumps(at.view(seat)) == before
            assert reasons(at, seat) == why_before
            at._table.record[:] = true


def reasons(match: Match, seat: int | None) -> list[int]:
    """What the seat on turn is told about every action."""
    return [match._table.why_not(a) for a in range(match.game.actions.count)] if seat == match.turn else []


def test_hidden_fields_are_not_in_a_view_and_others_own_fields_are_null(variant: Variant) -> None:
    match = new(variant)
    fields = match.game.state.fields
    for seat in (None, *range(match.players)):
        state = match.view(seat)["state"]
        for name, field in fields.items():
            assert (name in state) == (field.audience is not Audience.NOBODY)
            if field.audience is Audience.OWNER:
                assert all((row is not None) == (i == seat) for i, row in enumerate(state[name]))


def test_the_seed_is_told_only_when_the_match_is_over(variant: Variant) -> None:
    match = new(variant, seed=2**200 + 12345)
    for at in sampled(match, EVERY):
        told = json.dumps([at.view(seat) for seat in (None, *range(at.players))])
        assert (at.seed.hex in told) == at.over
        assert at.commitment in told
    assert match.open_book()["state"] == match.position()


def test_redetermining_really_deals_afresh(name: str) -> None:
    game = find(name)
    if all(field.audience is Audience.EVERYBODY for f, field in game.state.fields.items() if f != "stream"):
        pytest.skip(f"{name} has nothing hidden")
    match = new((name, *next(iter(game.variants()))))
    imaginations = [
        {imagined(at, 0, stream).record.tobytes()[STREAM:] for stream in range(1, 30)} for at in sampled(match, 20)
    ]
    assert max(len(worlds) for worlds in imaginations) > 1
