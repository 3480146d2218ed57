"""What a review takes a position to be worth: fixed, and named by a hash, before any match is looked at."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from sys import modules

import numpy as np
from numpy.typing import NDArray

from midtown.engine.cache import BOTS, ENGINE, SOURCES
from midtown.engine.game import Game
from midtown.engine.state_record import Numbers
from midtown.review.tries import (
    EVERYTHING,
    STAY,
    TO_THE_END,
    Results,
    Room,
    Streams,
    Table,
    new_room,
    streams,
    try_all,
)

FORMAT = 1
HERE = Path(__file__).resolve().parent
LONG = 64
"""Who looks so many decisions ahead plays most games to their end."""
Shares = NDArray[np.float64]
"""Every seat's share of the win, then every seat's points."""


@dataclass(frozen=True)
class Plan:
    """How much is tried. The same numbers for every match of a game, or luck would not be fair."""

    worlds: int
    """A position is played on in so many worlds."""
    horizon: int
    """For so many decisions, before it is judged by the points in sight."""
    ways: int
    """If chance could have made at most so many things of a move, all are tried; else a sample."""
    sample: int
    first_look: int
    """Every choice is tried in so many worlds before the worse ones are put aside."""
    choices: int
    """The last choices are tried in so many worlds, and the two that are left again, in as many others."""
    second: int
    """In so many worlds the second evaluator plays on to the end."""
    seed: int = 1


def plan_for(game: Game, players: int) -> Plan:
    """What is played to the end is won or lost, and has to be tried more often than what is judged before."""
    horizon = TO_THE_END if players == 1 else game.search.horizon
    worlds, choices = (1, 256) if horizon == 0 else (32, 256) if horizon < LONG else (64, 2048)
    return Plan(worlds, horizon, 8000, 48, 16, choices, 1024)


class Evaluator:
    """Values positions and choices of one game with so many players."""

    def __init__(self, game: Game, players: int, plan: Plan | None = None) -> None:
        self.game = game
        self.players = players
        self.plan = plan or plan_for(game, players)

    @property
    def hash(self) -> str:
        """Of everything that its numbers come from: how much is tried, and the sources of rules and judgement."""
        digest = hashlib.sha256(json.dumps([FORMAT, self.players, asdict(self.plan)]).encode())
        game = Path(str(modules[self.game.package].__file__)).resolve().parent
        for folder in (ENGINE, BOTS, HERE, game):
            for file in sorted(one for one in folder.rglob("*") if one.suffix in SOURCES):
                digest.update(file.relative_to(folder).as_posix().encode())
                digest.update(file.read_bytes())
        return digest.hexdigest()

    def goal_of(self, seat: int) -> int:
        """Where among the shares is what a seat decides by: its share of the win; alone, its points."""
        return 1 if self.players == 1 else seat

    def knows(self, seat: int) -> int:
        """Who sees what that seat sees: where nothing is hidden, everybody knows everything."""
        return seat if self.game.has_secrets else EVERYTHING

    def room(self) -> Room:
        return new_room(self.game, self.players)

    def position(self, record: Table, ply: int, room: Room) -> Shares:
        """What a position is worth to every seat, if everything on the table is known."""
        worlds = streams(self.plan.seed, 4 * ply, self.plan.worlds)
        found: Shares = self.tried(record, worlds, EVERYTHING, [STAY], self.plan.horizon, room).mean((0, 1))
        return found

    def tried(
        self, record: Table, worlds: Streams, seat: int, actions: Sequence[int], horizon: int, room: Room
    ) -> Results:
        results = np.zeros((len(worlds), len(actions), 2 * self.players))
        chosen: Numbers = np.array(actions, np.int32)
        try_all(record, worlds, seat, chosen, horizon, room, results, 0, len(worlds))
        return results
