"""N-8: the characters 12 to 27, which are used in Phases II and III."""

from __future__ import annotations

from typing import Any

import pytest

from midtown.engine.match import Match
from tests.rules.new_york_city.city import (
    ADD_WILD,
    DONE,
    FINISH,
    PASS,
    PLAY,
    act,
    cards,
    city,
    do,
    hand,
    kinds,
    points,
    reason,
    reserve,
    use,
)


def bid(match: Match, seat: int = 0) -> int:
    return int(match.position()["bid"][seat])


def test_12_gains_a_point_and_renews_reserve_cards() -> None:
    """N-8.12"""
    match = city(hands={0: "press"}, reserves={0: "dollar elevator"}, characters={0: [12]})
    act(match, use(12), do("renew", "dollar"), DONE)
    assert cards(match.position()["discards"]) == "dollar"
    assert sum(match.position()["reserve"][0].values()) == 2
    assert points(match)["abilities"] == 1


def test_12_may_discard_nothing_or_everything() -> None:
    """N-8.12"""
    match = city(hands={0: "press"}, reserves={0: "dollar elevator"}, characters={0: [12, 12]})
    act(match, use(12), DONE)
    assert reserve(match) == "dollar elevator"
    act(match, use(12), do("renew", "dollar"), do("renew", "elevator"))
    assert match.position()["phase"] == "bid"
    assert reason(match, do("renew", "dollar")) == "only_with_twelve"


def test_12_is_offered_without_a_hand_card() -> None:
    """N-8.12"""
    match = city(turn=1, hands={1: "press"}, characters={0: [12]}, order=[1, 0])
    match.play(PASS)
    assert use(12) in match.legal


def test_13_plays_any_card_as_a_matching_one_and_opens_a_bid() -> None:
    """N-8.13"""
    match = city(hands={0: "wild dollar"}, characters={0: [13, 13]})
    match.play(do("play_as_one", "wild"))
    assert bid(match) == 1
    match.play(do("play_as_one", "dollar"))
    assert bid(match) == 2
    assert reason(city(hands={0: "press"}, characters={0: [13]}), do("play_as_one", "press")) == "play_it_plainly"
    assert reason(city(hands={0: "press"}, characters={0: [13]}), do("play_as_one", "wild")) == "not_in_hand"


def test_14_counts_steps_back_as_wilds() -> None:
    """N-8.14, and the example of three and two"""
    match = city(bidding="elevator", hands={0: "elevator elevator elevator"}, press=[4, 0], characters={0: [14]})
    act(match, PLAY, PLAY, PLAY, do("step_back", steps=2))
    assert bid(match) == 5
    assert match.position()["press"][0] == 2


def test_14_needs_an_open_bid_and_spaces_behind() -> None:
    """N-8.14"""
    match = city(hands={0: "press"}, press=[1, 0], characters={0: [14]})
    assert reason(match, do("step_back", steps=1)) == "bid_not_open"
    match.play(PLAY)
    assert reason(match, do("step_back", steps=2)) == "no_space_behind"
    assert do("step_back", steps=1) in match.legal
    start = city(hands={0: "press"}, press=[0, 0], characters={0: [14]})
    start.play(PLAY)
    assert reason(start, do("step_back", steps=1)) == "no_space_behind"


@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize("card", ["dollar", "wild"])
def test_14_a_step_may_be_half_of_a_pair_with_any_hand_card(edition: str, card: str) -> None:
    """N-8.14: it may open a bid, in both editions, also with a wild."""
    match = city(edition=edition, hands={0: f"press {card}"}, press=[1, 0], characters={0: [14]})
    assert reason(match, do("pair_with_step", "press")) == "play_it_plainly"
    assert reason(match, do("pair_with_step", "plans")) == "not_in_hand"
    assert reason(match, do("pair_with_two_steps", card)) == "no_space_behind"
    match.play(do("pair_with_step", card))
    assert (bid(match), hand(match), match.position()["press"][0]) == (1, "press", 0)
    assert reason(match, do("step_back", steps=1)) == "used_already"
    assert FINISH in match.legal


