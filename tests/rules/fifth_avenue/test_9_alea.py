"""F-9: Alea, the third bidder when two play."""

from __future__ import annotations

from typing import Any

import pytest

import midtown
from midtown.engine.match import Match
from tests.rules.fifth_avenue.city import PASS, STOP, bid, build, city, hand_sizes, kinds, points, told

SETTLED = {"orange": (0, 1), "green": (1, 1)}


def auction(where: str = "west_34", **things: Any) -> Match:
    """An auction of two and Alea. With `black=["4", "4"]` her cards are certain: eight."""
    markers = {"white": [where]} if where != "central_park" else {}
    return city(auction=where, players=2, alea=things.pop("alea", "waiting"), markers=markers, **things)


def test_alea_has_eighteen_skyscrapers_and_plays_with_two_only() -> None:
    """F-9.1"""
    supplies = [midtown.new_match("fifth_avenue", players=n).position()["alea_supply"] for n in (2, 3, 4)]
    assert supplies == [18, 0, 0]


def test_alea_never_scores_and_her_skyscrapers_count_for_a_stop() -> None:
    """F-9.1"""
    towers = {**SETTLED, "gray": ("alea", 1), "brown": ("alea", 1)}
    match = auction(phase="build", alea="out", bids={0: ["orange 4"]}, passed=[1], towers={"west_34": towers},
                    shops={"west_34": {"violet": ["boutique"]}})  # fmt: skip
    match.play(STOP)
    assert points(match) == [4, 0]
    assert match.position()["alea_removed"] == 2
    assert len(match.scores) == 2


def test_she_draws_after_the_second_player_even_if_both_have_passed() -> None:
    """F-9.2"""
    match = auction(black=["4", "4"])
    assert told(match.play(PASS)) == ["passed"]
    events = match.play(PASS)
    assert told(events)[:4] == ["passed", "alea_drew", "alea_drew", "alea_leads"]
    assert "alea_won" in told(events)


def test_she_waits_for_the_second_player_even_if_the_first_has_bid() -> None:
    """F-9.2"""
    match = auction(hands={0: ["orange 4"], 1: ["green 6"]}, black=["4", "4"])
    assert "alea_drew" not in told(bid(match, "orange 4"))
    assert match.turn == 1
    assert "alea_drew" in told(bid(match, "green 6"))


def test_the_auction_is_not_over_before_she_has_bid() -> None:
    """F-9.2"""
    match = auction(hands={0: ["orange 6", "black 6"]}, black=["4", "4"])
    bid(match, "orange 6", "black 6")
    events = match.play(PASS)
    assert told(events)[-2:] == ["alea_too_low", "won"]
    assert match.turn == 0


def test_her_total_is_one_of_ten_numbers() -> None:
    """F-9.2: 8, 10, 12, 13, 14, 16, 17, 19, 20 and 21."""
    totals = set()
    for seed in range(150):
        match = auction(seed=seed)
        match.play(PASS)
        events = match.play(PASS)
        drawn = [str(e.arguments["number"]) for e in events if e.kind == "alea_drew"]
        assert len(set(drawn)) == len(drawn) - 1
        assert drawn[-1] in drawn[:-1]
        totals.add(next(e.arguments["total"] for e in events if e.kind == "alea_leads"))
    assert totals == {8, 10, 12, 13, 14, 16, 17, 19, 20, 21}


def test_if_the_black_cards_run_out_those_drawn_are_her_bid() -> None:
    """F-9.2"""
    match = auction(black=["5"], black_returned=["black 6"], hoarder=0)
    match.play(PASS)
    events = match.play(PASS)
    assert "black_reshuffled" in told(events)
    assert next(e for e in events if e.kind == "alea_leads").arguments["total"] == 11


def test_without_any_card_she_does_not_bid() -> None:
    """F-9.2"""
    match = auction(black=[], black_returned=[], hoarder=0)
    match.play(PASS)
    events = match.play(PASS)
    assert told(events)[1:4] == ["black_empty", "alea_without_cards", "nobody_bid"]


def test_a_sum_that_is_only_equal_is_not_higher() -> None:
    """F-9.3"""
    match = auction(hands={0: ["orange 4", "orange 4"]}, black=["4", "4"])
    bid(match, "orange 4", "orange 4")
    events = match.play(PASS)
    out = next(e for e in events if e.kind == "alea_too_low")
    assert out.arguments == {"total": 8, "before": 8}
    assert match.position()["phase"] == "build"


def test_when_she_leads_the_players_overbid_her_or_pass() -> None:
    """F-9.3"""
    match = auction(hands={0: ["orange 4", "black 6"], 1: ["green 5", "black 6"]}, black=["4", "4"])
    bid(match, "orange 4")
    bid(match, "green 5")
    assert (match.turn, match.position()["highest"]) == (0, 8)
    events = bid(match, "black 6")
    assert "alea_overbid" in told(events)
    assert match.position()["alea"] == "out"
    assert match.turn == 1
    match.play(PASS)
    assert (match.turn, match.position()["phase"]) == (0, "build")


def test_she_wins_when_both_pass_against_her() -> None:
    """F-9.3"""
    match = auction(hands={0: ["orange 4"], 1: ["green 5"]}, black=["4", "4"])
    bid(match, "orange 4")
    bid(match, "green 5")
    match.play(PASS)
    events = match.play(PASS)
    assert "alea_won" in told(events)
    assert hand_sizes(match) == [1, 1]


