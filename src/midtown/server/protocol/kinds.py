"""The kinds and states that go over the wire by name, and into the store."""

from __future__ import annotations

from enum import StrEnum


class TableState(StrEnum):
    WAITING = "waiting"
    """For people to take its seats."""
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """Given up before it began, or abandoned."""


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"
    AUTOMATIC = "automatic"


class WishKind(StrEnum):
    """Who is to sit on a seat of a new table."""

    ME = "me"
    HOT_SEAT = "hot_seat"
    """Another person at my device."""
    OPEN = "open"
    BOT = "bot"
    AUTOMATIC = "automatic"


class First(StrEnum):
    """How it came that who sits on seat 0 begins."""

    LOT = "lot"
    CHOSEN = "chosen"
    """By whoever made the table."""
    ROUND = "round"
    """It goes round: the next one begins the rematch."""


class ClockKind(StrEnum):
    NONE = "none"
    REAL_TIME = "real_time"
    DAYS = "days"


class Ending(StrEnum):
    FINISHED = "finished"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    IMPORTED = "imported"


class EntryKind(StrEnum):
    """What a line of a match's log is about."""

    MOVE = "move"
    UNDO = "undo"
    RESIGN = "resign"
    TIMEOUT = "timeout"
    REPLACE = "replace"


class MotionKind(StrEnum):
    UNDO = "undo"
    REPLACE = "replace"


class MotionState(StrEnum):
    OPEN = "open"
    PASSED = "passed"
    FAILED = "failed"
    STALE = "stale"
    """The match moved on in between."""


class OptionKind(StrEnum):
    CHOICE = "choice"
    FREE = "free"


class ReviewState(StrEnum):
    """How far the review of a match is."""

    NONE = "none"
    WORKING = "working"
    DONE = "done"
