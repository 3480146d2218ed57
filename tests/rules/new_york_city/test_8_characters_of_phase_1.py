"""N-8: the characters 1 to 11, which are used in Phase I."""

from __future__ import annotations

import midtown
from midtown.engine.match import Match
from tests.rules.new_york_city.city import (
    DONE,
    act,
    cards,
    city,
    do,
    hand,
    kinds,
    points,
    reason,
    use,
)

BEHIND = [0, 3]
"""Press spaces with which seat 0 picks first."""


def pick(characters: list[int], **fields: object) -> Match:
    return city("pick", characters={0: characters}, press=BEHIND, **fields)  # type: ignore[arg-type]


def test_1_gains_a_point_and_renews_hand_cards() -> None:
    """N-8.1"""
    match = pick([1], hands={0: "press press dollar"})
    act(match, use(1), do("discard", "press"), do("discard", "press"))
    assert hand(match) == "dollar"
    assert cards(match.position()["discards"]) == "press press"
    match.play(DONE)
    assert match.position()["hand_size"][0] == 3
    assert points(match)["abilities"] == 1


def test_1_may_be_used_with_no_discards_and_with_an_empty_hand() -> None:
    """N-8.1"""
    match = pick([1], hands={0: "press"})
    act(match, use(1), DONE)
    assert (hand(match), points(match)["abilities"]) == ("press", 1)
    empty = pick([1])
    empty.play(use(1))
    assert empty.position()["phase"] == "pick"


def test_1_with_the_whole_hand_draws_at_once() -> None:
    """N-8.1"""
    match = pick([1], hands={0: "press"})
    act(match, use(1), do("discard", "press"))
    assert match.position()["phase"] == "pick"
    assert match.position()["hand_size"][0] == 1
    assert reason(match, do("discard", "press")) == "only_with_one_or_five"


def test_1_discards_may_come_back_when_nothing_else_is_left() -> None:
    """N-8.1, N-4.5"""
    match = pick([1], hands={0: "press", 1: ""})
    position = match.position()
    for card, n in position["deck"].items():
        position["hand"][1][card] += n
    position["hand_size"][1] = sum(position["hand"][1].values())
    match = midtown.set_up("new_york_city", position | {"deck": {}}, seed=1)
    act(match, use(1), do("discard", "press"))
    assert hand(match) == "press"


def test_2_takes_single_cards_of_two_pairs() -> None:
    """N-8.2"""
    match = pick([2], pairs=["press dollar", "elevator wild", "plans prestige"])
    act(match, do("take_single", place=2, side=0), do("take_single", place=0, side=1))
    assert hand(match) == "dollar plans"
    assert match.position()["pairs"][0] == ["press", "prestige"]
    assert match.position()["pairs"][2] == ["none", "none"]
    assert match.position()["takes_left"] == 1
    assert match.turn == 1


def test_2_needs_another_pair_for_the_second_card() -> None:
    """N-8.2"""
    match = pick([2], pairs=["press dollar", "elevator wild"])
    match.play(do("take_single", place=1, side=0))
    assert reason(match, do("take_single", place=1, side=1)) == "another_pair"
    assert reason(match, do("take_single", place=8, side=1)) == "no_pair_there"
    assert kinds(match) == {"take_single"}


def test_2_is_used_by_taking() -> None:
    """N-8.2"""
    assert reason(pick([2]), use(2)) == "needs_a_choice"
    assert reason(pick([1]), do("take_single", place=0, side=0)) == "not_yours"


def test_3_enlarges_the_reserve_for_good() -> None:
    """N-8.3"""
    match = pick([3, 3])
    act(match, use(3), use(3))
    assert match.position()["reserve_size"][0] == 4
    assert sum(match.position()["reserve"][0].values()) == 4
    assert points(match)["abilities"] == 2


def test_4_takes_both_pairs_and_has_no_second_turn() -> None:
    """N-8.4"""
    match = pick([4], pairs=["press press", "dollar dollar"])
    act(match, use(4), do("take_pair", place=0))
    assert match.turn == 0
    match.play(do("take_pair", place=1))
    turns = []
    while match.position()["phase"] == "pick":
        turns.append(match.turn)
        match.play(next(a for a in match.legal if a.kind == "take_pair"))
    assert turns == [1, 1]
    assert match.position()["hand_size"] == [4, 4]


