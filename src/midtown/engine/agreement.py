"""A seed that nobody chose: who deals binds itself to a secret first, then every seat adds to it."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from midtown.engine.state_record import Json
from midtown.errors import InvalidError

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
SECRET, CONTRIBUTION = "[0-9a-f]{64}", "[0-9a-f]{32}"
"""As they are written."""
COMMITMENT_OF = b"midtown: commitment to a secret, 1\n"
SEED_OF = b"midtown: seed of secret and contributions, 1\n"
"""Before what is hashed, so that a hash made for one purpose never serves another."""
NOTHING, SOMETHING = b"\x00", b"\x01"


@dataclass(frozen=True, repr=False)
class Agreement:
    """The parts of such a seed. Whoever knows them all knows every roll to come."""

    secret: bytes
    """Of who deals, drawn before anybody sat down."""
    contributions: tuple[bytes | None, ...]
    """By seat; bots and automatic players give none."""

    @classmethod
    def read(cls, given: object, players: int) -> Agreement:
        """The agreement of a record, if it has the right form."""
        if (
            not isinstance(given, dict)
            or given.keys() != {"kind", "secret", "contributions"}
            or given["kind"] != "agreed"
        ):
            raise _odd_form()
        listed = given["contributions"]
        if not isinstance(listed, list) or len(listed) != players or all(part is None for part in listed):
            raise InvalidError(
                "The contributions of this record are not one for each seat, some of them given.",
                id="record-contributions",
            )
        parts = (None if part is None else _bytes(part, CONTRIBUTION) for part in listed)
        return cls(_bytes(given["secret"], SECRET), tuple(parts))

    @property
    def commitment(self) -> str:
        """What is published when the table is made: it binds the secret without telling it."""
        return commitment_to(self.secret)

    @property
    def seed(self) -> bytes:
        return seed_of(self.secret, self.contributions)

    def to_json(self) -> Json:
        shares = [None if share is None else share.hex() for share in self.contributions]
        return {"secret": self.secret.hex(), "contributions": shares}

    def __repr__(self) -> str:
        return f"Agreement(commitment={self.commitment[:12]}…)"


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(COMMITMENT_OF + secret).hexdigest()


def seed_of(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """Every part has a fixed length or says that it is missing, so no other parts are written the same way."""
    shares = (NOTHING if share is None else SOMETHING + share for share in contributions)
    return hashlib.sha256(SEED_OF + secret + bytes([len(contributions)]) + b"".join(shares)).digest()


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def fresh_contribution() -> bytes:
    return secrets.token_bytes(CONTRIBUTION_BYTES)


def _bytes(given: object, form: str) -> bytes:
    if isinstance(given, str) and re.fullmatch(form, given):
        return bytes.fromhex(given)
    raise _odd_form()


def _odd_form() -> InvalidError:
    return InvalidError(
        "The origin of this record's seed is neither drawn, nor given, nor agreed on with a secret and contributions.",
        id="record-origin",
    )
