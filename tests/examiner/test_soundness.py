"""No number of a position changes unnoticed unless its game says why it may, and no position makes a rule stumble."""

from __future__ import annotations

import random

import numpy as np
import pytest

import midtown
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.engine.table import Table
from midtown.errors import InvalidError
from midtown.games import find
from tests.examiner.play import Variant, new, sampled
from tests.examiner.positions import OVER, Changes, ending, is_refused, may_say, numbers

POSITIONS_INTERPRETED = 40
"""So many for each variant, where the rules tell when they look beside an array."""


def unnoticed(match: Match, known: set[str]) -> set[str]:
    """The fields, beside those known, in which a number can be one more or less and the position is still taken."""
    found: set[str] = set()
    table = Table(match.game, match._table.record)
    for name, place in numbers(match):
        if name not in known | found:
            there, at = table.record[name], (0, *place)
            before = int(there[at])
            for number in (before + 1, before - 1):
                if may_say(match.game.state.fields[name], number):
                    there[at] = number
                    if not is_refused(table):
                        found.add(name)
            there[at] = before
    return found


@pytest.mark.skipif(INTERPRETED, reason="so many positions are asked compiled")
def test_every_number_is_guarded_or_the_game_says_why_not(name: str) -> None:
    """Every number of many positions, one more and one less."""
    game = find(name)
    assert set(game.unguarded) <= set(game.state.fields)
    found: set[str] = set()
    for players, options in game.variants():
        for at in sampled(new((name, players, options), seed=3), every=4):
            found |= unnoticed(at, found)
    assert found - set(game.unguarded) == set(), "these can be other numbers, and nobody says why"


@pytest.mark.skipif(INTERPRETED, reason="so many positions are asked compiled")
def test_no_number_may_be_so_great_that_it_would_overflow(variant: Variant) -> None:
    for at in sampled(new(variant), every=30):
        for name, place in numbers(at):
            field = at.game.state.fields[name]
            if field.values is None:
                limits = np.iinfo(field.kind)
                for number in (limits.min, limits.max):
                    table = Table(at.game, at._table.record)
                    table.record[name][(0, *place)] = number
                    assert is_refused(table), f"{name}{list(place)} = {number}"


def test_a_position_is_refused_or_can_be_played_to_its_end(variant: Variant, request: pytest.FixtureRequest) -> None:
    """Positions near to those that play reaches: one to five changes of any kind."""
    chooser = random.Random(f"{variant}")
    reached = [Table(at.game, at._table.record) for at in sampled(new(variant), every=5)]
    changes = Changes(reached, list(numbers(new(variant))), chooser)
    taken = 0
    for _ in range(POSITIONS_INTERPRETED if INTERPRETED else request.config.getoption("--positions")):
        table = changes.position()
        if not is_refused(table):
            taken += 1
            assert ending(table, chooser) == OVER, table.game.state.to_json(table.record)
    assert taken > 0 or INTERPRETED


def test_set_up_refuses_what_has_a_flaw_and_takes_the_rest(variant: Variant) -> None:
    chooser = random.Random(3)
    changes = Changes([new(variant)._table], list(numbers(new(variant))), chooser)
    for _ in range(30):
        table = changes.position()
        position = table.game.state.to_json(table.record)
        if is_refused(table):
            with pytest.raises(InvalidError):
                midtown.set_up(variant[0], position)
        else:
            assert midtown.set_up(variant[0], position).position() == position
