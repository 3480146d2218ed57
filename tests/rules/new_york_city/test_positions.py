"""Positions that cannot be are refused, with a sentence that says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

import midtown
from midtown import InvalidError
from midtown.engine.match import Match
from tests.rules.new_york_city.city import FINISH, PLAY, act, city

POSITION = city(hands={0: "press"}, characters={0: [7]}).position()

PLAYED: Any = {"played": [{"press": 1}, {}], "hand": [{}, {}], "hand_size": [0, 0]}


def changed(**changes: Any) -> Match:
    return midtown.set_up("new_york_city", POSITION | changes)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"tom_cards": [2, 0]}, "every Tom draws"),
        ({"tom": ["a", "a"], "tom_cards": [2, 2]}, "At least one seat"),
        ({"turn": -1}, "turn must be"),
        ({"turn": 1}, "order of the seats"),
        ({"rounds_played": 5}, "number of rounds"),
        ({"rounds_played": 2}, "Mayor"),
        ({"bidding": "none"}, "bidding round"),
        ({"hand_size": [2, 0]}, "a hand does not"),
        ({"known": [{"wild": 1}, {}]}, "a hand does not"),
        ({"reserve_size": [1, 2]}, "a reserve has"),
        ({"reserve_size": [6, 2]}, "a reserve has"),
        ({"supply": [{"press": 1}, {}]}, "15 cards"),
        ({"stack": {"c1": 9}}, "character tile"),
        ({"used": [{"c7": 2}, {}]}, "dollars lie"),
        ({"press": [3, 3, 0, 0, 8], "height": [1, 1, 0, 0, 0]}, "press track"),
        ({"press": [16, 3, 0, 0, 8], "height": [0, 0, 0, 0, 0]}, "press track"),
        ({"tiles": {}}, "prestige tiles"),
        ({"vessels": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, "vessels and placed"),
        ({"mayor": "queens"}, "Mayor"),
        ({"base": {"manhattan": 6}}, "base values"),
        ({"dollars": [-1, 0]}, "below zero"),
        ({"bid": [0, 2]}, "a bid lies"),
        ({"order": [0, 0]}, "order of the seats"),
        ({"swaps_left": -1}, "below zero"),
        ({"phase": "hire", "winner": 0, "bid": [1, 0], **PLAYED}, "nothing to decide"),
        ({"phase": "hire", "winner": 0, "bid": [2, 0], **PLAYED}, "a bid lies"),
        ({"phase": "move", "bidding": "skyscraper"}, "prestige tiles"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidError, match=complaint):
        changed(**changes)


@pytest.mark.parametrize("toms", [{}, {"1": "B4"}])
def test_start_pairs_must_fit_the_players_who_choose(toms: dict[str, str]) -> None:
    match = midtown.new_match("new_york_city", players=3, seed=2, toms=toms)
    while match.position()["phase"] == "start":
        position: Any = match.position()
        assert midtown.set_up("new_york_city", position).position() == position
        place = next(i for i, pair in enumerate(position["start_pairs"]) if pair[0] != "none")
        for character in position["start_pairs"][place]:
            position["gone"][character] += 1
        position["start_pairs"][place] = ["none", "none"]
        with pytest.raises(InvalidError, match="the start pairs that lie out"):
            midtown.set_up("new_york_city", position)
        match.play(match.legal[0])


def test_pairs_must_fit_the_turns_to_come() -> None:
    position = city("pick").position()
    position["deck"] = {card: n + 2 * (card == "elevator") for card, n in position["deck"].items()}
    with pytest.raises(InvalidError, match="pairs that lie out"):
        midtown.set_up("new_york_city", position | {"pairs": [["none", "none"], *position["pairs"][1:]]})


def test_every_row_shows_its_value_without_gaps() -> None:
    position = city().position()
    rows = position["row"]
    for wrong in ([rows[1], rows[0], *rows[2:]], [["none", *rows[0][1:]], *rows[1:]]):
        with pytest.raises(InvalidError, match=r"a row beside|character tile"):
            midtown.set_up("new_york_city", position | {"row": wrong})


def test_a_bid_beyond_all_values_hires_nobody_where_nobody_is_left() -> None:
    position = city(bidding="elevator", hands={0: "elevator " * 6 + "plans"}).position()
    position["gone"] = {name: position["dark"][name] + position["light"][name] for name in position["gone"]}
    position |= {"row": [["none"] * 4] * 5, "stack": {}}
    match = midtown.set_up("new_york_city", position, seed=1)
    act(match, *[PLAY] * 6, FINISH)
    assert (match.position()["bidding"], match.turn) == ("plans", 0)


def test_a_position_with_short_reserves_is_taken_again() -> None:
    """Where nothing was left to draw, a reserve stays short until it is filled again (N-4.5)."""
    position = city("pick", characters={0: [10]}).position()
    reserve, deck = position["reserve"][0], position["deck"]
    deck["plans"] += reserve.pop("plans")
    match = midtown.set_up("new_york_city", position, seed=1)
    chooser = random.Random(1)
    while not match.over:
        assert midtown.set_up("new_york_city", match.position()).position() == match.position()
        match.play(chooser.choice(match.legal.ids))


def test_reserves_never_hold_so_many_cards_that_no_pairs_can_be_laid_out() -> None:
    position = city("team", characters={0: [23]}, hands={0: "", 1: ""}).position()
    held, deck = position["reserve"][0], position["deck"]
    for card in ("press", "dollar", "elevator", "prestige", "skyscraper"):
        held[card], deck[card] = 15, 0
    position["reserve_size"][0] = sum(held.values())
    with pytest.raises(InvalidError, match=r"larger than the Storekeeper \(3\) can have made it"):
        midtown.set_up("new_york_city", position)


def test_a_sound_position_is_taken() -> None:
    assert changed().position() == POSITION
    assert changed(dollars=[5, 0]).position()["dollars"] == [5, 0]
