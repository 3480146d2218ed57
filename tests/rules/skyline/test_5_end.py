"""S-5: the end of the game."""

from __future__ import annotations

from tests.rules.skyline.street import END, build, demolish_tile, reason, street, take, with_die


def test_the_game_ends_after_the_ninth_round() -> None:
    """S-5.1"""
    match = street(active=["ground low"], turn=1, rounds_played=8)
    match.play(build("ground", "low"))
    match.play(END)
    assert match.over
    assert match.turn is None
    assert reason(match, take(ground=3)) == "game_over"


def test_the_eighth_round_is_not_the_last() -> None:
    """S-5.1"""
    match = street(active=["ground low"], turn=1, rounds_played=7)
    match.play(build("ground", "low"))
    match.play(END)
    assert match.turn == 0


def test_the_ninth_round_is_played_by_everybody() -> None:
    """S-5.1"""
    match = street(active=["ground low"], rounds_played=8)
    match.play(build("ground", "low"))
    match.play(END)
    assert match.turn == 1


def test_a_height_of_six_makes_this_round_the_last() -> None:
    """S-5.2"""
    match = street(active=["penthouse high"], columns={0: ["high 5"]}, rounds_played=3)
    told = match.play(build("penthouse", "high", 5))
    assert "last_round" in [event.kind for event in told]
    match.play(END)
    assert match.turn == 1, "the round is played to its end"
    match.play(take(ground=3))
    match.play(next(action for action in match.legal if action.kind == "build"))
    match.play(END)
    assert match.over


def test_demolishing_the_height_of_six_does_not_take_that_back() -> None:
    """S-5.2"""
    match = street(active=["upper low"], turn=1, tiles={1: ["high 6"]}, tallest_built=1, rounds_played=2)
    match.play(demolish_tile("high", 6))
    match.play(with_die("scrap", "upper low"))
    match.play(END)
    assert match.over


def test_a_height_of_five_ends_nothing() -> None:
    """S-5.2"""
    match = street(active=["penthouse high"], turn=1, columns={1: ["high 4"]}, rounds_played=3)
    match.play(build("penthouse", "high", 4))
    match.play(END)
    assert not match.over
