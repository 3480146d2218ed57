"""The rules of Lift, clause by clause."""

from __future__ import annotations

import random

import midtown
from midtown.engine.match import Match

CARDS = ("one", "two", "three", "four", "five")
DRAW = {"kind": "draw"}


def lift(*hands: str, played: str = "", last: int = 0) -> Match:
    """`lift("one two", "five")`: the hands, seat 0 to play; what is not named is in the deck."""
    held = [counted(hand) for hand in hands]
    gone = [counted(played), *held]
    return midtown.set_up(
        "lift",
        {
            "players": len(hands),
            "turn": 0,
            "phase": "play",
            "last": last,
            "played": counted(played),
            "hand": held,
            "hand_size": [sum(hand.values()) for hand in held],
            "deck": {card: 3 - sum(cards[card] for cards in gone) for card in CARDS},
        },
        seed=1,
    )


def counted(cards: str) -> dict[str, int]:
    return {card: cards.split().count(card) for card in CARDS}


def play(card: str) -> dict[str, str]:
    return {"kind": "play", "card": card}


def reason(match: Match, action: dict[str, str]) -> str:
    why = match.why_not(action)
    assert why is not None
    return why.reason


def test_there_are_three_cards_each_of_one_to_five() -> None:
    """L-1.1"""
    position = midtown.new_match("lift", players=3, seed=1).position()
    for card in CARDS:
        assert position["deck"][card] + sum(hand[card] for hand in position["hand"]) == 3


def test_everyone_is_dealt_two_which_only_they_see() -> None:
    """L-1.2"""
    match = midtown.new_match("lift", players=3, seed=1)
    seen = match.view(0)["state"]
    assert seen["hand_size"] == [2, 2, 2]
    assert sum(seen["hand"][0].values()) == 2
    assert seen["hand"][1:] == [None, None]


def test_a_card_is_drawn_as_long_as_there_is_one() -> None:
    """L-2.1"""
    match = lift("one", "two", played="one one two two three three three four four four five five five")
    assert reason(match, DRAW) == "deck_empty"
    match = lift("one", "two")
    match.play(DRAW)
    assert match.position()["hand_size"] == [2, 1]


def test_a_card_higher_than_the_last_scores_its_value() -> None:
    """L-2.2"""
    match = lift("four one", "three five", played="three", last=3)
    assert reason(match, play("five")) == "not_in_hand"
    match.play(play("four"))
    match.play(play("three"))
    assert match.position()["points"] == [4, 0]
    assert match.position()["last"] == 3


def test_who_can_neither_draw_nor_play_is_passed_over_until_nobody_can() -> None:
    """L-2.3"""
    match = lift("one five", "", played="one one two two two three three three four four four five five")
    match.play(play("one"))
    assert match.turn == 0
    match.play(play("five"))
    assert match.over


def test_most_points_win_and_equals_share() -> None:
    """L-3.1"""
    played = "one one two two three three three four four four five five five"
    alone = lift("two", "one", played=played)
    alone.play(play("two"))
    alone.play(play("one"))
    assert (alone.winners, [score["total"] for score in alone.scores]) == ([0], [2, 0])
    shared = lift("two", "one", played=played, last=5)
    shared.play(play("two"))
    shared.play(play("one"))
    assert shared.winners == [0, 1]


def test_random_matches_end() -> None:
    """L-2.3, L-3.1"""
    for seed in range(20):
        match, chooser = midtown.new_match("lift", players=4, seed=seed), random.Random(seed)
        while not match.over:
            match.play(chooser.choice(list(match.legal)))
        assert match.winners
