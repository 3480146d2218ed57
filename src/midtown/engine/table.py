"""One record and the rules over it, compiled or interpreted: what a match and a simulation play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import ANSWERED, SEATS, STORY_ROWS, Numbers

Story = list[tuple[int, ...]]
"""What happened in one move, a row an event."""


class Table:
    """A game's record with the key to its chance and room for the story of its last move."""

    def __init__(self, game: Game, record: np.ndarray[Any, Any], key: bytes | None = None) -> None:
        self.game = game
        self._whole = np.zeros(1, game.state.of_match)
        self.record = self._whole.view(np.uint8)[: game.state.dtype.itemsize].view(game.state.dtype)
        """The plain record, without the key."""
        # As bytes, because NumPy copies a record field by field.
        self.record.view(np.uint8)[:] = record.view(np.uint8)
        self._choices = np.zeros(game.actions.count, np.int32)
        self._keyed = False
        self.drew = False
        """Whether the last move drew chance."""
        if key is not None:
            self.key(key)

    @property
    def turn(self) -> int:
        return int(self.record[0]["turn"])

    def key(self, key: bytes) -> None:
        """Gives the moves their chance, from its beginning."""
        self._whole["key"] = np.frombuffer(key, "<u4")
        self._whole["drawn"] = 0
        self._keyed = True

    def copy(self) -> Table:
        other = Table(self.game, self.record)
        other._whole.view(np.uint8)[:] = self._whole.view(np.uint8)
        other._keyed, other.drew = self._keyed, self.drew
        return other

    def begin(self) -> Story:
        return self._moved(play.begin_table)

    def apply(self, action: int) -> Story:
        return self._moved(play.apply_table, action)

    def scripted(self, action: int, script: Sequence[int]) -> tuple[Table, list[int]]:
        """What comes of a move if its draws are these, and 0 after them; of how many numbers each draw was."""
        after = self.copy()
        whole = after._whole[0]
        whole["script"] = 0
        whole["script"][: len(script)] = script
        whole["scripting"] = (1, 0)
        after.apply(action)
        asked: list[int] = whole["asked"][: whole["scripting"][ANSWERED]].tolist()
        whole["scripting"] = 0
        return after, asked

    def legal(self) -> list[int]:
        if self.turn < 0:
            return []
        return self._choices[: self._asked(play.legal_table, self._choices)].tolist()

    def why_not(self, action: int) -> int:
        return int(self._asked(play.why_not_table, action))

    def flaw(self) -> int:
        return int(self._asked(play.flaw_table))

    def redetermine(self, observer: int, stream: int) -> None:
        """Deals afresh what the observer cannot see, as the plain generator has it from there on."""
        self.record["stream"] = stream
        self._asked(play.redetermine_table, observer)

    def sheet(self) -> Numbers:
        sheet = np.zeros((SEATS, len(self.game.sources)), np.int32)
        self._asked(play.score_table, sheet)
        return sheet

    def winners(self) -> list[int]:
        won = np.zeros(SEATS, np.int32)
        self._asked(play.winners_table, won)
        return np.flatnonzero(won).tolist()

    def ask(self, question: Callable[..., Any], *rest: Any) -> Any:
        """The answer of an entry of the game about this table."""
        return question(self.game.state.thaw(self.record) if INTERPRETED else self.record[0], *rest)

    def _asked(self, question: Callable[..., Any], *rest: Any) -> Any:
        if not INTERPRETED:
            return question(self.record, *rest)
        s = self.game.state.thaw(self.record)
        answer = question([s], *rest)
        self.game.state.freeze(s, self.record)
        return answer

    def _moved(self, move: Callable[..., Any], *rest: Any) -> Story:
        if not self._keyed:
            raise TypeError("This table was given no key: nothing can be drawn at it.")
        drawn = self._whole["drawn"].copy()
        story = (self._interpreted if INTERPRETED else self._compiled)(move, *rest)
        self.drew = bool((self._whole["drawn"] != drawn).any())
        return story

    def _interpreted(self, move: Callable[..., Any], *rest: Any) -> Story:
        s = self.game.state.thaw(self.record)
        for name in ("key", "drawn", "script", "asked", "scripting"):
            setattr(s, name, self._whole[name][0])
        move([s], *rest)
        self.game.state.freeze(s, self.record)
        return list(s.story)

    def _compiled(self, move: Callable[..., Any], *rest: Any) -> Story:
        self._whole["story_length"] = 0
        move(self._whole, *rest)
        length = int(self._whole[0]["story_length"])
        if length > STORY_ROWS:
            raise OverflowError(f"A move of {self.game.name} told {length} events; there is room for {STORY_ROWS}.")
        return [tuple(row) for row in self._whole[0]["story"][:length].tolist()]
