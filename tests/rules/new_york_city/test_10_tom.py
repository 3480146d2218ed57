"""N-10: Tom, who tells what he compares."""

from __future__ import annotations

from typing import Any

import pytest

import midtown
from midtown import InvalidError
from midtown.engine.match import Match
from tests.rules.new_york_city.city import ADD_WILD, FINISH, PASS, PLAY, act, cards, city, do, points

LEVELS = ["A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5"]


def test_toms_are_named_by_seat_and_level() -> None:
    """N-10.1"""
    match = midtown.new_match("new_york_city", players=3, toms={1: "B4", "2": "c5"}, edition="de")
    assert match.options["toms"] == {"1": "B4", "2": "C5"}
    assert match.position()["tom"] == ["person", "b", "c"]
    assert match.position()["tom_cards"] == [0, 4, 5]


def test_toms_can_be_named_in_one_word_on_the_command_line() -> None:
    """N-10.1: people count seats from 1."""
    match = midtown.new_match("new_york_city", players=3, toms="2:B4,3:12")
    assert match.options["toms"] == {"1": "B4", "2": "C5"}


@pytest.mark.parametrize("number", range(1, 13))
def test_twelve_toms_have_names(number: int) -> None:
    """N-10.1"""
    for given in (number, str(number), f"Tom {number}"):
        match = midtown.new_match("new_york_city", players=2, toms={0: given})
        assert match.options["toms"] == {"0": LEVELS[number - 1]}


@pytest.mark.parametrize(
    ("toms", "complaint"),
    [
        ({0: "B4", 1: "B4"}, "left for a person"),
        ({2: "B4"}, "seats are 0 to 1"),
        ({1: "D4"}, "from A2 to C9"),
        ({1: "A1"}, "from A2 to C9"),
        ({1: 13}, "from 1 to 12"),
        (["B4"], "for each seat"),
        ("1-B4", "SEAT:LEVEL"),
    ],
)
def test_impossible_toms_are_refused(toms: Any, complaint: str) -> None:
    """N-10.1"""
    with pytest.raises(InvalidError, match=complaint):
        midtown.new_match("new_york_city", players=2, toms=toms)


def test_tom_begins_with_a_skyscraper_in_x_and_nothing_else() -> None:
    """N-10.2"""
    position = midtown.new_match("new_york_city", players=2, toms={1: "B4"}).position()
    assert sum(position["skyscrapers"][1].values()) == 1
    assert (position["board"][1], position["dollars"][1], position["reserve_size"][1]) == (0, 0, 0)


def test_people_choose_start_characters_first_and_toms_take_the_rest_from_the_left() -> None:
    """N-10.2"""
    match = midtown.new_match("new_york_city", players=4, toms={0: "A2", 2: "A2", 3: "A2"}, seed=3)
    pairs = match.position()["start_pairs"][:4]
    assert match.position()["start_pairs"][4] == ["none", "none"]
    assert match.turn == 1
    match.play(do("pick_start", place=1))
    toms = sorted((0, 2, 3), key=lambda seat: match.position()["height"][seat])
    for seat, pair in zip(toms, (pairs[0], pairs[2], pairs[3]), strict=True):
        assert all(match.position()["characters"][seat][character] == 1 for character in pair)


def test_pairs_are_two_for_a_person_and_one_for_a_tom_and_toms_take_what_is_left() -> None:
    """N-10.3"""
    match = city(
        "pick",
        3,
        turn=0,
        toms={1: "A2", 2: "A3"},
        press=[4, 3, 2],
        lap=1,
        pairs=["press press", "dollar dollar", "wild wild"],
    )
    events = match.play(do("take_pair", place=0))
    taken = [(e.seat, e.arguments["card"]) for e in events if e.kind == "tom_took_pair"]
    assert taken == [(2, "dollar"), (1, "wild")]
    drawn = [e.seat for e in events if e.kind == "tom_drew"]
    assert drawn[:5] == [2, 2, 2, 1, 1]


def tom_round(supply: str, bidding: str = "press", level: str = "A2", hand: str = "elevator", **fields: Any) -> Match:
    """A person in seat 0 bids before Tom in seat 1."""
    fields.setdefault("press", [1, 3])
    return city(bidding=bidding, toms={1: level}, supplies={1: supply}, hands={0: hand}, **fields)