def test_14_of_two_steps_one_makes_a_pair_and_one_joins_it() -> None:
    """N-8.14"""
    match = city(hands={0: "dollar elevator"}, press=[4, 0], characters={0: [14]})
    match.play(do("pair_with_two_steps", "dollar"))
    assert (bid(match), hand(match), match.position()["press"][0]) == (2, "elevator", 2)


def test_14_a_card_in_a_pair_with_a_step_was_played_from_the_hand_but_the_step_was_not() -> None:
    """N-8.14, N-8.15"""
    hands, reserves = {0: "dollar dollar wild"}, {0: "dollar wild"}
    match = city(hands=hands, reserves=reserves, press=[4, 0], characters={0: [14, 15]})
    match.play(do("pair_with_step", "dollar"))
    assert reason(match, play_reserve("wild")) == "type_not_played"
    match.play(play_reserve("dollar", "wild"))
    assert bid(match) == 2


def play_reserve(card: str, half: str = "none") -> dict[str, object]:
    return do("play_reserve", card, half=half)


def test_15_plays_a_reserve_card_of_a_type_played_from_the_hand() -> None:
    """N-8.15"""
    match = city(hands={0: "press dollar"}, reserves={0: "press plans"}, characters={0: [15]})
    assert reason(match, play_reserve("press")) == "type_not_played"
    act(match, PLAY, play_reserve("press"))
    assert bid(match) == 2
    assert sum(match.position()["reserve"][0].values()) == 2


def test_15_two_of_them_work_on_one_card() -> None:
    """N-8.15"""
    match = city(hands={0: "press"}, reserves={0: "press press"}, characters={0: [15, 15]})
    act(match, PLAY, play_reserve("press"), play_reserve("press"))
    assert bid(match) == 3


def test_15_makes_a_pair_with_a_hand_card() -> None:
    """N-8.15"""
    match = city(hands={0: "dollar"}, reserves={0: "dollar plans"}, characters={0: [15]})
    match.play(play_reserve("dollar", "dollar"))
    assert bid(match) == 1
    assert match.position()["played"][0]["dollar"] == 2


def test_15_a_reserve_wild_joins_an_open_bid_after_a_hand_wild() -> None:
    """N-8.15"""
    match = city(hands={0: "press wild"}, reserves={0: "wild plans"}, characters={0: [15]})
    match.play(PLAY)
    assert reason(match, play_reserve("wild")) == "type_not_played"
    act(match, ADD_WILD, play_reserve("wild"))
    assert bid(match) == 3


def test_15_two_wilds_of_hand_and_reserve_open_a_bid_together() -> None:
    """N-8.15"""
    match = city(hands={0: "wild"}, reserves={0: "wild plans"}, characters={0: [15]})
    match.play(play_reserve("wild", "wild"))
    assert bid(match) == 1


def test_15_a_type_played_before_makes_a_pair_with_a_hand_wild() -> None:
    """N-8.15"""
    match = city(hands={0: "dollar dollar wild"}, reserves={0: "dollar plans"}, characters={0: [15]})
    assert reason(match, play_reserve("dollar", "wild")) == "type_not_played"
    act(match, do("pair", "dollar"), play_reserve("dollar", "wild"))
    assert bid(match) == 2


def test_15_knows_what_is_no_pair() -> None:
    """N-8.15"""
    match = city(hands={0: "dollar dollar plans press"}, reserves={0: "dollar elevator"}, characters={0: [15]})
    match.play(do("pair", "dollar"))
    assert reason(match, play_reserve("dollar")) == "no_pair"
    assert reason(match, play_reserve("dollar", "plans")) == "no_pair"
    assert reason(match, play_reserve("dollar", "press")) == "play_it_plainly"
    assert reason(match, play_reserve("dollar", "wild")) == "not_in_hand"
    assert reason(match, play_reserve("prestige")) == "not_in_reserve"


