"""N-6: the six bidding rounds."""

from __future__ import annotations

import pytest

from midtown.engine.match import Match
from tests.rules.new_york_city.city import (
    ADD_WILD,
    DONE,
    FINISH,
    PASS,
    PLAY,
    act,
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


def test_every_seat_bids_or_passes_once_clockwise() -> None:
    """N-6.1"""
    match = city(players=3, turn=1, hands={0: "press", 1: "press", 2: "press"})
    turns = []
    for _ in range(3):
        turns.append(match.turn)
        match.play(PASS)
    assert turns == [1, 2, 0]
    assert match.position()["bidding"] == "dollar"


def test_who_has_nothing_to_bid_with_passes_by_itself() -> None:
    """N-6.1"""
    match = city(players=3, hands={0: "press", 2: "press"})
    assert "passed" in act(match, PASS)
    assert match.turn == 2


def test_a_begun_bid_is_finished_and_an_empty_one_passed() -> None:
    """N-6.1"""
    match = city(hands={0: "press"})
    assert reason(match, FINISH) == "nothing_bid"
    match.play(PLAY)
    assert reason(match, PASS) == "bid_lies"


def test_the_winner_starts_the_next_bidding_round() -> None:
    """N-6.2"""
    match = city(hands={0: "press dollar", 1: "press press dollar"})
    act(match, PLAY, FINISH, PLAY, PLAY, FINISH)
    assert (match.position()["bidding"], match.turn) == ("dollar", 1)


def test_if_nobody_bids_the_starter_stays() -> None:
    """N-6.2"""
    match = city(turn=1, starter=1, hands={0: "press", 1: "press"})
    act(match, PASS, PASS)
    assert match.turn == 1


def test_the_press_leader_starts_the_first_bidding_round() -> None:
    """N-6.2"""
    match = city("pick", turn=1, press=[2, 4], lap=1, hands={0: "press", 1: "press"})
    match.play(do("take_pair", place=0))
    assert match.turn == 1


def test_matching_cards_count_one_each() -> None:
    """N-6.3"""
    match = city(hands={0: "press press press"})
    act(match, PLAY, PLAY, PLAY)
    assert bid(match) == 3
    assert reason(match, PLAY) == "not_in_hand"


def test_a_pair_of_another_type_counts_one() -> None:
    """N-6.4"""
    match = city(bidding="elevator", hands={0: "press press plans"})
    match.play(do("pair", "press"))
    assert bid(match) == 1
    assert reason(match, do("pair", "plans")) == "needs_two"


def test_a_matching_card_needs_no_partner() -> None:
    """N-6.4"""
    match = city(hands={0: "press press wild"})
    assert reason(match, do("pair", "press")) == "play_it_plainly"
    assert reason(match, do("pair_with_wild", "press")) == "play_it_plainly"


def test_in_the_elevator_round_a_wild_and_a_press_card_count_one_and_another_wild_makes_two() -> None:
    """N-6.4, N-6.5, and the example of the rules"""
    match = city(bidding="elevator", hands={0: "press wild wild"})
    match.play(do("pair_with_wild", "press"))
    assert bid(match) == 1
    match.play(ADD_WILD)
    assert bid(match) == 2
    assert hand(match) == ""


def test_two_wilds_count_one() -> None:
    """N-6.4"""
    match = city(hands={0: "wild wild"})
    match.play(do("pair", "wild"))
    assert bid(match) == 1
    assert reason(match, do("pair_with_wild", "wild")) == "wild_is_not_another_type"


def test_a_wild_alone_is_no_bid() -> None:
    """N-6.5"""
    match = city(hands={0: "wild"})
    assert reason(match, ADD_WILD) == "bid_not_open"
    assert "finish_bid" not in kinds(match)


def test_a_hand_card_is_exchanged_for_a_reserve_card() -> None:
    """N-6.6"""
    match = city(hands={0: "dollar"}, reserves={0: "press wild"})
    match.play(do("swap", "dollar", reserve="press"))
    assert (hand(match), reserve(match)) == ("press", "dollar wild")


def test_exchanges_are_as_many_as_the_reserve_has_cards() -> None:
    """N-6.6"""
    match = city(hands={0: "dollar elevator"}, reserves={0: "press wild"})
    act(match, do("swap", "dollar", reserve="press"), do("swap", "elevator", reserve="wild"))
    assert (hand(match), reserve(match)) == ("press wild", "dollar elevator")
    assert reason(match, do("swap", "press", reserve="dollar")) == "no_more_swaps"


@pytest.mark.parametrize("swaps", [0, 1, 2])
def test_exchanges_count_anew_when_a_card_has_come(swaps: int) -> None:
    """N-6.6: however many were made before, every arrangement can be reached again."""
    hands, reserves = {0: "dollar elevator press"}, {0: "plans wild"}
    match = city(hands=hands, reserves=reserves, characters={0: [12]}, seed=3)
    exchanges = [do("swap", "dollar", reserve="plans"), do("swap", "elevator", reserve="wild")]
    act(match, *exchanges[:swaps])
    assert match.position()["swaps_left"] == 2 - swaps
    act(match, use(12), do("renew", reserve(match).split()[0]), DONE)
    assert match.position()["swaps_left"] == 2


def test_exchanges_do_not_count_anew_when_no_card_has_come() -> None:
    """N-6.6"""
    match = city(hands={0: "dollar press"}, reserves={0: "plans wild"}, characters={0: [12]})
    act(match, do("swap", "dollar", reserve="plans"), use(12), DONE)
    assert match.position()["swaps_left"] == 1


def test_exchanging_equal_cards_is_pointless_and_others_must_be_there() -> None:
    """N-6.6"""
    match = city(hands={0: "press"}, reserves={0: "press wild"})
    assert reason(match, do("swap", "press", reserve="press")) == "same_type"
    assert reason(match, do("swap", "dollar", reserve="wild")) == "not_in_hand"
    assert reason(match, do("swap", "press", reserve="plans")) == "not_in_reserve"


def test_before_phase_three_everybody_may_exchange_once_more() -> None:
    """N-6.7"""
    match = city(bidding="skyscraper", hands={0: "dollar", 1: "plans"}, reserves={0: "press wild", 1: "press press"})
    act(match, PASS, PASS)
    assert (match.position()["phase"], match.turn) == ("exchange", 0)
    act(match, do("swap", "dollar", reserve="wild"), DONE)
    assert (match.position()["phase"], match.turn) == ("exchange", 1)
    assert reserve(match) == "press dollar"


def test_the_last_exchange_ends_by_itself_when_used_up() -> None:
    """N-6.7"""
    match = city("exchange", hands={0: "dollar plans", 1: "plans"}, reserves={0: "press wild", 1: "press press"})
    act(match, do("swap", "dollar", reserve="wild"), do("swap", "plans", reserve="press"))
    assert match.turn == 1


def test_the_highest_bid_wins_one_more() -> None:
    """N-6.8, N-6.9"""
    match = city(bidding="dollar", hands={0: "dollar", 1: "dollar dollar"}, dollars=[0, 0])
    act(match, PLAY, FINISH, PLAY, PLAY, FINISH)
    assert match.position()["dollars"] == [1, 3]


def test_a_tie_goes_to_who_is_ahead_on_the_press_track() -> None:
    """N-6.8, and the example of the elevator round"""
    match = city(players=3, bidding="dollar", hands={0: "dollar", 1: "dollar", 2: "dollar"}, press=[1, 3, 3])
    act(match, PLAY, FINISH, PLAY, FINISH, PLAY, FINISH)
    assert match.position()["dollars"] == [4, 5, 4]


def test_a_tie_is_decided_after_steps_back() -> None:
    """N-6.8"""
    match = city(
        bidding="dollar", hands={0: "dollar", 1: "dollar dollar"}, press=[3, 2], characters={0: [14]}, dollars=[1, 0]
    )
    act(match, PLAY, do("step_back", steps=1), FINISH, PLAY, PLAY, FINISH)
    assert match.position()["press"][:2] == [2, 2]
    assert match.position()["dollars"] == [3, 2]
    lower = city(
        bidding="dollar", hands={0: "dollar", 1: "dollar dollar"}, press=[3, 2], characters={0: [14]}, dollars=[1, 0]
    )
    act(lower, PLAY, do("step_back", steps=2), FINISH, PLAY, PLAY, FINISH)
    assert lower.position()["dollars"] == [4, 2]


def test_no_bid_no_bonus() -> None:
    """N-6.9"""
    match = city(bidding="dollar", hands={0: "dollar", 1: "press"}, dollars=[0, 0])
    act(match, PASS, PASS)
    assert match.position()["dollars"] == [0, 0]


def test_the_order_of_evaluation_is_taken_before_anything_moves() -> None:
    """N-6.9"""
    match = city(players=3, press=[4, 3, 2], hands={0: "press", 1: "press press press", 2: "press"})
    events = [
        event
        for action in (PLAY, FINISH, PLAY, PLAY, PLAY, FINISH, PLAY, FINISH)
        for event in match.play(action)
        if event.kind == "advanced"
    ]
    assert [event.seat for event in events] == [0, 1, 2]


def test_press_moves_value_and_bonus_in_one_move() -> None:
    """N-6.10"""
    match = city(press=[0, 1], hands={0: "press"}, height=[0, 0, 0, 0, 0])
    act(match, PLAY, FINISH)
    assert match.position()["press"][:2] == [2, 1]
    assert match.position()["height"][:2] == [0, 0]


def test_plans_bring_skyscrapers_to_the_board() -> None:
    """N-6.11"""
    match = city(bidding="plans", hands={0: "plans plans", 1: "plans"}, reserves={0: "press press", 1: "press press"})
    act(match, PLAY, PLAY, FINISH, PLAY, FINISH)
    assert match.position()["board"] == [7, 5]


def test_exactly_one_character_of_at_most_the_bid_is_hired() -> None:
    """N-6.12"""
    match = city(bidding="elevator", hands={0: "elevator elevator"})
    act(match, PLAY, PLAY, FINISH)
    assert match.position()["phase"] == "hire"
    assert kinds(match) == {"hire"}
    assert {match.position()["value"][a.arguments["character"]] for a in match.legal} == {1, 2, 3}
    assert reason(match, do("hire", character="c9")) == "too_dear"
    assert reason(match, do("hire", character="c30")) == "not_shown"
    match.play(do("hire", character="c7"))
    assert match.position()["characters"][0]["c7"] == 1
    assert reason(match, do("hire", character="c7")) == "only_when_hiring"


def test_who_finds_nothing_hires_nobody() -> None:
    """N-6.12"""
    match = city(bidding="elevator", hands={0: "elevator", 1: "elevator elevator plans"}, rows={1: [33]}, press=[0, 3])
    act(match, PLAY, FINISH, PLAY, PLAY, FINISH)
    assert "nothing_to_hire" in act(match, do("hire", character="c33"))
    assert match.position()["bidding"] == "plans"


def test_a_hired_character_can_be_used_in_the_same_round() -> None:
    """N-6.12"""
    match = city(
        bidding="elevator", hands={0: "elevator plans"}, reserves={0: "press press"}, rows={1: [12, 12, 18, 18]}
    )
    act(match, PLAY, FINISH, do("hire", character="c12"))
    assert match.position()["bidding"] == "plans"
    assert use(12) in match.legal


def test_the_row_closes_up_and_a_new_character_comes_at_the_right_end() -> None:
    """N-6.13"""
    match = city(bidding="elevator", hands={0: "elevator"}, rows={1: [12, 18, 12, 23]})
    act(match, PLAY, FINISH, do("hire", character="c12"))
    row = match.position()["row"][0]
    assert row[:3] == ["c18", "c12", "c23"]
    assert row[3] != "none"


def test_a_row_without_stack_stays_short() -> None:
    """N-6.13"""
    match = city(bidding="elevator", hands={0: "elevator"}, rows={1: [12, 18, 23]})
    act(match, PLAY, FINISH, do("hire", character="c18"))
    assert match.position()["row"][0] == ["c12", "c23", "none", "none"]


def test_prestige_brings_its_value_without_a_bonus() -> None:
    """N-6.14"""
    match = city(bidding="prestige", hands={0: "prestige prestige", 1: "prestige"})
    act(match, PLAY, PLAY, FINISH, PLAY, FINISH)
    assert [points(match, seat)["prestige_bids"] for seat in (0, 1)] == [2, 1]


def after_prestige(hands: dict[int, str], players: int = 2, **fields: object) -> Match:
    """The prestige round after all bids; everybody plays the prestige cards of the hand."""
    match = city(players=players, bidding="prestige", hands=hands, **fields)  # type: ignore[arg-type]
    for _ in range(players):
        for _ in range(match.position()["hand"][match.turn or 0]["prestige"]):
            match.play(PLAY)
        if match.position()["phase"] == "bid":
            match.play(FINISH if bid(match, match.turn or 0) else PASS)
    return match


def test_the_winner_takes_a_tile_and_a_vessel_and_builds() -> None:
    """N-6.15, N-6.16, and the examples of the streetcar"""
    match = after_prestige({0: "prestige prestige", 1: "prestige"}, offered=("streetcar_low", "subway_high"))
    assert (match.turn, match.position()["phase"]) == (0, "bonus")
    act(match, do("take_tile", tile="streetcar_low"), do("ride", origin="queens", borough="brooklyn"))
    position = match.position()
    assert position["tiles"]["streetcar_low"] == "brooklyn"
    assert position["vessels"][4] == 1
    assert position["skyscrapers"][0]["brooklyn"] == 1
    assert position["board"][0] == 3
    assert match.view()["shown"]["worth"]["brooklyn"] == 10
    assert match.turn == 1
    act(match, do("take_tile", tile="subway_high"), do("ride", origin="bronx", borough="queens"))
    assert match.position()["tiles"]["subway_high"] == "queens"


def test_only_offered_tiles_and_standing_vessels_can_be_taken() -> None:
    """N-6.15"""
    match = after_prestige(
        {0: "prestige", 1: "press"},
        offered=("taxi_low", "subway_low"),
        tiles={"taxi_high": "queens"},
        vessels={0: 1},
        rounds_played=1,
    )
    assert reason(match, do("take_tile", tile="bus_low")) == "tile_not_offered"
    assert reason(match, do("ride", origin="bronx", borough="manhattan")) == "no_bonus_now"
    match.play(do("take_tile", tile="taxi_low"))
    assert reason(match, do("ride", origin="bronx", borough="manhattan")) == "no_such_link"
    assert reason(match, do("forgo")) == "place_the_tile"
    rides = [(a.arguments["origin"], a.arguments["borough"]) for a in match.legal]
    assert sorted(rides) == [("manhattan", "queens"), ("queens", "manhattan")]


def test_a_tile_without_a_vessel_left_cannot_be_taken() -> None:
    """N-6.15"""
    gone = {"taxi_high": "queens", "taxi_low": "queens"}
    match = after_prestige(
        {0: "prestige", 1: "press"}, offered=("bus_low", "boat_low"), tiles=gone, vessels={0: 1, 1: 1}, rounds_played=1
    )
    assert reason(match, do("take_tile", tile="taxi_low")) == "tile_not_offered"
    assert do("take_tile", tile="bus_low") in match.legal


def test_who_forgoes_leaves_both_tiles_to_the_runner_up_who_takes_one() -> None:
    """N-6.15"""
    match = after_prestige({0: "prestige prestige", 1: "prestige"})
    match.play(do("forgo"))
    assert match.turn == 1
    assert sum(a.kind == "take_tile" for a in match.legal) == 2
    act(match, do("take_tile", tile="taxi_low"), do("ride", origin="queens", borough="manhattan"))
    assert match.position()["tiles"]["subway_low"] == "gone"


def test_a_single_bidder_has_no_runner_up() -> None:
    """N-6.15"""
    match = after_prestige({0: "prestige", 1: "press"})
    match.play(do("forgo"))
    assert match.position()["bidding"] == "skyscraper"


def test_without_skyscrapers_on_the_board_one_may_be_moved_or_none_built() -> None:
    """N-6.16"""
    for move, there in ((True, 1), (False, 0)):
        match = after_prestige({0: "prestige", 1: "press"}, board=[0, 4], skyscrapers={0: {"bronx": 2}})
        act(match, do("take_tile", tile="taxi_low"), do("ride", origin="manhattan", borough="queens"))
        assert match.position()["phase"] == "move"
        assert reason(match, do("move", borough="queens")) == "stands_there_already"
        assert reason(match, do("move", borough="brooklyn")) == "none_stands_there"
        match.play(do("move", borough="bronx") if move else DONE)
        assert match.position()["skyscrapers"][0]["queens"] == there


def test_skyscrapers_are_built_where_the_mayor_stands_and_must_be() -> None:
    """N-6.17"""
    match = city(bidding="skyscraper", hands={0: "skyscraper skyscraper"}, board=[4, 4])
    act(match, PLAY, PLAY, FINISH)
    assert match.position()["skyscrapers"][0]["manhattan"] == 3
    assert match.position()["board"][0] == 1


@pytest.mark.parametrize(("edition", "moves"), [("de", 2), ("en", 1)])
def test_missing_skyscrapers_may_be_moved_several_or_in_english_one(edition: str, moves: int) -> None:
    """N-6.18"""
    match = city(
        bidding="skyscraper",
        edition=edition,
        hands={0: "skyscraper skyscraper"},
        board=[1, 4],
        skyscrapers={0: {"bronx": 2, "queens": 1}},
    )
    act(match, PLAY, PLAY, FINISH)
    made = 0
    while match.position()["phase"] == "move":
        match.play(next(a for a in match.legal if a.kind == "move"))
        made += 1
    assert made == moves
    assert match.position()["skyscrapers"][0]["manhattan"] == 1 + moves


def test_moving_is_optional_and_needs_a_skyscraper_elsewhere() -> None:
    """N-6.18"""
    match = city(bidding="skyscraper", hands={0: "skyscraper"}, board=[0, 4], skyscrapers={0: {"bronx": 1}})
    act(match, PLAY, FINISH, DONE)
    assert match.position()["skyscrapers"][0]["bronx"] == 1
    nowhere = city(bidding="skyscraper", hands={0: "skyscraper"}, board=[0, 4], skyscrapers={0: {"manhattan": 1}})
    act(nowhere, PLAY, FINISH)
    assert nowhere.position()["phase"] != "move"


def test_tiles_nobody_placed_leave_the_game_also_when_nobody_bid() -> None:
    """N-6.19"""
    match = after_prestige({0: "press", 1: "press"})
    assert match.position()["bidding"] == "skyscraper"
    assert match.position()["tiles"]["taxi_low"] == "gone"


EVERYWHERE = dict.fromkeys(("manhattan", "bronx", "queens", "brooklyn", "staten_island", "jersey_city"), 1)


def test_all_who_are_everywhere_when_it_is_first_checked_gain_four_points_once() -> None:
    """N-6.20"""
    match = city(players=3, hands={0: "press", 1: "press", 2: "press"}, skyscrapers={0: EVERYWHERE, 2: EVERYWHERE})
    act(match, PASS, PASS, PASS)
    assert [points(match, seat).get("statue", 0) for seat in range(3)] == [4, 0, 4]
    assert match.position()["statue"] == 0
    act(match, PASS, PASS, PASS)
    assert [points(match, seat).get("statue", 0) for seat in range(3)] == [4, 0, 4]
    late = city(hands={0: "press", 1: "press"}, skyscrapers={1: EVERYWHERE}, statue=0, points=[{"statue": 4}, {}])
    act(late, PASS, PASS)
    assert points(late, 1).get("statue", 0) == 0
