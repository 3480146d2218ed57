"""A game: what is known of it without compiling anything, and its rooms, opened when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import numpy as np

from midtown.engine.options import Option
from midtown.engine.state_record import Audience, Json, Record
from midtown.errors import InvalidError

if TYPE_CHECKING:
    from enum import IntEnum

    from rich.console import RenderableType

    from midtown.engine.actions import Actions
    from midtown.engine.events import Events
    from midtown.engine.judgement import SearchSettings
    from midtown.engine.narrator import Narrator
    from midtown.engine.reasons import Reason
    from midtown.engine.table import Table


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
    draws_first: bool = False
    """Whether the set-up draws who begins. Elsewhere it is seat 0, and a table decides who sits there."""

    def _room(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def state(self) -> type[Record]:
        """The declaration of its record, with its rules ready to answer for it."""
        from midtown.engine import hooks

        declared: type[Record] = self._room("state").State
        rules = {name: self._rule(room, name) for name, room in hooks.ROOMS.items()}
        hooks.register(declared, rules)
        return declared

    def _rule(self, room: str, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] | None = getattr(self._room(room), name, None)
        if found is None:
            raise TypeError(f"The game {self.name} brings no rule {name!r} in {room}.py.")
        return found

    @cached_property
    def actions(self) -> Actions:
        """Its choices, numbered."""
        actions: Actions = self._room("actions").ACTIONS
        return actions

    @cached_property
    def reasons(self) -> type[Reason]:
        """Why a choice can be forbidden."""
        reasons: type[Reason] = self._room("actions").Not
        return reasons

    @cached_property
    def events(self) -> Events:
        """What can happen."""
        events: Events = self._room("narrate").EVENTS
        return events

    @cached_property
    def flaws(self) -> type[IntEnum]:
        """What can make a position impossible."""
        flaws: type[IntEnum] = self._room("soundness").Flaw
        return flaws

    @cached_property
    def unguarded(self) -> dict[str, str]:
        """The fields that may be other numbers and the position still be possible, and why."""
        unguarded: dict[str, str] = self._room("soundness").UNGUARDED
        return unguarded

    @cached_property
    def phases(self) -> type[IntEnum]:
        """What there can be to decide."""
        phases: type[IntEnum] = self._room("state").Phase
        return phases

    @cached_property
    def sources(self) -> list[str]:
        """Where points come from."""
        return [source.name.lower() for source in self._room("scoring").Source]

    @cached_property
    def search(self) -> SearchSettings:
        """How bots think in it."""
        settings: SearchSettings = self._room("judgement").SETTINGS
        return settings

    @cached_property
    def texts(self) -> Path:
        """The folder of its messages."""
        return Path(str(self._room("texts").__file__)).parent

    @cached_property
    def has_secrets(self) -> bool:
        """Whether anything on the table is kept from anybody; chance to come always is."""
        fields = self.state.fields
        return any(field.audience is not Audience.EVERYBODY for name, field in fields.items() if name != "stream")

    @cached_property
    def shown_type(self) -> Any:
        """What `shown` is declared to return."""
        return get_type_hints(self.shown_function)["return"]

    @cached_property
    def shown_function(self) -> Callable[[Table, int | None], Json]:
        """What a seat could count up from what it may see, as the game's view says."""
        function: Callable[[Table, int | None], Json] = self._room("view").shown
        return function

    def shown(self, table: Table, seat: int | None) -> Json:
        """What a seat, or with None a spectator, could count up from what it may see."""
        return self.shown_function(table, seat)

    def draw(self, view: Json, narrator: Narrator) -> RenderableType:
        """A view as a board for the terminal."""
        drawing: RenderableType = self._room("terminal").draw(view, narrator)
        return drawing

    def read_options(self, players: object, given: Mapping[str, object]) -> dict[str, Any]:
        """Checks the number of players and the options, and fills in what was not said."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise InvalidError(
                f"{self.name} is for {few} to {many} players, not {players!r}.",
                id="players",
                game=self.name,
                few=few,
                many=many,
                given=repr(players),
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                there = ", ".join(known)
                what = f"; it has: {there}" if known else ""
                raise InvalidError(
                    f"{self.name} has no option {name!r}{what}.",
                    id="option-unknown",
                    game=self.name,
                    name=name,
                    known=there,
                )
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