def test_4_only_in_the_first_turn_before_anything_was_taken() -> None:
    """N-8.4"""
    match = pick([4, 6])
    match.play(do("take_pair", place=0))
    assert reason(match, use(4)) == "only_first_pick"
    assert reason(pick([4], lap=1), use(4)) == "only_first_pick"
    twice = pick([4, 4])
    twice.play(use(4))
    assert reason(twice, use(4)) == "only_first_pick"
    twice.play(do("take_pair", place=0))
    assert reason(twice, use(4)) == "only_first_pick"


def test_4_each_pair_may_be_replaced_through_2_or_5() -> None:
    """N-8.4"""
    match = pick([4, 2, 5], pairs=["press press", "dollar dollar", "wild wild"])
    act(match, use(4), do("discard_pair", place=2))
    assert match.turn == 0
    act(match, do("take_single", place=0, side=0), do("take_single", place=1, side=0))
    assert match.turn == 1
    assert match.position()["hand_size"][0] == 5


def test_5_in_german_discards_a_pair_instead_of_taking_one_and_draws_three() -> None:
    """N-8.5"""
    match = pick([5], pairs=["press dollar"])
    match.play(do("discard_pair", place=0))
    assert cards(match.position()["discards"]) == "press dollar"
    assert match.position()["hand_size"][0] == 3
    assert match.turn == 1
    assert reason(pick([5]), use(5)) == "needs_a_choice"


def test_5_in_english_draws_three_and_discards_two() -> None:
    """N-8.5"""
    match = pick([5], edition="en")
    assert reason(match, do("discard_pair", place=0)) == "not_in_this_edition"
    match.play(use(5))
    assert match.position()["hand_size"][0] == 3
    assert reason(match, DONE) == "discard_first"
    act(match, match.legal[0])
    act(match, match.legal[0])
    assert match.position()["hand_size"][0] == 1
    assert match.position()["takes_left"] == 1


def test_6_takes_two_dollars_and_needs_one() -> None:
    """N-8.6"""
    match = pick([6, 6], dollars=[1, 0])
    act(match, use(6), use(6))
    assert match.position()["dollars"][0] == 3
    assert reason(pick([6], dollars=[0, 0]), use(6)) == "no_dollar"


def test_7_replaces_a_character_by_one_at_most_one_dearer() -> None:
    """N-8.7"""
    match = pick([7, 13])
    act(match, use(7), do("give_up", character="c13"))
    assert {match.position()["value"][a.arguments["character"]] for a in match.legal} == {1, 2, 3}
    match.play(do("hire", character="c15"))
    position = match.position()
    assert (position["characters"][0]["c13"], position["characters"][0]["c15"]) == (0, 1)
    assert position["gone"]["c13"] == 1


def test_7_five_for_five_and_the_new_one_may_be_used_at_once() -> None:
    """N-8.7"""
    match = pick([7, 21], rows={5: [11, 22, 27, 40]})
    act(match, use(7), do("give_up", character="c21"), do("hire", character="c11"))
    assert do("replace_neutral", borough="bronx") in match.legal


def test_7_may_give_itself_up_and_gives_up_a_used_tile_first() -> None:
    """N-8.7"""
    match = pick([7, 7])
    act(match, use(7), do("give_up", character="c7"), do("hire", character="c9"))
    assert match.position()["characters"][0]["c7"] == 1
    assert match.position()["used"][0]["c7"] == 0
    assert use(7) in match.legal
    assert reason(match, do("give_up", character="c7")) == "only_with_seven"


def test_7_is_not_offered_when_nothing_fits() -> None:
    """N-8.7, N-4.6"""
    match = pick([7, 13], rows={1: [1], 2: [3], 3: [8]})
    act(match, use(7))
    assert reason(match, do("give_up", character="c20")) == "not_yours"


