"""S-3: the turn."""

from __future__ import annotations

import pytest

import midtown
from midtown import IllegalError
from tests.rules.skyline.street import (
    DISTRICT,
    END,
    ROLL,
    build,
    columns,
    demolish_column,
    demolish_tile,
    dice,
    kinds,
    lucky,
    reason,
    street,
    take,
    tiles,
    with_die,
)


def test_three_dice_of_any_types_can_be_taken_from_the_yard() -> None:
    """S-3.1"""
    match = midtown.new_match("skyline", players=2)
    assert sum(action.kind == "take_yard" for action in match.legal) == 10
    match.play(take(ground=1, upper=2))
    assert [die.split()[0] for die in dice(match)] == ["ground", "upper", "upper"]
    assert match.position()["yard"] == {"ground": 21, "upper": 25, "penthouse": 6}


def test_two_dice_are_not_enough() -> None:
    """S-3.1"""
    assert reason(midtown.new_match("skyline", players=2), take(ground=2)) == "not_three"


def test_a_type_that_the_yard_lacks_cannot_be_chosen() -> None:
    """S-3.1"""
    match = street("take", district=["penthouse"] * 6)
    assert take(penthouse=1, upper=2) in match.legal
    assert reason(match, take(penthouse=2, upper=1)) == "not_in_yard"


def nearly_empty_yard() -> midtown.engine.match.Match:
    """Two Upper dice in the yard, everything else in the district."""
    district = ["ground"] * 25 + ["upper"] * 26 + ["penthouse"] * 7
    return street("take", district=district)


def test_from_a_yard_of_fewer_than_three_all_are_taken() -> None:
    """S-3.1"""
    match = nearly_empty_yard()
    assert [action.form for action in match.legal] == [DISTRICT, take(upper=2)]


def test_with_an_empty_yard_only_the_district_is_left() -> None:
    """S-3.1"""
    district = ["ground"] * 25 + ["upper"] * 28 + ["penthouse"] * 7
    match = street("take", district=district)
    assert [action.form for action in match.legal] == [DISTRICT]
    match.play(DISTRICT)
    assert len(dice(match)) == 60


def test_the_district_is_taken_whole() -> None:
    """S-3.1"""
    match = street("take", district=["ground", "upper", "upper", "penthouse"])
    match.play(DISTRICT)
    assert [die.split()[0] for die in dice(match)] == ["ground", "penthouse", "upper", "upper"]
    assert match.position()["district"] == {"ground": 0, "upper": 0, "penthouse": 0}


def test_an_empty_district_cannot_be_taken() -> None:
    """S-3.1"""
    assert reason(street("take"), DISTRICT) == "district_empty"


def test_dice_are_taken_once_a_turn() -> None:
    """S-3.1"""
    match = street(active=["ground low"], district=["ground"])
    assert reason(match, take(ground=3)) == "already_taken"
    assert reason(match, DISTRICT) == "already_taken"


def test_nothing_comes_before_taking_dice() -> None:
    """S-3.1"""
    match = midtown.new_match("skyline", players=2)
    assert reason(match, END) == "dice_first"
    assert reason(match, build("ground", "low")) == "dice_first"


def test_all_dice_taken_are_rolled_at_once() -> None:
    """S-3.2"""
    match = midtown.new_match("skyline", players=2)
    told = [event.kind for event in match.play(take(ground=3))]
    assert told[0] == "took"
    assert set(told[1:]) == {"rolled"}
    assert match.position()["phase"] == "rolled"


def test_at_least_one_die_must_be_resolved_after_a_roll() -> None:
    """S-3.3"""
    match = street(active=["upper low", "upper mid"])
    assert reason(match, ROLL) == "resolve_first"
    assert reason(match, END) == "resolve_first"
    assert reason(match, with_die("hold", "upper low")) == "resolve_first"


def test_a_roll_used_for_building_is_not_used_for_abandoning_or_demolishing() -> None:
    """S-3.4"""
    match = street(active=["ground low", "upper mid"], columns={0: ["high 1"]})
    match.play(build("ground", "low"))
    assert reason(match, with_die("abandon", "upper mid")) == "another_kind"
    assert reason(match, demolish_column("high", 1)) == "another_kind"
    assert reason(match, with_die("scrap", "upper mid")) == "another_kind"


def test_a_roll_used_for_abandoning_is_not_used_for_building() -> None:
    """S-3.4"""
    match = street(active=["ground low", "upper mid"], columns={0: ["high 1"]})
    match.play(with_die("abandon", "upper mid"))
    assert reason(match, build("ground", "low")) == "another_kind"
    assert reason(match, demolish_column("high", 1)) == "another_kind"


def test_another_kind_of_action_is_possible_after_another_roll() -> None:
    """S-3.4"""
    match = street(active=["ground low", "upper mid"])
    match.play(build("ground", "low"))
    match.play(ROLL)
    assert "abandon" in kinds(match)


def test_several_dice_can_be_built_from_one_roll() -> None:
    """S-3.4"""
    match = street(active=["ground low", "ground mid", "ground high"])
    for rise in ("low", "mid", "high"):
        match.play(build("ground", rise))
    assert columns(match) == ["low 1", "mid 1", "high 1"]


def test_building_is_never_compulsory_where_something_else_is_possible() -> None:
    """S-3.4"""
    match = street(active=["ground low"])
    assert with_die("abandon", "ground low") in match.legal


def test_abandoned_dice_lie_in_the_district_without_a_face() -> None:
    """S-3.5"""
    match = street(active=["upper low", "upper high", "penthouse blank"])
    match.play(with_die("abandon", "upper low"))
    match.play(with_die("abandon", "penthouse blank"))
    assert match.position()["district"] == {"ground": 0, "upper": 1, "penthouse": 1}
    assert dice(match) == ["upper high"]


