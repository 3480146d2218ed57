"""S-2: the set-up."""

from __future__ import annotations

import pytest

import midtown
from tests.rules.skyline.street import END, build, columns, street, take


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_die_of_each_type_lies_in_the_district(players: int) -> None:
    """S-2.1"""
    position = midtown.new_match("skyline", players=players).position()
    assert position["district"] == {"ground": 1, "upper": 1, "penthouse": 1}
    assert position["yard"] == {"ground": 24 - min(players, 3), "upper": 27, "penthouse": 6}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_begin_with_a_high_a_mid_a_low_and_no_ground_floor(players: int) -> None:
    """S-2.2"""
    match = midtown.new_match("skyline", players=players)
    begins = [["high 1"], ["mid 1"], ["low 1"], []]
    assert [columns(match, seat) for seat in range(players)] == begins[:players]


def test_play_goes_clockwise_and_every_round_begins_with_the_same_player() -> None:
    """S-2.3"""
    match = midtown.new_match("skyline", players=3)
    seats = []
    for _ in range(6):
        seats.append(match.turn)
        match.play(take(ground=3))
        match.play(next(action for action in match.legal if action.kind == "build"))
        match.play(END)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_the_start_floor_is_a_column_like_any_other() -> None:
    """S-2.2"""
    match = midtown.new_match("skyline", players=2)
    built = street(active=["upper high"], columns={0: columns(match)})
    built.play(build("upper", "high", 1))
    assert columns(built) == ["high 2"]
