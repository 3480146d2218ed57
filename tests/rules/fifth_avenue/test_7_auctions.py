"""F-7: auctions."""

from __future__ import annotations

from typing import Any

from midtown.engine.match import Match
from tests.rules.fifth_avenue.city import (
    BLACK,
    DECLARE,
    PASS,
    STOP,
    Towers,
    bid,
    build,
    city,
    colors_to_bid,
    hand,
    hand_sizes,
    kinds,
    lay,
    move,
    reason,
    told,
)

RED_AND_YELLOW = {"west_34": {"orange": (0, 1), "green": (1, 1)}}
RAINBOW = [f"{color} 4" for color in ("orange", "green", "gray", "brown", "violet")]


def auction(where: str = "west_34", **things: Any) -> Match:
    """An auction for one district, marked by the white commissioner; the first player opens."""
    markers = {"white": [where]} if where != "central_park" else {}
    return city(auction=where, markers=markers, **things)


def test_the_marked_districts_are_auctioned_in_the_order_visited_and_then_central_park() -> None:
    """F-7.1"""
    markers = {"white": ["east_34", "times_square", "west_52"]}
    match = city("move", turn=1, white="central_park", markers=markers)
    events = match.play(move("white", "city_hall"))
    places, openers = [], []
    while match.position()["phase"] == "bid":
        places += [str(e.arguments["place"]) for e in events if e.kind == "auction_began"]
        openers.append(match.turn)
        out = [match.position()["markers"]["white"][d] for d in ("east_34", "times_square", "west_52")]
        assert sum(out) == 4 - len(places)
        for _ in range(3):
            events = match.play(PASS)
    assert places == ["east_34", "times_square", "west_52", "central_park"]
    assert openers == [1, 1, 1, 1]
    assert match.turn == 2


def test_central_park_is_auctioned_even_if_he_marked_nothing() -> None:
    """F-7.1"""
    match = city("move", white="central_park")
    match.play(move("white", "city_hall"))
    assert match.position()["auction"] == "central_park"


def test_nothing_but_bidding_is_possible_in_an_auction() -> None:
    """F-7.1"""
    match = auction()
    assert reason(match, BLACK) == "auction_on"


def test_the_first_card_is_colored_and_others_of_that_color_or_black() -> None:
    """F-7.2"""
    match = auction(hands={0: ["orange 4", "orange 5", "green 4", "black 6"]})
    assert reason(match, lay("black 6")) == "color_first"
    assert reason(match, lay("violet 4")) == "not_in_hand"
    match.play(lay("orange 4"))
    assert reason(match, lay("green 4")) == "one_color"
    assert lay("orange 5") in match.legal
    assert lay("black 6") in match.legal


def test_a_later_bid_may_begin_with_black_but_not_with_another_color() -> None:
    """F-7.2"""
    match = auction(players=3, hands={0: ["black 4", "green 4", "orange 4"], 1: ["green 6"]},
                    bids={0: ["orange 4"], 1: ["green 5"]}, passed=[2])  # fmt: skip
    assert reason(match, lay("green 4")) == "one_color"
    bid(match, "black 4")
    assert match.position()["bid_total"] == [8, 5, 0]


def test_cards_laid_are_seen_by_nobody_else_until_they_are_declared() -> None:
    """F-7.2"""
    match = auction(hands={0: ["orange 4", "orange 6", "black 6"], 1: ["gray 4"]})
    before = match.view(1)["state"], match.view(None)["state"], hand_sizes(match)
    for card in ("orange 6", "black 6"):
        assert match.play(lay(card)) == []
        assert (match.view(1)["state"], match.view(None)["state"], hand_sizes(match)) == before
    assert match.view(0)["state"]["laid"][0][:2] == [6, 0]
    events = match.play(DECLARE)
    assert told(events) == ["bid_cards", "bid_cards", "bid"]
    assert hand_sizes(match) == [1, 1, 0]
    assert match.view(1)["state"]["bid"][0][:2] == [6, 0]
    assert match.view(1)["state"]["bid_black"][0]["six"] == 1


def test_cards_laid_can_be_taken_back_before_they_are_declared() -> None:
    """F-7.2: undo, card by card, and then another color."""
    match = auction(hands={0: ["orange 4", "green 5", "black 6"]})
    start = match.position()
    match.play(lay("orange 4"))
    match.play(lay("black 6"))
    assert match.undoable == 2
    match.undo()
    match.undo()
    assert match.position() == start
    bid(match, "green 5")
    assert match.undoable == 0


def test_a_bid_needs_cards() -> None:
    """F-7.2"""
    assert reason(auction(hands={0: ["orange 4"]}), DECLARE) == "nothing_laid"


def test_the_next_bid_after_nineteen_is_at_least_twenty() -> None:
    """F-7.3: as in the figure, 19 for the brown plot."""
    match = auction(
        hands={
            0: ["brown 4", "brown 5", "black 5", "black 5"],
            1: ["gray 4", "gray 5", "black 5", "black 5", "black 6"],
        }
    )
    bid(match, "brown 4", "brown 5", "black 5", "black 5")
    assert match.position()["highest"] == 19
    for card in ("gray 4", "gray 5", "black 5", "black 5"):
        match.play(lay(card))
    assert reason(match, DECLARE) == "too_low"
    match.play(lay("black 6"))
    match.play(DECLARE)
    assert match.position()["highest"] == 25


