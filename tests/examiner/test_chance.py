"""Chance follows from the key of a match and nothing else, and the key stays where it is."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import midtown
from midtown.engine.match import Match
from midtown.engine.state_record import Audience
from midtown.engine.table import Table
from tests.examiner.play import Variant, new, random_play, sampled

SEED = int.from_bytes(bytes(range(130, 162)), "big")
Piles = dict[tuple[str, int], dict[int, list[int]]]
"""Of each pile, by how much is left of it: what is left."""


def test_the_same_key_and_decisions_make_the_same_match(variant: Variant) -> None:
    one, other = (new(variant, SEED) for _ in range(2))
    assert one.opening == other.opening
    chooser = random.Random(1)
    while not one.over:
        action = chooser.choice(one.legal.ids)
        assert one.advance(action) == other.advance(action)
        assert one.position() == other.position()
    assert one.record() == other.record()


def test_another_key_makes_another_match(variant: Variant) -> None:
    ends = set()
    for seed in range(4):
        match = new(variant, seed)
        for _ in random_play(match, most=40):
            pass
        ends.add(repr((match.actions, match.position())))
    assert len(ends) == 4


def test_who_goes_back_and_decides_the_same_meets_the_same_chance(variant: Variant) -> None:
    for at in sampled(new(variant, SEED), every=9):
        if at.ply:
            again = at.at(at.ply - 1)
            again.advance(at.actions[-1])
            assert again.position() == at.position()
            assert again.undoable == at.undoable


def test_a_copy_has_the_same_chance_and_takes_nothing_from_it(variant: Variant) -> None:
    for at in sampled(new(variant, SEED), every=9):
        if not at.over:
            first, second = at.copy(), at.copy()
            for _ in range(3):
                if not first.over:
                    action = first.legal.ids[0]
                    assert first.advance(action) == second.advance(action)


def piles(match: Match, seed: int) -> Piles:
    """What was left of every pile that nobody may look into, while it was only drawn from."""
    found: Piles = {}
    renewed: set[tuple[str, int]] = set()
    for at in random_play(match, seed):
        for name, field in at.game.state.fields.items():
            if field.audience is Audience.NOBODY and field.axes:
                for row, counts in enumerate(at._table.record[name][0].reshape(-1, field.shape[-1]).tolist()):
                    pile = found.setdefault((name, row), {})
                    if pile and sum(counts) > min(pile):
                        renewed.add((name, row))
                    if (name, row) not in renewed:
                        assert pile.setdefault(sum(counts), counts) == counts
    return found


def test_the_things_of_a_pile_come_in_the_same_order_whatever_is_played(variant: Variant) -> None:
    one, *others = [piles(new(variant, SEED), seed) for seed in range(3)]
    if not one:
        pytest.skip("there is no pile that nobody may look into")
    compared = 0
    for pile, left in one.items():
        for other in others:
            both = left.keys() & other[pile].keys()
            compared += len(both - {max(left)})
            assert {size: left[size] for size in both} == {size: other[pile][size] for size in both}
    assert compared > 0


def test_the_generator_of_the_plain_record_is_never_used_in_a_match(variant: Variant) -> None:
    match = new(variant, SEED)
    assert {int(at._table.record["stream"][0]) for at in random_play(match)} == {1}


def memory_of(record: np.ndarray[Any, Any]) -> bytes:
    """All memory that a record lies in."""
    while isinstance(record.base, np.ndarray):
        record = record.base
    return record.tobytes()


def test_what_a_seat_may_imagine_or_see_holds_no_key(variant: Variant) -> None:
    """Neither the record that bots and searches are given, nor the memory it lies in, nor what crosses to a process."""
    for at in sampled(new(variant, SEED), every=15):
        parts = [at.seed.key[i : i + 4] for i in range(20, 32, 4)]
        assert all(part in at._table._whole.tobytes() for part in parts)
        for seat in range(at.players):
            world = at.imagined(seat, 7)
            assert world.dtype == at.game.state.dtype
            for given in (memory_of(world), memory_of(at.seen(seat)), pickle.dumps(world), at.sight(seat)):
                assert not any(part in given for part in parts)


def test_a_table_without_a_key_draws_nothing(name: str) -> None:
    match = midtown.new_match(name, players=2)
    table = Table(match.game, match._table.record)
    with pytest.raises(TypeError, match="no key"):
        table.apply(table.legal()[0])
