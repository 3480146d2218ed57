"""F-8: the building stop and Central Park."""

from __future__ import annotations

from typing import Any

from midtown.engine.match import Match
from tests.rules.fifth_avenue.city import (
    DECLARE,
    PASS,
    STOP,
    bid,
    build,
    business,
    city,
    colors_to_bid,
    kinds,
    lay,
    place,
    points,
    reason,
    told,
)

# ring of 34th Street West: orange, green, gray, brown, violet
FULL = {"orange": (0, 1), "gray": (1, 1), "violet": (2, 2)}
SHOPS = {"green": ["boutique", "gallery"], "brown": ["perfume", "gallery"]}


def won(*cards: str, towers: Any = FULL, shops: Any = SHOPS, **things: Any) -> Match:
    """The first player has won the auction for 34th Street West with these cards and decides."""
    return city("build", auction="west_34", markers={"white": ["west_34"], **things.pop("markers", {})},
                bids={0: cards}, passed=[1, 2], towers={"west_34": towers, **things.pop("more", {})},
                shops={"west_34": shops}, **things)  # fmt: skip


def bid_and_won(*cards: str, **things: Any) -> Match:
    """The same after the bidding itself."""
    match = city(auction="west_34", markers={"white": ["west_34"]}, hands={0: cards}, towers={"west_34": FULL},
                 shops={"west_34": SHOPS}, **things)  # fmt: skip
    bid(match, *cards)
    match.play(PASS)
    match.play(PASS)
    return match


def test_in_a_full_district_a_winner_with_a_plot_chooses_between_building_and_a_stop() -> None:
    """F-8.1: building none is possible too."""
    match = bid_and_won("orange 4")
    assert (match.turn, kinds(match)) == (0, {"build", "stop"})
    match.play(build(0))
    assert match.position()["closed"]["west_34"] == 0


def test_with_an_empty_plot_there_is_no_stop() -> None:
    """F-8.1"""
    match = won("orange 4", shops={"green": ["boutique"]})
    assert reason(match, STOP) == "not_full"


def test_a_winner_without_a_plot_must_declare_the_stop() -> None:
    """F-8.1"""
    match = city(players=4, auction="west_34", markers={"white": ["west_34"]}, mover=3, turn=3,
                 hands={3: ["green 4"]}, towers={"west_34": FULL}, shops={"west_34": SHOPS})  # fmt: skip
    bid(match, "green 4")
    match.play(PASS)
    match.play(PASS)
    events = match.play(PASS)
    assert "stop_declared" in told(events)
    assert match.position()["closed"]["west_34"] == 1
    assert points(match)[3] == 4


def test_without_skyscrapers_a_winner_with_a_plot_still_chooses() -> None:
    """F-8.1"""
    match = bid_and_won("orange 4", supply={0: 0})
    assert {a.kind for a in match.legal} == {"build", "stop"}
    assert len(match.legal) == 2


def test_the_example_of_the_building_stop() -> None:
    """F-8.2: Red declares with four towers in all: 4; Yellow one tower, three types: 2; Blue two, two types: 3."""
    match = won("orange 4")
    match.play(STOP)
    assert points(match) == [4, 2, 3]
    assert match.scores[0]["sources"]["stops"] == 4


def test_the_declarer_gets_no_half_points_of_his_own() -> None:
    """F-8.2"""
    towers: Any = {"orange": (0, 1), "gray": (1, 1), "violet": ("alea", 1)}
    shops = {"green": ["boutique", "gallery"], "brown": ["perfume", "jeweler"]}
    match = city("build", players=2, auction="west_34", markers={"white": ["west_34"]}, bids={1: ["gray 4"]}, turn=1,
                 passed=[0], towers={"west_34": towers}, shops={"west_34": shops})  # fmt: skip
    match.play(STOP)
    assert points(match) == [1, 3]


