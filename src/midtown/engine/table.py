"""One record and the rules over it, compiled or interpreted: what a match and a simulation play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import SEATS, STORY_ROWS, Numbers

Story = list[tuple[int, ...]]
"""What happened in one move, a row an event."""


class Table:
    """A game's record with room for the story of its last move."""

    def __init__(self, game: Game, record: np.ndarray[Any, Any]) -> None:
        self.game = game
        self._with_story = np.zeros(1, game.state.narrated)
        self.record = self._with_story.view(np.uint8)[: game.state.dtype.itemsize].view(game.state.dtype)
        self.put(record)
        self._choices = np.zeros(game.actions.count, np.int32)

    @property
    def turn(self) -> int:
        return int(self.record[0]["turn"])

    def put(self, record: np.ndarray[Any, Any]) -> None:
        """Makes the table as that record: as bytes, because NumPy copies a record field by field."""
        self.record.view(np.uint8)[:] = record.view(np.uint8)

    def key(self, stream: int) -> None:
        """Gives the next move its chance."""
        self.record["stream"] = stream

    def begin(self) -> Story:
        return self._narrated(play.begin_table)

    def apply(self, action: int) -> Story:
        return self._narrated(play.apply_table, action)

    def legal(self) -> list[int]:
        if self.turn < 0:
            return []
        return self._choices[: self._asked(play.legal_table, self._choices)].tolist()

    def why_not(self, action: int) -> int:
        return int(self._asked(play.why_not_table, action))

    def flaw(self) -> int:
        return int(self._asked(play.flaw_table))

    def redetermine(self, observer: int) -> None:
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

    def _narrated(self, move: Callable[..., Any], *rest: Any) -> Story:
        if INTERPRETED:
            s = self.game.state.thaw(self.record)
            move([s], *rest)
            self.game.state.freeze(s, self.record)
            return list(s.story)
        self._with_story["story_length"] = 0
        move(self._with_story, *rest)
        length = int(self._with_story[0]["story_length"])
        if length > STORY_ROWS:
            raise OverflowError(f"A move of {self.game.name} told {length} events; there is room for {STORY_ROWS}.")
        return [tuple(row) for row in self._with_story[0]["story"][:length].tolist()]
