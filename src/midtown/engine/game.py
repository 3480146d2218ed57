"""A game: what is known of it without compiling anything, and its rooms, opened when first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from midtown.engine.options import Option
from midtown.engine.record import Record
from midtown.errors import InvalidError

ROOMS_WITH_HOOKS = ("rules", "scoring", "judgement")


@dataclass(frozen=True)
class Game:
    """Declared in the `__init__` of a game's package."""

    name: str
    package: str
    version: int
    """Changes when, and only when, a record of the last version would play differently."""
    seats: range
    """The numbers of players it can be played by."""
    prefix: str
    """What its clauses begin with on the rules page."""
    options: tuple[Option, ...] = ()

    def room(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def state(self) -> type[Record]:
        """The declaration of its record, with its rules ready to answer for it."""
        from midtown.engine import hooks

        declared: type[Record] = self.room("state").State
        rules = {}
        for name in hooks.NAMES:
            found = [getattr(self.room(room), name) for room in ROOMS_WITH_HOOKS if hasattr(self.room(room), name)]
            if not found:
                raise TypeError(f"The game {self.name} brings no rule {name!r} in {' or '.join(ROOMS_WITH_HOOKS)}.")
            rules[name] = found[0]
        hooks.register(declared, rules)
        return declared

    @cached_property
    def actions(self) -> Any:
        return self.room("actions").ACTIONS

    @cached_property
    def sources(self) -> list[str]:
        """Where points come from."""
        return [source.name.lower() for source in self.room("scoring").Source]

    def read_options(self, players: object, given: Mapping[str, object]) -> dict[str, Any]:
        """Checks the number of players and the options, and fills in what was not said."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise InvalidError(f"{self.name} is for {few} to {many} players, not {players!r}.")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                what = f"; it has: {', '.join(known)}" if known else ""
                raise InvalidError(f"{self.name} has no option {name!r}{what}.")
        return {name: option.read(given.get(name, option.default), players) for name, option in known.items()}

    def options_from_words(self, given: Mapping[str, object]) -> dict[str, object]:
        """Options of which some are as people type them, in a form that `read_options` takes."""
        known = {option.name: option for option in self.options}
        return {
            name: known[name].from_words(value) if name in known and isinstance(value, str) else value
            for name, value in given.items()
        }

    def automatic_seats(self, options: Mapping[str, Any]) -> dict[int, str]:
        """The seats that nobody has to fill, and what their automatic players are called."""
        seats: dict[int, str] = {}
        for option in self.options:
            seats |= option.automatic_seats(options[option.name])
        return seats

    def blank(self, players: int, options: Mapping[str, Any]) -> np.ndarray[Any, Any]:
        """A record before the table is set."""
        record = np.zeros(1, self.state.dtype)
        record["players"] = players
        record["stream"] = 1
        for option in self.options:
            option.put(record, options[option.name])
        return record

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of players, with every value of every option once: what has to be tried of a game."""
        for players in self.seats:
            defaults = self.read_options(players, {})
            yield players, defaults
            for option in self.options:
                for value in option.examples(players):
                    yield players, {**defaults, option.name: value}
