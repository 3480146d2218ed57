"""A match is its record: it can be written, read, taken back and set up again at any point."""

from __future__ import annotations

import json
import random

import pytest

import midtown
from midtown import IllegalError
from tests.examiner.play import Variant, new, random_play, sampled


def test_a_match_replays_from_its_record(variant: Variant) -> None:
    match = new(variant)
    for _ in random_play(match):
        pass
    again = midtown.load(json.loads(json.dumps(match.record())))
    assert again.over
    assert again.record() == match.record()
    assert again.position() == match.position()


def test_record_and_position_survive_json_at_every_step(variant: Variant) -> None:
    for at in sampled(new(variant), every=7):
        record = json.loads(json.dumps(at.record()))
        assert midtown.load(record).record() == record
        position = json.loads(json.dumps(at.position()))
        assert midtown.set_up(variant[0], position).position() == position


def test_a_match_set_up_from_a_position_has_a_record_of_its_own(variant: Variant) -> None:
    match = new(variant)
    for _ in random_play(match, most=12):
        pass
    middle = midtown.set_up(variant[0], match.position(), seed=4)
    for _ in random_play(middle, seed=9):
        pass
    assert midtown.load(middle.record()).position() == middle.position()


def test_undo_goes_back_to_every_allowed_point_and_no_further(variant: Variant) -> None:
    match = new(variant)
    trail = [match.position()]
    chooser = random.Random(5)
    undone, kept_turn = 0, 0
    while not match.over and match.ply < 300 and undone < 60:
        turn = match.turn
        match.advance(chooser.choice(match.legal.ids))
        trail.append(match.position())
        kept_turn += match.turn == turn
        if match.ply % 3 == 0:
            while match.undoable:
                match.undo()
                trail.pop()
                undone += 1
                assert match.position() == trail[-1]
            with pytest.raises(IllegalError):
                match.undo()
    assert undone > 0 or kept_turn < 5, "nothing was undone, though many decisions did not pass the turn"
