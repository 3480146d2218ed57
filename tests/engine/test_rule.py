"""Rules as functions: who may call them."""

from __future__ import annotations

import pytest

from midtown.engine.chance import plain_number
from midtown.engine.rule import INTERPRETED, entry
from midtown.games import find


@entry
def twice(n: int) -> int:
    return 2 * n


def test_python_calls_an_entry() -> None:
    assert twice(21) == 42


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are plain functions")
def test_a_rule_without_a_way_in_says_so_instead_of_crashing() -> None:
    record = find("lift").blank(2, {})
    with pytest.raises(TypeError, match="mark it with `entry`"):
        plain_number(record[0], 6)