def test_what_counts_is_the_sum_of_all_cards_in_the_auction() -> None:
    """F-7.3"""
    match = auction(hands={0: ["orange 4", "orange 4"], 1: ["green 6"]})
    bid(match, "orange 4")
    bid(match, "green 6")
    match.play(PASS)
    bid(match, "orange 4")
    assert match.position()["bid_total"] == [8, 6, 0]
    assert match.position()["bid"][0][:3] == [4, 4, 0]


def test_who_cannot_bid_higher_must_pass() -> None:
    """F-7.3"""
    match = auction(hands={0: ["orange 6", "black 6"], 1: ["green 6", "black 6", "gray 5", "gray 4", "gray 4"]})
    bid(match, "orange 6", "black 6")
    assert reason(match, lay("green 6")) == "too_few_cards"
    assert colors_to_bid(match) == {"gray"}
    match.play(PASS)
    assert kinds(match) == {"pass"}


def test_who_passes_takes_all_cards_back_and_stays_out() -> None:
    """F-7.4"""
    match = auction(hands={0: ["orange 4", "black 4"], 1: ["green 6"], 2: ["gray 6", "gray 4", "gray 4"]})
    bid(match, "orange 4")
    bid(match, "green 6")
    bid(match, "gray 6", "gray 4")
    match.play(PASS)
    assert hand(match, 0) == ["orange 4", "black 4"]
    assert match.position()["bid_total"][0] == 0
    match.play(PASS)
    assert match.turn == 2
    assert match.position()["phase"] == "build"


def test_who_has_laid_cards_may_still_pass() -> None:
    """F-7.4"""
    match = auction(hands={0: ["orange 4", "black 4"]})
    match.play(lay("orange 4"))
    match.play(lay("black 4"))
    match.play(PASS)
    assert hand(match, 0) == ["orange 4", "black 4"]
    assert match.position()["known"][0]["orange"]["four"] == 0
    assert hand_sizes(match) == [2, 0, 0]


def test_the_last_one_left_may_still_open_with_any_bid() -> None:
    """F-7.4"""
    match = auction(hands={2: ["gray 4"]})
    match.play(PASS)
    match.play(PASS)
    assert match.turn == 2
    bid(match, "gray 4")
    assert (match.turn, match.position()["phase"]) == (2, "build")


def test_if_nobody_bids_nothing_happens() -> None:
    """F-7.4"""
    match = auction(hands={2: ["gray 4"]})
    match.play(PASS)
    match.play(PASS)
    events = match.play(PASS)
    assert told(events)[:3] == ["passed", "nobody_bid", "auction_began"]
    assert match.position()["markers"]["white"]["west_34"] == 0


def test_bidding_goes_round_over_several_turns() -> None:
    """F-7.3, F-7.4"""
    match = auction(hands={0: ["orange 4", "black 4", "black 6"], 1: ["green 6", "green 4", "black 4"]})
    bid(match, "orange 4")
    bid(match, "green 6")
    match.play(PASS)
    assert match.turn == 0
    bid(match, "black 4")
    bid(match, "green 4")
    assert match.turn == 0
    bid(match, "black 6")
    assert match.turn == 1
    match.play(PASS)
    assert (match.turn, match.position()["phase"]) == (0, "build")
    assert match.position()["bid_black"][0] == {"four": 1, "five": 0, "six": 1}


def test_colors_while_a_plot_is_empty() -> None:
    """F-7.5: Red on orange, Yellow on green, businesses on violet: Blue and Green may bid gray or brown."""
    for seat, colors in ((0, {"orange"}), (1, {"green"}), (2, {"gray", "brown"}), (3, {"gray", "brown"})):
        match = auction(players=4, turn=seat, mover=seat, towers=RED_AND_YELLOW, hands={seat: RAINBOW},
                        shops={"west_34": {"violet": ["boutique", "gallery"]}})  # fmt: skip
        assert colors_to_bid(match) == colors
    assert reason(match, lay("violet 4")) == "empty_plot"
    assert reason(match, lay("orange 4")) == "anothers_plot"


def test_two_players_may_bid_the_same_empty_color() -> None:
    """F-7.5"""
    match = auction(players=4, mover=2, turn=2, towers=RED_AND_YELLOW, hands={2: ["gray 4"], 3: ["gray 5"]})
    bid(match, "gray 4")
    bid(match, "gray 5")
    assert match.position()["bid_color"][2:] == ["gray", "gray"]


def test_colors_when_no_plot_is_empty() -> None:
    """F-7.5: with Blue on brown and a business on gray, Green may bid violet or gray, for a building stop."""
    towers = {"west_34": {**RED_AND_YELLOW["west_34"], "brown": (2, 1)}}
    for seat, colors in ((0, {"orange"}), (1, {"green"}), (2, {"brown"}), (3, {"violet", "gray"})):
        match = auction(players=4, turn=seat, mover=seat, towers=towers, hands={seat: RAINBOW},
                        shops={"west_34": {"violet": ["boutique", "gallery"], "gray": ["jeweler"]}})  # fmt: skip
        assert colors_to_bid(match) == colors
    assert reason(match, lay("brown 4")) == "anothers_plot"


