"""What can go wrong between a client and its service.

MidtownError
 ├── RefusedError   the service refused, and changed nothing; `code` says why
 ├── LostError      the service could not be reached, or did not answer in time
 └── SeedError      the service does not keep to what it promised about the seed of a match
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from midtown.errors import MidtownError


class RefusedError(MidtownError):
    def __init__(self, answer: Mapping[str, Any]) -> None:
        super().__init__(str(answer.get("message", "The service refused without saying why.")), id=answer.get("id"))
        self.code = str(answer.get("code", "failed"))
        self.reason: str | None = answer.get("reason")
        self.clause: str | None = answer.get("clause")
        self.version: int | None = answer.get("version")


class LostError(MidtownError):
    pass


class SeedError(MidtownError):
    pass
