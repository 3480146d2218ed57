"""Where the games are played: here, in processes beside this one, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from midtown.arena.schedule import Fixture
from midtown.arena.setup import Setup
from midtown.arena.table import Played, play, play_for
from midtown.errors import InvalidError
from midtown.games import find

Place = Callable[[Setup, Sequence[Fixture]], Iterator[Played]]
"""Plays the fixtures and tells of each game as soon as it is over, in any order."""

PATIENCE = 5.0
"""Seconds to wait for the first word of a cluster."""
WAITING = 2
"""Games per worker that are handed out ahead."""


def here(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    return (play(setup, fixture) for fixture in fixtures)


def in_processes(jobs: int) -> Place:
    def place(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        package = find(setup.game).package
        # Fresh processes: a fork would copy the threads of compiled code in whatever state they are.
        context = multiprocessing.get_context("spawn")
        others = multiprocessing.active_children()
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_serve)
        left = iter(fixtures)

        def begin(count: int) -> set[Future[Played]]:
            return {pool.submit(play_for, package, setup, fixture) for fixture in islice(left, count)}

        try:
            running = begin(WAITING * jobs)
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= begin(len(done))
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise InvalidError("A worker process died; what was played is kept, so begin again to go on.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - set(others):
                worker.terminate()
                worker.join()

    return place


def _serve() -> None:
    """A worker ends without a word on Ctrl-C, and does not outlive whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_ray(address: str) -> Place:
    """On the cluster at that address; `local` starts one on this machine."""

    def place(setup: Setup, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        ray = _ray()
        package = find(setup.game).package
        started = not ray.is_initialized()
        if started:
            _connect(ray, address)
        work = ray.remote(num_cpus=setup.threads)(_work)
        try:
            yield from ray.util.map_unordered(work, [(package, setup, fixture) for fixture in fixtures], chunk_size=1)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise InvalidError(f"The Ray cluster gave up: {str(error).splitlines()[0]}") from None
        finally:
            if started:
                ray.shutdown()

    return place


def _work(task: tuple[str, Setup, Fixture]) -> Played:
    from midtown.version import __version__

    package, setup, fixture = task
    if setup.midtown != __version__:
        raise InvalidError(f"A machine of the cluster has Midtown {__version__}, not {setup.midtown}.")
    return play_for(package, setup, fixture)


def _connect(ray: Any, address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise InvalidError(f"There is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None


def _knock(address: str) -> None:
    """Ray itself would wait for many minutes at a door where nobody lives."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _ray() -> Any:
    try:
        import ray
        import ray.util
    except ImportError:
        raise InvalidError("A Ray cluster needs Ray: python -m pip install 'midtown[ray]'") from None
    return ray
