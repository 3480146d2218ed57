"""A regret set as a file: JSON lines, compressed; what it is first, then a line a position."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.engine.game import Game
from midtown.errors import InvalidError
from midtown.games import find

FORMAT = 1
PHASES = ("beginning", "middle", "end")
"""The thirds of a game."""


@dataclass(frozen=True)
class Head:
    """What a set is of, and how it came to be."""

    game: str
    version: int
    players: int
    bot: str
    """Who played the games that the positions are from."""
    judge: str
    most: int
    """In so many worlds a choice was tried at most."""
    tolerance: float
    seed: int


@dataclass(frozen=True)
class Judged:
    """A position and what each of its legal actions is worth to the seat that decides."""

    position: dict[str, Any]
    phase: int
    actions: list[int]
    chance: list[float]
    points: list[float]
    error: list[float]
    worlds: int


class Worth(NamedTuple):
    """What the choices of one position are worth to the mover, a number a choice."""

    chance: NDArray[np.float64]
    points: NDArray[np.float64]
    error: NDArray[np.float64]
    """Of the difference in chance to the best choice."""
    worlds: int


def judged(position: dict[str, Any], phase: int, actions: list[int], worth: Worth) -> Judged:
    chance, points, error = ([round(float(x), 5) for x in each] for each in (worth.chance, worth.points, worth.error))
    return Judged(position, phase, actions, chance, points, error, worth.worlds)


@dataclass(frozen=True)
class RegretSet:
    head: Head
    positions: list[Judged]
    digest: str = ""
    """The SHA-256 of the file it was read from."""

    @property
    def game(self) -> Game:
        return find(self.head.game)

    def write(self, path: Path) -> None:
        lines = [
            json.dumps({"format": FORMAT, **asdict(self.head)}),
            *(json.dumps(asdict(one)) for one in self.positions),
        ]
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
        beside.replace(path)

    @classmethod
    def read(cls, path: Path) -> RegretSet:
        try:
            content = path.read_bytes()
        except OSError:
            raise InvalidError(f"There is no regret set {str(path)!r} that can be read.") from None
        try:
            first, *rest = gzip.decompress(content).decode().splitlines()
            given = json.loads(first)
            form = given.pop("format")
            found = cls(
                Head(**given), [Judged(**json.loads(line)) for line in rest], hashlib.sha256(content).hexdigest()
            )
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError):
            raise InvalidError(f"{path.name!r} is not a regret set, or it is damaged.") from None
        if form != FORMAT or found.head.version != found.game.version:
            raise InvalidError(f"{path.name!r} was made with another version of {found.head.game}: make it anew.")
        return found
