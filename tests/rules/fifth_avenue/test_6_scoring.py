"""F-6: scoring a district."""

from __future__ import annotations

import pytest

from tests.rules.fifth_avenue.city import city, points, score


@pytest.mark.parametrize(
    ("left", "right", "worth"),
    [
        ([], [], 1),
        (["boutique"], [], 2),
        (["boutique", "boutique"], ["boutique"], 2),
        (["boutique"], ["gallery"], 3),
        (["boutique", "gallery"], ["gallery", "perfume"], 5),
        (["boutique", "gallery"], ["jeweler", "perfume"], 8),
    ],
)
def test_a_skyscraper_scores_by_the_types_beside_it(left: list[str], right: list[str], worth: int) -> None:
    """F-6.1: orange in Times Square lies between gray and brown."""
    shops = {"times_square": {"gray": left, "brown": right}}
    match = city(white="times_square", towers={"times_square": {"orange": (0, 1)}}, shops=shops)
    match.play(score("times_square"))
    assert points(match) == [worth, 0, 0]


FIGURE = "times_square"  # ring: green, gray, orange, brown, violet


@pytest.mark.parametrize(
    ("towers", "shops", "expected"),
    [
        # 2 × 2 points and 1 × 2 points: one type beside both
        ({"gray": (0, 2), "brown": (1, 1)}, {"orange": ["boutique"]}, [4, 2, 0]),
        # 2 × 2, 1 × 3 and 2 × 3: one type, two and two
        ({"gray": (0, 2), "brown": (1, 1), "green": (2, 2)},
         {"orange": ["boutique"], "violet": ["boutique", "gallery"]}, [4, 3, 6]),
        # 2 × 5 and 1 × 8: three types and all four
        ({"green": (0, 2), "orange": (1, 1)},
         {"gray": ["boutique", "gallery"], "violet": ["jeweler"], "brown": ["jeweler", "perfume"]}, [10, 8, 0]),
    ],
)  # fmt: skip
def test_the_three_districts_of_the_figure(
    towers: dict[str, tuple[int | str, int]], shops: dict[str, list[str]], expected: list[int]
) -> None:
    """F-6.1, F-6.2: the points of the figure, on plots of our edition."""
    match = city(white=FIGURE, towers={FIGURE: towers}, shops={FIGURE: shops})
    match.play(score(FIGURE))
    assert points(match) == expected


def test_everybody_scores_whoever_chose_it() -> None:
    """F-6.2"""
    match = city(white=FIGURE, turn=2, towers={FIGURE: {"green": (0, 3), "orange": (1, 1)}})
    events = match.play(score(FIGURE))
    assert points(match) == [3, 1, 0]
    assert [(e.seat, e.arguments["points"]) for e in events if e.kind == "got_points"] == [(0, 3), (1, 1)]


def test_only_the_chosen_district_scores() -> None:
    """F-6.2"""
    match = city(white=FIGURE, beige="west_34", towers={FIGURE: {"green": (0, 1)}, "west_34": {"green": (1, 1)}})
    match.play(score("west_34"))
    assert points(match) == [0, 1, 0]
