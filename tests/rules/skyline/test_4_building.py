"""S-4: building."""

from __future__ import annotations

import pytest

from tests.rules.skyline.street import build, columns, kinds, reason, street, tiles


@pytest.mark.parametrize("rise", ["low", "mid", "high"])
def test_a_ground_die_begins_a_column_of_its_kind(rise: str) -> None:
    """S-4.1"""
    match = street(active=[f"ground {rise}"])
    match.play(build("ground", rise))
    assert columns(match) == [f"{rise} 1"]


def test_a_ground_die_never_goes_on_top() -> None:
    """S-4.1"""
    match = street(active=["ground mid"], columns={0: ["mid 1"]})
    assert reason(match, build("ground", "mid", 1)) == "ground_starts"


def test_an_upper_die_needs_an_open_column_of_its_own_kind() -> None:
    """S-4.2"""
    match = street(active=["upper mid"], columns={0: ["high 1"], 1: ["mid 1"]})
    assert reason(match, build("upper", "mid", 1)) == "no_column"
    assert reason(match, build("upper", "mid", 0)) == "no_column"
    assert "build" not in kinds(match)


def test_the_builder_chooses_the_column() -> None:
    """S-4.2"""
    match = street(active=["upper high"], columns={0: ["high 1", "high 3"]})
    assert build("upper", "high", 1) in match.legal
    match.play(build("upper", "high", 3))
    assert columns(match) == ["high 1", "high 4"]


def test_dice_of_one_action_may_stand_on_each_other() -> None:
    """S-4.2"""
    match = street(active=["ground mid", "upper mid", "penthouse mid"])
    match.play(build("ground", "mid"))
    match.play(build("upper", "mid", 1))
    match.play(build("penthouse", "mid", 2))
    assert tiles(match) == ["mid 3"]


def test_only_dice_that_were_rolled_can_be_built() -> None:
    """S-4.2"""
    match = street(active=["upper low"], columns={0: ["mid 1"]})
    assert reason(match, build("upper", "mid", 1)) == "no_such_die"


def test_a_low_rise_is_complete_with_one_upper_die() -> None:
    """S-4.3"""
    match = street(active=["upper low"], columns={0: ["low 1"]})
    match.play(build("upper", "low", 1))
    assert tiles(match) == ["low 2"]


def test_a_low_rise_takes_no_penthouse() -> None:
    """S-4.3"""
    match = street(active=["penthouse blank"], columns={0: ["low 1"]})
    assert reason(match, build("penthouse", "low", 1)) == "no_penthouse_on_low"


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_a_penthouse_completes_a_mid_rise_of_two_to_four(floors: int) -> None:
    """S-4.4"""
    match = street(active=["penthouse mid"], columns={0: [f"mid {floors}"]})
    match.play(build("penthouse", "mid", floors))
    assert tiles(match) == [f"mid {floors + 1}"]


@pytest.mark.parametrize("floors", [2, 3, 4, 5])
def test_a_penthouse_completes_a_high_rise_of_three_to_six(floors: int) -> None:
    """S-4.5"""
    match = street(active=["penthouse high"], columns={0: [f"high {floors}"]})
    match.play(build("penthouse", "high", floors))
    assert tiles(match) == [f"high {floors + 1}"]


def test_a_high_rise_needs_two_floors_below_its_penthouse() -> None:
    """S-4.5, S-4.6"""
    match = street(active=["penthouse high"], columns={0: ["high 1"]})
    assert reason(match, build("penthouse", "high", 1)) == "penthouse_too_early"


@pytest.mark.parametrize(("rise", "floors"), [("mid", 3), ("high", 5)])
def test_a_floor_that_would_make_completion_impossible_is_not_built(rise: str, floors: int) -> None:
    """S-4.6"""
    match = street(active=[f"upper {rise}"], columns={0: [f"{rise} {floors}"]})
    assert reason(match, build("upper", rise, floors)) == "too_high"


def test_a_blank_penthouse_never_fits() -> None:
    """S-4.6"""
    match = street(active=["penthouse blank"], columns={0: ["mid 2", "high 2"]})
    assert "build" not in kinds(match)


def test_the_dice_of_a_complete_building_return_to_the_yard() -> None:
    """S-4.7"""
    match = street(active=["penthouse high"], columns={0: ["high 4"]})
    assert match.position()["yard"] == {"ground": 24, "upper": 25, "penthouse": 6}
    match.play(build("penthouse", "high", 4))
    assert match.position()["yard"] == {"ground": 25, "upper": 28, "penthouse": 7}
    assert columns(match) == []


def test_there_is_no_limit_to_the_buildings_of_a_player() -> None:
    """S-4.8"""
    match = street(active=["ground low"], columns={0: ["low 1"] * 12}, tiles={0: ["low 2"] * 20})
    match.play(build("ground", "low"))
    assert columns(match) == ["low 1"] * 13


def test_no_choice_moves_a_built_die() -> None:
    """S-4.8"""
    match = street(active=["upper high"], columns={0: ["high 3", "mid 2"]})
    assert kinds(match) == {"build", "abandon", "demolish_column"}
