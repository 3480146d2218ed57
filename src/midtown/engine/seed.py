"""The secret seed of a match, where it came from, what is published of it, and the chance that comes from it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from midtown.engine.agreement import Agreement
from midtown.engine.state_record import Json
from midtown.errors import InvalidError

SIZE = 32


class OriginKind(StrEnum):
    """Where a seed came from."""

    AGREED = "agreed"
    """Of the secret of who dealt and the contributions of the seats: nobody chose it."""
    DRAWN = "drawn"
    """By the computer that dealt, alone."""
    GIVEN = "given"
    """By whoever began the match: to play the same luck again, or in a tournament."""


@dataclass(frozen=True, repr=False)
class Seed:
    """256 bits. Whoever knows them knows every roll to come, so they stay secret until the match is over."""

    secret: bytes
    kind: OriginKind = OriginKind.DRAWN
    agreement: Agreement | None = None
    """What it is made of, if it was agreed on."""

    @classmethod
    def agreed(cls, agreement: Agreement) -> Seed:
        return cls(agreement.seed, OriginKind.AGREED, agreement)

    @classmethod
    def fresh(cls) -> Seed:
        return cls(secrets.token_bytes(SIZE))

    @classmethod
    def read(cls, given: object) -> Seed:
        """A seed from None (a fresh one), a whole number, or 64 hexadecimal digits."""
        if given is None:
            return cls.fresh()
        if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 1 << (8 * SIZE):
            return cls(given.to_bytes(SIZE, "big"), OriginKind.GIVEN)
        if isinstance(given, str) and re.fullmatch(f"[0-9a-fA-F]{{{2 * SIZE}}}", given):
            return cls(bytes.fromhex(given), OriginKind.GIVEN)
        raise InvalidError("A seed is a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.", id="seed")

    @property
    def hex(self) -> str:
        return self.secret.hex()

    @property
    def commitment(self) -> str:
        """What is published at the start: it binds whoever dealt without telling anything of the seed."""
        if self.agreement is not None:
            return self.agreement.commitment
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def origin(self) -> Json:
        """Where it came from, with all its parts: as secret as the seed."""
        parts = {} if self.agreement is None else self.agreement.to_json()
        return {"kind": self.kind, **parts}

    @property
    def key(self) -> bytes:
        """The key to all chance of a match."""
        return self.secret

    @property
    def stream(self) -> int:
        """Where the generator of a plain record begins; never zero."""
        hashed = hmac.digest(self.secret, bytes(8), "sha256")
        return int.from_bytes(hashed[:8], "big") or 1

    def compare(self, commitment: str | None, contributions: Mapping[int, str]) -> None:
        """Refuses to be a seed that was made in another way than somebody noted when they sat down.

        Only that finds a record that was made up as a whole.
        """
        if commitment is not None and commitment.lower() != self.commitment:
            raise InvalidError("The commitment is not the one that you were shown.", id="noted-commitment")
        told = () if self.agreement is None else self.agreement.contributions
        for seat, contribution in contributions.items():
            share = told[seat] if seat < len(told) else None
            if share is None or share.hex() != contribution.lower():
                raise InvalidError(
                    f"Seat {seat + 1} added something else to the seed than you noted.",
                    id="noted-contribution",
                    seat=seat + 1,
                )

    def __repr__(self) -> str:
        return f"Seed(commitment={self.commitment[:12]}…)"
