"""Weights are read by name, and a file that lacks one or has it in another form is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from midtown.engine.weights import FILE, Weights
from midtown.errors import InvalidError

CONTENT = """
card = 0.5
horizon = 10
[policy]
rise = [1, 2.5]
fall = [3, 4]
[families]
short = [1.0]
long = [1.0, 2.0, 3.0]
[ragged]
pair = [[1.0], [1.0, 2.0]]
[broken]
word = "one"
switch = true
endless = inf
"""


class Pull(IntEnum):
    RISE = 0
    FALL = 1


class Third(IntEnum):
    RISE = 0
    FALL = 1
    TURN = 2


class First(IntEnum):
    RISE = 0


@pytest.fixture
def weights(tmp_path: Path) -> Weights:
    (tmp_path / FILE).write_text(CONTENT)
    return Weights.beside(str(tmp_path / "estimate.py"))


def test_numbers_come_in_the_form_asked_for(weights: Weights) -> None:
    assert weights.number("card") == 0.5
    assert weights.whole("horizon") == 10
    assert weights.array("policy.rise", 2).tolist() == [1.0, 2.5]
    assert weights.rows("policy", Pull, 2).tolist() == [[1.0, 2.5], [3.0, 4.0]]
    assert {name: len(values) for name, values in weights.lists("families").items()} == {"short": 1, "long": 3}
    assert weights.array("policy.fall", 2).dtype == np.float64


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda w: w.number("tower"), "'tower' is missing"),
        (lambda w: w.number("policy.tower"), "'policy.tower' is missing"),
        (lambda w: w.number("card.tower"), "'card.tower' is missing"),
        (lambda w: w.rows("policy", Third, 2), "'policy.turn' is missing"),
        (lambda w: w.rows("policy", First, 2), "'policy.fall' stands for nothing"),
        (lambda w: w.rows("card", Pull, 2), "'card' must be a table"),
        (lambda w: w.whole("card"), "'card' must be a whole number"),
        (lambda w: w.number("policy.rise"), "'policy.rise' must be one number, not a list of 2 numbers"),
        (lambda w: w.array("policy.rise", 3), "'policy.rise' must be a list of 3 numbers"),
        (lambda w: w.array("ragged.pair", 2, 2), "'ragged.pair' must be a number, or lists"),
        (lambda w: w.number("broken.word"), "'broken.word' must be a number"),
        (lambda w: w.number("broken.switch"), "'broken.switch' must be a number"),
        (lambda w: w.number("broken.endless"), "'broken.endless' must be a number"),
        (lambda w: w.lists("broken"), "'broken.word' must be a number"),
    ],
)
def test_what_is_missing_or_wrong_is_named(weights: Weights, ask: Callable[[Weights], object], says: str) -> None:
    with pytest.raises(InvalidError, match=says):
        ask(weights)


def test_a_file_that_is_not_there_or_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidError, match="cannot be read"):
        Weights.beside(str(tmp_path / "estimate.py"))
    (tmp_path / FILE).write_text("card = ")
    with pytest.raises(InvalidError, match="no TOML"):
        Weights.beside(str(tmp_path / "estimate.py"))
