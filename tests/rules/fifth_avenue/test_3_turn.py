"""F-3: the turn."""

from __future__ import annotations

import pytest

from midtown.engine.table import Table
from tests.rules.fifth_avenue.city import (
    BLACK,
    COLORS,
    PASS,
    SKYSCRAPERS,
    Towers,
    bid,
    business,
    city,
    hand,
    hand_sizes,
    kinds,
    lay,
    move,
    place,
    reason,
    score,
    take,
)


def test_a_turn_is_an_option_then_cards_then_a_move() -> None:
    """F-3.1"""
    match = city()
    assert reason(match, take("orange")) == "choose_first"
    assert reason(match, move("white", "west_34")) == "choose_first"
    match.play(SKYSCRAPERS)
    assert reason(match, BLACK) == "cards_first"
    match.play(take("orange"))
    match.play(take("green"))
    assert reason(match, SKYSCRAPERS) == "move_first"
    match.play(move("white", "west_34"))
    assert (match.turn, match.position()["phase"]) == (1, "choose")


def test_option_a_brings_three_skyscrapers() -> None:
    """F-3.2"""
    match = city(supply={0: 4})
    match.play(SKYSCRAPERS)
    assert match.position()["supply"][0] == 7
    assert match.position()["general_supply"][0] == 10


def test_option_a_brings_what_is_left() -> None:
    """F-3.2"""
    match = city(supply={0: 15})
    match.play(SKYSCRAPERS)
    assert match.position()["supply"][0] == 17
    assert match.position()["general_supply"][0] == 0


def test_option_a_is_not_possible_when_nothing_is_left() -> None:
    """F-3.2"""
    assert reason(city(supply={0: 17}), SKYSCRAPERS) == "no_skyscrapers_left"


def test_option_b_needs_a_plot_that_can_take_a_business() -> None:
    """F-3.3: no plot is free but one, which has two businesses or only one."""
    ours: dict[str, tuple[int | str, int]] = {
        "orange": (0, 1),
        "green": (1, 1),
        "gray": ("alea", 1),
        "brown": ("alea", 1),
    }
    whole = {**ours, "violet": ("alea", 1)}
    towers: Towers = {
        **dict.fromkeys(("west_34", "east_34", "west_42", "times_square", "east_42"), whole),
        "west_52": ours,
    }
    shops = {"west_52": {"violet": ["boutique", "gallery"]}}
    full = city(players=2, supply={0: 0, 1: 0}, closed=["east_52"], towers=towers, shops=shops)
    assert "take_business" not in kinds(full)
    tile = next(tile for tile, n in full.position()["row"][0].items() if n)
    assert reason(full, business(tile)) == "no_room"
    shops = {"west_52": {"violet": ["boutique"]}}
    room = city(players=2, supply={0: 0, 1: 0}, closed=["east_52"], towers=towers, shops=shops)
    assert "take_business" in kinds(room)


def test_option_c_is_a_black_card_and_a_move_and_the_turn_goes_on() -> None:
    """F-3.4"""
    match = city()
    match.play(BLACK)
    assert hand_sizes(match) == [1, 0, 0]
    assert kinds(match) == {"move"}
    match.play(move("white", "west_34"))
    assert kinds(match) == {"take_card"}
    match.play(take("orange"))
    match.play(take("gray"))
    match.play(move("white", "times_square"))
    assert match.turn == 1
    assert match.position()["markers"]["white"]["west_34"] == 1


def test_auctions_called_by_option_c_interrupt_the_turn() -> None:
    """F-3.4"""
    match = city(white="central_park")
    match.play(BLACK)
    match.play(move("white", "city_hall"))
    for _ in range(3):
        match.play(PASS)
    assert (match.turn, kinds(match)) == (0, {"take_card"})


def test_option_d_needs_a_commissioner_in_the_district() -> None:
    """F-3.5: a marker is not enough, and neither City Hall nor Central Park is a district."""
    match = city(white="times_square", beige="central_park", markers={"white": ["west_34"]})
    assert score("times_square") in match.legal
    assert reason(match, score("west_34")) == "no_commissioner"
    assert "score" not in kinds(city(white="city_hall", beige="central_park"))


def test_a_closed_district_cannot_be_scored() -> None:
    """F-3.5"""
    assert reason(city(white="times_square", closed=["times_square"]), score("times_square")) == "district_closed"


