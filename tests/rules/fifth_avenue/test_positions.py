"""Positions that cannot be are refused, and the board can be drawn."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

import midtown
from midtown.engine.match import Match
from midtown.engine.narrator import LANGUAGES, Narrator
from midtown.games.fifth_avenue.terminal import draw
from tests.rules.fifth_avenue.city import COLORS, DISTRICTS, PASS, bid, city, lay

FULL: Any = {"orange": (0, 1), "gray": (1, 1), "violet": (2, 2)}
SHOPS: Any = {"green": ["boutique"], "brown": ["perfume"]}
WEST: Any = {"auction": "west_34", "markers": {"white": ["west_34"]}}


@pytest.mark.parametrize(
    ("things", "sentence"),
    [
        ({"supply": {0: -1}}, "below zero"),
        ({"general": {0: 20}}, "below zero"),
        ({"turn": 1, "mover": 0}, "turn does not fit"),
        ({"turns": 200}, "turn does not fit"),
        ({"phase": "start"}, "turn does not fit"),
        ({"part": 2}, "part of the turn"),
        ({"phase": "move", "part": 2}, "part of the turn"),
        ({"phase": "business"}, "part of the turn"),
        ({"picked": {"orange": 1}}, "part of the turn"),
        ({"phase": "cards", "hoarder": 1, "tops": dict.fromkeys(COLORS, 0), "stacks": dict.fromkeys(COLORS, ())},
         "part of the turn"),
        ({"black": ["4"], "black_returned": []}, "each color must have"),
        ({"hand_size": [{"orange": 1}, {}, {}]}, "a hand does not"),
        ({"known": {0: ["orange 4"]}}, "a hand does not"),
        ({"stack_size": dict.fromkeys(COLORS, 3)}, "a stack does not"),
        ({"returned": {"orange": [0, 4]}}, "a stack does not"),
        ({"out_of_game": {"boutique": 9}}, "nine businesses of each type"),
        ({"park_tiles": ["boutique"]}, "sets of the supply row"),
        ({"placed": 12}, "sets of the supply row"),
        ({"shops": {"west_34": {"orange": ["boutique"] * 3}}}, "a plot holds"),
        ({"shops": {"west_34": {"dashed": ["boutique"]}}}, "a plot holds"),
        ({"towers": {"west_34": {"orange": (0, 1)}}, "shops": {"west_34": {"orange": ["gallery"]}}}, "a plot holds"),
        ({"towers": {"west_34": {"orange": (0, 1), "green": (0, 1)}}}, "two plots in a district"),
        ({"removed": [1, 0, 0]}, "17 skyscrapers"),
        ({"players": 2, "alea_supply": 17}, "Alea 18"),
        ({"closed": ["west_34"], "towers": {"west_34": {"orange": (0, 1)}}}, "closed district is not empty"),
        ({"closed": ["west_34", "east_34"]}, "too many building stops"),
        ({"markers": {"white": ["west_34"]}}, "markers do not fit"),
        ({"white": "west_42", "markers": {"white": ["west_34", "east_34"]}}, "markers do not fit"),
        ({"white": "west_42", "markers": {"white": ["west_34"]}, "closed": ["west_34"]}, "markers do not fit"),
        ({"auction": "west_34"}, "markers do not fit"),
        ({**WEST, "white": "central_park"}, "markers do not fit"),
        ({**WEST, "passed": [0]}, "the bidders do not fit"),
        ({**WEST, "bids": {0: ["orange 4"]}}, "the bidders do not fit"),
        ({"bidding": [1, 0, 0]}, "the bidders do not fit"),
        ({**WEST, "players": 2, "alea": "waiting", "turn": 1, "bids": {0: ["orange 4"], 1: ["green 5"]}},
         "the bidders do not fit"),
        ({**WEST, "phase": "build", "players": 4, "bids": {3: ["green 4"]}, "turn": 3, "passed": [0, 1, 2],
          "towers": {"west_34": FULL}, "shops": {"west_34": SHOPS}}, "the bidders do not fit"),
        ({**WEST, "bids": {1: ["orange 4"]}, "highest": 5}, "a bid is not made"),
        ({**WEST, "bids": {1: ["black 4"]}, "bid_color": ["orange"] * 3}, "a bid is not made"),
        ({**WEST, "bids": {1: ["orange 4"]}, "towers": {"west_34": {"orange": (0, 1)}}}, "a bid is not made"),
        ({"auction": "central_park", "bids": {1: ["orange 4"], 2: ["green 5"]}}, "a bid is not made"),
        ({"towers": {"west_34": {"orange": (3, 1)}}}, "does not play"),
        ({"alea": "waiting"}, "does not play"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(things: dict[str, Any], sentence: str) -> None:
    with pytest.raises(midtown.InvalidError, match=sentence):
        city(**things)


def out_of_the_game(position: Any, district: str, plot: str) -> None:
    """Takes what lies on a plot out of the game."""
    for business, n in position["businesses"][district][plot].items():
        position["out_of_game"][business] += n
    position["businesses"][district][plot] = {}


def start_plot(position: Any, district: str) -> str:
    return next(plot for plot, tiles in position["businesses"][district].items() if sum(tiles.values()))


@pytest.mark.parametrize("board", ["front", "back"])
def test_every_open_district_has_its_start_business(board: str) -> None:
    for districts in (["west_34"], ["east_52"], DISTRICTS):
        position: Any = midtown.new_match("fifth_avenue", players=3, seed=2, board=board).position()
        for district in districts:
            out_of_the_game(position, district, start_plot(position, district))
        with pytest.raises(midtown.InvalidError, match="start businesses do not lie as they must"):
            midtown.set_up("fifth_avenue", position)


def test_start_businesses_lie_in_every_color_once_or_twice() -> None:
    match = midtown.new_match("fifth_avenue", players=3, seed=2)
    refused = 0
    for district in DISTRICTS:
        for color in COLORS:
            position: Any = match.position()
            plots = position["businesses"][district]
            at = start_plot(position, district)
            plots[at], plots[color] = plots[color], plots[at]
            used = Counter(start_plot(position, each) for each in DISTRICTS)
            if sorted(used.values()) == [1, 1, 1, 2, 2]:
                assert midtown.set_up("fifth_avenue", position).turn == 0
            else:
                refused += 1
                with pytest.raises(midtown.InvalidError, match="start businesses do not lie as they must"):
                    midtown.set_up("fifth_avenue", position)
    assert refused > 10


def test_only_building_stops_take_things_out_of_the_game() -> None:
    match = midtown.new_match("fifth_avenue", players=3, seed=2)
    fewer: Any = match.position()
    business = next(name for name, n in fewer["out_of_game"].items() if n)
    fewer["out_of_game"][business] -= 1
    plots = fewer["businesses"]["west_34"]
    plots[start_plot(fewer, "west_34")][business] += 1
    lost: Any = match.position()
    lost["general_supply"][1] -= 1
    lost["removed"][1] += 1
    for position in (fewer, lost):
        with pytest.raises(midtown.InvalidError, match="nine businesses must be out of the game"):
            midtown.set_up("fifth_avenue", position)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["front", "back"])
def test_the_board_is_drawn_with_all_that_a_seat_may_see(language: str, board: str) -> None:
    hands = {0: ["orange 4", "black 5"], 1: ["green 6"]}
    match = city(**WEST, board=board, closed=["east_52"], hands=hands, park={2: 2},
                 towers={"times_square": {"green": (1, 2)}}, shops={"west_52": {"brown": ["gallery"]}})  # fmt: skip
    match.play(lay("orange 4"))
    narrator = Narrator(match.game, language, ["Ada", "Bob", "Cleo"])

    def drawn(seat: int | None) -> str:
        console = Console(width=130, file=io.StringIO(), force_terminal=False)
        console.print(draw(match.view(seat), narrator))
        return console.file.getvalue()  # type: ignore[attr-defined]

    table = drawn(0)
    for name in (
        "Ada",
        "Bob",
        "▮▮ Bob",
        "▮▮ Cleo",
        narrator.thing("business", "gallery"),
        narrator.text("board-closed"),
    ):
        assert name in table
    laid = f"{narrator.text('board-laid')}: [{narrator.thing('color', 'orange')} 4]"
    assert laid in table
    assert laid not in drawn(1)
    assert f"[{narrator.thing('color', 'green')} 6]" not in table
    assert narrator.text("board-hand") + ":" not in drawn(None)
    match.play({"kind": "declare"})
    assert f"Ada: [{narrator.thing('color', 'orange')} 4]" in drawn(None)


def test_the_board_shows_what_is_half_done() -> None:
    def drawn(match: Match) -> str:
        console = Console(width=130, file=io.StringIO(), force_terminal=False)
        console.print(draw(match.view(0), Narrator(match.game)))
        return console.file.getvalue()  # type: ignore[attr-defined]

    cards = city("cards", tops={"orange": 6})
    cards.play({"kind": "take_card", "color": "orange"})
    assert "[orange 6 ✓]" in drawn(cards)
    assert "To be placed: jeweler" in drawn(city("business", taken="jeweler"))


def test_alea_explains_herself_in_whole_sentences() -> None:
    match = city(
        players=2,
        alea="waiting",
        **WEST,
        black=["4", "4"],
        hands={0: ["orange 4"]},
        shops={"west_34": {"green": ["gallery"]}},
    )
    bid(match, "orange 4")
    match.play(PASS)
    said = Narrator(match.game, "en", ["Ada", "Bob"]).events(match.play(PASS))
    assert said[1:6] == [
        "Alea wins the auction (34th Street West) with 8.",
        "Alea compares the empty plots: orange would score 2, gray would score 2, "
        "brown would score 1, violet would score 1.",
        "2 plots are equally good, with 2 points: she builds on each of them.",
        "Alea builds a skyscraper: 34th Street West, orange plot.",
        "Alea builds a skyscraper: 34th Street West, gray plot.",
    ]
