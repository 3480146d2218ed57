"""Every test knows Lift, the smallest game, beside the real ones."""

from __future__ import annotations

import pytest

from midtown.games import find, names, register

LONG = 40
"""Options that take so many characters are named without what they are."""

register("tests.games.lift")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--examine", type=int, default=100, help="random games per variant that the examiner plays")
    parser.addoption("--positions", type=int, default=500, help="changed positions per variant that it sets up")
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew")


def variant_name(variant: tuple[str, int, dict[str, object]]) -> str:
    game, players, options = variant
    chosen = {k: v for k, v in options.items() if v != find(game).read_options(players, {})[k]}
    told = [f"{k}={v}" if len(str(v)) < LONG else k for k, v in chosen.items()]
    return "-".join([game, str(players), *told])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`variant`: every game with every number of players and every value of its options; `name`: every game."""
    if "variant" in metafunc.fixturenames:
        variants = [(name, players, options) for name in names() for players, options in find(name).variants()]
        metafunc.parametrize("variant", variants, ids=[variant_name(v) for v in variants])
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names())
