"""F-4: businesses."""

from __future__ import annotations

import pytest

from tests.rules.fifth_avenue.city import business, city, kinds, place, points, reason


def test_any_business_of_the_leftmost_set_can_be_taken() -> None:
    """F-4.1"""
    match = city(current=["boutique", "jeweler", "jeweler"])
    assert business("boutique") in match.legal
    assert business("jeweler") in match.legal
    assert reason(match, business("gallery")) == "not_in_set"


def test_the_next_set_opens_when_the_one_before_is_empty() -> None:
    """F-4.1"""
    match = city(placed=2, current=["gallery", "perfume"])
    assert match.position()["row"][0] == dict.fromkeys(("boutique", "jeweler", "gallery", "perfume"), 0)
    assert business("gallery") in match.legal
    assert reason(match, business("boutique")) == "not_in_set"


def test_a_perfume_shop_goes_only_where_there_is_room() -> None:
    """F-4.2: in the figure of Times Square brown and gray have room for a second business or a first."""
    match = city(
        "business", taken="perfume", towers={"times_square": {"green": (0, 1), "orange": (1, 2)}},
        shops={"times_square": {"violet": ["gallery", "gallery"], "brown": ["perfume"]}},
    )  # fmt: skip
    here = {a.arguments["plot"] for a in match.legal if a.arguments["district"] == "times_square"}
    assert here == {"brown", "gray"}
    assert reason(match, place("times_square", "green")) == "beside_skyscrapers"
    assert reason(match, place("times_square", "violet")) == "two_businesses"


def test_no_business_goes_to_a_closed_district() -> None:
    """F-4.2"""
    match = city("business", taken="perfume", closed=["west_34"])
    assert reason(match, place("west_34", "orange")) == "district_closed"


def test_the_business_taken_is_placed_before_anything_else() -> None:
    """F-4.2"""
    match = city(current=["boutique", "boutique", "gallery"])
    match.play(business("boutique"))
    assert reason(match, business("gallery")) == "business_first"
    match.play(place("west_42", "violet"))
    assert match.position()["businesses"]["west_42"]["violet"]["boutique"] == 1
    assert match.position()["placed"] == 1


@pytest.mark.parametrize("chosen", ["boutique", "gallery"])
def test_the_last_business_of_a_set_of_two_goes_below_central_park(chosen: str) -> None:
    """F-4.3: as in the figure, the one that is not chosen."""
    match = city(placed=2, current=["boutique", "gallery"], park_tiles=["perfume"])
    match.play(business(chosen))
    match.play(place("west_34", "orange"))
    park = {tile for tile, n in match.position()["park_businesses"].items() if n}
    assert park == {"perfume", "gallery" if chosen == "boutique" else "boutique"}


def test_of_a_set_of_three_two_are_placed_and_one_goes_below_central_park() -> None:
    """F-4.3"""
    match = city(current=["boutique", "gallery", "jeweler"])
    match.play(business("boutique"))
    match.play(place("west_34", "orange"))
    assert sum(match.position()["park_businesses"].values()) == 0
    after = city(placed=1, current=["gallery", "jeweler"])
    after.play(business("gallery"))
    events = after.play(place("west_34", "orange"))
    assert [str(e.arguments["business"]) for e in events if e.kind == "went_to_park"] == ["jeweler"]
    assert after.position()["park_businesses"]["jeweler"] == 1


@pytest.mark.parametrize(("placed", "needed", "bonus"), [(2, 3, 4), (5, 4, 6), (8, 5, 8)])
def test_the_third_sixth_and_ninth_business_reward_many_districts(placed: int, needed: int, bonus: int) -> None:
    """F-4.4: the first has enough districts, the second one too few, the third many towers in one and in the park."""
    districts = ["west_34", "east_34", "west_42", "times_square", "east_42", "west_52"]
    towers: dict[str, dict[str, tuple[int | str, int]]] = {d: {"orange": (0, 1)} for d in districts[:needed]}
    for d in districts[: needed - 1]:
        towers[d]["green"] = (1, 1)
    towers["west_34"]["gray"] = (2, 3)
    match = city(placed=placed, towers=towers, park={1: 1, 2: 2}, current=["boutique", "gallery"])
    match.play(business("boutique"))
    match.play(place("east_52", "violet"))
    assert points(match) == [bonus, 0, 0]
    assert kinds(match) == {"take_card"}


@pytest.mark.parametrize("placed", [0, 1, 3, 4, 6, 7])
def test_other_businesses_reward_nothing(placed: int) -> None:
    """F-4.4"""
    districts = ["west_34", "east_34", "west_42", "times_square", "east_42"]
    match = city(placed=placed, towers={d: {"orange": (0, 1)} for d in districts})
    match.play(next(a for a in match.legal if a.kind == "take_business"))
    match.play(place("east_52", "violet"))
    assert points(match) == [0, 0, 0]


def test_the_twelfth_business_ends_the_game_at_once() -> None:
    """F-4.5: with eight businesses below Central Park and no bonus."""
    districts = ["west_34", "east_34", "west_42", "times_square", "east_42"]
    match = city(placed=11, towers={d: {"orange": (0, 1)} for d in districts}, current=["boutique", "gallery"])
    match.play(business("boutique"))
    events = match.play(place("east_52", "violet"))
    assert match.over
    position = match.position()
    assert sum(position["park_businesses"].values()) + sum(position["turned_up"].values()) == 8
    assert match.scores[0]["sources"]["special"] == 0
    assert match.scores[0]["sources"]["final"] == 5
    assert next(e for e in events if e.kind == "game_ended").arguments == {"ending": "businesses"}


def test_the_eleventh_business_does_not_end_it() -> None:
    """F-4.5"""
    match = city(placed=10, current=["boutique", "gallery"])
    match.play(business("boutique"))
    match.play(place("east_52", "violet"))
    assert not match.over