def test_15_cards_played_through_13_or_20_do_not_count_as_played() -> None:
    """N-8.15"""
    for kind, character in (("play_as_one", 13), ("play_as_two", 20)):
        match = city(hands={0: "dollar wild"}, reserves={0: "dollar wild"}, characters={0: [15, character]})
        match.play(do(kind, "dollar"))
        assert reason(match, play_reserve("dollar", "wild")) == "type_not_played"


def test_16_raises_an_open_bid() -> None:
    """N-8.16"""
    match = city(hands={0: "press"}, characters={0: [16]})
    assert reason(match, use(16)) == "bid_not_open"
    assert reason(match, do("pair_with_virtual", "press")) == "not_in_this_edition"
    act(match, PLAY, use(16))
    assert bid(match) == 2


def test_16_in_english_is_a_virtual_wild_that_can_open_a_bid() -> None:
    """N-8.16"""
    match = city(edition="en", hands={0: "dollar press"}, characters={0: [16]})
    assert reason(match, do("pair_with_virtual", "press")) == "play_it_plainly"
    match.play(do("pair_with_virtual", "dollar"))
    assert bid(match) == 1
    wild = city(edition="en", hands={0: "wild"}, characters={0: [16]})
    wild.play(do("pair_with_virtual", "wild"))
    assert bid(wild) == 1


def test_16_counts_on_the_virtual_card_of_17() -> None:
    """N-8.16, N-8.17"""
    match = city(bidding="prestige", hands={0: "press"}, characters={0: [16, 17]})
    act(match, use(17), use(16))
    assert bid(match) == 2


def test_17_is_a_virtual_prestige_card_that_can_open_a_bid() -> None:
    """N-8.17"""
    match = city(bidding="prestige", hands={0: "wild"}, characters={0: [17]})
    act(match, use(17), ADD_WILD)
    assert bid(match) == 2


@pytest.mark.parametrize("card", ["prestige", "wild"])
@pytest.mark.parametrize("bidding", ["press", "dollar", "elevator", "plans", "skyscraper"])
def test_17_makes_a_pair_in_the_other_rounds(bidding: str, card: str) -> None:
    """N-8.17: with a prestige card or a wild from the hand; it may open a bid."""
    match = city(bidding=bidding, hands={0: f"{card} wild"}, characters={0: [17]})
    assert reason(match, use(17)) == "needs_a_choice"
    match.play(do("pair_with_prestige", card))
    assert (bid(match), hand(match)) == (1, "wild")
    match.play(ADD_WILD)
    assert bid(match) == 2
    assert reason(match, do("pair_with_prestige", "wild")) == "used_already"


def test_17_makes_no_pair_with_other_cards_nor_in_the_prestige_round() -> None:
    """N-8.17"""
    match = city(hands={0: "dollar press"}, characters={0: [17]})
    assert reason(match, do("pair_with_prestige", "dollar")) == "no_pair"
    assert reason(match, do("pair_with_prestige", "press")) == "no_pair"
    assert reason(match, do("pair_with_prestige", "wild")) == "not_in_hand"
    prestige = city(bidding="prestige", hands={0: "prestige wild"}, characters={0: [17]})
    assert reason(prestige, do("pair_with_prestige", "wild")) == "play_it_plainly"


def test_17_in_a_pair_is_a_card_that_16_counts_on_and_a_prestige_card_that_was_not_played() -> None:
    """N-8.15, N-8.16, N-8.17"""
    match = city(hands={0: "wild prestige"}, reserves={0: "prestige plans"}, characters={0: [15, 16, 17]})
    act(match, do("pair_with_prestige", "wild"), use(16))
    assert bid(match) == 2
    assert reason(match, play_reserve("prestige", "wild")) == "not_in_hand"
    again = city(hands={0: "wild wild prestige"}, reserves={0: "prestige plans"}, characters={0: [15, 17]})
    again.play(do("pair_with_prestige", "wild"))
    assert reason(again, play_reserve("prestige", "wild")) == "type_not_played"


