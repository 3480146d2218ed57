"""Positions near to those that play reaches, and random play from them to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from midtown.engine.chance import imagine
from midtown.engine.hooks import apply
from midtown.engine.match import Match
from midtown.engine.play import legal
from midtown.engine.rule import entry
from midtown.engine.state_record import Field, Numbers, Seats
from midtown.engine.table import Table
from midtown.errors import InvalidError

Number = tuple[str, tuple[int, ...]]
"""A number of the record: its field, and where in it."""
MOST_CHANGES = 5
LONGEST = 20_000
"""No game of any kind has so many decisions."""
OVER, DEAD_END, ENDLESS = 0, 1, 2


def numbers(match: Match) -> Iterator[Number]:
    """All that a position says: seats that nobody took are not in it, nor is the chance to come."""
    for name, field in match.game.state.fields.items():
        if name == "stream":
            continue
        for place in np.ndindex(field.shape):
            if all(at < match.players for at, axis in zip(place, field.axes, strict=True) if isinstance(axis, Seats)):
                yield name, place


def may_say(field: Field, number: int) -> bool:
    """Whether a position has words for it."""
    limits = np.iinfo(field.kind)
    return number in set(field.values) if field.values else limits.min <= number <= limits.max


def is_refused(table: Table) -> bool:
    """What a position is asked when it is read, the quicker question first."""
    if table.flaw() != 0:
        return True
    game = table.game
    try:
        game.read_options(int(table.record["players"][0]), {o.name: o.get(table.record) for o in game.options})
    except InvalidError:
        return True
    return False


class Changes:
    """Ways in which positions of one game with so many players can be made another."""

    def __init__(self, reached: Sequence[Table], places: Sequence[Number], chooser: random.Random) -> None:
        self.reached = reached
        self.places = places
        self.chooser = chooser
        self.ways: list[Callable[[Table, Number], None]] = [
            self._any_number,
            self._one_more_or_less,
            self._trade,
            self._hand_over,
            self._of_another,
        ]

    def position(self) -> Table:
        """One of those reached, with one to five changes."""
        start = self.chooser.choice(self.reached)
        table = Table(start.game, start.record)
        for place in self.chooser.choices(self.places, k=self.chooser.randint(1, MOST_CHANGES)):
            self.chooser.choice(self.ways)(table, place)
        return table

    def _put(self, table: Table, place: Number, number: int) -> None:
        if may_say(table.game.state.fields[place[0]], number):
            table.record[place[0]][(0, *place[1])] = number

    def _any_number(self, table: Table, place: Number) -> None:
        """Any that a position has words for, mostly a small one."""
        field = table.game.state.fields[place[0]]
        limits = np.iinfo(field.kind)
        small, great = self.chooser.randint(-2, 9), self.chooser.randint(int(limits.min), int(limits.max))
        any_number = self.chooser.choice(list(field.values)) if field.values else self.chooser.choice([small, great])
        self._put(table, place, int(any_number))

    def _one_more_or_less(self, table: Table, place: Number) -> None:
        self._put(table, place, _at(table, place) + self.chooser.choice((-1, 1)))

    def _trade(self, table: Table, place: Number) -> None:
        """Two numbers of a field change places."""
        other = self.chooser.choice([each for each in self.places if each[0] == place[0]])
        one, two = _at(table, place), _at(table, other)
        self._put(table, place, two)
        self._put(table, other, one)

    def _hand_over(self, table: Table, place: Number) -> None:
        """Some of what is counted in one place is counted in another of that kind, so that nothing is lost."""
        last = place[1][-1:]
        other = self.chooser.choice([each for each in self.places if each[1][-1:] == last])
        moved = self.chooser.randint(1, max(1, _at(table, place)))
        self._put(table, place, _at(table, place) - moved)
        self._put(table, other, _at(table, other) + moved)

    def _of_another(self, table: Table, place: Number) -> None:
        """A whole field is as in another position that was reached."""
        table.record[place[0]] = self.chooser.choice(self.reached).record[place[0]]


def _at(table: Table, place: Number) -> int:
    return int(table.record[place[0]][(0, *place[1])])


@entry
def play_out(table: Any, choices: Numbers, longest: int) -> int:
    """How a random game from here ends: over, with a player who can do nothing, or not at all."""
    for _ in range(longest):
        if table[0].turn < 0:
            return OVER
        n = legal(table[0], choices)
        if n == 0:
            return DEAD_END
        apply(table[0], choices[imagine(table[0], n)])
    return ENDLESS


def ending(table: Table) -> int:
    """How a random game from here ends, in a world of its own; every event of it can be told."""
    world = Table(table.game, table.record)
    world.record["stream"] = 0x9E3779B97F4A7C15
    return int(world._asked(play_out, world._choices, LONGEST))
