"""Positions near to those that play reaches, and random play from them to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from midtown.engine import play
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import Field, Seats
from midtown.engine.table import Table
from midtown.errors import InvalidError

Number = tuple[str, tuple[int, ...]]
"""A number of the record: its field, and where in it."""
MOST_CHANGES = 5
LONGEST = 20_000
"""No game of any kind has so many decisions."""
OVER, DEAD_END, ENDLESS = "over", "dead end", "endless"


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
        fields = reached[0].game.state.fields
        self.rows = {name: fields[name].shape[-1] for name in fields if fields[name].shape and not fields[name].values}
        self.ways: list[Callable[[Table, Number], None]] = [
            self._any_number,
            self._one_more_or_less,
            self._trade,
            self._hand_over,
            self._pour,
            self._clear,
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

    def _pour(self, table: Table, place: Number) -> None:
        """All of what is counted in a row goes to another row of that length."""
        if place[0] in self.rows:
            other = self.chooser.choice([each for each in self.rows if self.rows[each] == self.rows[place[0]]])
            to = self.chooser.choice([each for each in self.places if each[0] == other])
            poured = _row(table, place).copy()
            _row(table, place)[:] = 0
            _row(table, to)[:] += poured

    def _clear(self, table: Table, place: Number) -> None:
        """A whole field is empty."""
        table.record[place[0]] = 0

    def _of_another(self, table: Table, place: Number) -> None:
        """A whole field is as in another position that was reached."""
        table.record[place[0]] = self.chooser.choice(self.reached).record[place[0]]


def _row(table: Table, place: Number) -> np.ndarray[Any, Any]:
    """The numbers beside one, along the last axis of its field."""
    row: np.ndarray[Any, Any] = table.record[place[0]][(0, *place[1][:-1])]
    return row


def _at(table: Table, place: Number) -> int:
    return int(table.record[place[0]][(0, *place[1])])


def ending(table: Table, chooser: random.Random) -> str:
    """How a random game from here goes out: over, with a player who can do nothing, or not at all."""
    world = Table(table.game, table.record)
    world.record["stream"] = chooser.getrandbits(64) | 1
    stage = [table.game.state.thaw(world.record)] if INTERPRETED else world.record
    choices = np.zeros(table.game.actions.count, np.int32)
    n = play.legal_table(stage, choices) if world.turn >= 0 else 0
    for _ in range(LONGEST):
        if n == 0:
            break
        n = play.step(stage, choices, int(choices[chooser.randrange(n)]))
    if INTERPRETED:
        table.game.state.freeze(stage[0], world.record)
        for row in stage[0].story:
            table.game.events.event(None, *row)
    return ENDLESS if n > 0 else OVER if world.turn < 0 else DEAD_END