@pytest.mark.parametrize("option", ["a", "b", "c"])
def test_after_a_b_and_c_two_open_cards_of_different_colors_are_taken(option: str) -> None:
    """F-3.6"""
    match = city(tops={"orange": 6, "violet": 5}, current=["boutique", "boutique", "gallery"])
    if option == "a":
        match.play(SKYSCRAPERS)
    elif option == "b":
        match.play(business("boutique"))
        match.play(place("west_34", "orange"))
    else:
        match.play(BLACK)
        match.play(move("white", "west_34"))
    match.play(take("orange"))
    assert reason(match, take("orange")) == "same_color"
    match.play(take("violet"))
    assert [card for card in hand(match, 0) if not card.startswith("black")] == ["orange 6", "violet 5"]


def test_both_cards_are_chosen_before_the_next_ones_show() -> None:
    """F-3.6: the first choice moves nothing, and can be undone."""
    match = city("cards", tops={"orange": 6})
    before = match.position()
    match.play(take("orange"))
    assert match.position()["top"] == before["top"]
    match.undo()
    assert match.position() == before
    match.play(take("orange"))
    events = match.play(take("green"))
    assert [e.kind for e in events] == ["took_card", "took_card", "card_showed", "card_showed"]


def test_with_one_color_left_one_card_is_taken() -> None:
    """F-3.6"""
    empty = dict.fromkeys(("orange", "green", "gray", "brown"), 0)
    match = city("cards", tops=empty, stacks=dict.fromkeys(empty, ()), hoarder=1)
    assert reason(match, take("orange")) == "stack_empty"
    match.play(take("violet"))
    assert hand_sizes(match)[0] == 1
    assert kinds(match) == {"move"}


def test_with_no_color_left_the_turn_goes_on_with_the_move() -> None:
    """F-3.6"""
    match = city(tops=dict.fromkeys(COLORS, 0), stacks=dict.fromkeys(COLORS, ()), hoarder=1)
    match.play(SKYSCRAPERS)
    assert kinds(match) == {"move"}


def test_after_d_come_two_black_cards_and_one_for_all_without_a_skyscraper_there() -> None:
    """F-3.7: as in the figure, the scorer has none there and takes three, the fourth player one."""
    towers = {"east_52": {"orange": (1, 1), "gray": (2, 1)}}
    match = city(players=4, white="east_52", towers=towers)
    events = match.play(score("east_52"))
    assert hand_sizes(match) == [3, 0, 0, 1]
    assert [e.seat for e in events if e.kind == "drew_black"] == [0, 0, 0, 3]
    assert kinds(match) == {"move"}


def test_a_scorer_with_a_skyscraper_there_takes_two() -> None:
    """F-3.7"""
    match = city(players=2, white="east_52", towers={"east_52": {"orange": (0, 1)}})
    match.play(score("east_52"))
    assert hand_sizes(match) == [2, 1]


def test_black_cards_drawn_are_seen_by_their_owner_only() -> None:
    """F-3.7, F-3.10"""
    match = city(players=2, white="east_52", towers={"east_52": {"orange": (0, 1)}})
    drew = next(e for e in match.play(score("east_52")) if e.kind == "drew_black" and e.seat == 0)
    assert "number" in drew.seen(0)
    assert "number" not in drew.seen(1)


def test_the_third_action_is_always_a_move() -> None:
    """F-3.8"""
    match = city("move", white="central_park", beige="central_park")
    assert {a.form["place"] for a in match.legal} == {"city_hall"}
    assert reason(match, PASS) == "move_first"


def test_the_next_card_of_a_stack_shows_and_paid_cards_come_up_in_their_order() -> None:
    """F-3.9"""
    match = city("cards", tops={"orange": 6}, stacks={"orange": ["5"]}, returned={"orange": [4, 6, 4]}, hoarder=1)
    shown = []
    for seat in range(5):
        shown.append(match.position()["top"]["orange"])
        match.play(take("orange"))
        match.play(take(COLORS[1 + seat % 4]))
        match.play(move("white", match.legal[0].form["place"]))
        if seat < 4:
            match.play(SKYSCRAPERS)
    assert shown == [6, 5, 4, 6, 4]
    assert match.position()["top"]["orange"] == 0