def test_aleas_plots_are_somebody_elses() -> None:
    """F-7.5"""
    towers = {"west_34": {"orange": ("alea", 1)}}
    match = auction(players=2, alea="waiting", towers=towers, hands={0: RAINBOW})
    assert reason(match, lay("orange 4")) == "anothers_plot"


def test_a_player_without_any_color_cannot_bid() -> None:
    """F-7.5: on the back others may have built on all five colors, and the dashed plot has none."""
    others: Towers = {"west_34": {"orange": (0, 1), **dict.fromkeys(("green", "gray", "brown", "violet"), ("alea", 1))}}
    shops = {"west_34": {"dashed": ["boutique"]}}
    match = auction(players=2, alea="waiting", turn=1, board="back", towers=others, shops=shops,
                    bids={0: ["orange 4"]}, hands={1: [*RAINBOW, "black 4"]})  # fmt: skip
    assert kinds(match) == {"pass"}
    assert {reason(match, lay(card)) for card in RAINBOW} == {"anothers_plot"}


def test_the_winner_pays_in_the_order_the_cards_were_laid() -> None:
    """F-7.6"""
    match = auction(hands={0: ["gray 4", "gray 6", "gray 5", "black 4", "black 5"], 1: ["green 6", "green 6"]})
    bid(match, "gray 6", "gray 4")
    bid(match, "green 6", "green 6")
    match.play(PASS)
    bid(match, "black 5", "gray 5")
    match.play(PASS)
    match.play(build(1))
    assert match.position()["returned"]["gray"][:4] == [6, 4, 5, 0]
    assert match.position()["black_returned"] == {"four": 0, "five": 1, "six": 0}
    assert hand(match, 0) == ["black 4"]
    assert hand(match, 1) == ["green 6", "green 6"]


def won(*cards: str, **things: Any) -> Match:
    """The first player has won the auction with these cards and decides."""
    return auction(phase="build", bids={0: cards}, passed=[1, 2], **things)


def test_two_gray_and_two_black_fours_allow_three_skyscrapers() -> None:
    """F-7.7: the rulebook's example."""
    match = won("gray 4", "gray 4", "black 4", "black 4")
    assert {a.form["count"] for a in match.legal} == {0, 1, 2, 3}
    match.play(build(3))
    assert match.position()["skyscrapers"]["west_34"]["gray"] == 3
    assert match.position()["builder"]["west_34"]["gray"] == "first"
    assert match.position()["supply"][0] == 0


def test_one_six_among_the_cards_allows_one_skyscraper() -> None:
    """F-7.7: the rulebook's example of two violet 4s, a black 5 and two black 6s."""
    match = won("violet 4", "violet 4", "black 5", "black 6", "black 6")
    assert {a.form["count"] for a in match.legal} == {0, 1}
    assert reason(match, build(2)) == "card_limit"


def test_a_five_among_the_cards_allows_two() -> None:
    """F-7.7"""
    assert {a.form["count"] for a in won("violet 4", "violet 5").legal} == {0, 1, 2}
    assert {a.form["count"] for a in won("violet 4", "black 5").legal} == {0, 1, 2}


def test_skyscrapers_come_from_the_own_supply() -> None:
    """F-7.7"""
    match = won("violet 4", supply={0: 1})
    assert {a.form["count"] for a in match.legal} == {0, 1}
    assert reason(match, build(2)) == "supply_limit"


def test_one_may_win_without_any_skyscraper_in_supply() -> None:
    """F-7.7: then there is nothing to decide."""
    match = auction(hands={0: ["gray 4"]}, supply={0: 0})
    bid(match, "gray 4")
    match.play(PASS)
    events = match.play(PASS)
    assert told(events) == ["passed", "won", "built_nothing", "auction_began"]
    assert match.position()["returned"]["gray"][0] == 4


def test_building_none_claims_nothing() -> None:
    """F-7.7"""
    match = won("violet 4")
    match.play(build(0))
    assert match.position()["builder"]["west_34"]["violet"] == "nobody"
    assert match.position()["supply"][0] == 3


def test_the_winner_builds_before_anything_else() -> None:
    """F-7.7"""
    match = won("violet 4")
    assert reason(match, PASS) == "build_first"
    assert reason(match, STOP) == "not_full"


def test_everybody_has_one_plot_a_district_and_may_build_on_it_again() -> None:
    """F-7.8"""
    match = auction(towers={"west_34": {"orange": (0, 2)}}, hands={0: ["orange 4", "green 4"]})
    assert reason(match, lay("green 4")) == "own_plot"
    bid(match, "orange 4")
    match.play(PASS)
    match.play(PASS)
    match.play(build(3))
    assert match.position()["skyscrapers"]["west_34"]["orange"] == 5
