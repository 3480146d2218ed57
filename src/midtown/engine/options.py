"""What can be chosen before a game begins. An option lives in the state, so that the rules can read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from midtown.engine.state_record import label
from midtown.errors import InvalidError


class Option(Protocol):
    """An option of a game. Its values are JSON, so that a record can hold them."""

    @property
    def name(self) -> str: ...

    @property
    def default(self) -> Any: ...

    def read(self, given: object, players: int) -> Any:
        """The value in its one canonical form, or an InvalidError that says what would be right."""

    def from_words(self, words: str) -> object:
        """What a person types for it, in a form that `read` takes."""

    def automatic_seats(self, value: Any) -> dict[int, str]:
        """The seats that this value gives to an automatic player, and what he is called."""

    def put(self, record: np.ndarray[Any, Any], value: Any) -> None:
        """Writes the value into a blank record."""

    def get(self, record: np.ndarray[Any, Any]) -> Any:
        """Reads it back."""

    def examples(self, players: int) -> Iterable[Any]:
        """Values other than the default that are worth trying with that many players."""


@dataclass(frozen=True)
class Choice:
    """One of a few named values, in the field of the same name."""

    name: str
    values: type[IntEnum]
    players: Sequence[int]
    """The numbers of players that this option is for; with others only its first value is allowed."""

    @property
    def names(self) -> list[str]:
        return [label(value) for value in self.values]

    @property
    def default(self) -> str:
        return self.names[0]

    def read(self, given: object, players: int) -> str:
        if not isinstance(given, str) or given not in self.names:
            known = ", ".join(self.names)
            raise InvalidError(
                f"The option {self.name} is one of: {known}.", id="value-one-of", name=self.name, known=known
            )
        if given != self.default and players not in self.players:
            people = " or ".join(str(n) for n in self.players)
            raise InvalidError(
                f"The option {self.name} is for {people} player{'s' * (people != '1')} only.",
                id="option-players",
                name=self.name,
                players=", ".join(str(n) for n in self.players),
            )
        return given

    def from_words(self, words: str) -> str:
        return words

    def automatic_seats(self, value: str) -> dict[int, str]:
        return {}

    def put(self, record: np.ndarray[Any, Any], value: str) -> None:
        record[self.name] = self.names.index(value)

    def get(self, record: np.ndarray[Any, Any]) -> str:
        return self.names[int(record[0][self.name])]

    def examples(self, players: int) -> Iterable[str]:
        return self.names[1:] if players in self.players else []
