"""What the service answers when it does not do what was asked: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from midtown.errors import IllegalError, MidtownError, StaleError

STATUS = {
    "invalid": 400,
    "unknown_person": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "not_found": 404,
    "illegal": 409,
    "stale": 409,
    "not_your_turn": 409,
    "over": 409,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
}


class RefusedError(MidtownError):
    """The request changed nothing; `code` is one of `STATUS`."""

    def __init__(self, code: str, sentence: str, *, version: int | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.version = version


def code_of(error: MidtownError) -> str:
    if isinstance(error, RefusedError):
        return error.code
    if isinstance(error, IllegalError):
        return "illegal"
    return "stale" if isinstance(error, StaleError) else "invalid"


def error_json(error: MidtownError) -> dict[str, Any]:
    """The error as it is sent, over HTTP and over the socket alike."""
    why = error.reason if isinstance(error, IllegalError) else None
    return {
        "code": code_of(error),
        "message": why.sentence if why else str(error),
        "reason": why.reason if why else None,
        "clause": why.clause if why else None,
    }