def test_17_works_without_any_card_in_hand() -> None:
    """N-8.17"""
    match = city(bidding="prestige", turn=1, hands={1: "press"}, characters={0: [17]})
    act(match, PASS, use(17), FINISH)
    assert points(match)["prestige_bids"] == 1


def test_18_takes_a_dollar_and_bids_last() -> None:
    """N-8.18"""
    match = city(players=3, hands={0: "press", 1: "press", 2: "press"}, characters={0: [18]}, dollars=[1, 0, 0])
    match.play(use(18))
    assert match.position()["dollars"][0] == 1
    turns = []
    for _ in range(3):
        turns.append(match.turn)
        match.play(PASS)
    assert turns == [1, 2, 0]


def test_18_only_while_nothing_lies_in_the_bid() -> None:
    """N-8.18"""
    match = city(hands={0: "press"}, characters={0: [18]})
    match.play(PLAY)
    assert reason(match, use(18)) == "bid_begun"


def test_18_once_per_bidding_round_by_one_player() -> None:
    """N-8.18"""
    match = city(hands={0: "press", 1: "press"}, characters={0: [18, 18], 1: [18]})
    match.play(use(18))
    assert (match.turn, reason(match, use(18))) == (1, "somebody_waits")
    match.play(PASS)
    assert (match.turn, reason(match, use(18))) == (0, "somebody_waits")
    match.play(PASS)
    assert use(18) in match.legal


def test_18_in_german_is_for_who_uses_it_first() -> None:
    """N-8.18: nobody is asked before the first bid."""
    match = opened("de", characters={0: [18], 1: [18]})
    assert (match.position()["phase"], match.position()["bidding"], match.turn) == ("bid", "dollar", 0)
    match.play(use(18))
    assert (match.turn, reason(match, use(18))) == (1, "somebody_waits")


def opened(edition: str, press: tuple[int, ...] = (0, 4, 2), **things: Any) -> Match:
    """Three players at the beginning of the dollar round, which the first seat starts."""
    hands = dict.fromkeys(range(3), "dollar plans")
    match = city(players=3, edition=edition, hands=hands, press=press, **things)
    act(match, PASS, PASS, PASS)
    return match


