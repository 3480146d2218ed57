"""An error as it is sent, over HTTP and over the socket alike."""

from __future__ import annotations

from midtown.errors import IllegalError, MidtownError
from midtown.server.protocol.answers import ErrorBody
from midtown.server.refusals import Refusal, code_of


def error_json(error: MidtownError) -> ErrorBody:
    why = error.reason if isinstance(error, IllegalError) else None
    if why is not None and error.id is None:
        return {
            "id": Refusal.AGAINST_THE_RULES,
            "args": {"reason": why.reason, "clause": why.clause},
            "code": code_of(error),
            "message": why.sentence,
            "reason": why.reason,
            "clause": why.clause,
        }
    return {
        "id": error.id or Refusal.INVALID,
        "args": error.arguments if error.id else {"message": str(error)},
        "code": code_of(error),
        "message": str(error),
        "reason": why.reason if why else None,
        "clause": why.clause if why else None,
    }
