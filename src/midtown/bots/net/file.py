"""The file of a net: its features, its weights as small integers, and what it was made for."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass, field, fields
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.bots.net.features import Features
from midtown.engine.game import Game
from midtown.engine.observation import layout
from midtown.errors import InvalidError

FORMAT = 2
FIRST_SCALE, MIDDLE_SCALE, LAST_SCALE = 256, 1024, 4096
"""What a weight of 1 is in each layer."""
MOST_FIRST, MOST_MIDDLE, MOST_LAST = 127 / FIRST_SCALE, 4.0, 32767 / LAST_SCALE
"""The largest weights that a file can hold."""


@dataclass(frozen=True)
class Made:
    """What a net is for."""

    game: str
    version: int
    players: int
    observation: str
    """The hash of what an observation holds: a net reads no other one."""
    corrects: bool = False
    """Whether it says what the game's own estimate misses, rather than all."""
    notes: dict[str, Any] = field(default_factory=dict)
    """How it was trained, for people."""


@dataclass(frozen=True)
class Weights:
    """Three layers; what goes from one to the next lies between 0 and 1."""

    first: NDArray[np.int8]
    """A row for each level of each number that is read: what that level adds to the one below it."""
    first_bias: NDArray[np.int32]
    middle: NDArray[np.int16]
    middle_bias: NDArray[np.int32]
    last: NDArray[np.int16]
    last_bias: NDArray[np.int64]


@dataclass(frozen=True)
class NetFile:
    made: Made
    features: Features
    weights: Weights
    digest: str = ""
    """The SHA-256 of the file it was read from."""

    def write(self, path: Path) -> str:
        """Writes the file whole or not at all; returns its hash."""
        content = self.to_bytes()
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(content)
        beside.replace(path)
        return hashlib.sha256(content).hexdigest()

    def to_bytes(self) -> bytes:
        header = json.dumps({"format": FORMAT, **asdict(self.made)}, sort_keys=True).encode()
        arrays = {"header": np.frombuffer(header, np.uint8), **vars(self.features), **vars(self.weights)}
        out = BytesIO()
        np.savez_compressed(out, **arrays)
        return out.getvalue()

    @classmethod
    def read(cls, path: Path) -> NetFile:
        try:
            content = path.read_bytes()
        except OSError:
            raise InvalidError(f"There is no net {str(path)!r} that can be read.") from None
        return cls.from_bytes(content, path.name)

    @classmethod
    def from_bytes(cls, content: bytes, name: str) -> NetFile:
        try:
            arrays = dict(np.load(BytesIO(content), allow_pickle=False))
            header = json.loads(arrays["header"].tobytes())
            if header.pop("format") != FORMAT:
                raise InvalidError(f"{name!r} is a net of another version of Midtown.")
            features = Features(**{one.name: arrays[one.name] for one in fields(Features)})
            weights = Weights(**{one.name: arrays[one.name] for one in fields(Weights)})
            read = cls(Made(**header), features, weights, hashlib.sha256(content).hexdigest())
            fits = _fits(read)
        except (ValueError, KeyError, TypeError, IndexError, EOFError, OSError, zipfile.BadZipFile):
            fits = False
        if not fits:
            raise InvalidError(f"{name!r} is not a net, or it is damaged.")
        return read

    def check(self, game: Game, players: int) -> None:
        """Refuses a net that was made for something else."""
        made = self.made
        if made.game != game.name:
            raise InvalidError(f"This net plays {made.game}, not {game.name}.")
        if made.players != players:
            raise InvalidError(f"This net plays {game.name} with {made.players} players, not {players}.")
        if made.observation != observation_of(game, players):
            raise InvalidError(f"This net was made for another version of {game.name}.")


def _fits(read: NetFile) -> bool:
    """Whether the sizes of all arrays agree."""
    weights, features = read.weights, read.features
    inner, outer = weights.middle.shape
    return (
        weights.first.shape == (features.rows, inner)
        and weights.first_bias.shape == (inner,)
        and weights.middle_bias.shape == (outer,)
        and weights.last.shape == (outer, 2 * read.made.players)
        and weights.last_bias.shape == (2 * read.made.players,)
        and len({len(one) for one in (features.place, features.low, features.offset, features.length, features.row)})
        == 1
        and int(features.offset[-1] + features.length[-1]) == len(features.levels)
    )


def observation_of(game: Game, players: int) -> str:
    """The hash of what an observation of that game holds and where."""
    parts = [(part.name, part.start, part.shape) for part in layout(game, players).parts]
    return hashlib.sha256(repr((game.name, players, parts)).encode()).hexdigest()[:16]
