"""N-3: the press track."""

from __future__ import annotations

from midtown.engine.match import Match
from tests.rules.new_york_city.city import FINISH, PASS, PLAY, act, city, do


def press(match: Match, players: int = 2) -> list[tuple[int, int]]:
    """Space and height of each token, the neutral one last."""
    position = match.position()
    tokens = [*range(players), 4]
    return [(position["press"][token], position["height"][token]) for token in tokens]


def test_the_higher_space_and_then_the_higher_place_in_the_stack_is_ahead() -> None:
    """N-3.1"""
    assert city(players=3, press=[2, 5, 2]).view()["shown"]["press_order"] == [1, 0, 2]
    assert city(players=3, press=[2, 2, 2], height=[1, 2, 0, 0, 0]).view()["shown"]["press_order"] == [1, 0, 2]


def test_first_moves_one_and_the_winner_with_two_and_one_lands_on_top_of_him() -> None:
    """N-3.2, and the example of the press round"""
    match = city(players=3, press=[5, 3, 1], hands={0: "press", 1: "press press", 2: "press"})
    act(match, PLAY, FINISH, PLAY, PLAY, FINISH, PLAY, FINISH)
    assert press(match, 3) == [(6, 0), (6, 1), (2, 0), (7, 0)]
    assert match.view()["shown"]["press_order"] == [1, 0, 2]


def test_a_token_that_leaves_a_stack_lets_those_above_sink() -> None:
    """N-3.2"""
    match = city(players=3, press=[4, 4, 4], hands={2: "press"}, turn=2)
    act(match, PLAY, FINISH)
    assert press(match, 3) == [(4, 1), (4, 0), (6, 0), (7, 0)]


def test_on_space_15_a_token_goes_below_those_already_there() -> None:
    """N-3.3"""
    match = city(press=[15, 12], hands={1: "press press press press"}, turn=1)
    act(match, PLAY, PLAY, PLAY, FINISH)
    assert press(match)[:2] == [(15, 1), (15, 0)]
    assert match.view()["shown"]["press_order"] == [0, 1]


def test_nobody_moves_past_space_15_and_who_is_there_stays_as_he_lies() -> None:
    """N-3.3"""
    match = city(press=[15, 15], height=[0, 1, 0, 0, 0], hands={0: "press press"})
    act(match, PLAY, PLAY, FINISH)
    assert press(match)[:2] == [(15, 0), (15, 1)]


def test_the_neutral_token_is_stacked_but_takes_no_part_in_the_order() -> None:
    """N-3.4"""
    match = city(press=[7, 6], hands={0: "press"})
    act(match, PLAY, FINISH)
    assert press(match) == [(9, 0), (6, 0), (8, 0)]
    match = city(press=[6, 5], hands={0: "press"})
    act(match, PLAY, FINISH)
    assert press(match) == [(8, 1), (5, 0), (8, 0)]


def test_going_back_lands_on_top_and_ends_at_the_start() -> None:
    """N-3.5"""
    match = city(press=[2, 1], hands={0: "press"}, characters={0: [14]})
    act(match, PLAY, do("step_back", steps=1))
    assert press(match)[:2] == [(1, 1), (1, 0)]


def test_ties_of_bids_ignore_the_neutral_token() -> None:
    """N-3.4"""
    match = city(press=[7, 9], hands={0: "press", 1: "press"}, bidding="dollar", characters={})
    act(match, PASS)
    assert match.turn == 1