def test_8_brings_equal_cards_from_the_reserve() -> None:
    """N-8.8, and the example of press and prestige"""
    match = pick([8], pairs=["press prestige"], reserves={0: "press prestige"})
    act(match, do("take_pair", place=0), use(8), do("take_equal", "press"), do("take_equal", "prestige"))
    assert hand(match) == "press press prestige prestige"
    assert sum(match.position()["reserve"][0].values()) == 2


def test_8_may_take_only_one_of_them_but_at_least_one() -> None:
    """N-8.8"""
    match = pick([8], pairs=["press prestige"], reserves={0: "press prestige"})
    act(match, do("take_pair", place=0), use(8))
    assert reason(match, DONE) == "take_one_first"
    act(match, do("take_equal", "press"), DONE)
    assert hand(match) == "press press prestige"


def test_8_a_pair_of_equal_cards_brings_two() -> None:
    """N-8.8"""
    match = pick([8], pairs=["press press"], reserves={0: "press press"})
    act(match, do("take_pair", place=0), use(8), do("take_equal", "press"), do("take_equal", "press"))
    assert hand(match).split().count("press") == 4


def test_8_needs_an_equal_card_and_a_wild_equals_only_a_wild() -> None:
    """N-8.8"""
    match = pick([8, 6], pairs=["press wild"], reserves={0: "plans dollar"})
    assert reason(match, use(8)) == "not_just_taken"
    match.play(do("take_pair", place=0))
    assert reason(match, use(8)) == "nothing_equal"


def test_8_comes_before_any_other_character_but_another_8() -> None:
    """N-8.8"""
    match = pick([8, 6, 10], pairs=["press wild"], reserves={0: "press press"})
    act(match, do("take_pair", place=0), use(6))
    assert reason(match, use(8)) == "not_just_taken"
    twice = pick([8, 8], pairs=["press wild"], reserves={0: "press press press"})
    act(twice, do("take_pair", place=0), use(8), do("take_equal", "press"), use(8), do("take_equal", "press"))
    assert hand(twice).split().count("press") == 3


def test_8_follows_2_but_not_5() -> None:
    """N-8.8"""
    match = pick([8, 2], pairs=["press dollar", "wild plans"], reserves={0: "press wild"})
    act(match, do("take_single", place=0, side=0), do("take_single", place=1, side=0))
    assert use(8) in match.legal
    five = pick([8, 5, 6], pairs=["press dollar"], reserves={0: "press dollar"})
    five.play(do("discard_pair", place=0))
    assert reason(five, use(8)) == "not_just_taken"


def test_9_draws_a_card_and_takes_a_dollar() -> None:
    """N-8.9"""
    match = pick([9], dollars=[1, 0])
    match.play(use(9))
    assert (match.position()["hand_size"][0], match.position()["dollars"][0]) == (1, 1)


def test_10_draws_two_cards() -> None:
    """N-8.10"""
    match = pick([10])
    match.play(use(10))
    assert match.position()["hand_size"][0] == 2


def test_10_is_not_offered_when_no_card_is_left() -> None:
    """N-8.10, N-4.6"""
    position = pick([10]).position()
    for card, n in position["deck"].items():
        position["hand"][1][card] += n
    position["hand_size"][1] = sum(position["hand"][1].values())
    assert reason(midtown.set_up("new_york_city", position | {"deck": {}}), use(10)) == "no_card_left"


def test_11_replaces_a_neutral_skyscraper() -> None:
    """N-8.11"""
    match = pick([11])
    match.play(do("replace_neutral", borough="queens"))
    position = match.position()
    assert position["neutral"]["queens"] == 1
    assert position["skyscrapers"][0]["queens"] == 1
    assert position["board"][0] == 3


def test_11_needs_a_neutral_one_there_and_one_on_the_board() -> None:
    """N-8.11"""
    none = dict.fromkeys(("manhattan", "bronx", "brooklyn", "staten_island", "jersey_city"), 2) | {"queens": 0}
    assert reason(pick([11], neutral=none), do("replace_neutral", borough="queens")) == "no_neutral_there"
    assert reason(pick([11], board=[0, 0]), do("replace_neutral", borough="bronx")) == "board_empty"
    assert reason(pick([11]), use(11)) == "needs_a_choice"
