"""Which passwords are too easy: those that hold what everybody would try first at this service."""

from __future__ import annotations

import re

from midtown.server.refusals import Refusal, RefusedError

HERE = ("midtown", "skyline", "fifthavenue", "newyorkcity", "skyscraper")
"""Names of this service and of what is played at it, without spaces."""
EVERYWHERE = (
    *("password", "passwort", "qwerty", "qwertz", "letmein", "iloveyou", "ichliebedich", "welcome", "willkommen"),
    *("football", "fussball", "baseball", "princess", "sunshine", "superman", "trustno", "starwars", "hallohallo"),
    *("administrator", "changeme", "whatever", "computer", "geheim", "master", "dragon", "monkey", "schatz"),
)
ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm")
LEAST_DIFFERENT = 5
LEFT_OVER = 6
"""So much has to be left of a password besides what everybody would try."""
RUN = 5
"""Neighbours on the keyboard or in the alphabet that count as one."""


def check_password(account: str, password: str) -> None:
    if is_easy(account, password):
        raise RefusedError(Refusal.PASSWORD_EASY)


def is_easy(account: str, password: str) -> bool:
    plain = re.sub(r"\s", "", password.casefold())
    left = plain
    for word in (account.casefold(), *_runs(), *HERE, *EVERYWHERE):
        left = left.replace(word, "")
    return len(set(plain)) < LEAST_DIFFERENT or (left != plain and len(left) < LEFT_OVER)


def _runs() -> list[str]:
    """Pieces of what lies side by side, in both directions, the longest first."""
    both = [*ROWS, *(row[::-1] for row in ROWS)]
    found = {row[at:end] for row in both for at in range(len(row)) for end in range(at + RUN, len(row) + 1)}
    return sorted(found, key=len, reverse=True)