def test_18_in_english_the_press_track_says_who_is_asked_first() -> None:
    """N-8.18: who says yes takes a dollar and bids last; the others do not wait any more."""
    match = opened("en", characters={0: [18], 1: [18], 2: [18]})
    assert (match.position()["phase"], match.turn) == ("defer", 1)
    assert kinds(match) == {"use", "done"}
    match.play(DONE)
    assert match.turn == 2
    assert reason(match, use(12)) == "not_yours"
    match.play(use(18))
    assert match.position()["dollars"] == [3, 3, 3]
    turns = []
    for _ in range(3):
        turns.append(match.turn)
        assert reason(match, use(18)) == ("used_already" if match.turn == 2 else "somebody_waits")
        match.play(PASS)
    assert turns == [0, 1, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_18_in_english_any_of_those_who_are_asked_may_say_yes(seat: int) -> None:
    """N-8.18: the seats bid clockwise, but who said yes bids last."""
    match = opened("en", characters={0: [18], 1: [18], 2: [18]})
    while match.turn != seat:
        match.play(DONE)
    match.play(use(18))
    assert match.position()["order"] == [other for other in range(3) if other != seat] + [seat]
    assert (match.turn, match.position()["phase"]) == (match.position()["order"][0], "bid")


def test_18_in_english_who_said_no_has_declined_for_this_bidding_round() -> None:
    """N-8.18"""
    match = opened("en", characters={0: [18], 1: [18]})
    act(match, DONE, DONE)
    assert (match.turn, match.position()["phase"], reason(match, use(18))) == (0, "bid", "declined")
    act(match, PASS, PASS, PASS)
    assert (match.turn, match.position()["phase"], match.position()["bidding"]) == (1, "defer", "elevator")


def test_18_in_english_nobody_is_asked_where_only_one_could_use_it() -> None:
    """N-8.18: not who has used it, who has no dollar, nor a Tom."""
    for things in (
        {"characters": {0: [18], 1: [18]}, "used": {1: [18]}},
        {"characters": {0: [18], 1: [18]}, "dollars": [3, 0, 3]},
        {"characters": {0: [18, 18]}},
    ):
        match = opened("en", **things)
        assert (match.turn, match.position()["phase"]) == (0, "bid")
        assert use(18) in match.legal
    tom = city(
        edition="en", players=3, toms={2: "A2"}, hands={0: "press dollar", 1: "press dollar"},
        characters={0: [18], 2: [18]}, dollars=[3, 3, 3],
    )  # fmt: skip
    act(tom, PASS, PASS)
    assert (tom.turn, tom.position()["phase"]) == (0, "bid")


def test_18_may_be_used_by_the_last_in_order() -> None:
    """N-8.18"""
    match = city(turn=1, hands={0: "press", 1: "press"}, characters={0: [18]})
    act(match, PASS, use(18))
    assert (match.turn, match.position()["phase"]) == (0, "bid")
    match.play(PASS)
    assert match.position()["bidding"] == "dollar"


def test_19_doubles_the_points_of_a_prestige_bid() -> None:
    """N-8.19"""
    match = city(bidding="prestige", hands={0: "prestige prestige"}, characters={0: [17, 19]})
    act(match, PLAY, PLAY, use(17), FINISH)
    assert match.position()["phase"] == "double"
    match.play(use(19))
    assert points(match)["prestige_bids"] == 6


def test_19_twice_trebles_them_and_is_optional() -> None:
    """N-8.19"""
    match = city(bidding="prestige", hands={0: "prestige prestige"}, characters={0: [19, 19]})
    act(match, PLAY, PLAY, FINISH, use(19), use(19))
    assert points(match)["prestige_bids"] == 6
    declined = city(bidding="prestige", hands={0: "prestige"}, characters={0: [19]})
    act(declined, PLAY, FINISH, DONE)
    assert points(declined)["prestige_bids"] == 1
    assert declined.position()["phase"] == "bonus"


def test_20_plays_any_card_as_two() -> None:
    """N-8.20, and the example of the press card"""
    match = city(bidding="skyscraper", hands={0: "press skyscraper"}, characters={0: [20, 20]})
    match.play(do("play_as_two", "press"))
    assert bid(match) == 2
    match.play(do("play_as_two", "skyscraper"))
    assert bid(match) == 4


def test_21_builds_one_more_in_the_skyscraper_round() -> None:
    """N-8.21"""
    match = city(bidding="skyscraper", hands={0: "skyscraper"}, characters={0: [21]}, board=[2, 0])
    act(match, PLAY, FINISH)
    assert match.position()["phase"] == "extra"
    match.play(use(21))
    assert match.position()["skyscrapers"][0]["manhattan"] == 3
    assert match.position()["board"][0] == 0


def test_21_after_the_last_move_which_counts_as_built() -> None:
    """N-8.21"""
    match = city(
        bidding="skyscraper",
        hands={0: "skyscraper"},
        characters={0: [21]},
        board=[0, 0],
        skyscrapers={0: {"bronx": 1}},
    )
    act(match, PLAY, FINISH, do("move", borough="bronx"), use(21))
    assert match.position()["skyscrapers"][0]["manhattan"] == 2


def test_21_not_when_nothing_was_built() -> None:
    """N-8.21"""
    match = city(
        bidding="skyscraper",
        hands={0: "skyscraper"},
        characters={0: [21]},
        board=[0, 0],
        skyscrapers={0: {"bronx": 1}},
    )
    act(match, PLAY, FINISH, DONE)
    assert match.position()["phase"] != "extra"


def test_21_in_the_prestige_round_in_the_borough_of_the_tile() -> None:
    """N-8.21"""
    match = city(bidding="prestige", hands={0: "prestige"}, characters={0: [21]})
    act(match, PLAY, FINISH, do("take_tile", tile="taxi_low"), do("ride", origin="manhattan", borough="queens"))
    match.play(use(21))
    assert match.position()["skyscrapers"][0]["queens"] == 2
    declined = city(bidding="prestige", hands={0: "prestige"}, characters={0: [21]})
    act(
        declined, PLAY, FINISH, do("take_tile", tile="taxi_low"), do("ride", origin="manhattan", borough="queens"), DONE
    )
    assert declined.position()["skyscrapers"][0]["queens"] == 1


def test_22_takes_back_up_to_two_wilds() -> None:
    """N-8.22"""
    match = city(hands={0: "press wild wild wild"}, characters={0: [22]})
    act(match, PLAY, ADD_WILD, ADD_WILD, ADD_WILD, FINISH)
    assert match.position()["phase"] == "take_back"
    assert reason(match, do("take_back", "wild")) == "no_take_back_paid"
    match.play(use(22))
    assert reason(match, do("take_back", "press")) == "only_wilds"
    act(match, do("take_back", "wild"), do("take_back", "wild"))
    assert hand(match) == "wild wild"
    assert cards(match.position()["discards"]) == "press wild"


def test_22_in_english_takes_back_any_cards_also_those_of_13_15_and_20() -> None:
    """N-8.22"""
    match = city(
        edition="en",
        hands={0: "dollar press"},
        reserves={0: "press plans"},
        characters={0: [22, 13, 15]},
        dollars=[4, 0],
    )
    act(match, do("play_as_one", "dollar"), PLAY, play_reserve("press"), FINISH, use(22))
    assert reason(match, do("take_back", "wild")) == "not_played"
    act(match, do("take_back", "dollar"), do("take_back", "press"))
    assert hand(match) == "press dollar"


def test_22_is_offered_before_the_cards_are_discarded_and_only_with_something_to_take_back() -> None:
    """N-8.22"""
    match = city(hands={0: "press dollar"}, characters={0: [22]})
    act(match, PLAY, FINISH)
    assert match.position()["phase"] == "bid"
    declined = city(hands={0: "press wild dollar"}, characters={0: [22]})
    act(declined, PLAY, ADD_WILD, FINISH, DONE)
    assert hand(declined) == "dollar"


@pytest.mark.parametrize(("character", "gain"), [(23, 2), (24, 1), (25, 3)])
def test_23_24_and_25_gain_points(character: int, gain: int) -> None:
    """N-8.23, N-8.24, N-8.25"""
    match = city("team", characters={0: [character]})
    match.play(use(character))
    assert points(match)["abilities"] == gain


def test_24_and_26_bring_a_skyscraper_to_the_board() -> None:
    """N-8.24, N-8.26"""
    match = city("team", characters={0: [24, 26]}, board=[1, 0])
    act(match, use(24), use(26))
    assert match.position()["board"][0] == 3
    assert match.position()["press"][0] == 1


def test_26_still_brings_a_skyscraper_on_space_15() -> None:
    """N-8.26, N-3.3"""
    match = city("team", press=[15, 0], characters={0: [26]}, board=[0, 0])
    match.play(use(26))
    assert (match.position()["board"][0], match.position()["press"][0]) == (1, 15)


@pytest.mark.parametrize(
    ("players", "press", "steps"), [(4, [0, 3, 4, 5], 4), (3, [0, 3, 4], 3), (2, [0, 3], 3), (2, [5, 3], 1)]
)
def test_27_advances_by_ones_place(players: int, press: list[int], steps: int) -> None:
    """N-8.27, and the examples of last of four and second of two"""
    match = city("team", players, press=press, characters={0: [27]})
    match.play(use(27))
    assert match.position()["press"][0] == press[0] + steps


def test_27_is_not_offered_at_the_end_of_the_track() -> None:
    """N-8.27"""
    match = city("team", press=[15, 0], characters={0: [27, 23]})
    assert reason(match, use(27)) == "no_step_left"