def test_she_bids_only_once() -> None:
    """F-9.3"""
    match = auction(
        hands={0: ["orange 4", "black 6", "black 6"], 1: ["green 5", "black 6", "black 6"]}, black=["4", "4"]
    )
    bid(match, "orange 4")
    bid(match, "green 5")
    bid(match, "black 6")
    assert "alea_drew" not in told(bid(match, "black 6"))
    assert match.turn == 0


def test_her_cards_go_under_the_black_stack_after_the_auction() -> None:
    """F-9.3"""
    match = auction("central_park", black=["4", "4", "4"], black_returned=[], hoarder=0)
    match.play(PASS)
    match.play(PASS)
    assert match.position()["black_returned"]["four"] == 2
    assert match.position()["alea_cards"] == {"four": 0, "five": 0, "six": 0}


def alea_builds(**things: Any) -> tuple[Match, list[tuple[str, dict[str, Any]]]]:
    match = auction(black=["4", "4"], **things)
    match.play(PASS)
    events = match.play(PASS)
    return match, [(e.kind, dict(e.arguments)) for e in events if e.kind.startswith("alea")]


def built(match: Match) -> set[str]:
    return {plot for plot, who in match.position()["builder"]["west_34"].items() if who == "alea"}


def test_she_builds_on_the_most_valuable_empty_plot_and_says_why() -> None:
    """F-9.4: ring orange, green, gray, brown, violet; gray lies between green and brown."""
    shops = {"west_34": {"green": ["boutique"], "brown": ["gallery"]}}
    match, story = alea_builds(shops=shops)
    assert built(match) == {"gray"}
    assert match.position()["skyscrapers"]["west_34"]["gray"] == 1
    compared = {a["plot"]: a["points"] for kind, a in story if kind == "alea_compared"}
    assert compared == {"orange": 2, "gray": 3, "violet": 2}
    assert ("alea_one_best", {"points": 3}) in story


def test_if_several_plots_are_best_she_builds_on_each() -> None:
    """F-9.4: as in the figure."""
    match, story = alea_builds(shops={"west_34": {"green": ["boutique"]}})
    assert built(match) == {"orange", "gray"}
    assert ("alea_tied_best", {"plots": 2, "points": 2}) in story
    assert match.position()["alea_supply"] == 16


def test_she_builds_where_she_has_built_before_but_only_on_empty_plots() -> None:
    """F-9.4"""
    match, _ = alea_builds(towers={"west_34": {"gray": ("alea", 1)}}, shops={"west_34": {"green": ["boutique"]}})
    assert built(match) == {"gray", "orange"}
    assert match.position()["skyscrapers"]["west_34"]["gray"] == 1


@pytest.mark.parametrize(("left", "expected"), [(0, set()), (1, {"orange"}), (3, {"orange", "green", "gray"})])
def test_if_her_skyscrapers_do_not_suffice_the_ring_decides(left: int, expected: set[str]) -> None:
    """F-9.4"""
    match, story = alea_builds(alea_supply=left, alea_removed=18 - left)
    assert built(match) == expected
    assert ("alea_short", {"plots": 5, "skyscrapers": left}) in story


def test_on_the_back_she_never_builds_on_the_dashed_plot() -> None:
    """F-9.4: on the back the ring of 34th Street West is green, gray, brown, violet, orange, dashed."""
    match, _ = alea_builds(board="back", shops={"west_34": {"dashed": ["boutique"]}}, alea_supply=1, alea_removed=17)
    assert built(match) == {"green"}


def test_in_a_full_district_she_declares_a_stop_and_both_get_half() -> None:
    """F-9.5"""
    towers = {"orange": (0, 2), "gray": (1, 3), "violet": ("alea", 1)}
    shops = {"green": ["boutique", "gallery"], "brown": ["jeweler"]}
    match, story = alea_builds(towers={"west_34": towers}, shops={"west_34": shops})
    assert "alea_stopped" in [kind for kind, _ in story]
    assert points(match) == [2 * 3 // 2, 3 * 5 // 2]
    assert match.position()["closed"]["west_34"] == 1
    assert match.position()["alea_removed"] == 1


def test_her_stop_may_end_the_game() -> None:
    """F-9.5"""
    towers = {"orange": (0, 2), "gray": (1, 3), "violet": ("alea", 1)}
    shops = {"green": ["boutique"], "brown": ["jeweler"]}
    match, _ = alea_builds(towers={"west_34": towers}, shops={"west_34": shops}, closed=["east_52"])
    assert match.over


def test_in_central_park_she_builds_nothing() -> None:
    """F-9.6"""
    match = auction("central_park", black=["4", "4"])
    match.play(PASS)
    events = match.play(PASS)
    assert told(events)[-3:] == ["alea_won", "alea_left_park", "turn_began"]
    assert match.position()["alea_supply"] == 18
    assert "take_black" in kinds(match)


def test_a_human_who_wins_builds_as_usual() -> None:
    """F-9.3"""
    match = auction(hands={0: ["orange 6", "orange 6"]}, black=["4", "4"])
    bid(match, "orange 6", "orange 6")
    match.play(PASS)
    match.play(build(1))
    assert match.position()["builder"]["west_34"]["orange"] == "first"