def test_a_card_paid_to_an_empty_stack_is_its_open_card() -> None:
    """F-3.9"""
    match = city(
        auction="west_34", markers={"white": ["west_34"]}, tops={"orange": 0}, stacks={"orange": []},
        hands={0: ["orange 5", "orange 4"]}, hoarder=1,
    )  # fmt: skip
    bid(match, "orange 5", "orange 4")
    match.play(PASS)
    match.play(PASS)
    match.play({"kind": "build", "count": 0})
    assert match.position()["top"]["orange"] == 5
    assert match.position()["returned"]["orange"][:2] == [4, 0]


def test_face_up_black_cards_are_shuffled_when_one_would_be_drawn() -> None:
    """F-3.9"""
    match = city(black=["6"], black_returned=["black 4", "black 5"], white="east_52", hoarder=1,
                 towers={"east_52": {"orange": (0, 1), "green": (1, 1), "gray": (2, 1)}})  # fmt: skip
    events = match.play(score("east_52"))
    assert [e.kind for e in events if "black" in e.kind] == ["drew_black", "black_reshuffled", "drew_black"]
    assert "black 6" in hand(match, 0)
    assert match.position()["black_size"] == 1


def test_an_empty_black_stack_gives_nothing() -> None:
    """F-3.9"""
    match = city(black=[], black_returned=[], hoarder=1)
    events = match.play(BLACK)
    assert [e.kind for e in events] == ["black_empty"]
    assert hand_sizes(match)[0] == 0
    assert kinds(match) == {"move"}


def test_hands_are_secret_and_what_was_seen_of_them_is_not() -> None:
    """F-3.10"""
    match = city("cards", hands={0: ["gray 6"]}, tops={"orange": 6})
    match.play(take("orange"))
    match.play(take("green"))
    seen = match.view(1)["state"]
    assert seen["hand"][0] is None
    assert seen["hand_size"][0] == {**dict.fromkeys(COLORS, 0), "orange": 1, "green": 1, "gray": 1, "black": 0}
    assert seen["known"][0]["orange"] == {"four": 0, "five": 0, "six": 1}
    assert seen["known"][0]["gray"] == {"four": 0, "five": 0, "six": 0}


def test_a_bid_that_went_back_to_the_hand_is_remembered() -> None:
    """F-3.10"""
    match = city(auction="west_34", markers={"white": ["west_34"]}, hands={0: ["gray 4", "gray 6"], 1: ["gray 5"]},
                 known={0: ["gray 4"]})  # fmt: skip
    bid(match, "gray 4")
    bid(match, "gray 5")
    match.play(PASS)
    match.play(PASS)
    known = match.position()["known"]
    assert known[0]["gray"] == {"four": 1, "five": 0, "six": 0}
    assert known[1]["gray"] == {"four": 0, "five": 0, "six": 0}


def test_a_hand_has_no_limit() -> None:
    """F-3.10"""
    match = city(black=["4"], black_returned=[], hoarder=0)
    assert hand_sizes(match)[0] == 49
    match.play(BLACK)
    assert hand_sizes(match)[0] == 50


def test_an_imagined_world_keeps_all_that_the_observer_has_seen() -> None:
    """F-3.10: suits and known cards stay; the numbers of unseen cards are dealt afresh; nothing is laid."""
    hands = {0: ["gray 4"], 1: ["orange 6", "orange 6", "green 4", "black 5"]}
    match = city(
        auction="west_34", markers={"white": ["west_34"]}, mover=1, turn=1, hands=hands, known={1: ["orange 6"]}
    )
    match.play(lay("green 4"))
    match.play(lay("black 5"))
    numbers = set()
    for stream in range(1, 40):
        world = Table(match.game, match._table.record)
        world.redetermine(0, stream * 7919)
        assert world.flaw() == match._table.flaw()
        position = match.game.state.to_json(world.record)
        assert position["hand"][0] == match.position()["hand"][0]
        theirs = position["hand"][1]
        assert {suit: sum(n.values()) for suit, n in theirs.items() if sum(n.values())} == {
            "orange": 2,
            "green": 1,
            "black": 1,
        }
        assert theirs["orange"]["six"] >= 1
        assert position["laid"][1][0] == 0
        numbers.add(tuple(theirs["green"].values()))
    assert len(numbers) == 3
