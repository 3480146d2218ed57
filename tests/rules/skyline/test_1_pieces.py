"""S-1: dice and buildings."""

from __future__ import annotations

from collections import Counter

import midtown
from midtown.games.skyline.pieces import SIDES, Die, Face
from tests.rules.skyline.street import lucky, street, take, tiles


def test_there_are_25_ground_28_upper_and_7_penthouse_dice() -> None:
    """S-1.1"""
    position = midtown.new_match("skyline", players=1).position()
    position["yard"]["ground"] += 1  # the start floor
    assert position["yard"] == {"ground": 25, "upper": 28, "penthouse": 7}


def test_ground_and_upper_dice_have_three_low_two_mid_one_high() -> None:
    """S-1.2"""
    for die in (Die.GROUND, Die.UPPER):
        assert Counter(SIDES[die].tolist()) == {Face.LOW: 3, Face.MID: 2, Face.HIGH: 1}


def test_penthouse_dice_have_three_blank_two_mid_one_high() -> None:
    """S-1.2"""
    assert Counter(SIDES[Die.PENTHOUSE].tolist()) == {Face.BLANK: 3, Face.MID: 2, Face.HIGH: 1}


def test_every_face_turns_up_about_as_often_as_it_should() -> None:
    """S-1.2"""
    rolled: Counter[str] = Counter()
    for seed in range(1200):
        match = midtown.new_match("skyline", players=2, seed=seed)
        for event in match.play(take(ground=1, upper=1, penthouse=1)):
            if event.kind == "rolled":
                rolled[f"{event.arguments['die']} {event.arguments['face']}"] += event.arguments["count"]
    for die in ("ground", "upper"):
        assert 530 < rolled[f"{die} low"] < 670
        assert 340 < rolled[f"{die} mid"] < 460
        assert 150 < rolled[f"{die} high"] < 250
    assert 530 < rolled["penthouse blank"] < 670
    assert rolled["penthouse low"] == 0


def test_a_building_is_worth_its_height_squared() -> None:
    """S-1.3"""
    for stack, points in [
        ("low 2", 4),
        ("mid 3", 9),
        ("high 3", 9),
        ("mid 4", 16),
        ("high 5", 25),
        ("high 6", 36),
    ]:
        match = street("take", district=["ground"], tiles={0: [stack]})
        assert match.scores[0]["total"] == points


def test_tiles_never_run_out() -> None:
    """S-1.3: the box holds four of height 5; a fifth may be built all the same."""
    match = street(active=["penthouse high"], columns={0: ["high 4"]}, tiles={0: ["high 5"] * 4}, district=["ground"])
    match.play({"kind": "build", "die": "penthouse", "rise": "high", "floors": 4})
    assert tiles(match) == ["high 5"] * 5


def test_luck_can_be_arranged_for_tests() -> None:
    match = street("take", district=["ground"])
    assert lucky(match, take(upper=3), ["upper high"] * 3).position()["active"]["upper"]["high"] == 3
