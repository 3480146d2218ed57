"""N-4: the round, Phase 0, the draw pile, and the use of characters."""

from __future__ import annotations

import random

import pytest

import midtown
from midtown.engine.match import Match
from tests.rules.new_york_city.city import DONE, FINISH, PASS, PLAY, act, city, do, reason, use


def at_last_choice_of_round(rounds_played: int, **fields: object) -> Match:
    """Somebody can still use 23 in Phase III; then the next round begins."""
    return city("team", rounds_played=rounds_played, characters={0: [23]}, **fields)  # type: ignore[arg-type]


def test_there_are_five_rounds() -> None:
    """N-4.1"""
    match = at_last_choice_of_round(4)
    match.play(DONE)
    assert match.over
    match = at_last_choice_of_round(3)
    match.play(DONE)
    assert match.position()["rounds_played"] == 4


def test_dollars_on_characters_go_back_to_the_supply_and_not_to_their_owner() -> None:
    """N-4.2"""
    match = at_last_choice_of_round(0)
    match.play(use(23))
    assert match.position()["dollars"][0] == 2
    assert match.position()["used"][0]["c23"] == 0


def test_the_mayor_goes_from_a_to_e_and_never_to_x() -> None:
    """N-4.2"""
    match = at_last_choice_of_round(0)
    match.play(DONE)
    assert match.position()["mayor"] == "bronx"
    whole = midtown.new_match("new_york_city", players=2, seed=5)
    seen = set()
    chooser = random.Random(1)
    while not whole.over:
        position = whole.position()
        seen.add((position["rounds_played"], position["sequence"][position["mayor"]]))
        whole.advance(chooser.choice(whole.legal.ids))
    assert {pair for pair in seen if pair[1] != "x"} >= {(0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e")}


def test_two_prestige_tiles_are_revealed() -> None:
    """N-4.3"""
    match = at_last_choice_of_round(0)
    match.play(DONE)
    assert list(match.position()["tiles"].values()).count("offered") == 2
    assert list(match.position()["tiles"].values()).count("stack") == 6


@pytest.mark.parametrize(("players", "pairs"), [(2, 5), (3, 7), (4, 9)])
def test_three_cards_each_and_twice_as_many_pairs_as_players_and_one_more(players: int, pairs: int) -> None:
    """N-4.4"""
    match = city("team", players, characters={0: [23]})
    match.play(DONE)
    position = match.position()
    assert position["hand_size"] == [3] * players
    assert sum(pair != ["none", "none"] for pair in position["pairs"]) == pairs


def test_an_empty_draw_pile_is_renewed_from_the_discards_when_a_card_is_to_be_drawn() -> None:
    """N-4.5"""
    match = nearly_empty(deck="", discards="press dollar")
    assert "deck_renewed" in act(match, use(10))
    assert sum(match.position()["deck"].values()) == 0
    assert match.position()["hand"][0]["press"] == 1


def nearly_empty(deck: str, discards: str) -> Match:
    """Phase I with that draw pile; all other cards are in the other player's hand."""
    match = city("pick", pairs=["press wild"], characters={0: [10, 10]}, discards=discards, press=[0, 3])
    position = match.position()
    wanted = {card: deck.split().count(card) for card in position["deck"]}
    for card, n in position["deck"].items():
        position["hand"][1][card] += n - wanted[card]
    position["hand_size"][1] = sum(position["hand"][1].values())
    return midtown.set_up("new_york_city", position | {"deck": wanted}, seed=1)


def test_if_there_is_nothing_left_one_draws_what_there_is() -> None:
    """N-4.5"""
    match = nearly_empty(deck="dollar", discards="")
    act(match, use(10))
    assert match.position()["hand_size"][0] == 1


def test_played_cards_stay_on_the_table_until_their_bidding_round_is_over() -> None:
    """N-4.5"""
    match = city(hands={0: "press press", 1: "press"})
    act(match, PLAY, FINISH)
    assert match.position()["played"][0]["press"] == 1
    assert match.position()["discards"]["press"] == 0
    act(match, PASS)
    assert match.position()["discards"]["press"] == 1


def test_a_use_costs_a_dollar_which_lies_on_the_tile() -> None:
    """N-4.6"""
    match = city("team", characters={0: [23, 25]}, dollars=[2, 0])
    match.play(use(25))
    assert match.position()["dollars"] == [1, 0]
    assert match.position()["used"][0]["c25"] == 1
    assert reason(match, use(25)) == "used_already"


def test_without_a_dollar_there_is_no_use() -> None:
    """N-4.6"""
    match = city(hands={0: "press"}, characters={0: [13]}, dollars=[0, 0])
    assert reason(match, do("play_as_one", "press")) == "no_dollar"


def test_two_tiles_of_a_kind_are_two_uses() -> None:
    """N-4.6"""
    match = city("team", characters={0: [23, 23]}, dollars=[3, 0])
    act(match, use(23), use(23))
    assert match.scores[0]["sources"]["abilities"] == 4


def test_a_character_works_only_in_its_phase_and_for_its_owner() -> None:
    """N-4.6"""
    match = city(hands={0: "press"}, characters={0: [6, 23, 30], 1: [12]})
    assert reason(match, use(6)) == "other_phase"
    assert reason(match, use(23)) == "other_phase"
    assert reason(match, use(12)) == "not_yours"
    assert reason(match, use(30)) == "end_character"
    assert reason(match, do("use", character="none")) == "no_such_character"


def test_a_use_that_has_begun_is_finished_first() -> None:
    """N-4.6"""
    match = city("pick", hands={0: "press"}, characters={0: [1, 6]})
    match.play(use(1))
    assert reason(match, use(6)) == "finish_character_first"
    assert reason(match, do("take_pair", place=0)) == "finish_character_first"


def test_after_the_end_nothing_is_possible() -> None:
    """N-9.1"""
    match = city("over")
    assert reason(match, PASS) == "game_over"
