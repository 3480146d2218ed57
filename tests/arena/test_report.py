"""What the report says, and that it says nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from midtown import __version__, arena
from midtown.arena import report
from midtown.arena.estimates import mean, share
from midtown.arena.game import GameResult
from midtown.arena.ratings import places, ratings
from midtown.arena.results import Results
from midtown.arena.setup import set_up
from midtown.arena.standings import standings
from midtown.errors import InvalidError


def game(seats: str, scores: tuple[int, ...], *winners: int, number: int = 0) -> GameResult:
    names = tuple({"g": "greedy", "n": "newcomer", "r": "random"}[letter] for letter in seats)
    count = len(names)
    return GameResult(number, "", names, (1,) * count, scores, winners, (10,) * count, (0.5,) * count)


def results(*games: GameResult, players: int = 2, **settings: object) -> Results:
    setup = set_up("skyline", ["greedy", "newcomer"], players, **settings)  # type: ignore[arg-type]
    return Results(setup, {}, list(games))


def test_wilson_intervals() -> None:
    """Against values that can be looked up."""
    eight, none = share(8, 10), share(0, 10)
    assert [eight.low, eight.high, none.high] == pytest.approx([0.490, 0.943, 0.278], abs=1e-3)
    assert none.low == 0
    assert share(10, 10).high == 1


def test_a_win_rate_is_inside_its_interval_whatever_the_rounding() -> None:
    for count in range(1, 400):
        for found in (share(0, count), share(count, count)):
            assert found.low <= found.value <= found.high


def test_the_interval_of_a_mean() -> None:
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.29099 / 2, abs=1e-4)


def test_winners_come_before_all_others_whatever_their_points() -> None:
    assert places(game("gnr", (30, 30, 12), 1)) == [1, 0, 19]
    assert places(game("gn", (5, 5), 0, 1)) == [0, 0]


def test_who_wins_more_is_rated_higher_and_certainty_grows() -> None:
    few = ratings(results(game("gn", (9, 1), 0), game("ng", (1, 9), 1)))
    many = ratings(results(*(game("gn", (9, 1), 0, number=n) for n in range(30))))
    assert few["greedy"].value > 25 > few["newcomer"].value
    assert many["greedy"].low > many["newcomer"].high
    assert many["greedy"].high - many["greedy"].low < few["greedy"].high - few["greedy"].low


def test_a_bot_with_two_seats_is_rated_once() -> None:
    found = ratings(results(game("ggn", (9, 5, 1), 0), players=3))
    assert found["greedy"].count == 2
    assert found["greedy"].value > 25 > found["newcomer"].value


def test_shared_wins_are_shared_and_mirrors_stand_apart() -> None:
    found = standings(results(game("gn", (5, 5), 0, 1), game("ng", (1, 9), 1), game("gg", (7, 3), 0)))
    assert found.wins["greedy"].value == pytest.approx(0.75)
    assert found.wins["greedy"].count == 2
    assert found.head_to_head["greedy", "newcomer"].value == pytest.approx(0.75)
    assert [seat.value for seat in found.mirrors["greedy"]] == [1, 0]
    assert found.points["greedy"] == [5, 9]
    assert found.names == ["greedy", "newcomer"]
    assert found.paces["greedy"].seconds == pytest.approx(0.05)


def test_alone_the_same_seeds_are_compared() -> None:
    games = [game("g", (20,), number=0), game("n", (15,), number=0), game("g", (30,), number=1)]
    found = standings(results(*games, game("n", (27,), number=1), game("g", (99,), number=2), players=1))
    difference = found.differences["greedy", "newcomer"]
    assert (difference.value, difference.count) == (4, 2)
    assert found.ratings == {}


def test_a_report_with_pictures(tmp_path: Path) -> None:
    played = arena.run("skyline", ["greedy", "search:0.001s"], games=2)
    page = tmp_path / "report.md"
    report.write(played, page)
    text = page.read_text()
    for said in (
        "Standings",
        "Head to head",
        "Mirror matches",
        "one action ahead",
        f"midtown {__version__}",
        "0.001 s",
    ):
        assert said in text
    assert "a second run may differ: `search:0.001s`." in text
    pictures = re.findall(r"\]\((.+\.svg)\)", text)
    assert len(pictures) == 4
    for picture in pictures:
        assert (tmp_path / picture).read_text().startswith("<?xml")
        assert (tmp_path / picture).with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_the_report_of_the_same_results_is_the_same(tmp_path: Path) -> None:
    played = arena.run("lift", ["greedy"], games=2)
    for folder in ("one", "two"):
        report.write(played, tmp_path / folder / "report.md")
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert len(files) == 9
    for file in files:
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_reports_of_single_games_alone_and_with_tom(tmp_path: Path) -> None:
    alone = arena.run("skyline", ["greedy"], games=1, players=1)
    report.write(alone, tmp_path / "alone.md")
    assert "On the same seeds" in (tmp_path / "alone.md").read_text()
    tom = arena.run("new_york_city", [], games=1, options={"toms": "2:A6"})
    report.write(tom, tmp_path / "tom.md")
    assert "| `Tom A6` |" in (tmp_path / "tom.md").read_text()


def test_names_do_not_break_tables() -> None:
    assert report.code("process:bot | tee log") == "`process:bot \\| tee log`"


def test_mirror_matches_alone_are_nothing_to_report(tmp_path: Path) -> None:
    with pytest.raises(InvalidError, match="no finished game"):
        report.write(results(game("gg", (7, 3), 0)), tmp_path / "report.md")
