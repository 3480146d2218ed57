"""A position played on many times ends as the rules and the seat's knowledge say."""

from __future__ import annotations

import numpy as np
import pytest

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import Json
from midtown.errors import InvalidError
from midtown.lab import rollouts

pytestmark = pytest.mark.skipif(INTERPRETED, reason="rollouts need compiled rules")


@pytest.mark.parametrize("game", midtown.games())
def test_the_same_seed_ends_the_same_with_any_threads(game: str) -> None:
    match = midtown.new_match(game, players=2, seed=1)
    once = rollouts.play_on(match, 0, 200, seed=3, threads=1)
    again = rollouts.play_on(match, 0, 200, seed=3, threads=3)
    other = rollouts.play_on(match, 0, 200, seed=4)
    for field, array in once._asdict().items():
        assert (array == getattr(again, field)).all()
    assert (once.scores != other.scores).any()


@pytest.mark.parametrize("game", midtown.games())
def test_sensible_players_make_more_points_than_random_ones(game: str) -> None:
    match = midtown.new_match(game, players=2, seed=1)
    guided = rollouts.play_on(match, 0, 300, seed=1)
    random = rollouts.play_on(match, 0, 300, seed=1, guided=False)
    assert guided.scores.mean() > random.scores.mean()
    assert (guided.decisions > 0).all()


def test_rewards_are_the_win_or_the_margin() -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    won = rollouts.play_on(match, 0, 200, seed=1)
    points = rollouts.play_on(match, 0, 200, seed=1, reward="points")
    margin = won.scores[:, 0] - won.scores[:, 1]
    assert (points.rewards[:, 0] == margin).all()
    assert (won.rewards[margin > 0, 0] == 1).all()
    assert (won.rewards[margin < 0, 0] == -1).all()


def test_outcomes_depend_on_what_the_seat_knows_only() -> None:
    match = midtown.new_match("new_york_city", players=2, seed=1)
    world = midtown.set_up("new_york_city", _otherwise_dealt(match, seat=0))
    ours, theirs = (rollouts.play_on(each, 0, 400, seed=2) for each in (match, world))
    assert (ours.scores == theirs.scores).all()


def _otherwise_dealt(match: Match, seat: int) -> Json:
    """The same position for that seat, with other hidden cards."""
    return match.game.state.to_json(match.imagined(seat, 12345))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": 2}, "A seat is a number from 0 to 1, not 2."),
        ({"many": 0}, "How many times is a whole number from 1, not 0."),
        ({"seed": -1}, "A seed is a whole number from 0, not -1."),
        ({"reward": "glory"}, "The reward is one of: win, points; not 'glory'."),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, object], told: str) -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    arguments: dict[str, object] = {"seat": 0, "many": 10} | given
    with pytest.raises(InvalidError) as error:
        rollouts.play_on(match, **arguments)  # type: ignore[arg-type]
    assert str(error.value) == told


def test_a_finished_match_cannot_be_played_on() -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    while not match.over:
        match.advance(match.legal.ids[0])
    with pytest.raises(InvalidError, match="This match is over"):
        rollouts.play_on(match, 0, 10)


def test_the_mean_outcome_knows_who_is_ahead() -> None:
    """Two games further on, the seat that is going to win should be favoured more often than not."""
    right: list[bool] = []
    for seed in range(100):
        match = midtown.new_match("skyline", players=2, seed=seed)
        bot = bots.find("greedy", seed=seed)
        for _ in range(60):
            if not match.over:
                match.advance(bot.choose(match))
        if match.over:
            continue
        favoured = int(rollouts.play_on(match, 0, 200, seed=1).rewards.mean(axis=0).argmax())
        while not match.over:
            match.advance(bot.choose(match))
        right.append(favoured in match.winners)
    assert np.mean(right) > 0.6
