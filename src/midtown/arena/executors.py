"""Where the games are played: in this process, in processes beside this one, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from midtown import parallel
from midtown.arena.game import GameResult, play, play_for
from midtown.arena.schedule import Fixture
from midtown.arena.setup import Setup
from midtown.games import find

Executor = Callable[[Setup, Sequence[Fixture]], Iterator[GameResult]]
"""Plays the fixtures and tells of each game as soon as it is over, in any order."""


def in_this_process(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[GameResult]:
    return (play(setup, fixture) for fixture in fixtures)


def in_processes(jobs: int) -> Executor:
    def execute(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[GameResult]:
        return parallel.in_processes(jobs, play_for, _tasks(setup, fixtures))

    return execute


def on_ray(address: str) -> Executor:
    """On the cluster at that address; `local` starts one on this machine."""

    def execute(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[GameResult]:
        return parallel.on_ray(address, play_for, _tasks(setup, fixtures), setup.threads)

    return execute


def _tasks(setup: Setup, fixtures: Sequence[Fixture]) -> list[tuple[str, Setup, Fixture]]:
    package = find(setup.game).package
    return [(package, setup, fixture) for fixture in fixtures]
