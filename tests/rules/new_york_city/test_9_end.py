"""N-9: final scoring; N-8.28 to N-8.37: the characters of the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.new_york_city.city import BOROUGHS, city, points

BARE: dict[str, Any] = {"dollars": [0, 0], "board": [0, 0]}


def test_the_game_is_over_after_the_fifth_round() -> None:
    """N-9.1"""
    match = city("over")
    assert match.over
    assert match.winners


def test_seven_characters_with_30_and_five_skyscrapers_at_brown_lanterns_bring_20() -> None:
    """N-9.2, N-9.3, N-8.28, and the example of the rules"""
    match = city(
        "over", characters={0: [9, 1, 2, 12, 3, 30, 18]}, skyscrapers={0: {"queens": 3, "staten_island": 2}}, **BARE
    )
    assert points(match)["characters"] == 15
    assert points(match)["lanterns"] == 5


@pytest.mark.parametrize(
    ("character", "boroughs"),
    [
        (28, ("jersey_city", "queens")),
        (29, ("bronx", "brooklyn")),
        (30, ("queens", "staten_island")),
        (31, ("brooklyn", "jersey_city")),
        (32, ("staten_island", "bronx")),
    ],
)
def test_28_to_32_count_skyscrapers_at_their_lantern(character: int, boroughs: tuple[str, str]) -> None:
    """N-8.28"""
    standing = {borough: 2**i for i, borough in enumerate(BOROUGHS)}
    match = city("over", characters={0: [character]}, skyscrapers={0: standing}, **BARE)
    assert points(match)["lanterns"] == sum(standing[borough] for borough in boroughs)


@pytest.mark.parametrize(("space", "expected"), [(0, 0), (1, 1), (2, 1), (7, 4), (15, 8)])
def test_33_counts_two_press_spaces_as_one_rounded_up(space: int, expected: int) -> None:
    """N-8.33"""
    match = city("over", characters={0: [33]}, press=[space, 0], **BARE)
    assert points(match).get("newspapers", 0) == expected


def test_33_twice_scores_twice() -> None:
    """N-8.37"""
    match = city("over", characters={0: [33, 33]}, press=[3, 0], **BARE)
    assert points(match)["newspapers"] == 4


def test_34_counts_the_best_type_of_the_reserve_and_wilds_only_as_wilds() -> None:
    """N-8.34"""
    match = city("over", characters={0: [34]}, reserves={0: "press press wild dollar"}, **BARE)
    assert points(match)["reserve"] == 4
    wilds = city("over", characters={0: [34, 34]}, reserves={0: "wild wild wild press"}, **BARE)
    assert points(wilds)["reserve"] == 12


def test_35_counts_boroughs_with_three_skyscrapers() -> None:
    """N-8.35"""
    match = city("over", characters={0: [35]}, skyscrapers={0: {"bronx": 3, "queens": 2, "brooklyn": 5}}, **BARE)
    assert points(match)["strongholds"] == 4


def test_36_counts_all_characters_itself_included() -> None:
    """N-8.36"""
    match = city("over", characters={0: [36, 1, 1, 40]}, **BARE)
    assert points(match)["company"] == 4


def riding(*links: int) -> dict[str, Any]:
    """Seat 0 has these vessels; their tiles lie in Manhattan, where nobody builds."""
    names = ["taxi", "subway", "streetcar", "bus", "boat"]
    tiles: dict[str, str] = {}
    for link in links:
        low, high = f"{names[link // 2]}_low", f"{names[link // 2]}_high"
        tiles[low if low not in tiles else high] = "manhattan"
    return {"vessels": dict.fromkeys(links, 0), "tiles": tiles}


@pytest.mark.parametrize(("character", "links"), [(37, (0, 8)), (38, (6, 2)), (39, (4, 1))])
def test_37_to_39_pay_for_two_vessels(character: int, links: tuple[int, int]) -> None:
    """N-8.37"""
    match = city("over", characters={0: [character]}, **riding(*links), **BARE)
    assert points(match)["vessel_sets"] == 5
    alone = city("over", characters={0: [character]}, **riding(links[0]), **BARE)
    assert points(alone).get("vessel_sets", 0) == 0


def test_37_two_sets_pay_twice_but_two_tiles_no_more_than_one() -> None:
    """N-8.37"""
    match = city("over", characters={0: [37]}, **riding(0, 1, 8, 9), **BARE)
    assert points(match)["vessel_sets"] == 10


def test_a_piece_counts_once_in_the_best_way() -> None:
    """N-8.37"""
    match = city("over", characters={0: [37, 39]}, **riding(0, 8, 4), **BARE)
    assert points(match)["vessel_sets"] == 5
    both = city("over", characters={0: [37, 39]}, **riding(0, 1, 8, 4), **BARE)
    assert points(both)["vessel_sets"] == 10


def test_40_and_41_take_any_vessel_with_two_dollars_or_two_skyscrapers() -> None:
    """N-8.37"""
    dollars = city("over", characters={0: [40]}, **riding(5), dollars=[3, 0], board=[0, 0])
    assert (points(dollars)["vessel_sets"], points(dollars)["the_rest"]) == (6, 1)
    towers = city("over", characters={0: [41]}, **riding(5), dollars=[0, 0], board=[2, 0])
    assert points(towers)["vessel_sets"] == 6


def test_42_takes_two_dollars_and_two_skyscrapers() -> None:
    """N-8.37"""
    match = city("over", characters={0: [42]}, dollars=[5, 0], board=[4, 0])
    assert points(match)["vessel_sets"] == 12
    assert points(match)["the_rest"] == 1


def test_37_and_40_share_the_vessels() -> None:
    """N-8.37"""
    match = city("over", characters={0: [37, 40]}, **riding(0, 8), dollars=[4, 0], board=[0, 0])
    assert points(match)["vessel_sets"] == 12
    assert "the_rest" not in points(match)


def test_a_borough_worth_14_pays_14_7_and_2_with_the_neutral_third() -> None:
    """N-9.4, N-9.5, and the example of the rules"""
    match = city(
        "over",
        3,
        skyscrapers={0: {"brooklyn": 4}, 1: {"brooklyn": 2}, 2: {"brooklyn": 1}},
        tiles={"taxi_high": "brooklyn", "bus_low": "brooklyn"},
        vessels={0: 0, 6: 1},
        press=[3, 9, 1],
        dollars=[0, 0, 0],
        board=[0, 0, 0],
    )
    assert match.view()["shown"]["worth"]["brooklyn"] == 14
    assert [points(match, seat)["brooklyn"] for seat in range(3)] == [14, 7, 2]


def test_the_neutral_token_wins_its_ties_when_it_is_ahead() -> None:
    """N-9.5"""
    behind = city("over", skyscrapers={0: {"bronx": 2}}, press=[4, 0], **BARE)
    assert points(behind)["bronx"] == 4
    ahead = city("over", skyscrapers={0: {"bronx": 2}}, press=[9, 0], **BARE)
    assert points(ahead)["bronx"] == 7


def test_nobody_scores_where_he_has_no_skyscraper() -> None:
    """N-9.4"""
    assert points(city("over", **BARE)) == {}


def test_who_is_everywhere_gets_three_points() -> None:
    """N-9.6"""
    match = city("over", skyscrapers={0: dict.fromkeys(BOROUGHS, 1)}, **BARE)
    assert points(match)["all_boroughs"] == 3
    assert "all_boroughs" not in points(match, 1)


def test_press_space_five_brings_three_points() -> None:
    """N-9.7"""
    match = city("over", press=[5, 4], **BARE)
    assert points(match)["press_bonus"] == 3
    assert "press_bonus" not in points(match, 1)


def test_the_rest_counts_half_rounded_up_without_dollars_on_characters() -> None:
    """N-9.8"""
    match = city("over", characters={0: [23]}, used={0: [23]}, dollars=[3, 0], board=[2, 0])
    assert points(match)["the_rest"] == 3


def test_most_points_win_and_a_tie_goes_to_who_is_ahead() -> None:
    """N-9.9"""
    more = city("over", dollars=[0, 6], board=[0, 0], press=[4, 0])
    assert more.winners == [1]
    tied = city("over", press=[3, 3], height=[0, 1, 0, 0, 0], **BARE)
    assert tied.winners == [1]
