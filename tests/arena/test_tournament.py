"""Tournaments are repeatable, can be interrupted, and keep every game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from midtown import arena
from midtown.arena.game import GameResult
from midtown.errors import InvalidError

BOTS = ["greedy", "search:8"]


def lines(path: Path) -> list[dict[str, object]]:
    """The file without what no two runs share: timings, and the order in which games were over."""
    read = [json.loads(line) for line in path.read_text().splitlines()]
    return [read[0], *sorted(({**game, "seconds": None} for game in read[1:]), key=str)]


def untimed(games: list[GameResult]) -> list[GameResult]:
    return [replace(game, seconds=()) for game in games]


def test_the_same_seed_gives_the_same_file_with_one_job_and_with_two(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    arena.run("lift", BOTS, games=6, seed=5, results=one)
    arena.run("lift", BOTS, games=6, seed=5, results=two, jobs=2)
    assert lines(one) == lines(two)
    other = arena.run("lift", BOTS, games=6, seed=6)
    assert untimed(other.games) != untimed(arena.read(one).games)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"

    def stop(over: int, total: int) -> None:
        if over == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run("lift", BOTS, games=4, results=part, progress=stop)
    kept = part.read_text().splitlines()
    assert len(kept) == 1 + 7
    told: list[tuple[int, int]] = []
    arena.run("lift", BOTS, games=4, results=part, progress=lambda over, total: told.append((over, total)))
    assert told[0] == (7, 24)
    assert told[-1] == (24, 24)
    assert part.read_text().splitlines()[:8] == kept
    arena.run("lift", BOTS, games=4, results=whole)
    assert lines(part) == lines(whole)


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = arena.run("lift", ["greedy"], games=2, results=file)
    file.write_bytes(file.read_bytes()[:-20])
    assert len(arena.read(file).games) == len(first.games) - 1
    again = arena.run("lift", ["greedy"], games=2, results=file)
    assert untimed(again.games) == untimed(first.games)
    assert len(file.read_text().splitlines()) == 1 + len(first.games)


def test_a_file_that_was_torn_in_its_first_line_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"arena":1,"se')
    assert arena.run("lift", ["greedy"], games=2, results=file).games


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    short = arena.run("lift", ["greedy"], games=2, results=file)
    long = arena.run("lift", ["greedy"], games=4, results=file)
    assert set(short.games) < set(long.games)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 1}, "seed 0, not 1"),
        ({"players": 3}, "players 2, not 3"),
        ({"bots": ["newcomer"]}, "other bots or budgets"),
        ({"game": "skyline"}, "game lift, not skyline"),
    ],
)
def test_a_file_of_another_set_up_is_refused(tmp_path: Path, changed: dict[str, object], said: str) -> None:
    file = tmp_path / "results.jsonl"
    arena.run("lift", ["greedy"], games=1, results=file)
    before = file.read_bytes()
    with pytest.raises(InvalidError, match=said):
        arena.run(**{"game": "lift", "bots": ["greedy"], "games": 1, "results": file, **changed})  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_somebody_elses_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    with pytest.raises(InvalidError, match="nothing was written"):
        arena.run("lift", ["greedy"], games=1, results=file)
    assert file.read_text() == "Dear diary"


def test_a_bot_that_fails_ends_the_tournament_in_a_sentence_and_keeps_the_games(tmp_path: Path) -> None:
    bot = tmp_path / "flaky.py"
    bot.write_text("class Flaky:\n    def __init__(self, seed): pass\n    def choose(self, view): return -1\n")
    file = tmp_path / "results.jsonl"
    for jobs in (1, 2):
        with pytest.raises(InvalidError, match=r"Round 1, .*flaky.py.* answered -1"):
            arena.run("lift", ["greedy", str(bot)], games=2, results=file, jobs=jobs)
    assert arena.read(file).setup.bots == ["greedy", str(bot), "random"]


def test_tom_plays_for_himself() -> None:
    results = arena.run("new_york_city", ["random"], games=1, players=2, options={"toms": "1:B4"})
    (game,) = results.rated
    assert game.seats == ("Tom B4", "random")
    assert game.decisions[0] == 0
    assert game.bot_seeds[0] is None


def test_alone_bots_are_compared_on_the_same_seeds() -> None:
    results = arena.run("skyline", ["greedy"], games=3, players=1)
    assert [game.seed for game in results.games if game.seats == ("greedy",)] == [
        game.seed for game in results.games if game.seats == ("random",)
    ]
    assert results.rated == []


@pytest.mark.parametrize("asked", [{"games": 0}, {"jobs": 0}])
def test_nothing_to_do_is_refused(asked: dict[str, int]) -> None:
    with pytest.raises(InvalidError):
        arena.run("lift", ["greedy"], **{"games": 1, **asked})  # type: ignore[arg-type]