def told(match: Match, *actions: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What Tom told, the last event of each kind."""
    events = [event for action in actions for event in match.play(action)]
    return {event.kind: dict(event.arguments) for event in events}


def test_plans_cards_are_wild_for_tom_and_go_before_wilds() -> None:
    """N-10.4, N-10.6"""
    match = tom_round("dollar plans wild", "dollar", hand="dollar dollar plans", press=[3, 1])
    events = told(match, PLAY, PLAY, FINISH)
    assert events["tom_added"] == {"plans": 1, "wilds": 1, "total": 3}
    lower = tom_round("dollar plans wild", "dollar", hand="dollar dollar plans", press=[1, 3])
    assert told(lower, PLAY, PLAY, FINISH)["tom_added"] == {"plans": 1, "wilds": 0, "total": 2}
    assert cards(lower.position()["supply"][1]) == "wild"


def draws(level: str, supply: str, card: str, bidding: str = "dollar") -> tuple[Match, set[str]]:
    """The bidding round after that one begins with Tom drawing that card."""
    before = {"dollar": "press", "elevator": "dollar"}[bidding]
    for seed in range(400):
        match = tom_round(supply, before, level, hand="elevator", seed=seed)
        events = match.play(PASS)
        at = next(i for i, e in enumerate(events) if e.kind == "bidding_began")
        shown = events[at + 1 :]
        if shown and shown[0].kind == "tom_drew" and shown[0].arguments["card"] == card:
            return match, {event.kind for event in shown}
    raise AssertionError(f"No luck in 400 draws: {card}")


def test_in_mode_a_tom_draws_nothing() -> None:
    """N-10.5"""
    match = tom_round("dollar", level="A2")
    assert "tom_drew" not in told(match, PASS)


@pytest.mark.parametrize(
    ("level", "supply", "card", "then"),
    [
        ("B4", "dollar", "wild", "tom_played_at_once"),
        ("B4", "dollar", "plans", "tom_played_at_once"),
        ("B4", "elevator", "wild", "tom_kept"),
        ("B4", "elevator", "dollar", "tom_played_at_once"),
        ("C4", "elevator", "press", "tom_discarded"),
        ("B4", "elevator", "prestige", "tom_discarded"),
        ("C4", "elevator", "prestige", "tom_kept"),
    ],
)
def test_in_modes_b_and_c_tom_shows_a_card_before_the_round(level: str, supply: str, card: str, then: str) -> None:
    """N-10.5, and the example of the plans card"""
    _, kinds = draws(level, supply, card)
    assert kinds & {"tom_played_at_once", "tom_kept", "tom_discarded"} == {then}


def test_a_card_played_at_once_counts_from_his_turn_on() -> None:
    """N-10.5, N-10.6"""
    match, _ = draws("B4", "elevator", "dollar")
    assert match.turn == 0
    assert match.position()["played"][1]["dollar"] == 1
    assert match.position()["bid"][1] == 0


def test_tom_plays_all_matching_cards_and_no_wilds_if_he_leads() -> None:
    """N-10.6"""
    match = tom_round("press press wild")
    events = told(match, PASS)
    assert events["tom_played"] == {"card": "press", "number": 2, "total": 2}
    assert events["tom_leads"] == {"total": 2}
    assert match.position()["supply"][1]["wild"] == 1


def test_tom_adds_one_of_two_wilds_when_that_wins() -> None:
    """N-10.6, and the example of the prestige round"""
    match = tom_round("prestige wild wild", "prestige", hand="prestige prestige")
    events = told(match, PLAY, PLAY, FINISH)
    assert events["tom_rival"] == {"rival": 1, "total": 2, "needed": 2}
    assert events["tom_added"] == {"plans": 0, "wilds": 1, "total": 2}
    assert events["won"] == {"total": 2}


def test_tom_adds_nothing_if_he_cannot_lead() -> None:
    """N-10.6"""
    match = tom_round("press wild", hand="press press press press")
    events = told(match, PLAY, PLAY, PLAY, PLAY, FINISH)
    assert events["tom_cannot_lead"] == {"total": 1, "wilds": 1}


def test_in_the_prestige_round_tom_adds_wilds_to_become_second() -> None:
    """N-10.6"""
    match = city(
        players=3,
        bidding="prestige",
        toms={2: "A2"},
        supplies={2: "prestige wild wild"},
        hands={0: "prestige prestige prestige prestige wild", 1: "prestige prestige"},
        press=[5, 4, 3],
    )
    events = told(match, PLAY, PLAY, PLAY, PLAY, ADD_WILD, FINISH, PLAY, PLAY, FINISH)
    assert events["tom_added_for_second"] == {"plans": 0, "wilds": 2, "total": 3}


def test_without_a_matching_card_tom_does_not_bid() -> None:
    """N-10.6"""
    match = tom_round("wild wild wild")
    match.play(PASS)
    assert match.position()["supply"][1]["wild"] == 3


def test_a_tom_looks_only_at_bids_already_made() -> None:
    """N-10.6"""
    match = city(
        players=3,
        toms={1: "A2"},
        supplies={1: "press wild wild"},
        hands={0: "press", 2: "press press press"},
        press=[1, 3, 4],
    )
    events = told(match, PASS)
    assert events["tom_leads"] == {"total": 1}


def test_tom_skips_the_plans_round() -> None:
    """N-10.7"""
    match = tom_round("plans plans", "plans", level="C4", hand="press")
    events = told(match, PASS)
    assert "tom_skipped" in events
    assert match.position()["board"][1] == 0
    assert match.position()["supply"][1]["plans"] >= 2


def test_tom_keeps_his_dollars_for_the_end() -> None:
    """N-10.7"""
    match = tom_round("dollar dollar", "dollar")
    match.play(PASS)
    assert match.position()["dollars"][1] == 3


def test_tom_hires_the_leftmost_of_his_value_and_the_winner_one_higher() -> None:
    """N-10.8"""
    match = tom_round("elevator", "elevator", hand="plans", rows={2: [13, 3, 4, 5]})
    events = told(match, PASS)
    assert events["tom_row"] == {"limit": 2, "worth": 2, "character": "c13"}
    assert match.position()["characters"][1]["c13"] == 1


def test_tom_takes_the_next_lower_row_if_his_is_empty_and_at_most_five() -> None:
    """N-10.8"""
    match = tom_round("elevator", "elevator", hand="plans", rows={2: [3]}, characters={0: []})
    match.play(PASS)
    assert match.position()["characters"][1]["c3"] == 1
    high = tom_round("elevator " * 6, "elevator", hand="plans")
    events = told(high, PASS)
    assert (events["tom_row"]["limit"], events["tom_row"]["worth"]) == (7, 5)


def last_round(supply: str, edition: str = "de", hand: str = "press", **fields: Any) -> Match:
    return tom_round(supply, "skyscraper", edition=edition, hand=hand, **fields)


def test_four_wilds_count_as_three_skyscraper_cards() -> None:
    """N-10.9, and the example of the rules"""
    for edition in ("de", "en"):
        match = last_round("wild wild plans plans", edition)
        events = told(match, PASS)
        assert events["tom_paired_wilds"] == {"plans": 2, "wilds": 2, "total": 3}
        assert match.position()["skyscrapers"][1]["manhattan"] == 4


def test_a_single_wild_is_discarded() -> None:
    """N-10.9"""
    match = last_round("wild")
    assert "tom_discarded" in act(match, PASS)
    assert match.position()["skyscrapers"][1]["manhattan"] == 0


def test_with_a_skyscraper_card_wilds_are_added_as_needed_or_in_english_all() -> None:
    """N-10.9"""
    german = last_round("skyscraper wild wild")
    german.play(PASS)
    assert german.position()["skyscrapers"][1]["manhattan"] == 2
    assert cards(german.position()["supply"][1]) == ""
    english = last_round("skyscraper wild wild", "en")
    assert told(english, PASS)["tom_all_wilds"] == {"plans": 0, "wilds": 2, "total": 3}
    assert english.position()["skyscrapers"][1]["manhattan"] == 4


def test_tom_never_has_more_than_five_skyscrapers_in_a_borough() -> None:
    """N-10.11"""
    match = last_round("skyscraper skyscraper", skyscrapers={1: {"manhattan": 4}})
    events = told(match, PASS)
    assert match.position()["skyscrapers"][1]["manhattan"] == 5
    assert events["tom_full"] == {"borough": "manhattan", "lost": 2}


def test_tom_never_uses_characters() -> None:
    """N-10.11"""
    match = tom_round("prestige", "prestige", characters={1: [17, 19, 21, 22]})
    match.play(PASS)
    assert points(match, 1)["prestige_bids"] == 1
    assert sum(match.position()["used"][1].values()) == 0


D_BY_TAXI = {"manhattan": "d", "queens": "x", "bronx": "b", "brooklyn": "c", "staten_island": "a", "jersey_city": "e"}


def test_tom_chooses_d_by_the_taxi_between_d_and_x() -> None:
    """N-10.10, and the example of the rules"""
    match = tom_round(
        "prestige",
        "prestige",
        hand="press",
        sequence=D_BY_TAXI,
        mayor="staten_island",
        skyscrapers={1: {"queens": 1}},
        offered=("taxi_low", "subway_low"),
    )
    events = match.play(PASS)
    reach = {e.arguments["letter"] for e in events if e.kind == "tom_borough"}
    assert reach == {"b", "c", "d", "x"}
    (borough,) = (e for e in events if e.kind == "tom_chose_letter")
    assert dict(borough.arguments) == {"borough": "manhattan", "letter": "d", "candidates": 3}
    assert sum(e.kind == "tom_vessel" for e in events) == 3
    (vessel,) = (e for e in events if e.kind == "tom_chose_vessel")
    assert dict(vessel.arguments) == {"vessel": "taxi", "origin": "queens", "letter": "x", "candidates": 3}
    position = match.position()
    assert position["tiles"]["taxi_low"] == "manhattan"
    assert position["vessels"][1] == 2
    assert position["skyscrapers"][1]["manhattan"] == 1


def test_tom_goes_where_he_has_fewest() -> None:
    """N-10.10"""
    match = tom_round(
        "prestige",
        "prestige",
        hand="press",
        skyscrapers={1: {"manhattan": 1, "queens": 1, "brooklyn": 1}},
        offered=("taxi_low", "subway_low"),
    )
    events = told(match, PASS)
    assert events["tom_chose_fewest"] == {"borough": "bronx", "skyscrapers": 0}


def test_tom_takes_the_higher_of_two_tiles_of_a_vessel() -> None:
    """N-10.10"""
    match = tom_round("prestige", "prestige", hand="press", offered=("bus_low", "bus_high"))
    assert told(match, PASS)["tom_higher_tile"] == {"tile": "bus_high", "points": 4}
    assert match.position()["tiles"]["bus_low"] == "gone"


def test_tom_takes_the_bonus_as_runner_up_too() -> None:
    """N-10.10"""
    match = tom_round("prestige", "prestige", hand="prestige prestige", press=[4, 1])
    act(match, PLAY, PLAY, FINISH, do("forgo"))
    assert list(match.position()["vessels"]).count(2) == 1


def test_a_full_borough_gets_the_tile_but_no_skyscraper() -> None:
    """N-10.10, N-10.11"""
    full = dict.fromkeys(("manhattan", "bronx", "queens", "brooklyn"), 5)
    match = tom_round("prestige", "prestige", hand="press", skyscrapers={1: full})
    assert told(match, PASS)["tom_full"]["lost"] == 1
    assert match.position()["skyscrapers"][1]["brooklyn"] == 5


def test_toms_dollars_double_his_lowest_characters() -> None:
    """N-10.12, and the example of 1+1+1+4 with five dollars"""
    match = city("over", toms={1: "B4"}, characters={1: [1, 2, 12, 9]}, dollars=[0, 5], board=[0, 0])
    assert points(match, 1) == {"characters": 8}


@pytest.mark.parametrize(("dollars", "expected"), [(4, 7), (6, 9), (7, 10), (8, 14), (9, 15), (10, 15), (11, 16)])
def test_two_dollars_a_character_at_most_and_the_rest_counts_half(dollars: int, expected: int) -> None:
    """N-10.12"""
    match = city("over", toms={1: "B4"}, characters={1: [9, 1, 2, 12]}, dollars=[0, dollars], board=[0, 0])
    assert sum(points(match, 1).values()) == expected


def test_end_characters_bring_tom_nothing_more() -> None:
    """N-10.12"""
    match = city(
        "over",
        toms={1: "B4"},
        characters={1: [30, 33, 36]},
        press=[0, 4],
        skyscrapers={1: {"queens": 2}},
        dollars=[0, 0],
    )
    assert points(match, 1) == {"characters": 9, "queens": 4}


def test_tom_scores_boroughs_press_and_statue_like_anybody() -> None:
    """N-10.12"""
    everywhere = dict.fromkeys(D_BY_TAXI, 1)
    match = city("over", toms={1: "B4"}, skyscrapers={1: everywhere}, press=[0, 5], dollars=[0, 0], board=[0, 0])
    assert points(match, 1)["all_boroughs"] == 3
    assert points(match, 1)["press_bonus"] == 3
