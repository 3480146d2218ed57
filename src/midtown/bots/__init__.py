"""Players that are not people. A bot decides from what its seat may know."""

from __future__ import annotations

import random
from typing import Protocol

from midtown.bots.budget import Budget
from midtown.bots.levels import LEVELS
from midtown.engine.match import Match
from midtown.errors import InvalidError

BOTS = ("random", "greedy", "shrewd", *LEVELS)
"""The built-in bots that have a name."""


class Bot(Protocol):
    @property
    def budget(self) -> str:
        """How much it may think, in words."""

    @property
    def repeats(self) -> bool:
        """Whether it plays the same again with the same seed; a bot that thinks by the clock may not."""

    def choose(self, match: Match) -> int:
        """The id of the action it plays on its turn."""


class Random:
    """Plays any legal action, each as likely as the others."""

    budget = "none"
    repeats = True

    def __init__(self, seed: int | None = None) -> None:
        self._chooser = random.Random(seed) if seed is not None else random.SystemRandom()

    def choose(self, match: Match) -> int:
        return self._chooser.choice(match.legal.ids)


def is_built_in(spec: str) -> bool:
    """Whether that bot is one of Midtown's own, and not a file or a program of somebody's."""
    return spec in BOTS or spec.startswith("search:")


def find(spec: str, seed: int | None = None, threads: int = 1) -> Bot:
    """A bot by its name, or by what people type for one of their own: a file, or a program.

    With a seed, a bot that does not think by the clock plays the same again. A spec from a stranger may start a
    program: ask `is_built_in` first.
    """
    from midtown.bots.files import ENDING, find_file
    from midtown.bots.net.bot import PREFIX as NET
    from midtown.bots.process import PREFIX, find_process

    if spec == "random":
        return Random(seed)
    if spec in BOTS or spec.startswith("search:"):
        return _thinking(spec, seed, threads)
    if spec.startswith(NET):
        return _with_net(spec.removeprefix(NET), seed, threads)
    if spec.startswith(PREFIX):
        return find_process(spec, seed)
    if ENDING in spec:
        return find_file(spec, seed)
    known = f"{', '.join(BOTS)}, search:2000, search:0.5s, {NET}FILE.net, FILE.py, {PREFIX}COMMAND"
    raise InvalidError(f"There is no bot {spec!r}; there are: {known}.")


def _with_net(spec: str, seed: int | None, threads: int) -> Bot:
    """`FILE` looks one action ahead, `FILE@0.5s` or `FILE@2000` searches."""
    from midtown.bots.net.bot import NetBot
    from midtown.bots.net.search import NetSearch

    path, at, budget = spec.rpartition("@")
    return NetSearch(path, Budget.read(budget), seed, threads) if at else NetBot(spec, seed)


def _thinking(spec: str, seed: int | None, threads: int) -> Bot:
    from midtown.bots.one_ply import Greedy, OnePly
    from midtown.bots.search import Search

    if spec == "greedy":
        return Greedy(seed=seed)
    budget = Budget.read(spec.removeprefix("search:")) if spec.startswith("search:") else LEVELS.get(spec)
    return OnePly(spec, seed) if budget is None else Search(budget, seed, threads, spec)
