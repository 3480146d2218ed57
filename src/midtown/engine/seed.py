"""The secret seed of a match, what is published of it, and the chance it gives each action."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from midtown.errors import InvalidError

SIZE = 32


@dataclass(frozen=True, repr=False)
class Seed:
    """256 bits. Whoever knows them knows every roll to come, so they stay secret until the match is over."""

    secret: bytes

    @classmethod
    def fresh(cls) -> Seed:
        return cls(secrets.token_bytes(SIZE))

    @classmethod
    def read(cls, given: object) -> Seed:
        """A seed from None (a fresh one), a whole number, or 64 hexadecimal digits."""
        if given is None:
            return cls.fresh()
        if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 1 << (8 * SIZE):
            return cls(given.to_bytes(SIZE, "big"))
        if isinstance(given, str) and len(given) == 2 * SIZE:
            try:
                return cls(bytes.fromhex(given))
            except ValueError:
                pass
        raise InvalidError("A seed is a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.", id="seed")

    @property
    def hex(self) -> str:
        return self.secret.hex()

    @property
    def commitment(self) -> str:
        """What is published when the match begins: it binds the seed without telling it."""
        return hashlib.sha256(self.secret).hexdigest()

    def stream(self, ply: int) -> int:
        """The state's stream for the action of that number; 0 is the set-up. Never zero itself."""
        keyed = hmac.digest(self.secret, ply.to_bytes(8, "big"), "sha256")
        return int.from_bytes(keyed[:8], "big") or 1

    def __repr__(self) -> str:
        return f"Seed(commitment={self.commitment[:12]}…)"
