"""What can go wrong between a client and its service.

MidtownError
 ├── RefusedError   the service refused, and changed nothing; `code` says why
 └── LostError      the service could not be reached, or did not answer in time
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from midtown.errors import MidtownError


class RefusedError(MidtownError):
    def __init__(self, told: Mapping[str, Any]) -> None:
        super().__init__(str(told.get("message", "The service refused without saying why.")))
        self.code = str(told.get("code", "failed"))
        self.reason: str | None = told.get("reason")
        self.clause: str | None = told.get("clause")
        self.version: int | None = told.get("version")


class LostError(MidtownError):
    pass
