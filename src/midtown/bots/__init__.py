"""Players that are not people. A bot decides from what its seat may know."""

from __future__ import annotations

import random
from typing import Protocol

from midtown.engine.match import Match
from midtown.errors import InvalidError


class Bot(Protocol):
    def choose(self, match: Match) -> int:
        """The id of the action it plays on its turn."""


class Random:
    """Plays any legal action, each as likely as the others."""

    def __init__(self, chooser: random.Random | None = None) -> None:
        self._chooser = chooser or random.SystemRandom()

    def choose(self, match: Match) -> int:
        return self._chooser.choice(match.legal.ids)


BOTS: dict[str, type[Bot]] = {"random": Random}


def find(name: str) -> Bot:
    if name not in BOTS:
        raise InvalidError(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name]()
