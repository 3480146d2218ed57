"""What is to be generated: all that must be the same for the same files to come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from midtown import bots as built_in
from midtown.engine.state_record import Json
from midtown.errors import InvalidError
from midtown.games import find
from midtown.version import __version__

WHAT = ("positions", "games")
FORMATS = ("parquet", "jsonl")
RANDOM = ("random",)


@dataclass(frozen=True)
class Order:
    game: str
    package: str
    version: int
    players: int
    options: dict[str, Any]
    what: str
    format: str
    bots: tuple[str, ...]
    seed: int
    games: int

    @property
    def at_random(self) -> bool:
        """Positions of random play come straight from compiled code."""
        return self.bots == RANDOM and self.what == "positions"

    @property
    def free(self) -> list[int]:
        """The seats that bots fill."""
        automatic = find(self.game).automatic_seats(self.options)
        return [seat for seat in range(self.players) if seat not in automatic]

    def header(self) -> Json:
        """What a reader of the files should know."""
        return {
            "midtown": __version__,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "what": self.what,
            "format": self.format,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
        }


def order(
    game: str,
    games: int,
    *,
    what: str = "positions",
    format: str = "parquet",  # noqa: A002 - as the command calls it
    players: int = 2,
    bots: Sequence[str] = RANDOM,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Order:
    """Checks what was asked for."""
    found = find(game)
    if what not in WHAT or format not in FORMATS:
        raise InvalidError(f"What is one of {', '.join(WHAT)}, its format one of {', '.join(FORMATS)}.")
    if what == "positions" and format != "parquet":
        raise InvalidError("Positions are written as parquet; only whole games also as jsonl.")
    if games < 1 or seed < 0 or not bots:
        raise InvalidError("An order needs at least one game, a seed from 0 and at least one bot.")
    for name in bots:
        if not built_in.find(name).repeats:
            raise InvalidError(f"{name} thinks by the clock and would not play the same again; give it visits instead.")
    chosen = found.read_options(players, found.options_from_words(options or {}))
    return Order(found.name, found.package, found.version, players, chosen, what, format, tuple(bots), seed, games)
