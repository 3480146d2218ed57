"""N-5: Phase I."""

from __future__ import annotations

from tests.rules.new_york_city.city import DONE, act, cards, city, do, hand, kinds, reason, use


def test_pairs_are_taken_twice_from_the_last_on_the_press_track_to_the_first() -> None:
    """N-5.1"""
    match = city("pick", 3, turn=2, press=[5, 3, 1])
    turns = []
    while match.position()["phase"] == "pick":
        turns.append(match.turn)
        match.play(next(a for a in match.legal if a.kind == "take_pair"))
    assert turns == [2, 1, 0, 2, 1, 0]


def test_a_pair_goes_into_the_hand() -> None:
    """N-5.1"""
    match = city("pick", pairs=["press wild", "dollar dollar"], press=[0, 2])
    match.play(do("take_pair", place=1))
    assert hand(match) == "dollar dollar"
    assert cards(match.view(1)["state"]["known"][0]) == "dollar dollar"
    assert reason(match, do("take_pair", place=1)) == "no_pair_there"


def test_after_two_pairs_the_hand_has_seven_cards() -> None:
    """N-5.1"""
    match = city("team", characters={0: [23]})
    match.play(DONE)
    while match.position()["phase"] == "pick":
        match.play(next(a for a in match.legal if a.kind == "take_pair"))
    assert match.position()["hand_size"] == [7, 7]


def test_one_pair_a_turn() -> None:
    """N-5.1"""
    match = city("pick", characters={0: [6]}, press=[0, 2])
    match.play(do("take_pair", place=0))
    assert reason(match, do("take_pair", place=1)) == "already_taken"


def test_characters_are_used_before_or_after_taking() -> None:
    """N-5.2"""
    before = city("pick", characters={0: [6]}, press=[0, 2])
    act(before, use(6), do("take_pair", place=0))
    assert before.position()["dollars"][0] == 4
    after = city("pick", characters={0: [6]}, press=[0, 2])
    act(after, do("take_pair", place=0), use(6))
    assert after.position()["dollars"][0] == 4


def test_the_turn_ends_by_itself_only_when_nothing_is_left_to_use() -> None:
    """N-5.2"""
    match = city("pick", characters={0: [6]}, press=[0, 2])
    match.play(do("take_pair", place=0))
    assert match.turn == 0
    assert kinds(match) == {"use", "done"}
    match.play(DONE)
    assert match.turn == 1
    idle = city("pick", press=[0, 2])
    idle.play(do("take_pair", place=0))
    assert idle.turn == 1


def test_a_turn_cannot_end_without_a_pair() -> None:
    """N-5.1"""
    assert reason(city("pick"), DONE) == "take_first"


def test_the_pair_left_over_is_discarded() -> None:
    """N-5.3"""
    match = city("pick", turn=0, press=[4, 2], lap=1, pairs=["press press", "dollar wild"])
    match.play(do("take_pair", place=0))
    assert match.position()["bidding"] == "press"
    assert cards(match.position()["discards"]) == "dollar wild"
