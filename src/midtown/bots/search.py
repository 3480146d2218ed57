"""A bot that searches: one tree a thread, all from what its seat can see."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from midtown.bots.budget import Budget
from midtown.bots.levels import careless_choice, carelessness
from midtown.bots.tree import DECISIONS, Plan, Tree, new_buffers, new_tree, reset_tree, run_visits
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.state_record import Reals

MOST_EDGES = 1 << 18
FIRST_CHUNK, CHUNK = 16, 256
CHUNK_SECONDS = 0.02
PASSING = 30
"""What was looked at so many times less than the favourite was looked at in passing: little is known of it."""


@dataclass(frozen=True)
class Candidate:
    """What a search makes of one action."""

    action: int
    visits: int
    value: float
    """The chance to win that it expects; alone, 0.5 and more if it goes better than it looked."""
    points: float
    """The points it expects to end with."""


def plan_for(game: Game) -> Plan:
    settings = game.search
    return Plan(settings.exploration, settings.caution, settings.horizon, True)


class TreeSearch:
    """One tree and the worlds it is grown in."""

    def __init__(self, game: Game, edges: int) -> None:
        self.game = game
        self.tree: Tree = new_tree(edges)
        self._buffers = new_buffers(game)
        self._world = np.zeros(1, game.state.dtype)
        self._words = self._world.view(np.uint64)

    def run(self, root: np.ndarray[Any, Any], seat: int, plan: Plan, budget: Budget) -> None:
        """Grows a fresh tree until the budget is spent or nothing can change its mind any more."""
        sight = _sight(self.game, seat)
        reset_tree(self.tree)
        began, done, chunk = time.perf_counter(), 0, FIRST_CHUNK
        while True:
            self._visit(root, sight, plan, seat, chunk)
            done += chunk
            spent = time.perf_counter() - began
            left = _visits_left(budget, done, spent)
            if left <= 0 or self._settled(left):
                return
            chunk = min(CHUNK, left) if budget.visits else max(1, min(left, int(done / spent * CHUNK_SECONDS)))

    def _visit(
        self, root: np.ndarray[Any, Any], sight: np.ndarray[Any, Any], plan: Plan, seat: int, visits: int
    ) -> None:
        run_visits(root, self._world, self._words, sight, self.tree, self._buffers, plan, seat, visits)

    def _settled(self, left: int) -> bool:
        """Whether the action in front cannot be overtaken with the visits that are left."""
        visits = np.sort(self.tree.visits[_edges_of_root(self.tree)])
        return len(visits) > 1 and bool(visits[-1] - visits[-2] > left)

    def results(self) -> Reals:
        """What this tree found out about each action at the root: visits, sum of values, sum of points."""
        edges = _edges_of_root(self.tree)
        found = np.zeros((3, self.game.actions.count))
        found[:, self.tree.action[edges]] = self.tree.visits[edges], self.tree.total[edges], self.tree.points[edges]
        return found

    @property
    def decisions(self) -> int:
        """How many decisions were simulated for it."""
        return int(self.tree.used[DECISIONS])


def _visits_left(budget: Budget, done: int, spent: float) -> int:
    if budget.visits is not None:
        return budget.visits - done
    return int((budget.seconds - spent) * done / spent)  # type: ignore[operator]


def _edges_of_root(tree: Tree) -> list[int]:
    edges = []
    edge = int(tree.first_edge[0])
    while edge >= 0:
        edges.append(edge)
        edge = int(tree.next_edge[edge])
    return edges


def _sight(game: Game, seat: int) -> np.ndarray[Any, Any]:
    return (game.state.visible_bytes(seat).astype(np.uint8) * 255).view(np.uint64)


class Search:
    """Plays the action it came back to most often; below the highest levels, another one now and then."""

    def __init__(self, budget: Budget, seed: int | None = None, threads: int = 1, level: str | None = None) -> None:
        self._budget = budget
        self._level = level
        self._threads = threads
        self._chance = random.Random(seed) if seed is not None else random.SystemRandom()
        self._searches: list[TreeSearch] = []

    @property
    def budget(self) -> str:
        return f"{self._budget}, {self._threads} thread{'s' * (self._threads > 1)}"

    @property
    def repeats(self) -> bool:
        return self._budget.visits is not None

    def choose(self, match: Match) -> int:
        choices = match.legal.ids
        if len(choices) == 1:
            return choices[0]
        candidates = self.run(match, match.turn or 0)
        slip = carelessness(match.game, self._level)
        if slip == 0:
            return candidates[0].action
        known = [one for one in candidates if one.visits * PASSING >= candidates[0].visits]
        return careless_choice([one.action for one in known], [one.value for one in known], slip, self._chance)

    def run(self, match: Match, seat: int) -> list[Candidate]:
        """What it makes of each action it tried, the best first."""
        searches = self._searches_for(match.game)
        share = self._budget
        if share.visits is not None:
            share = Budget(visits=-(-share.visits // len(searches)))
        plan = plan_for(match.game)
        roots = [match.imagined(seat, self._chance.getrandbits(64) | 1) for _ in searches]

        def work(search: TreeSearch, root: np.ndarray[Any, Any]) -> None:
            search.run(root, seat, plan, share)

        if len(searches) == 1:
            work(searches[0], roots[0])
        else:
            with ThreadPoolExecutor(len(searches)) as pool:
                list(pool.map(work, searches, roots))
        return _merged(searches)

    def _searches_for(self, game: Game) -> list[TreeSearch]:
        if not self._searches or self._searches[0].game is not game:
            edges = min(MOST_EDGES, (self._budget.visits or MOST_EDGES) + CHUNK)
            self._searches = [self._new_search(game, edges) for _ in range(self._threads)]
        return self._searches

    def _new_search(self, game: Game, edges: int) -> TreeSearch:
        return TreeSearch(game, edges)


def _merged(searches: list[TreeSearch]) -> list[Candidate]:
    visits, values, points = np.sum([search.results() for search in searches], axis=0)
    tried = [
        Candidate(int(a), int(visits[a]), float(values[a] / visits[a]), float(points[a] / visits[a]))
        for a in np.flatnonzero(visits)
    ]
    return sorted(tried, key=lambda one: (-one.visits, -one.value, one.action))