def test_half_of_one_point_is_nothing_and_halving_comes_after_adding() -> None:
    """F-8.2: three towers of one point bring 3 / 2 = 1."""
    towers = {"orange": (0, 1), "green": (1, 3), "gray": (2, 1)}
    shops = {"brown": ["perfume"], "violet": ["perfume"]}
    match = won("orange 4", towers=towers, shops=shops)
    match.play(STOP)
    assert points(match) == [5, 1, 1]


def test_everything_there_leaves_the_game_and_the_district_is_closed() -> None:
    """F-8.3"""
    match = won("orange 4")
    out_before = match.position()["out_of_game"]["gallery"]
    events = match.play(STOP)
    position = match.position()
    assert sum(position["skyscrapers"]["west_34"].values()) == 0
    assert position["removed"] == [1, 1, 2]
    assert position["out_of_game"]["gallery"] == out_before + 2
    assert position["closed"]["west_34"] == 1
    assert "closed" in told(events)


def test_nothing_more_happens_in_a_closed_district() -> None:
    """F-8.3"""
    match = city(closed=["west_34"], current=["boutique", "boutique", "gallery"])
    match.play(business("boutique"))
    assert reason(match, place("west_34", "orange")) == "district_closed"


def test_the_other_commissioners_marker_goes_back() -> None:
    """F-8.3"""
    match = won("orange 4", markers={"beige": ["west_34"]}, beige="times_square")
    events = match.play(STOP)
    assert match.position()["markers"]["beige"]["west_34"] == 0
    assert "marker_returned" in told(events)


def test_the_other_commissioner_stays_where_he_is() -> None:
    """F-8.3, F-5.5"""
    match = won("orange 4", beige="west_34")
    match.play(STOP)
    assert match.position()["commissioner"]["beige"] == "west_34"


def test_the_first_stop_does_not_end_the_game() -> None:
    """F-8.4"""
    match = won("orange 4")
    match.play(STOP)
    assert not match.over
    assert match.position()["auction"] == "central_park"


def test_the_second_stop_ends_the_game_at_once_after_its_scoring() -> None:
    """F-8.4: no auction follows; the remaining districts are scored."""
    match = won("orange 4", closed=["east_52"], more={"times_square": {"orange": (1, 1)}})
    events = match.play(STOP)
    assert match.over
    assert [s["total"] for s in match.scores] == [4, 2 + 1, 3]
    assert "auction_began" not in told(events)
    assert next(e for e in events if e.kind == "game_ended").arguments == {"ending": "stops"}


def park(**things: Any) -> Match:
    return city(auction="central_park", **things)


def test_the_first_bid_in_central_park_binds_everybody_to_its_color() -> None:
    """F-8.5"""
    match = park(hands={0: ["orange 4", "green 4"], 1: ["orange 5", "green 6", "violet 6"]})
    assert colors_to_bid(match) == {"orange", "green"}
    bid(match, "orange 4")
    assert colors_to_bid(match) == {"orange"}
    assert reason(match, lay("green 6")) == "park_color"


def test_if_the_first_passes_the_next_one_chooses_the_color() -> None:
    """F-8.5"""
    match = park(hands={0: ["orange 4"], 1: ["green 6"], 2: ["orange 6", "green 4", "green 5"]})
    match.play(PASS)
    bid(match, "green 6")
    assert colors_to_bid(match) == {"green"}


def test_the_winner_builds_below_the_park_any_number_over_the_game() -> None:
    """F-8.6"""
    match = park(park={0: 4}, hands={0: ["orange 4"]})
    bid(match, "orange 4")
    match.play(PASS)
    match.play(PASS)
    match.play(build(3))
    assert match.position()["park_skyscrapers"] == [7, 0, 0]
    assert points(match) == [0, 0, 0]


def test_there_is_no_stop_in_central_park() -> None:
    """F-8.6"""
    match = park(phase="build", bids={0: ["orange 4"]}, passed=[1, 2])
    assert reason(match, STOP) == "no_stop_in_park"
    assert reason(match, DECLARE) == "build_first"
