"""S-7: alone."""

from __future__ import annotations

from typing import Any

import pytest

import midtown
from midtown import InvalidError
from midtown.engine.match import Match
from tests.rules.skyline.street import (
    DISTRICT,
    END,
    ROLL,
    build,
    columns,
    demolish_column,
    dice,
    kinds,
    reason,
    street,
    take,
    with_die,
)


def alone(phase: str = "rolled", **things: object) -> Match:
    return street(phase, players=1, **things)  # type: ignore[arg-type]


def test_there_is_no_district() -> None:
    """S-7.1"""
    match = midtown.new_match("skyline", players=1)
    assert match.position()["district"] == {"ground": 0, "upper": 0, "penthouse": 0}
    assert reason(match, DISTRICT) == "no_district_in_solo"
    match.play(take(ground=3))
    die, rise = dice(match)[0].split()
    match.play(build(die, rise))
    match.play(END)
    assert match.position()["district"] == {"ground": 0, "upper": 0, "penthouse": 0}


def test_no_die_can_be_abandoned() -> None:
    """S-7.1"""
    assert reason(alone(active=["upper low"]), with_die("abandon", "upper low")) == "no_district_in_solo"


def test_a_round_is_one_turn() -> None:
    """S-7.1"""
    match = alone(active=["ground low"], rounds_played=8)
    match.play(build("ground", "low"))
    match.play(END)
    assert match.over


def test_a_turn_with_a_height_of_six_is_played_out() -> None:
    """S-7.1, S-5.2"""
    match = alone(active=["penthouse high", "ground low"], columns={0: ["high 5"]})
    match.play(build("penthouse", "high", 5))
    assert not match.over
    match.play(build("ground", "low"))
    match.play(END)
    assert match.over


def test_what_cannot_be_built_must_be_paid_with_a_building() -> None:
    """S-7.2"""
    match = alone(active=["upper low"], columns={0: ["high 1"]})
    assert [action.form for action in match.legal] == [demolish_column("high", 1)]
    assert reason(match, with_die("return", "upper low")) == "other_way_out"


def test_without_a_building_one_must_build_if_one_can() -> None:
    """S-7.2"""
    match = alone(active=["ground low", "upper low"])
    assert [action.form for action in match.legal] == [build("ground", "low")]


def test_with_no_way_out_exactly_one_die_is_returned() -> None:
    """S-7.2"""
    match = alone(active=["upper low", "upper mid", "penthouse high"])
    assert kinds(match) == {"return"}
    match.play(with_die("return", "upper mid"))
    assert dice(match) == ["penthouse high", "upper low"]
    assert kinds(match) == {"hold", "roll", "end_turn"}
    assert reason(match, with_die("return", "upper low")) == "roll_or_end"
    match.play(ROLL)
    assert len(dice(match)) == 2


def test_only_a_solo_player_returns_a_die() -> None:
    """S-7.2"""
    match = street(active=["upper low"])
    assert reason(match, with_die("return", "upper low")) == "return_only_in_solo"


def finished(scenario: str = "none", tiles: list[str] | None = None, **fields: Any) -> Match:
    """A solo game that ends with these tiles."""
    match = alone(active=["ground high"], tiles={0: tiles or []}, rounds_played=8, scenario=scenario, **fields)
    match.play(build("ground", "high"))
    match.play(END)
    return match


LEVELS = [
    (["high 6", "low 1"], 37, "none"),
    (["high 6", "low 2"], 40, "project_manager"),
    (["high 5", "high 5"], 50, "junior_architect"),
    (["high 6", "mid 4", "low 2", "low 2"], 60, "senior_architect"),
    (["high 6", "high 5", "mid 3"], 70, "principal_architect"),
    (["mid 4"] * 5, 80, "urban_planner"),
    (["high 6", "high 5", "high 5", "low 2"], 90, "master_planner"),
    (["high 5"] * 4, 100, "urban_overseer"),
]


