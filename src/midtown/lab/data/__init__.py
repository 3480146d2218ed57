"""Games and positions by the million, as files that other programs read.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from midtown.lab.data import generate, order
>>> folder = Path(mkdtemp())
>>> generate(order("skyline", games=10), folder)
>>> [file.name for file in sorted(folder.iterdir())]
['order.json', 'part-00000.parquet']
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from midtown import parallel
from midtown.errors import InvalidError
from midtown.lab.data.order import Order, order
from midtown.lab.data.shards import Shard, make, shards

__all__ = ["Order", "generate", "order"]

ORDER = "order.json"
Progress = Callable[[int, int], object]
"""Called with how many parts are there, and of how many."""


def generate(
    wanted: Order, folder: Path, jobs: int = 1, ray: str | None = None, progress: Progress = lambda there, total: None
) -> None:
    """Writes the parts that the folder does not have yet."""
    every = shards(wanted)
    left = [shard for shard in every if not (folder / shard.file).exists()]
    total, there = len(every), len(every) - len(left)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _check(wanted, folder)
        progress(there, total)
        for name, content in _made(left, jobs, ray):
            _write(folder / name, content)
            there += 1
            progress(there, total)
    except OSError as error:
        raise InvalidError(f"{folder} cannot be written: {error.strerror}.") from None


def _made(left: list[Shard], jobs: int, ray: str | None) -> Iterator[tuple[str, bytes]]:
    if ray:
        yield from parallel.on_ray(ray, make, left)
        return
    # The first is made here: what it compiles, the other processes find in the cache.
    yield from map(make, left[: 1 if jobs > 1 else None])
    if jobs > 1 and len(left) > 1:
        yield from parallel.in_processes(jobs, make, left[1:])


def _check(wanted: Order, folder: Path) -> None:
    """A folder holds one order."""
    file, said = folder / ORDER, wanted.header()
    if file.exists() and json.loads(file.read_text(encoding="utf-8")) != said:
        raise InvalidError(f"{folder} holds other data; {ORDER} there says which. Choose another folder.")
    _write(file, json.dumps(said, indent=2).encode())


def _write(path: Path, content: bytes) -> None:
    """The whole file or none of it."""
    new = path.with_suffix(".new")
    new.write_bytes(content)
    os.replace(new, path)
