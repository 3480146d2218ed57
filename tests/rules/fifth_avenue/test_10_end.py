"""F-10: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from midtown.engine.match import Match
from tests.rules.fifth_avenue.city import build, business, city, move, place, points, reason


def last_business(**things: Any) -> Match:
    """The twelfth business lies on a far corner, and the game is over."""
    match = city(placed=11, current=["boutique", "gallery"], **things)
    match.play(business("boutique"))
    match.play(place("east_52", "violet"))
    assert match.over
    return match


def test_the_game_ends_with_the_twelfth_business() -> None:
    """F-10.1; the other end, the second building stop, is tested under F-8.4."""
    match = last_business()
    assert match.position()["phase"] == "over"
    assert match.turn is None
    for action in (move("white", "west_34"), build(0), {"kind": "pass"}, {"kind": "take_black"}):
        assert reason(match, action) == "game_over"


def test_every_open_district_is_scored_once_more() -> None:
    """F-10.2"""
    towers = {"west_34": {"orange": (0, 2)}, "times_square": {"green": (1, 1), "orange": (0, 1)}}
    shops = {"times_square": {"gray": ["gallery"]}}
    match = last_business(towers=towers, shops=shops, points={0: 5})
    assert points(match) == [5 + 2 + 2, 2, 0]
    assert match.scores[0]["sources"] == {"districts": 5, "special": 0, "stops": 0, "final": 4, "park": 0}


@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        (["perfume"] * 7, 2),
        (["boutique", "boutique", "jeweler"], 3),
        (["boutique", "perfume", "jeweler"], 5),
        (["perfume", "jeweler"], 3),
        (["jeweler"], 2),
        ([], 1),
    ],
)
def test_skyscrapers_below_central_park_score_by_three_businesses(tiles: list[str], worth: int) -> None:
    """F-10.3: the game can also end by turns or stops, with few businesses below the park."""
    placed = {7: 11, 3: 5, 2: 3, 1: 2, 0: 0}[len(tiles)]
    if placed == 11:
        # the last business joins the others below the park: a perfume shop, too
        match = city(placed=11, current=["boutique", "perfume"], park={0: 3, 1: 1}, park_tiles=tiles)
        match.play(business("boutique"))
        match.play(place("east_52", "violet"))
    else:
        match = city("move", placed=placed, park={0: 3, 1: 1}, park_tiles=tiles, turns=199)
        match.play(move("white", "west_34"))
    assert match.over
    assert [s["sources"]["park"] for s in match.scores] == [3 * worth, worth, 0]
    assert sum(match.position()["turned_up"].values()) == min(3, len(tiles))


def test_the_three_businesses_are_drawn_by_chance() -> None:
    """F-10.3"""
    found = {
        tuple(last_business(park_tiles=["boutique", "boutique", "jeweler", "jeweler", "gallery", "perfume", "perfume"],
                            seed=seed).position()["turned_up"].values())
        for seed in range(12)
    }  # fmt: skip
    assert len(found) > 3


def test_while_the_game_runs_the_scores_say_what_an_end_now_would_bring() -> None:
    """F-10.2, F-10.3: the park counts with its average."""
    match = city(
        towers={"west_34": {"orange": (0, 2)}}, park={0: 2}, placed=5, park_tiles=["gallery"] * 3, points={1: 7}
    )
    assert [s["total"] for s in match.scores] == [2 + 4, 7, 0]
    assert match.view()["shown"]["points"] == [0, 7, 0]
    assert match.view()["shown"]["points_if_ended"] == [6, 7, 0]


def test_the_most_points_win() -> None:
    """F-10.4"""
    assert last_business(points={0: 4, 1: 9, 2: 8}).winners == [1]


def test_among_equals_the_most_cards_in_hand_win() -> None:
    """F-10.4: cards of all colors and black."""
    hands = {0: ["orange 6"], 1: ["black 4", "gray 4"], 2: ["violet 4"] * 3}
    assert last_business(points={0: 9, 1: 9, 2: 8}, hands=hands).winners == [1]


def test_then_the_win_is_shared() -> None:
    """F-10.4"""
    hands = {0: ["orange 6"], 1: ["black 4"]}
    assert last_business(points={0: 9, 1: 9}, hands=hands).winners == [0, 1]


def test_the_game_ends_when_two_hundred_turns_are_complete() -> None:
    """F-10.5"""
    match = city("move", turns=198)
    match.play(move("white", "west_34"))
    assert not match.over
    match = city("move", turns=199, towers={"times_square": {"orange": (2, 1)}})
    events = match.play(move("white", "west_34"))
    assert match.over
    assert points(match) == [0, 0, 1]
    assert next(e for e in events if e.kind == "game_ended").arguments == {"ending": "turns"}


def test_the_last_turn_is_completed_with_its_auctions() -> None:
    """F-10.5"""
    match = city("move", turns=199, white="central_park")
    match.play(move("white", "city_hall"))
    assert not match.over
    for _ in range(3):
        match.play({"kind": "pass"})
    assert match.over
