"""Where the games are played: here, in processes beside this one, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from midtown import parallel
from midtown.arena.schedule import Fixture
from midtown.arena.setup import Setup
from midtown.arena.table import Played, play, play_for
from midtown.games import find

Place = Callable[[Setup, Sequence[Fixture]], Iterator[Played]]
"""Plays the fixtures and tells of each game as soon as it is over, in any order."""


def here(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    return (play(setup, fixture) for fixture in fixtures)


def in_processes(jobs: int) -> Place:
    def place(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        return parallel.in_processes(jobs, play_for, _tasks(setup, fixtures))

    return place


def on_ray(address: str) -> Place:
    """On the cluster at that address; `local` starts one on this machine."""

    def place(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        return parallel.on_ray(address, play_for, _tasks(setup, fixtures), setup.threads)

    return place


def _tasks(setup: Setup, fixtures: Sequence[Fixture]) -> list[tuple[str, Setup, Fixture]]:
    package = find(setup.game).package
    return [(package, setup, fixture) for fixture in fixtures]
