"""Who plays what, and with which seeds: all that has to be the same for two tournaments to be the same."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from midtown import bots
from midtown.errors import InvalidError
from midtown.games import find
from midtown.version import __version__

CONTROL = "random"
"""The bot that everybody has to beat."""
SEED_BITS = 63


@dataclass(frozen=True)
class Entrant:
    """A bot as it was entered."""

    name: str
    budget: str
    repeats: bool
    """Whether it plays the same again with the same seed."""
    version: str = ""
    """Of a bot from outside; the others have Midtown's."""


@dataclass(frozen=True)
class Setup:
    """The rules of one tournament."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    mirrors: bool
    """Whether each bot also plays against itself."""
    seed: int
    threads: int
    midtown: str

    @property
    def bots(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    @property
    def automatic(self) -> dict[int, str]:
        """The seats that nobody has to fill, and who sits there."""
        return find(self.game).automatic_seats(self.options)

    @property
    def free_seats(self) -> int:
        return self.players - len(self.automatic)

    @property
    def digest(self) -> str:
        """Tells one set-up from another in the name of a file."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]

    def match_seed(self, number: int) -> str:
        """The luck of one round: the same for every group and every seat order."""
        return self._hash(number).hex()

    def bot_seed(self, number: int, seats: Sequence[str], seat: int) -> int:
        return int.from_bytes(self._hash(number, *seats, seat)) >> (256 - SEED_BITS)

    def _hash(self, *words: object) -> bytes:
        return hashlib.sha256(msgspec.json.encode([self.seed, *words])).digest()


def set_up(
    game: str,
    names: Sequence[str],
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int = 1,
    controls: bool = True,
) -> Setup:
    """Checks what was asked for. The controls are a bot that plays at random and each bot against itself."""
    found = find(game)
    chosen = found.read_options(players, found.options_from_words(options or {}))
    if seed not in range(1 << SEED_BITS):
        raise InvalidError(f"The seed of a tournament is a whole number from 0 to 2^{SEED_BITS} − 1.")
    if len(set(names)) < len(names):
        raise InvalidError("Each bot is named once; that each also meets itself is part of the controls.")
    if controls and CONTROL not in names:
        names = [*names, CONTROL]
    setup = Setup(
        game=game,
        version=found.version,
        players=players,
        options=chosen,
        entrants=tuple(_enter(name, threads) for name in names),
        mirrors=controls,
        seed=seed,
        threads=threads,
        midtown=__version__,
    )
    if len(names) < min(2, setup.free_seats):
        raise InvalidError("A tournament needs two different bots, or one that plays alone.")
    return setup


def _enter(name: str, threads: int) -> Entrant:
    bot = bots.find(name, threads=threads)
    return Entrant(name, bot.budget, bot.repeats, getattr(bot, "version", ""))
