"""A tournament from beginning to end."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from midtown.arena.executors import in_processes, in_this_process, on_ray
from midtown.arena.results import Results, read, resumed
from midtown.arena.schedule import schedule
from midtown.arena.setup import Setup, set_up
from midtown.errors import InvalidError

Progress = Callable[[int, int], object]
"""Called with how many games are over, and of how many."""


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int = 1,
    controls: bool = True,
    results: Path | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress = lambda over, total: None,
) -> Results:
    """Plays at least so many games of every group of bots, and goes on with a results file where it ended."""
    setup = set_up(game, bots, players, options, seed, threads, controls)
    if results is not None:
        return play_all(setup, games, results, jobs, ray, progress)
    with tempfile.TemporaryDirectory() as folder:
        return play_all(setup, games, Path(folder) / "results.jsonl", jobs, ray, progress)


def play_all(
    setup: Setup,
    games: int,
    path: Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress = lambda over, total: None,
) -> Results:
    """Plays what the results file does not have yet."""
    if games < 1 or jobs < 1:
        raise InvalidError("A tournament needs at least one game and one job.")
    execute = on_ray(ray) if ray else in_processes(jobs) if jobs > 1 else in_this_process
    fixtures = schedule(setup, games)
    with resumed(path, setup) as ledger:
        over = {game.fixture for game in ledger.games}
        left = [fixture for fixture in fixtures if fixture not in over]
        progress(len(fixtures) - len(left), len(fixtures))
        for number, game in enumerate(execute(setup, left), start=len(fixtures) - len(left) + 1):
            ledger.add(game)
            progress(number, len(fixtures))
    return read(path)
