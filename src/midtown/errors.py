"""What can go wrong, each as a sentence for the person who reads it.

MidtownError
 ├── InvalidError   it cannot be read: an unknown game, a damaged record, an action that does not exist
 ├── IllegalError   it can be read but is against the rules; `reason` says which
 └── StaleError     the match has moved on or is over
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from midtown.engine.reasons import Why

Argument = str | int

__all__ = ["IllegalError", "InvalidError", "MidtownError", "StaleError"]


class MidtownError(Exception):
    """Any error that Midtown raises on purpose.

    With an id, and what its sentence needs, others can say it in another language.
    """

    def __init__(self, sentence: str = "", *, id: str | None = None, **arguments: Argument) -> None:  # noqa: A002
        super().__init__(sentence)
        self.id = id
        self.arguments = arguments


class InvalidError(MidtownError):
    """What was given cannot be read."""


class IllegalError(MidtownError):
    """What was asked for is against the rules."""

    def __init__(
        self,
        sentence: str,
        reason: Why | None = None,
        *,
        id: str | None = None,  # noqa: A002
        **arguments: Argument,
    ) -> None:
        super().__init__(sentence, id=id, **arguments)
        self.reason = reason


class StaleError(MidtownError):
    """The match has moved on, or is over."""
