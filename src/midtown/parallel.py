"""Work in many places: processes beside this one, or a Ray cluster. Results come as soon as they are there."""

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
from typing import Any, TypeVar

from midtown.errors import InvalidError
from midtown.version import __version__

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 5.0
"""Seconds to wait for the first word of a cluster."""
WAITING = 2
"""Tasks per worker that are handed out ahead."""


def in_processes(jobs: int, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    # Fresh processes: a fork would copy the threads of compiled code in whatever state they are.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_worker)
    left = iter(tasks)

    def begin(count: int) -> set[Future[Result]]:
        return {pool.submit(work, task) for task in islice(left, count)}

    try:
        running = begin(WAITING * jobs)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= begin(len(done))
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise InvalidError("A worker process died; what was done is kept, so begin again to go on.") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - set(others):
            worker.terminate()
            worker.join()


def _begin_worker() -> None:
    """A worker ends without a word on Ctrl-C, and does not outlive whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_ray(address: str, work: Callable[[Task], Result], tasks: Sequence[Task], cores: int = 1) -> Iterator[Result]:
    """On the cluster at that address, each task with so many cores; `local` starts one on this machine."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _connect(ray, address)
    there = ray.remote(num_cpus=cores)(_work)
    try:
        yield from ray.util.map_unordered(there, [(__version__, work, task) for task in tasks], chunk_size=1)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise InvalidError(f"The Ray cluster gave up: {str(error).splitlines()[0]}") from None
    finally:
        if started:
            ray.shutdown()


def _work(given: tuple[str, Callable[[Task], Result], Task]) -> Result:
    from midtown.version import __version__

    version, work, task = given
    if version != __version__:
        raise InvalidError(f"A machine of the cluster has Midtown {__version__}, not {version}.")
    return work(task)


def _connect(ray: Any, address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise InvalidError(f"There is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None


def _check_reachable(address: str) -> None:
    """Ray itself would wait for many minutes for an answer."""
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
