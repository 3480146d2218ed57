"""N-2: set-up."""

from __future__ import annotations

import pytest

import midtown
from tests.rules.new_york_city.city import do, reason


@pytest.mark.parametrize("seed", range(5))
def test_letters_and_base_values_lie_at_random_and_four_characters_of_each_value_are_shown(seed: int) -> None:
    """N-2.1"""
    position = midtown.new_match("new_york_city", players=3, seed=seed).position()
    assert sorted(position["sequence"].values()) == list("abcdex")
    assert sorted(position["base"].values()) == [6, 7, 8, 8, 9, 10]
    for value, row in enumerate(position["row"], start=1):
        assert [position["value"][character] for character in row] == [value] * 4


def test_the_set_up_differs_from_game_to_game() -> None:
    """N-2.1"""
    games = [midtown.new_match("new_york_city", players=2, seed=seed).position() for seed in range(6)]
    for field in ("sequence", "base", "row", "start_pairs", "height", "reserve"):
        assert len({str(game[field]) for game in games}) > 1


def test_two_neutral_skyscrapers_stand_everywhere() -> None:
    """N-2.2"""
    assert set(midtown.new_match("new_york_city", players=2).position()["neutral"].values()) == {2}


@pytest.mark.parametrize(("players", "space"), [(2, 8), (3, 7), (4, 6)])
def test_tokens_are_stacked_on_the_start_and_the_neutral_one_stands_ahead(players: int, space: int) -> None:
    """N-2.3"""
    position = midtown.new_match("new_york_city", players=players).position()
    assert position["press"] == [0, 0, 0, 0, space]
    assert sorted(position["height"][:players]) == list(range(players))


def test_a_tom_counts_as_a_player_for_the_neutral_token() -> None:
    """N-2.3"""
    assert midtown.new_match("new_york_city", players=3, toms={1: "B4", 2: "B4"}).position()["press"][4] == 7


def test_everybody_begins_with_the_same() -> None:
    """N-2.4"""
    position = midtown.new_match("new_york_city", players=4).position()
    x = next(borough for borough, letter in position["sequence"].items() if letter == "x")
    assert [own[x] for own in position["skyscrapers"]] == [1] * 4
    assert [sum(own.values()) for own in position["skyscrapers"]] == [1] * 4
    assert position["board"] == [4] * 4
    assert position["dollars"] == [1] * 4
    assert [sum(own.values()) for own in position["reserve"]] == [2] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_of_start_characters_more_than_players_is_shown(players: int) -> None:
    """N-2.5"""
    position = midtown.new_match("new_york_city", players=players).position()
    shown = [pair for pair in position["start_pairs"] if pair != ["none", "none"]]
    assert len(shown) == players + 1
    assert {position["value"][pair[0]] for pair in shown} == {1}
    assert {position["value"][pair[1]] for pair in shown} == {5}


def test_start_characters_are_chosen_from_the_bottom_of_the_stack_upwards() -> None:
    """N-2.6"""
    match = midtown.new_match("new_york_city", players=3, seed=2)
    heights = match.position()["height"][:3]
    turns = []
    for place in (2, 0, 1):
        turns.append(match.turn)
        pair = match.position()["start_pairs"][place]
        match.play(do("pick_start", place=place))
        assert all(match.position()["characters"][turns[-1]][character] == 1 for character in pair)
    assert [heights[seat] for seat in turns] == [0, 1, 2]
    assert match.position()["phase"] == "pick"


def test_a_pair_that_somebody_has_taken_is_gone() -> None:
    """N-2.6"""
    match = midtown.new_match("new_york_city", players=2)
    match.play(do("pick_start", place=0))
    assert reason(match, do("pick_start", place=0)) == "no_start_pair_there"
    assert reason(match, do("take_pair", place=0)) == "start_characters_first"
    match.play(do("pick_start", place=1))
    assert reason(match, do("pick_start", place=2)) == "start_is_over"
