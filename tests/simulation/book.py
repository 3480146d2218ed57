"""What people did and were told during a run, to be compared with the store when it is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from midtown.engine.state_record import Json

UNSTORED = ("store-full", "store-read-only")
"""Refusals that say: this was not stored, and nothing has changed."""
FAILED = ("failed", "message-failed", "store-away", "store-damaged", *UNSTORED)
"""Refusals for which the service is to blame: what was asked for has to be sent again."""

STOPPING = "stopping"
"""What was asked for may have been done or not."""


class Violation(Exception):  # noqa: N818 - it is what a run looks for
    """Something that must never be."""


@dataclass
class Deed:
    """A move or an undo that somebody sent, once or several times."""

    id: str
    table: str
    seat: int
    kind: str
    version: int
    action: int | None
    acknowledged: bool = False
    refused: str | None = None
    sent: int = 0
    unstored: int = 0
    """How often it was sent, and how often the answer was that it could not be stored."""


@dataclass
class Contribution:
    """What somebody added to the seed of a match, and the commitment that they were shown before."""

    whose: str
    commitment: str
    share: str
    acknowledged: bool = False


@dataclass
class Vote:
    """How somebody voted on a motion, once or several times."""

    agree: bool
    acknowledged: bool = False


@dataclass(frozen=True)
class Sight:
    """What somebody was told about a match at a version."""

    table: str
    audience: int | None
    version: int
    what: str
    """`view`, `clock` or `update`."""
    told: str
    """As JSON, in the order in which it came."""


@dataclass
class Book:
    deeds: dict[str, Deed] = field(default_factory=dict)
    sights: dict[Sight, str] = field(default_factory=dict)
    """With who told it, and when."""
    said: dict[str, tuple[str, bool]] = field(default_factory=dict)
    """By text: the table where it was said, and whether that was acknowledged."""
    unsaid: set[str] = field(default_factory=set)
    """What somebody wanted to say and was told that it could not be stored."""
    chat: dict[tuple[str, int], Json] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)
    """By secret, whose it is."""
    contributions: dict[tuple[str, int], Contribution] = field(default_factory=dict)
    """By table and seat."""
    votes: dict[tuple[str, int, int], Vote] = field(default_factory=dict)
    """By table, motion and seat."""
    heard: list[tuple[str, str]] = field(default_factory=list)
    """Everything that reached somebody, word for word."""
    logged: list[str] = field(default_factory=list)
    tables: dict[str, Any] = field(default_factory=dict)
    """Those whose making was acknowledged, with the form that asked for it."""
