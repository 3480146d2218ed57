"""What can be chosen before a game of New York City: which seats are Tom's, and the components of one's own box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from midtown.errors import InvalidError
from midtown.games.new_york_city import components
from midtown.games.new_york_city.pieces import Mode

NAMED_TOMS = ("A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5")
"""Tom 1 to Tom 12, from easy to hard."""

HOW = "as a mode and a number of cards, from A2 to C9, or as one of the named Toms, from 1 to 12"


@dataclass(frozen=True)
class Toms:
    """Which seats are Tom's, each with his level (N-10.1): {"1": "B4", "2": "C5"}."""

    name: str = "toms"

    @property
    def default(self) -> dict[str, str]:
        return {}

    def read(self, given: object, players: int) -> dict[str, str]:
        if not isinstance(given, Mapping):
            raise InvalidError(
                'The option toms names a level for each seat of a Tom, such as {"1": "B4"}.', id="toms-form"
            )
        levels = {str(seat): read_level(level) for seat, level in given.items()}
        for seat in levels:
            if seat not in {str(i) for i in range(players)}:
                raise InvalidError(
                    f"Tom cannot sit in seat {seat!r}; the seats are 0 to {players - 1}.",
                    id="tom-seat",
                    seat=seat,
                    last=players - 1,
                )
        if len(levels) == players:
            raise InvalidError(
                "At least one seat must be left for a person: not every seat can be Tom's.", id="no-persons-seat"
            )
        return dict(sorted(levels.items()))

    def from_words(self, words: str) -> dict[str, str]:
        """People count seats from 1: `2:B4,3:C5`."""
        levels = {}
        for entry in words.split(","):
            seat, colon, level = entry.strip().partition(":")
            if not seat.isdecimal() or not colon or int(seat) < 1:
                raise InvalidError(f"Toms are given as SEAT:LEVEL, such as 2:B4,3:C5, not {words!r}.")
            levels[str(int(seat) - 1)] = level
        return levels

    def automatic_seats(self, value: Mapping[str, str]) -> dict[int, str]:
        return {int(seat): f"Tom {level}" for seat, level in value.items()}

    def put(self, record: np.ndarray[Any, Any], value: Mapping[str, str]) -> None:
        for seat, level in value.items():
            record["tom"][0, int(seat)] = Mode[level[0]]
            record["tom_cards"][0, int(seat)] = int(level[1])

    def by_seat(self) -> dict[str, dict[str, Any]]:
        """By level, what he is called and what `put` writes for his seat: for a page that sets the table by itself."""
        levels = (f"{mode.name}{cards}" for mode in Mode if mode for cards in range(2, 10))
        return {
            level: {"name": f"Tom {level}", "fields": {"tom": int(Mode[level[0]]), "tom_cards": int(level[1])}}
            for level in levels
        }

    def get(self, record: np.ndarray[Any, Any]) -> dict[str, str]:
        modes, cards = record["tom"][0], record["tom_cards"][0]
        return {str(seat): f"{Mode(int(mode)).name}{cards[seat]}" for seat, mode in enumerate(modes) if mode}

    def examples(self, players: int) -> Iterable[dict[str, str]]:
        yield {"1": "B4"}
        yield {str(seat): level for seat, level in zip(range(players - 1), ("C9", "A6", "C5"), strict=False)}
        if players > 2:
            yield {str(seat): level for seat, level in zip(range(1, players), ("C2", "B9", "A9"), strict=False)}


def read_level(given: object) -> str:
    """A level as "B4", from that, from a named Tom such as 5, "5" or "Tom 5" (N-10.1)."""
    words = str(given).strip() if isinstance(given, int | str) and not isinstance(given, bool) else ""
    named = re.fullmatch(r"(?:tom\s*)?(\d+)", words, re.IGNORECASE)
    if named and 1 <= int(named[1]) <= len(NAMED_TOMS):
        return NAMED_TOMS[int(named[1]) - 1]
    if re.fullmatch(r"[A-Ca-c][2-9]", words):
        return words.upper()
    raise InvalidError(f"A Tom's level is given {HOW}, not {given!r}.", id="tom-level", given=repr(given))


@dataclass(frozen=True)
class Components:
    """The components of one's own box in place of ours: a file, or the table that was read from it."""

    name: str = "components"

    @property
    def default(self) -> None:
        return None

    def read(self, given: object, players: int) -> dict[str, Any] | None:
        if given is None:
            return None
        table = components.checked(given)
        return None if table == components.standard() else table

    def from_words(self, words: str) -> object:
        """The file of that name: read only here, so that a record or a stranger's request never opens one."""
        return components.load(words)

    def automatic_seats(self, value: object) -> dict[int, str]:
        return {}

    def put(self, record: np.ndarray[Any, Any], value: Mapping[str, Any] | None) -> None:
        components.write(record, value or components.standard())

    def get(self, record: np.ndarray[Any, Any]) -> dict[str, Any] | None:
        table = components.read(record)
        return None if table == components.standard() else table

    def examples(self, players: int) -> Iterable[dict[str, Any]]:
        table = components.standard()
        characters = table["characters"]
        swapped = {**characters, "11": characters["10"], "10": characters["11"]}
        yield components.checked({**table, "characters": swapped, "base": {"values": [5, 6, 7, 9, 10, 12]}})
