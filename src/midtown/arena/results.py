"""The results file: JSON Lines, the set-up first and then a line a game. Everything else is made from it."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

import msgspec

from midtown.arena.game import GameResult
from midtown.arena.setup import Setup
from midtown.errors import InvalidError
from midtown.games import find

FORMAT = 1
BEGINNING = b'{"arena":'
RUNS_ON = ("numpy", "numba")


def _versions() -> dict[str, str]:
    return {"python": platform.python_version(), **{name: version(name) for name in RUNS_ON}}


@dataclass(frozen=True)
class Header:
    """The first line."""

    arena: int
    setup: Setup
    versions: dict[str, str] = field(default_factory=_versions)
    """What it was begun with, apart from Midtown itself."""


@dataclass(frozen=True)
class Results:
    """The games of a tournament, in the order of their rounds, however they were played."""

    setup: Setup
    versions: dict[str, str]
    games: list[GameResult]

    @property
    def rated(self) -> list[GameResult]:
        """The games between different players."""
        return [game for game in self.games if len(set(game.seats)) > 1 and not self.mirrored(game)]

    @property
    def mirrors(self) -> list[GameResult]:
        return [game for game in self.games if self.mirrored(game)]

    def mirrored(self, game: GameResult) -> bool:
        """Whether one bot had all the seats that bots can have, and there were several."""
        seated = [name for seat, name in enumerate(game.seats) if seat not in self.setup.automatic]
        return len(seated) > 1 and len(set(seated)) == 1


def results_of(header: Header, games: list[GameResult]) -> Results:
    """Sorted, and each game once, whatever happened to the file."""
    once = {game.fixture: game for game in reversed(games)}
    ordered = sorted(once.values(), key=lambda game: (game.round, game.seats))
    return Results(header.setup, header.versions, ordered)


def read(path: Path) -> Results:
    """The results in a file."""
    lines = _whole_lines(_content(path))
    if not lines:
        raise InvalidError(f"{path} holds no results of an arena.")
    header = _header(path, lines[0])
    games = [_game(path, header.setup, number, line) for number, line in enumerate(lines[1:], start=2)]
    return results_of(header, games)


@contextmanager
def resumed(path: Path, setup: Setup) -> Iterator[Ledger]:
    """The file open for more games. A new one is begun; one of another set-up is refused."""
    content = _content(path) if path.exists() else b""
    lines = _whole_lines(content)
    if content and not content.startswith(BEGINNING):
        raise InvalidError(f"{path} holds no results of an arena, and nothing was written to it.")
    known = read(path) if lines else Results(setup, _versions(), [])
    if known.setup != setup:
        raise InvalidError(f"{path} belongs to a tournament with {_difference(known.setup, setup)}; name another file.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.truncate(content.rfind(b"\n") + 1)
            ledger = Ledger(file, known.games)
            if not lines:
                ledger.write(Header(FORMAT, setup))
            yield ledger
            os.fsync(file.fileno())
    except OSError as error:
        raise InvalidError(f"{path} cannot be written: {error.strerror}.") from None


@dataclass
class Ledger:
    """The results file while a tournament goes on. A game that was reported is on its way to the disk."""

    file: BinaryIO
    games: list[GameResult]

    def add(self, game: GameResult) -> None:
        self.write(game)
        self.games.append(game)

    def write(self, line: object) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise InvalidError(f"There is no file {path}.") from None
    except OSError as error:
        raise InvalidError(f"{path} cannot be read: {error.strerror}.") from None


def _whole_lines(content: bytes) -> list[bytes]:
    """Without what follows the last line break: a line that was cut off when a run ended."""
    return content.split(b"\n")[:-1]


def _header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except ValueError:
        raise InvalidError(f"{path} holds no results of an arena.") from None
    if header.arena != FORMAT:
        raise InvalidError(f"{path} is of format {header.arena}; this Midtown reads {FORMAT}.")
    setup = header.setup
    if find(setup.game).read_options(setup.players, setup.options) != setup.options:
        raise InvalidError(f"The set-up in the first line of {path} is damaged.")
    return header


def _game(path: Path, setup: Setup, number: int, line: bytes) -> GameResult:
    try:
        game = msgspec.json.decode(line, type=GameResult)
    except ValueError as error:
        raise InvalidError(f"Line {number} of {path} is damaged: {error}.") from None
    names = {*setup.bots, *setup.automatic.values()}
    per_seat = (game.seats, game.bot_seeds, game.scores, game.decisions, game.seconds)
    whole = all(len(entries) == setup.players for entries in per_seat)
    if not whole or not set(game.seats) <= names or not set(game.winners) <= set(range(setup.players)):
        raise InvalidError(f"Line {number} of {path} is damaged: it is no game of this tournament.")
    return game


def _difference(old: Setup, new: Setup) -> str:
    """The first thing that is not the same, in words."""
    for entry in fields(Setup):
        was, now = getattr(old, entry.name), getattr(new, entry.name)
        if was != now and entry.name == "entrants":
            return f"other bots or budgets ({_listed(old)}, not {_listed(new)})"
        if was != now:
            return f"{entry.name} {was}, not {now}"
    raise AssertionError("The set-ups are the same.")


def _listed(setup: Setup) -> str:
    return ", ".join(" ".join(filter(None, (e.name, f"[{e.budget}]", e.version))) for e in setup.entrants)