@pytest.mark.parametrize(("tiles", "points", "level"), LEVELS)
def test_points_give_a_level(tiles: list[str], points: int, level: str) -> None:
    """S-7.3"""
    low_floors = [tile for tile in tiles if tile == "low 1"]
    match = finished(tiles=[t for t in tiles if t != "low 1"], columns={0: low_floors})
    assert match.scores[0]["total"] == points
    assert match.view(0)["shown"]["level"] == level
    assert match.winners == ([] if level == "none" else [0])


SCENARIOS = [
    ("dubai", ["mid 3", "high 3", "mid 3"], True),
    ("dubai", ["mid 3", "high 3", "mid 4"], False),
    ("new_york", ["high 5", "high 6"], True),
    ("new_york", ["high 5", "mid 4"], False),
    ("sao_paulo", ["mid 4", "high 4", "mid 4", "mid 4"], True),
    ("sao_paulo", ["mid 4", "high 4", "mid 4"], False),
    ("shanghai", ["mid 4", "high 6"], True),
    ("shanghai", ["mid 4", "high 6", "low 2"], False),
    ("toronto", ["low 2"] * 7, True),
    ("toronto", ["low 2"] * 6, False),
    ("toronto", ["low 2"] * 8, False),
    ("tucson", ["mid 4", "low 2"], True),
    ("tucson", ["mid 4", "high 3"], False),
]


@pytest.mark.parametrize(("scenario", "tiles", "met"), SCENARIOS)
def test_scenarios_are_judged_on_the_final_skyline(scenario: str, tiles: list[str], met: bool) -> None:
    """S-7.4"""
    assert finished(scenario, tiles).view(0)["shown"]["scenario_met"] is met


def test_essen_forbids_demolition_in_the_whole_game() -> None:
    """S-7.4"""
    assert finished("essen").view(0)["shown"]["scenario_met"] is True
    match = alone(active=["ground high", "upper low"], columns={0: ["mid 1"]}, scenario="essen", rounds_played=8)
    match.play(demolish_column("mid", 1))
    match.play(with_die("scrap", "upper low"))
    match.play(END)
    assert match.view(0)["shown"]["scenario_met"] is False


def test_small_low_rises_count_as_low_rises_and_buildings() -> None:
    """S-7.4"""
    small = {"columns": {0: ["low 1"]}}
    assert finished("shanghai", ["mid 4"], **small).view(0)["shown"]["scenario_met"] is False
    assert finished("toronto", ["low 2"] * 6, **small).view(0)["shown"]["scenario_met"] is True


def test_discarded_columns_are_no_buildings() -> None:
    """S-7.4: the high ground floor built last is discarded."""
    assert finished("tucson", ["mid 4"]).view(0)["shown"]["scenario_met"] is True


def test_a_solo_game_is_won_with_a_level_and_its_scenario() -> None:
    """S-7.3, S-7.4"""
    assert finished("sao_paulo", ["mid 4"] * 4).winners == [0]
    assert finished("tucson", ["mid 4"]).winners == [], "met, but no level"
    assert finished("dubai", ["mid 4"] * 4).winners == [], "a level, but not met"


def test_the_verdict_is_told_at_the_end() -> None:
    """S-7.3, S-7.4"""
    match = alone(active=["ground high"], tiles={0: ["mid 4"] * 4}, rounds_played=8, scenario="sao_paulo")
    match.play(build("ground", "high"))
    told = match.play(END)
    assert [str(event) for event in told[-2:]] == [
        "Player 1 reaches 64 points: Senior Architect.",
        "Scenario São Paulo: met.",
    ]


def test_scenarios_are_for_one_player() -> None:
    """S-7.4"""
    with pytest.raises(InvalidError, match="for 1 player only"):
        midtown.new_match("skyline", players=2, scenario="dubai")


def test_one_begins_with_a_high_ground_floor() -> None:
    """S-7.1"""
    assert columns(midtown.new_match("skyline", players=1)) == ["high 1"]
