"""What happened: every position of a finished match and what was chosen there, with everything on the table."""

from __future__ import annotations

import random
from dataclasses import dataclass

from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.possible import KEY_BYTES
from midtown.engine.table import Table


@dataclass(frozen=True)
class Course:
    """The tables one after another, and what led from each to the next."""

    game: Game
    players: int
    tables: list[Table]
    actions: list[int]
    nonce: int
    """What else could have come is drawn by it, where not all of it is tried: afresh for every match."""
    blank: Table | None = None
    """The table before it was set; None if the match began from a position."""

    def deals(self, sample: int) -> list[Table]:
        """So many ways in which chance could have set the table; none if it was not chance that did."""
        keys, dealt = random.Random(self.nonce), []
        for _ in range(sample if self.blank else 0):
            table = self.blank.copy()  # type: ignore[union-attr]
            table.key(keys.randbytes(KEY_BYTES))
            table.begin()
            dealt.append(table)
        return dealt


def course_of(match: Match) -> Course:
    """Refuses a match that is not over: nobody looks at cards that are still hidden."""
    steps = list(match.course())
    blank = None
    if match.start is None:
        blank = Table(match.game, match.game.blank(match.players, match.options))
    tables = [*(table for table, _ in steps), match.end]
    return Course(match.game, match.players, tables, match.actions, int(match.commitment[:16], 16), blank)
