"""The figures of docs/review.md: `python -m tests.review.figures luck lift 2 10000`, and the other two."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.state_record import Json
from midtown.engine.table import Table
from midtown.games import find, register
from midtown.review.course import Course
from midtown.review.evaluator import Evaluator, Plan, plan_for
from midtown.review.ledger import Step, Verdict
from midtown.review.luck import luck
from midtown.review.review import Review, review
from midtown.review.tries import TO_THE_END, streams
from tests.review.play import Prefer, leaning, play

GIVEN_AWAY = 0.05
"""So much of the win the giver gives away at a time."""
FOUND = 0.025
"""A loss of at least this by both evaluators is one that was found."""
GIFTS = 3
"""So often it does so in a match."""


@dataclass(frozen=True)
class Mean:
    """Of every seat, with its standard error."""

    mean: list[float]
    error: list[float]
    matches: int

    @property
    def far(self) -> float:
        """How many standard errors the farthest seat is from 0."""
        return max((abs(m) / e if e else 0.0) for m, e in zip(self.mean, self.error, strict=True))


def mean_of(rows: Sequence[NDArray[np.float64]]) -> Mean:
    table = 100 * np.array(rows)
    return Mean(table.mean(0).tolist(), (table.std(0, ddof=1) / np.sqrt(len(table))).tolist(), len(table))


def small_plan(name: str, players: int) -> Plan:
    """Less is tried: many matches say more than many worlds."""
    plan = plan_for(find(name), players)
    return replace(plan, worlds=min(plan.worlds, 8), sample=8, choices=64, first_look=16)


def luck_of_match(task: tuple[str, int, int]) -> NDArray[np.float64]:
    """What chance gave to every seat, in shares of the win."""
    name, players, seed = task
    evaluator = Evaluator(find(name), players, small_plan(name, players))
    course = play(name, players, seed, leaning(evaluator.game, seed + 1))
    return luck(evaluator, course, evaluator.room())[:players]


def bent_match(task: tuple[str, int, int, bool]) -> NDArray[np.float64]:
    """Of the first seat: its luck, and what a decision of its cost it."""
    name, players, seed, bent = task
    evaluator = Evaluator(find(name), players, small_plan(name, players))
    room = evaluator.room()
    prefer: Prefer | None = (lambda table, ply: evaluator.position(table.record, ply, room)[0]) if bent else None
    found = looked_back(play(name, players, seed, leaning(evaluator.game, seed + 1), prefer), evaluator)
    own = [found.price(step) for step in found.steps if step.seat == 0 and step.options > 1]
    return np.array([found.accounts[0][0].luck, np.mean(own)])


def looked_back(course: Course, evaluator: Evaluator) -> Review:
    return review(course, evaluator, 1, lambda done, total: None, frozenset())


class Giver:
    """Plays what is best if one plays on to the end; at some plies, what gives away about five of a hundred."""

    def __init__(self, name: str, players: int, seed: int, worlds: int) -> None:
        self._evaluator = Evaluator(find(name), players)
        self._room, self._seed, self._worlds = self._evaluator.room(), seed, worlds
        self.given: dict[int, float] = {}
        """By ply, what it gave away."""

    def choose(self, table: Table, ply: int) -> int:
        options = table.legal()
        if len(options) == 1:
            return options[0]
        knows = self._evaluator.knows(table.turn)
        worlds = streams(self._seed, ply, self._worlds)
        tried = self._evaluator.tried(table.record, worlds, knows, options, TO_THE_END, self._room)
        worth = tried[:, :, table.turn].mean(0)
        lost = worth.max() - worth
        choice = int(np.argmin(lost))
        if len(self.given) < GIFTS and ply % 5 == self._seed % 5:
            gift = int(np.argmin(np.abs(lost - GIVEN_AWAY)))
            if 0.8 * GIVEN_AWAY <= lost[gift] <= 1.6 * GIVEN_AWAY:
                self.given[ply] = float(lost[gift])
                choice = gift
        return options[choice]


def giving_match(task: tuple[str, int, int, int]) -> NDArray[np.float64]:
    """How many gifts were made, how many of them were found, and how many losses were found in all."""
    name, players, seed, worlds = task
    giver = Giver(name, players, seed, worlds)
    course = play(name, players, seed, giver.choose)
    found = looked_back(course, Evaluator(find(name), players))
    dear = {step.ply for step in found.steps if is_found(step, found)}
    return np.array([len(giver.given), len(dear & set(giver.given)), len(dear)], float)


def is_found(step: Step, found: Review) -> bool:
    return step.verdict is Verdict.MISTAKE and found.sure_price(step) >= FOUND


def spread(work: Callable[[Any], NDArray[np.float64]], tasks: Sequence[Any], processes: int) -> list[Any]:
    if processes == 1:
        return [work(task) for task in tasks]
    with ProcessPoolExecutor(processes, initializer=register, initargs=("tests.games.lift",)) as pool:
        return list(pool.map(work, tasks, chunksize=max(1, len(tasks) // (8 * processes))))


def luck_figures(name: str, players: int, matches: int, processes: int = 1) -> Mean:
    return mean_of(spread(luck_of_match, [(name, players, 10 * seed) for seed in range(matches)], processes))


def bent_figures(name: str, players: int, matches: int, processes: int = 1) -> tuple[Mean, Mean]:
    """With fair chance, and with the better of two chances for the first seat."""
    fair, bent = (
        mean_of(spread(bent_match, [(name, players, 10 * seed, b) for seed in range(matches)], processes))
        for b in (False, True)
    )
    return fair, bent


def giver_figures(name: str, players: int, matches: int, worlds: int, processes: int = 1) -> Json:
    rows = spread(giving_match, [(name, players, seed + 1, worlds) for seed in range(matches)], processes)
    given, hits, found = np.sum(rows, axis=0).tolist()
    return {
        "matches": matches,
        "given": given,
        "found": found,
        "recall": hits / max(1.0, given),
        "precision": hits / max(1.0, found),
    }


def main(what: str, name: str, players: str, matches: str) -> None:
    register("tests.games.lift")
    processes = int(os.environ.get("CORES", os.cpu_count() or 1))
    seats, many = int(players), int(matches)
    if what == "luck":
        figures = luck_figures(name, seats, many, processes)
        told: Json = {"luck": figures.mean, "error": figures.error, "farthest": figures.far}
    elif what == "bent":
        fair, bent = bent_figures(name, seats, many, processes)
        told = {"fair": [fair.mean, fair.error], "bent": [bent.mean, bent.error]}
    else:
        told = giver_figures(name, seats, many, 1024, processes)
    told |= {"what": what, "game": name, "players": seats, "matches": many}
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
