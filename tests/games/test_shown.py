"""What views count up for whoever draws them: it agrees with the rules and keeps the secrets of a bid."""

from __future__ import annotations

import random
from typing import Any

from midtown import new_match
from midtown.engine.match import Match
from tests.rules.fifth_avenue import city as avenue
from tests.rules.new_york_city.city import FINISH, PLAY, act, city, use
from tests.rules.skyline.street import street


def shown(match: Match, seat: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat)["shown"]
    return seen


def test_the_street_knows_its_round_and_that_it_is_the_last() -> None:
    fifth = shown(street(active=["ground low"], rounds_played=4))
    assert (fifth["round"], fifth["last_round"]) == (5, False)
    last = street(active=["ground low"], rounds_played=4, tiles={1: ["high 6"]}, tallest_built=1)
    assert shown(last)["last_round"] is True


def test_a_district_shows_what_it_would_score() -> None:
    """Orange lies between gray and brown in Times Square."""
    shops = {"times_square": {"gray": ["boutique"], "brown": ["gallery"]}}
    towers: avenue.Towers = {"times_square": {"orange": (1, 2), "green": (0, 1)}}
    match = avenue.city(white="times_square", towers=towers, shops=shops)
    before = shown(match)
    assert before["worth"]["times_square"]["orange"] == 3
    assert before["district_points"]["times_square"] == [2, 6, 0]
    match.play(avenue.score("times_square"))
    assert avenue.points(match) == before["district_points"]["times_square"]


def test_every_card_of_a_stack_counts() -> None:
    match = new_match("fifth_avenue", players=3, seed=4)
    stacks = shown(match)["stacks"]
    held = match.view()["state"]["hand_size"]
    for suit, size in stacks.items():
        assert size + sum(hand[suit] for hand in held) == (50 if suit == "black" else 12)


def test_an_auction_shows_the_lots_to_come_who_bids_and_who_leads() -> None:
    markers = {"white": ["east_34", "times_square"]}
    match = avenue.city(auction="east_34", markers=markers, mover=1, turn=1, hands={1: ["gray 6"], 2: ["brown 6"]})
    assert shown(match)["lots"] == ["east_34", "times_square", "central_park"]
    assert (shown(match)["bidders"], shown(match)["leader"]) == ([1, 2, 0], None)
    avenue.bid(match, "gray 6")
    assert shown(match)["leader"] == 1
    quiet = shown(avenue.city())
    assert (quiet["lots"], quiet["bidders"], quiet["own_bid"]) == ([], [], None)


def test_alea_bids_third_and_can_lead() -> None:
    match = avenue.city(
        players=2, auction="east_34", markers={"white": ["east_34"]}, alea="stands", alea_cards=["black 6"]
    )
    assert (shown(match)["bidders"], shown(match)["leader"]) == ([0, 1, "alea"], "alea")


def test_a_bid_builds_what_its_card_with_the_fewest_skyscrapers_shows() -> None:
    hands = {0: ["gray 4", "gray 5", "black 6"]}
    match = avenue.city(auction="east_34", markers={"white": ["east_34"]}, hands=hands, supply={0: 9})
    for card, total, limit in (("gray 4", 4, 3), ("gray 5", 9, 2), ("black 6", 15, 1)):
        match.play(avenue.lay(card))
        assert shown(match, 0)["own_bid"] == {"total": total, "limit": limit, "missing": 0}
        assert shown(match)["limits"] == [0, 0, 0]
    match.play(avenue.DECLARE)
    assert shown(match)["limits"] == [1, 0, 0]


def test_cards_that_are_laid_show_in_nobody_elses_view() -> None:
    match = avenue.city(auction="east_34", markers={"white": ["east_34"]}, hands={0: ["gray 4"]})
    before = [shown(match, seat) for seat in (None, 1, 2)]
    match.play(avenue.lay("gray 4"))
    assert [shown(match, seat) for seat in (None, 1, 2)] == before


def test_who_bids_too_little_sees_what_is_missing() -> None:
    hands = {0: ["gray 4", "gray 5"], 2: ["brown 6"]}
    match = avenue.city(auction="east_34", markers={"white": ["east_34"]}, mover=2, turn=2, hands=hands)
    avenue.bid(match, "brown 6")
    match.play(avenue.lay("gray 4"))
    assert shown(match, 0)["own_bid"]["missing"] == 3


def test_boroughs_are_ranked_by_skyscrapers_and_equals_by_the_press_track() -> None:
    neutral = {**city().position()["neutral"], "queens": 2}
    match = city(press=[4, 0], skyscrapers={0: {"queens": 2}, 1: {"queens": 3}}, neutral=neutral)
    assert shown(match)["ranking"]["queens"] == [1, 4, 0]


def test_bids_lead_tie_or_trail() -> None:
    match = city(players=3, hands={0: "press press", 1: "press press press", 2: "plans"})
    act(match, PLAY, PLAY, FINISH, PLAY, PLAY)
    assert (shown(match)["bidders"], shown(match)["standing"]) == ([0, 1, 2], ["ties", "ties", "none"])
    act(match, PLAY)
    assert shown(match)["standing"] == ["trails", "leads", "none"]


def test_who_bids_last_is_shown_last() -> None:
    match = city(players=3, hands=dict.fromkeys(range(3), "press"), characters={0: [18]})
    match.play(use(18))
    assert shown(match)["bidders"] == [1, 2, 0]


def test_whoever_counts_knows_how_many_cards_the_draw_pile_has() -> None:
    match, chance = new_match("new_york_city", players=3, seed=6), random.Random(6)
    for _ in range(80):
        match.play(chance.choice(list(match.legal)))
        state = match.view()["state"]
        laid = sum(card != "none" for pair in state["pairs"] for card in pair)
        piles = [state["discards"], *state["reserve"], *state["supply"], *state["played"]]
        seen = sum(sum(pile.values()) for pile in piles) + laid + sum(state["hand_size"])
        assert shown(match)["draw_pile"] == 105 - seen


def test_each_rank_of_a_borough_shows_what_it_would_bring() -> None:
    """The neutral skyscrapers stand second and take that rank (N-9.5)."""
    seen = shown(city(skyscrapers={0: {"jersey_city": 1}, 1: {"jersey_city": 3}}))
    assert (seen["worth"]["jersey_city"], seen["ranking"]["jersey_city"]) == (10, [1, 4, 0])
    assert seen["pays"]["jersey_city"] == [10, 5, 3]


def test_a_bid_for_the_elevator_shows_how_high_it_would_hire() -> None:
    """Of two equal bids the one ahead on the press track wins, and goes one floor higher."""
    match = city(players=3, press=[2, 4, 0], hands={0: "elevator elevator", 1: "elevator elevator"}, bidding="elevator")
    assert shown(match)["reach"] == [0, 0, 0]
    while len([bid for bid in match.view()["state"]["bid"] if bid == 2]) < 2:
        act(match, PLAY if any(action.kind == "play" for action in match.legal) else FINISH)
    assert shown(match)["reach"] == [2, 3, 0]
