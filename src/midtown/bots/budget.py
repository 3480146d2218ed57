"""How long a bot may think about one decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from midtown.errors import InvalidError

MOST_VISITS = 10_000_000
LONGEST = 3600.0


@dataclass(frozen=True)
class Budget:
    """So many visits of the tree, which is the same on every machine, or so many seconds."""

    visits: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, words: str) -> Budget:
        """From what people type: `2000` or `0.5s`."""
        if re.fullmatch(r"\d{1,8}", words) and 1 <= int(words) <= MOST_VISITS:
            return cls(visits=int(words))
        if re.fullmatch(r"\d{1,4}(\.\d{1,3})?s", words) and 0 < float(words[:-1]) <= LONGEST:
            return cls(seconds=float(words[:-1]))
        raise InvalidError(f"A budget is a number of visits such as 2000, or a time such as 0.5s, not {words!r}.")

    def __str__(self) -> str:
        return f"{self.visits} visits" if self.visits else f"{self.seconds:g} s"
