"""Why an action is not possible now: a number inside the rules, a sentence and a clause for people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Reason(IntEnum):
    """Base of a game's reasons. Each member names the clause it rests on: `TOO_HIGH = 6, "S-4.4"`."""

    clause: str

    def __new__(cls, number: int, clause: str) -> Reason:
        member = int.__new__(cls, number)
        member._value_ = number
        member.clause = clause
        return member


@dataclass(frozen=True)
class Why:
    """What `why_not` answers: the reason, its clause of the rules page, and the sentence in English."""

    reason: str
    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})"
