"""Midtown: three skyline-building board games, complete, with a very fast simulator.

>>> import midtown
>>> match = midtown.new_match("skyline", players=2, seed=1)
>>> match.turn
0
>>> events = match.play({"kind": "take_yard", "ground": 2, "upper": 1, "penthouse": 0})
>>> print(match.why_not({"kind": "take_district"}))
The dice of this turn have been taken already. (S-3.1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from midtown.errors import IllegalError, InvalidError, MidtownError, StaleError

# Imported before `games` is defined below: importing the folder of that name later would put it in its place.
from midtown.games import find, names
from midtown.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from midtown.engine.match import Match

__all__ = [
    "IllegalError",
    "InvalidError",
    "MidtownError",
    "StaleError",
    "__version__",
    "games",
    "load",
    "new_match",
    "set_up",
]


def games() -> list[str]:
    """The names of the games that can be played.

    >>> "skyline" in games()
    True
    """
    return names()


def new_match(game: str, players: int, seed: int | str | None = None, **options: object) -> Match:
    """A new match. Without a seed it gets 256 secret bits from the operating system.

    >>> new_match("skyline", players=1, scenario="toronto").options
    {'scenario': 'toronto'}
    """
    from midtown.engine.match import Match
    from midtown.engine.seed import Seed

    found = find(game)
    chosen = found.read_options(players, found.options_from_words(options))
    return Match(found, players, chosen, Seed.read(seed))


def load(record: Mapping[str, object]) -> Match:
    """The match of a record, with every action checked again.

    >>> match = new_match("skyline", players=3)
    >>> load(match.record()).position() == match.position()
    True
    """
    from midtown.engine.match_file import read

    return read(record, find)


def set_up(game: str, position: Mapping[str, object], seed: int | str | None = None) -> Match:
    """A match that begins at a position: a puzzle, a test, a bug report. What is not named is empty.

    >>> match = new_match("skyline", players=2)
    >>> set_up("skyline", match.position()).turn
    0
    """
    from midtown.engine.match_file import from_position
    from midtown.engine.seed import Seed

    return from_position(find(game), position, Seed.read(seed))
