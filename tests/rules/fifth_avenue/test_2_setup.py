"""F-2: the set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import midtown
from midtown.engine.match import Match
from tests.rules.fifth_avenue.city import COLORS, hand_sizes, kinds, reason, start


def start_plots(position: dict[str, Any]) -> list[str]:
    return [plot for plots in position["businesses"].values() for plot, n in plots.items() if sum(n.values())]


@pytest.mark.parametrize("seed", range(40))
def test_on_the_front_two_colors_hold_two_businesses_and_the_others_one(seed: int) -> None:
    """F-2.1"""
    position = midtown.new_match("fifth_avenue", players=2, seed=seed).position()
    assert all(sum(sum(n.values()) for n in plots.values()) == 1 for plots in position["businesses"].values())
    assert sorted(Counter(start_plots(position)).values()) == [1, 1, 1, 2, 2]


def test_every_district_can_hold_its_business_on_every_color() -> None:
    """F-2.1: all distributions are equally likely, so each of the 35 plots is used a fifth of the time."""
    used = Counter[tuple[int, str]]()
    for seed in range(400):
        position = midtown.new_match("fifth_avenue", players=2, seed=seed).position()
        used.update(enumerate(start_plots(position)))
    assert len(used) == 35
    assert all(45 < n < 120 for n in used.values())


def test_on_the_back_the_businesses_lie_on_the_dashed_plots() -> None:
    """F-2.1"""
    position = midtown.new_match("fifth_avenue", players=4, board="back").position()
    assert start_plots(position) == ["dashed"] * 7


def test_twenty_businesses_fill_the_row_in_sets_and_nine_are_out() -> None:
    """F-2.2"""
    position = midtown.new_match("fifth_avenue", players=3).position()
    assert [sum(tiles.values()) for tiles in position["row"]] == [3, 2, 3, 2, 3, 2, 3, 2]
    assert sum(position["out_of_game"].values()) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_one_card_a_color_and_four_black_ones(players: int) -> None:
    """F-2.3"""
    match = midtown.new_match("fifth_avenue", players=players)
    position = match.position()
    assert hand_sizes(match) == [9] * players
    for hand in position["hand"]:
        assert all(sum(hand[color].values()) == 1 for color in COLORS)
        assert sum(hand["black"].values()) == 4
    assert all(position["top"][color] in (4, 5, 6) for color in COLORS)
    assert position["stack_size"] == dict.fromkeys(COLORS, 12 - players - 1)
    assert position["black_size"] == 50 - 4 * players


def test_after_the_start_three_skyscrapers_are_in_supply_and_twelve_in_the_general_one() -> None:
    """F-2.4"""
    match = settled(midtown.new_match("fifth_avenue", players=4))
    assert match.position()["supply"] == [3] * 4
    assert match.position()["general_supply"] == [12] * 4


def settled(match: Match) -> Match:
    """After everybody has placed the start skyscrapers."""
    while "start" in kinds(match):
        match.play(match.legal[0])
    return match


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [0, 1, 1, 0]), (3, [0, 2, 1, 1, 2, 0]), (4, [0, 3, 2, 1, 1, 2, 3, 0])],
)
def test_start_skyscrapers_are_placed_counterclockwise_and_then_back(players: int, order: list[int]) -> None:
    """F-2.5: in the example of four, Anna, Kevin, Ken, Alfonzo and then Alfonzo, Ken, Kevin, Anna."""
    match = midtown.new_match("fifth_avenue", players=players)
    seats = []
    while "start" in kinds(match):
        seats.append(match.turn)
        match.play(match.legal[0])
    assert seats == order


def test_the_second_start_skyscraper_goes_to_another_district() -> None:
    """F-2.5"""
    match = midtown.new_match("fifth_avenue", players=2, board="back")
    match.play(start("west_34", "orange"))
    match.play(start("times_square", "orange"))
    assert match.turn == 1
    assert reason(match, start("times_square", "green")) == "one_plot_a_district"
    assert start("west_34", "green") in match.legal


def test_nothing_else_is_possible_before_all_start_skyscrapers_stand() -> None:
    """F-2.5"""
    match = midtown.new_match("fifth_avenue", players=2)
    assert reason(match, {"kind": "take_skyscrapers"}) == "start_first"


def test_the_start_player_begins_and_both_commissioners_stand_in_city_hall() -> None:
    """F-2.6"""
    match = settled(midtown.new_match("fifth_avenue", players=3))
    assert (match.turn, match.position()["phase"]) == (0, "choose")
    assert match.position()["commissioner"] == {"white": "city_hall", "beige": "city_hall"}


def test_play_goes_clockwise() -> None:
    """F-2.6"""
    match = settled(midtown.new_match("fifth_avenue", players=3))
    seats = []
    for _ in range(4):
        seats.append(match.turn)
        match.play({"kind": "take_skyscrapers"})
        for kind in ("take_card", "take_card", "move"):
            match.play(next(a for a in match.legal if a.kind == kind))
    assert seats == [0, 1, 2, 0]
