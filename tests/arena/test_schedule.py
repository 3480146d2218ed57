"""Who meets whom, where and on which luck."""

from __future__ import annotations

from collections import Counter

import pytest

from midtown.arena.schedule import groups, schedule
from midtown.arena.setup import set_up
from midtown.errors import InvalidError


def test_random_and_mirror_matches_are_the_controls() -> None:
    setup = set_up("skyline", ["greedy"])
    assert groups(setup) == [("greedy", "random"), ("greedy", "greedy"), ("random", "random")]
    assert groups(set_up("skyline", ["greedy", "random"], controls=False)) == [("greedy", "random")]


def test_every_group_plays_every_seat_order_on_the_same_luck() -> None:
    setup = set_up("skyline", ["greedy", "newcomer"], players=3, controls=True)
    fixtures = [f for f in schedule(setup, games=12) if len(set(f.seats)) == 3]
    assert Counter(f.round for f in fixtures) == {0: 6, 1: 6}
    assert len({f.seats for f in fixtures}) == 6
    assert setup.match_seed(0) != setup.match_seed(1)


def test_numbers_of_games_are_rounded_up_to_whole_rounds() -> None:
    setup = set_up("skyline", ["greedy"])
    counts = Counter(tuple(sorted(fixture.seats)) for fixture in schedule(setup, games=5))
    assert counts == {("greedy", "random"): 6, ("greedy", "greedy"): 5, ("random", "random"): 5}


def test_more_games_are_the_same_games_and_more() -> None:
    setup = set_up("skyline", ["greedy"])
    assert set(schedule(setup, games=4)) < set(schedule(setup, games=9))


def test_with_fewer_bots_than_seats_a_bot_takes_several() -> None:
    setup = set_up("skyline", ["greedy", "random"], players=3, controls=False)
    seats = {fixture.seats for fixture in schedule(setup, games=3)}
    assert ("greedy", "greedy", "random") in seats
    assert ("random", "greedy", "random") in seats
    assert ("greedy", "greedy", "greedy") not in seats
    assert len(seats) == 6


def test_alone_every_bot_plays_every_seed_once() -> None:
    setup = set_up("skyline", ["greedy"], players=1)
    fixtures = schedule(setup, games=3)
    assert len(fixtures) == len(set(fixtures)) == 6
    assert {fixture.seats for fixture in fixtures} == {("greedy",), ("random",)}


def test_tom_keeps_his_seat() -> None:
    setup = set_up("new_york_city", ["greedy"], players=3, options={"toms": "2:B4"})
    assert {fixture.seats[1] for fixture in schedule(setup, games=2)} == {"Tom B4"}
    assert ("random", "Tom B4", "greedy") in {fixture.seats for fixture in schedule(setup, games=2)}


def test_two_of_the_same_kind_are_given_different_chance() -> None:
    setup = set_up("skyline", ["greedy"])
    seats = ("random", "random")
    assert setup.bot_seed(0, seats, 0) != setup.bot_seed(0, seats, 1)
    assert setup.bot_seed(0, seats, 0) == setup.bot_seed(0, seats, 0)


def test_another_seed_is_another_luck() -> None:
    one, other = (set_up("skyline", ["greedy"], seed=seed) for seed in (1, 2))
    assert one.match_seed(0) != other.match_seed(0)
    assert one.digest != other.digest


def test_bots_that_think_by_the_clock_are_known() -> None:
    setup = set_up("skyline", ["search:10", "search:0.5s", "greedy"])
    assert [entrant.repeats for entrant in setup.entrants] == [True, False, True, True]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"names": ["deepest"]},
        {"names": ["greedy", "greedy"]},
        {"names": ["greedy"], "controls": False},
        {"names": [], "controls": False},
        {"names": ["random"]},
        {"players": 9},
        {"options": {"scenario": "dubai"}},
        {"seed": -1},
        {"seed": 1 << 63},
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, object]) -> None:
    with pytest.raises(InvalidError):
        set_up(**{"game": "skyline", "names": ["greedy"], **asked})  # type: ignore[arg-type]
