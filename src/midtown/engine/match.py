"""A match: a game, its options, a secret seed and the list of actions. Everything else follows from these."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from midtown.engine.actions import Action
from midtown.engine.advice import Hint, ask
from midtown.engine.events import NOBODY, Event
from midtown.engine.game import Game
from midtown.engine.narrator import Narrator
from midtown.engine.reasons import Why
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.engine.table import Story, Table
from midtown.errors import IllegalError, InvalidError, StaleError


class Legal(Sequence[Action]):
    """The actions that are possible now. Iterate over it, count it, ask whether an action is `in` it."""

    def __init__(self, match: Match, ids: list[int]) -> None:
        self._match = match
        self.ids = ids

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._match.action(i) for i in self.ids[index]]
        return self._match.action(self.ids[index])

    def __iter__(self) -> Iterator[Action]:
        return (self._match.action(i) for i in self.ids)

    def __contains__(self, action: object) -> bool:
        try:
            return self._match.game.actions.read(action) in self.ids
        except InvalidError:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(str(a) for a in self)}>"


@dataclass(frozen=True)
class Preview:
    """What a choice would lead to, as far as the seat that chooses can tell."""

    seat: int
    view: Json | None
    """None where chance, or what the seat cannot see, decides what comes of it."""
    events: list[Event]


class Match:
    """Made by `midtown.new_match`, `midtown.set_up` or `midtown.load`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        seed: Seed,
        start: np.ndarray[Any, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seed = seed
        """The secret of this match."""
        self.seats: list[Json] = []
        """Who sits where, if that is known: a kind and a name each. No rule asks."""
        self.first: str | None = None
        """How it was decided who begins, if that is known: by lot, chosen, or going round. No rule asks."""
        self._start = start
        self._back_to(())

    @classmethod
    def from_record(cls, game: Game, record: np.ndarray[Any, Any]) -> Match:
        """A match that goes on from a record, under a seed of its own."""
        options = {option.name: option.get(record) for option in game.options}
        return cls(game, int(record[0]["players"]), options, Seed.fresh(), game.state.copied(record))

    @property
    def start(self) -> Json | None:
        """The position it began from, if not from the usual set-up."""
        return None if self._start is None else self.game.state.to_json(self._start)

    def _back_to(self, actions: Sequence[int]) -> None:
        """Sets the table anew and plays these actions."""
        self._actions: list[int] = []
        self._final: list[bool] = []
        if self._start is None:
            self._table = Table(self.game, self.game.blank(self.players, self.options), self.seed.key)
            self.opening = self._events(self._table.begin())
        else:
            self._table = Table(self.game, self._start, self.seed.key)
            self.opening = []
        for action in actions:
            self._advance(action)

    def _advance(self, action: int) -> Story:
        """Applies a legal action."""
        actor, before = self._table.turn, self._table.copy()
        try:
            story = self._table.apply(action)
        except BaseException:
            self._table = before
            raise
        self._final.append(self._table.drew or self._passed_or_revealed(actor, before.record))
        self._actions.append(action)
        return story

    def _passed_or_revealed(self, actor: int, before: np.ndarray[Any, Any]) -> bool:
        """Whether the turn went on, or others now see something that came out of what they could not see."""
        if self._table.turn != actor:
            return True
        changed = self.game.state.changed_bytes(before, self._table.record)
        public = self.game.state.visible_bytes(None)
        others = public.copy()
        for seat in range(self.players):
            if seat != actor:
                others |= self.game.state.visible_bytes(seat)
        return bool((changed & ~public).any() and (changed & others).any())

    @property
    def turn(self) -> int | None:
        """The seat that has to decide; None when the match is over."""
        return None if self.over else self._table.turn

    @property
    def over(self) -> bool:
        return self._table.turn < 0

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._actions)

    @property
    def actions(self) -> list[int]:
        """The ids of the actions played so far."""
        return list(self._actions)

    @property
    def legal(self) -> Legal:
        return Legal(self, self._table.legal())

    def action(self, given: object) -> Action:
        """The action of that id or structured form, with its sentence."""
        return self.game.actions.action(self.game.actions.read(given), self._english)

    def play(self, action: object) -> list[Event]:
        """Plays an action, given as such, as its id or in its structured form; returns what happened.

        All of it or nothing: an error leaves the match as it was.
        """
        before = self._table.copy()
        story = self.advance(action)
        try:
            return self._events(story)
        except BaseException:
            self._table = before
            self._actions.pop()
            self._final.pop()
            raise

    def advance(self, action: object) -> Story:
        """Plays an action like `play`, but leaves its story untold: for replaying long records."""
        number = self.game.actions.read(action)
        if self.over:
            raise StaleError("The match is over.", id="match-over")
        why = self.why_not(number)
        if why is not None:
            raise IllegalError(str(why), why)
        return self._advance(number)

    def why_not(self, action: object) -> Why | None:
        """None if the action is legal now, else the reason with its sentence and its clause."""
        code = self._table.why_not(self.game.actions.read(action))
        if code == 0:
            return None
        reason = next(reason for reason in self.game.reasons if reason == code)
        name = reason.name.lower()
        return Why(name, reason.clause, self._english.reason(name))

    @property
    def undoable(self) -> int:
        """How many of the last decisions can be taken back: those that drew, revealed and passed nothing."""
        return next((n for n, final in enumerate(reversed(self._final)) if final), len(self._final))

    def undo(self) -> Action:
        """Takes the last decision back and returns it."""
        if not self._actions:
            raise IllegalError("There is nothing to undo yet.", id="nothing-to-undo")
        if self.undoable == 0:
            raise IllegalError(
                "The last decision cannot be undone: it drew chance, revealed something or passed the turn.",
                id="undo-not-free",
            )
        last = self.action(self._actions[-1])
        self._back_to(self._actions[:-1])
        return last

    def at(self, ply: int) -> Match:
        """The match as it stood after so many actions: to look back, or to try another way from there."""
        if ply not in range(self.ply + 1):
            raise InvalidError(
                f"This match has {self.ply} actions; there is no ply {ply!r}.", id="no-ply", last=self.ply
            )
        earlier = Match(self.game, self.players, self.options, self.seed, self._start)
        earlier.seats, earlier.first = self.seats, self.first
        earlier._back_to(self._actions[:ply])
        return earlier

    def copy(self) -> Match:
        """The same match, to be played on apart from this one."""
        other = copy.copy(self)
        other._table = self._table.copy()
        other._actions, other._final = list(self._actions), list(self._final)
        return other

    @property
    def scores(self) -> list[Json]:
        """Per seat the points, in all and by source; before the end, as if it ended now."""
        sheet = self._table.sheet()
        return [
            {
                "total": int(sheet[seat].sum()),
                "sources": dict(zip(self.game.sources, sheet[seat].tolist(), strict=True)),
            }
            for seat in range(self.players)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won or share the win; none while the match runs, or after a lost solo game."""
        return self._table.winners() if self.over else []

    @property
    def commitment(self) -> str:
        """Published when the match begins; binds whoever dealt, and is checked when it is over."""
        return self.seed.commitment

    def view(self, seat: int | None = None) -> Json:
        """All that a seat, or with None a spectator, may know of the match."""
        if seat is not None and seat not in range(self.players):
            last = self.players - 1
            raise InvalidError(
                f"There is no seat {seat!r}; they are numbered 0 to {last}.", id="no-seat", seat=repr(seat), last=last
            )
        view = self._outside(seat)
        view["state"] = self.game.state.seen(self._table.record, seat)
        view["shown"] = self.game.shown(self._table, seat)
        mine = seat is not None and seat == self.turn
        view["choices"] = [{"id": a.id, **a.form} for a in self.legal] if mine else []
        view["undoable"] = self.undoable if mine else 0
        return view

    def open_book(self) -> Json:
        """Everything, for everybody, once the match is over."""
        if not self.over:
            raise StaleError("The book is opened when the match is over.", id="book-closed")
        view = self._outside(None)
        view["state"] = self.game.state.to_json(self._table.record)
        view["shown"] = self.game.shown(self._table, None)
        return view

    def course(self) -> Iterator[tuple[Table, int]]:
        """The table before each action, with everything on it, and the action: to look back at a match that is over."""
        if not self.over:
            raise StaleError("A match is looked back at when it is over.", id="match-not-over")
        earlier = self.at(0)
        for action in self._actions:
            yield earlier._table.copy(), action
            earlier._advance(action)

    @property
    def end(self) -> Table:
        """The table at the end of a match that is over."""
        if not self.over:
            raise StaleError("A match is looked back at when it is over.", id="match-not-over")
        return self._table.copy()

    def _outside(self, seat: int | None) -> Json:
        """What does not depend on who looks."""
        outside: Json = {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "ply": self.ply,
            "turn": self.turn,
            "over": self.over,
            "commitment": self.commitment,
        }
        if self.over:
            outside |= {
                "seed": self.seed.hex,
                "origin": self.seed.origin,
                "scores": self.scores,
                "winners": self.winners,
            }
        return outside

    def hint(self, seat: int, budget: str = "1s") -> list[Hint]:
        """The choices of that seat, the best first, from what it may know; a budget is a time or a number of visits."""
        if seat != self.turn:
            raise StaleError("A hint is for the seat that has to decide.", id="not-your-turn")
        return ask(self, seat, budget)

    def preview(self, action: object) -> Preview:
        """What a choice leads to, as far as the seat that chooses can tell: played out in a world it imagines."""
        number = self.game.actions.read(action)
        why = self.why_not(number)
        if why is not None:
            raise IllegalError(str(why), why)
        seat = self._table.turn
        world = self.imagined(seat, secrets.randbits(64) | 1)
        if self._draws_or_uncovers(world, number, seat):
            return Preview(seat, None, [])
        after = Match.from_record(self.game, world)
        events = after.play(number)
        view = after.view(seat)
        for name in ("ply", "commitment", "seed", "origin"):
            view.pop(name, None)
        return Preview(seat, view, events)

    def _draws_or_uncovers(self, world: np.ndarray[Any, Any], action: int, seat: int) -> bool:
        """Whether an action draws chance, or changes something that the seat cannot see."""
        table = Table(self.game, world, Seed.fresh().key)
        before = self.game.state.copied(table.record)
        table.apply(action)
        changed = self.game.state.changed_bytes(before, table.record)
        return table.drew or bool((changed & ~self.game.state.visible_bytes(seat)).any())

    def sight(self, seat: int | None) -> bytes:
        """All that a seat, or with None a spectator, can see of the state, as bytes to compare."""
        world = self.imagined(NOBODY if seat is None else seat, 1)
        seen: bytes = world.view(np.uint8)[self.game.state.visible_bytes(seat)].tobytes()
        return seen

    def imagined(self, seat: int, stream: int) -> np.ndarray[Any, Any]:
        """The plain record as that seat may imagine it: what it cannot see is dealt afresh, with chance of its own."""
        world = Table(self.game, self._table.record)
        world.redetermine(seat, stream)
        return world.record

    def seen(self, seat: int) -> np.ndarray[Any, Any]:
        """The record as that seat sees it: what it may not see is zero."""
        sight = self.game.state.copied(self._table.record)
        sight.view(np.uint8)[~self.game.state.visible_bytes(seat)] = 0
        return sight

    def position(self) -> Json:
        """The whole position, hidden things included, as readable JSON; `midtown.set_up` takes it."""
        return self.game.state.to_json(self._table.record)

    def record(self, seats: list[Json] | None = None, first: str | None = None) -> Json:
        """The whole match as JSON, with who sits where. It holds the seed: while the match runs it is a secret."""
        from midtown.engine.match_file import write

        return write(self, seats, first)

    @cached_property
    def _english(self) -> Narrator:
        return Narrator(self.game)

    def _events(self, story: Story) -> list[Event]:
        return [self.game.events.event(self._english, *row) for row in story]
