"""F-1: board and pieces."""

from __future__ import annotations

from collections import Counter

import pytest

import midtown
from midtown.games.fifth_avenue.pieces import RINGS, Board
from tests.rules.fifth_avenue.city import COLORS, NUMBERS, SUITS, city, moves, place, points, reason, score, start

WAYS = {
    "city_hall": {"west_34", "east_34"},
    "west_34": {"west_42", "times_square"},
    "east_34": {"times_square", "east_42"},
    "west_42": {"west_52"},
    "times_square": {"west_52", "east_52"},
    "east_42": {"east_52"},
    "west_52": {"central_park"},
    "east_52": {"central_park"},
    "central_park": {"city_hall"},
}


@pytest.mark.parametrize("start", WAYS)
def test_the_ways_lead_from_city_hall_to_central_park_and_back(start: str) -> None:
    """F-1.1"""
    assert moves(city("move", white=start), "white") == WAYS[start]


@pytest.mark.parametrize("board", Board)
def test_every_ring_has_each_color_once_and_only_the_back_a_dashed_plot(board: Board) -> None:
    """F-1.2, F-1.4"""
    letters = "OGABV*" if board is Board.BACK else "OGABV"
    assert len(RINGS[board]) == 7
    assert all(sorted(ring) == sorted(letters) for ring in RINGS[board].values())


def test_a_plot_touches_its_two_neighbors_and_no_other() -> None:
    """F-1.2: in the ring of Times Square brown lies between orange and violet."""
    for plot, beside in (("orange", True), ("violet", True), ("green", False), ("gray", False)):
        match = city(
            white="times_square",
            towers={"times_square": {"brown": (1, 1)}},
            shops={"times_square": {plot: ["boutique"]}},
        )
        match.play(score("times_square"))
        assert points(match) == [0, 2 if beside else 1, 0]


def test_the_last_plot_of_a_ring_touches_the_first() -> None:
    """F-1.2: the ring of Times Square begins with green and ends with violet."""
    towers = {"times_square": {"green": (1, 1)}}
    match = city(white="times_square", towers=towers, shops={"times_square": {"violet": ["gallery"]}})
    match.play(score("times_square"))
    assert points(match) == [0, 2, 0]


def test_nothing_touches_across_districts() -> None:
    """F-1.2"""
    towers = {"times_square": {"orange": (1, 1)}}
    shops = {"west_42": {color: ["jeweler"] for color in COLORS}}
    match = city(white="times_square", towers=towers, shops=shops)
    match.play(score("times_square"))
    assert points(match) == [0, 1, 0]


def test_a_plot_with_a_business_or_a_skyscraper_is_not_empty() -> None:
    """F-1.3"""
    match = midtown.new_match("fifth_avenue", players=2, seed=1)
    position = match.position()
    with_business = next(
        (d, plot) for d, plots in position["businesses"].items() for plot, n in plots.items() if sum(n.values())
    )
    assert reason(match, start(*with_business)) == "plot_taken"
    empty = next(a for a in match.legal)
    match.play(empty)
    assert reason(match, empty.form) == "plot_taken"


def test_the_dashed_plot_takes_businesses_and_nothing_else() -> None:
    """F-1.4"""
    shops = {"times_square": {"dashed": ["jeweler"]}, "west_34": {"dashed": ["jeweler", "jeweler"]}}
    match = city("business", board="back", taken="boutique", shops=shops)
    assert place("times_square", "dashed") in match.legal
    assert reason(match, place("west_34", "dashed")) == "two_businesses"
    new = midtown.new_match("fifth_avenue", players=4, board="back")
    assert all(action.arguments["plot"] != "dashed" for action in new.legal)


def test_businesses_on_the_dashed_plot_count_for_its_neighbors() -> None:
    """F-1.4: on the back of Times Square orange and brown touch the dashed plot."""
    towers = {"times_square": {"orange": (0, 1), "brown": (1, 1), "gray": (2, 1)}}
    shops = {"times_square": {"dashed": ["boutique", "gallery"]}}
    match = city(board="back", white="times_square", towers=towers, shops=shops)
    match.play(score("times_square"))
    assert points(match) == [3, 3, 1]


def test_the_front_has_no_dashed_plot() -> None:
    """F-1.4"""
    match = city("business", taken="boutique")
    assert reason(match, place("times_square", "dashed")) == "no_such_plot"


def test_the_cards_are_twelve_of_each_color_and_fifty_black() -> None:
    """F-1.5"""
    position = midtown.new_match("fifth_avenue", players=3).position()
    cards = Counter[tuple[str, str]]()
    for hand in position["hand"]:
        cards.update({(suit, n): hand[suit][n] for suit in SUITS for n in NUMBERS.values()})
    cards.update({(color, n): position["stack"][color][n] for color in COLORS for n in NUMBERS.values()})
    cards.update((color, NUMBERS[str(position["top"][color])]) for color in COLORS)
    cards.update({("black", n): position["black"][n] for n in NUMBERS.values()})
    for color in COLORS:
        assert [cards[color, n] for n in NUMBERS.values()] == [5, 4, 3]
    assert [cards["black", n] for n in NUMBERS.values()] == [20, 16, 14]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_nine_businesses_a_type_and_seventeen_skyscrapers_a_player(players: int) -> None:
    """F-1.6: the eighteenth marks the score."""
    position = midtown.new_match("fifth_avenue", players=players).position()
    tiles: Counter[str] = Counter(position["out_of_game"])
    for where in [*position["row"], *(n for plots in position["businesses"].values() for n in plots.values())]:
        tiles.update(where)
    assert set(tiles.values()) == {9}
    assert [a + b for a, b in zip(position["supply"], position["general_supply"], strict=True)] == [17] * players
