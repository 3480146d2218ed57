"""F-5: commissioners."""

from __future__ import annotations

from tests.rules.fifth_avenue.city import BLACK, PASS, city, kinds, move, moves, reason, score, take


def test_either_commissioner_moves_one_step() -> None:
    """F-5.1: as in the figure, white may go back to City Hall or beige to Central Park."""
    match = city("move", white="central_park", beige="east_52")
    assert moves(match, "white") == {"city_hall"}
    assert moves(match, "beige") == {"central_park"}
    assert reason(match, move("beige", "west_52")) == "not_the_way"
    assert reason(match, move("white", "west_34")) == "not_the_way"


def test_only_the_district_of_the_other_commissioner_can_be_scored_then() -> None:
    """F-5.1, F-3.5: in the same figure only 52nd Street East."""
    match = city(white="central_park", beige="east_52")
    assert [a.form for a in match.legal if a.kind == "score"] == [score("east_52")]


def test_he_leaves_a_marker_in_the_district_he_leaves() -> None:
    """F-5.2: not in City Hall, and not where he arrives."""
    match = city("move")
    match.play(move("white", "west_34"))
    assert sum(match.position()["markers"]["white"].values()) == 0
    again = city("move", white="west_34")
    again.play(move("white", "times_square"))
    assert again.position()["markers"]["white"]["west_34"] == 1
    assert again.position()["markers"]["white"]["times_square"] == 0
    assert again.position()["markers"]["beige"]["west_34"] == 0


def test_the_step_to_city_hall_calls_his_auctions_only() -> None:
    """F-5.3"""
    markers = {"white": ["west_34"], "beige": ["east_34"]}
    match = city("move", white="central_park", beige="times_square", markers=markers)
    events = match.play(move("white", "city_hall"))
    assert [str(e.arguments["place"]) for e in events if e.kind == "auction_began"] == ["west_34"]
    assert match.position()["markers"]["beige"]["east_34"] == 1


def test_the_two_do_not_hinder_each_other() -> None:
    """F-5.3"""
    markers = {"white": [], "beige": ["west_34", "times_square"]}
    match = city("move", white="west_34", beige="west_52", markers=markers)
    assert moves(match, "white") == {"west_42", "times_square"}
    match.play(move("white", "times_square"))
    both = city("move", white="times_square", beige="west_52", markers={"beige": ["times_square"]})
    assert "west_52" in moves(both, "white")


def test_two_series_of_auctions_are_possible_in_one_turn() -> None:
    """F-5.3"""
    match = city(white="central_park", beige="central_park")
    match.play(BLACK)
    match.play(move("white", "city_hall"))
    for _ in range(3):
        match.play(PASS)
    match.play(take("orange"))
    match.play(take("green"))
    match.play(move("beige", "city_hall"))
    assert kinds(match) >= {"pass"}
    for _ in range(3):
        match.play(PASS)
    assert (match.turn, match.position()["phase"]) == (1, "choose")


def test_the_same_commissioner_may_move_twice_in_a_turn() -> None:
    """F-5.3"""
    match = city()
    match.play(BLACK)
    match.play(move("white", "west_34"))
    match.play(take("orange"))
    match.play(take("green"))
    assert move("white", "times_square") in match.legal


def test_a_closed_district_is_passed_over() -> None:
    """F-5.4: figure 4. With 52nd Street East closed, Times Square leads to 52nd Street West or the park."""
    match = city("move", white="times_square", beige="west_34", closed=["east_52"])
    assert moves(match, "white") == {"west_52", "central_park"}
    assert moves(match, "beige") == {"west_42", "times_square"}
    assert reason(match, move("white", "east_52")) == "district_closed"


def test_both_districts_with_a_commissioner_may_be_scored_in_figure_4() -> None:
    """F-3.5, F-5.4"""
    match = city(white="times_square", beige="west_34", closed=["east_52"])
    assert {a.form["district"] for a in match.legal if a.kind == "score"} == {"times_square", "west_34"}


def test_a_closed_first_street_leads_on_from_city_hall() -> None:
    """F-5.4"""
    match = city("move", closed=["west_34"])
    assert moves(match, "white") == {"east_34", "west_42", "times_square"}


def test_a_commissioner_in_a_closed_district_leaves_it_without_a_marker() -> None:
    """F-5.5"""
    match = city("move", white="times_square", closed=["times_square"])
    assert moves(match, "white") == {"west_52", "east_52"}
    match.play(move("white", "west_52"))
    assert sum(match.position()["markers"]["white"].values()) == 0