def test_demolishing_takes_one_tile_and_at_least_one_die() -> None:
    """S-3.6"""
    match = street(active=["upper low", "upper mid"], tiles={0: ["mid 3", "mid 4"]})
    match.play(demolish_tile("mid", 3))
    assert reason(match, END) == "die_must_go_too"
    assert reason(match, ROLL) == "die_must_go_too"
    assert reason(match, demolish_tile("mid", 4)) == "one_building"
    before = match.position()["yard"]["upper"]
    match.play(with_die("scrap", "upper low"))
    assert match.position()["yard"]["upper"] == before + 1
    assert tiles(match) == ["mid 4"]
    assert {"scrap", "roll", "end_turn"} <= kinds(match)


def test_a_whole_open_column_can_be_demolished() -> None:
    """S-3.6"""
    match = street(active=["upper low"], columns={0: ["high 4"]})
    match.play(demolish_column("high", 4))
    match.play(with_die("scrap", "upper low"))
    assert columns(match) == []
    assert match.position()["yard"] == {"ground": 25, "upper": 28, "penthouse": 7}


def test_any_number_of_dice_may_go_with_the_building() -> None:
    """S-3.6"""
    match = street(active=["upper low", "upper mid", "penthouse blank"], tiles={0: ["low 2"]})
    match.play(demolish_tile("low", 2))
    for die in ("upper low", "upper mid", "penthouse blank"):
        match.play(with_die("scrap", die))
    assert dice(match) == []
    assert kinds(match) == {"end_turn"}


def test_only_an_own_building_can_be_demolished() -> None:
    """S-3.6"""
    match = street(active=["upper low"], tiles={1: ["mid 3"]}, columns={1: ["high 2"]})
    assert reason(match, demolish_tile("mid", 3)) == "no_building"
    assert reason(match, demolish_column("high", 2)) == "no_building"


def test_dice_go_to_the_yard_only_with_a_building() -> None:
    """S-3.6"""
    assert reason(street(active=["upper low"]), with_die("scrap", "upper low")) == "nothing_demolished"


def test_going_on_rolls_all_remaining_dice() -> None:
    """S-3.7"""
    match = street(active=["ground low", "upper low", "upper low"])
    match.play(build("ground", "low"))
    assert dice(lucky(match, ROLL, ["upper high", "upper high"])) == ["upper high", "upper high"]


def test_dice_set_aside_keep_their_face_and_can_be_used_later() -> None:
    """S-3.7"""
    match = street(active=["ground low", "upper mid", "upper low"], columns={0: ["mid 1"]})
    match.play(build("ground", "low"))
    match.play(with_die("hold", "upper mid"))
    match = lucky(match, ROLL, ["upper high", "upper mid"])
    match.play(build("upper", "mid", 1))
    assert columns(match) == ["low 1", "mid 2"]


def test_at_least_one_die_must_be_rolled() -> None:
    """S-3.7"""
    match = street(active=["ground low", "upper mid", "upper low"])
    match.play(build("ground", "low"))
    match.play(with_die("hold", "upper mid"))
    assert reason(match, with_die("hold", "upper low")) == "last_die_rolls"


def test_setting_dice_aside_closes_the_action() -> None:
    """S-3.7"""
    match = street(active=["ground low", "ground mid", "upper low"])
    match.play(build("ground", "low"))
    match.play(with_die("hold", "upper low"))
    assert reason(match, build("ground", "mid")) == "roll_or_end"


def test_dice_left_over_go_to_the_yard_with_the_end_of_the_turn() -> None:
    """S-3.7"""
    match = street(active=["ground low", "upper mid", "upper low"], district=["penthouse"])
    match.play(build("ground", "low"))
    match.play(with_die("hold", "upper mid"))
    match.play(END)
    assert match.position()["yard"] == {"ground": 24, "upper": 28, "penthouse": 6}
    assert match.turn == 1


def test_with_no_dice_left_the_turn_can_only_end() -> None:
    """S-3.7"""
    match = street(active=["ground low"])
    match.play(build("ground", "low"))
    assert reason(match, ROLL) == "no_dice_left"
    assert [action.form for action in match.legal] == [END]


def test_an_empty_district_is_restocked_when_the_turn_ends() -> None:
    """S-3.8"""
    match = street(active=["ground low"])
    match.play(build("ground", "low"))
    match.play(END)
    assert match.position()["district"] == {"ground": 1, "upper": 1, "penthouse": 1}


def test_a_type_that_the_yard_lacks_is_not_restocked() -> None:
    """S-3.8"""
    match = street(active=["ground low", *["penthouse blank"] * 7], columns={1: ["mid 3"] * 14 + ["high 1"] * 10})
    for _ in range(7):
        match.play(with_die("abandon", "penthouse blank"))
    match.play(END)
    assert match.position()["district"]["penthouse"] == 7
    match.play(DISTRICT)
    assert match.position()["yard"] == {"ground": 1, "upper": 0, "penthouse": 0}
    match.play(demolish_column("mid", 3))
    for die in dice(match)[:-1]:
        match.play(with_die("scrap", die))
    match.play(END)
    assert match.position()["district"] == {"ground": 1, "upper": 1, "penthouse": 1}


def test_a_district_emptied_and_used_again_in_one_turn_is_not_restocked() -> None:
    """S-3.8"""
    match = street("take", district=["upper", "upper"])
    match.play(DISTRICT)
    match.play(with_die("abandon", dice(match)[0]))
    match.play(END)
    assert match.position()["district"] == {"ground": 0, "upper": 1, "penthouse": 0}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = street(active=["ground low"])
    before = match.record()
    with pytest.raises(IllegalError, match=r"S-3\.3"):
        match.play(END)
    assert match.record() == before
