"""N-7: Phase III."""

from __future__ import annotations

from tests.rules.new_york_city.city import DONE, act, cards, city, kinds, use


def test_everybody_uses_characters_in_press_order() -> None:
    """N-7.1"""
    match = city("team", 3, turn=1, press=[2, 4, 1], characters={0: [23], 1: [23, 25], 2: [23]})
    turns = []
    while match.position()["phase"] == "team":
        turns.append(match.turn)
        match.play(DONE)
    assert turns == [1, 0, 2]


def test_the_order_of_phase_three_is_taken_when_it_begins() -> None:
    """N-7.1"""
    match = city("team", 3, turn=1, press=[2, 4, 1], characters={1: [23], 0: [27], 2: [26]})
    match.play(use(23))
    assert match.turn == 0
    act(match, use(27))
    assert match.turn == 2


def test_any_number_may_be_used_and_the_turn_ends_when_none_is_left() -> None:
    """N-7.1"""
    match = city("team", characters={0: [23, 24, 25]}, dollars=[3, 0])
    act(match, use(23), use(24))
    assert kinds(match) == {"use", "done"}
    match.play(use(25))
    assert match.position()["phase"] == "pick"


def test_hands_are_discarded_and_reserves_stay() -> None:
    """N-7.2"""
    match = city("team", hands={0: "press wild", 1: "dollar"}, reserves={0: "plans wild"}, characters={0: [23]})
    match.play(DONE)
    assert cards(match.position()["discards"]) == "press dollar wild"
    assert cards(match.position()["reserve"][0]) == "plans wild"
