"""No number of a position changes unnoticed unless its game says why it may, and no position makes a rule stumble."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import midtown
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import Field, Seats
from midtown.engine.table import Table
from midtown.errors import InvalidError
from midtown.games import find
from tests.examiner.play import Variant, new, random_play, sampled

Number = tuple[str, tuple[int, ...]]
"""A number of the record: its field, and where in it."""
CORRUPTIONS = 100
"""So many positions with one to three other numbers, for each variant."""
FAR = 40
"""So many decisions are played from those that are taken."""


def numbers(match: Match) -> Iterator[Number]:
    """All that a position says: seats that nobody took are not in it, nor is the chance to come."""
    for name, field in match.game.state.fields.items():
        if name == "stream":
            continue
        for place in np.ndindex(field.shape):
            if all(at < match.players for at, axis in zip(place, field.axes, strict=True) if isinstance(axis, Seats)):
                yield name, place


def may_say(field: Field, number: int) -> bool:
    """Whether a position has words for it."""
    limits = np.iinfo(field.kind)
    return number in set(field.values) if field.values else limits.min <= number <= limits.max


def is_refused(table: Table) -> bool:
    """What a position is asked when it is read, the quicker question first."""
    if table.flaw() != 0:
        return True
    game = table.game
    try:
        game.read_options(int(table.record["players"][0]), {o.name: o.get(table.record) for o in game.options})
    except InvalidError:
        return True
    return False


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


@pytest.mark.skipif(not INTERPRETED, reason="only interpreted rules tell when they look beside an array")
def test_no_position_makes_a_rule_stumble(variant: Variant) -> None:
    """Whatever stands in it, it is refused in one sentence, or it can be played on."""
    name = variant[0]
    chooser = random.Random(3)
    tables = [Table(at.game, at._table.record) for at in sampled(new(variant), every=10)]
    places = list(numbers(new(variant)))
    for _ in range(CORRUPTIONS):
        table = Table(find(name), chooser.choice(tables).record)
        for field, place in chooser.choices(places, k=chooser.randint(1, 3)):
            table.record[field][(0, *place)] = any_number(chooser, table.game.state.fields[field])
        position = table.game.state.to_json(table.record)
        try:
            match = midtown.set_up(name, position, seed=1)
        except InvalidError:
            continue
        for at in random_play(match, most=FAR):
            assert at.over or len(at.legal) > 0, position


def any_number(chooser: random.Random, field: Field) -> int:
    """Any that a position has words for, mostly a small one."""
    if field.values:
        return chooser.choice(list(field.values))
    limits = np.iinfo(field.kind)
    return chooser.choice([chooser.randint(-2, 9), chooser.randint(int(limits.min), int(limits.max))])
