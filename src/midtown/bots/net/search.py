"""The search with a net that judges where play to the horizon has come to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.bots.budget import Budget
from midtown.bots.net.evaluate import BALANCE, POINTS_UNIT, Net, Room, judge, new_net, new_room
from midtown.bots.net.file import NetFile
from midtown.bots.search import Search, TreeSearch
from midtown.bots.tree import (
    NONE,
    Buffers,
    Plan,
    Table,
    Tree,
    Words,
    best_other,
    credit,
    descend,
    play_on,
    sample_world,
    win_chances,
)
from midtown.engine.game import Game
from midtown.engine.hooks import estimate_points
from midtown.engine.match import Match
from midtown.engine.rule import entry, rule


class NetSearch(Search):
    """A search whose leaves a net judges."""

    def __init__(self, path: str, budget: Budget, seed: int | None = None, threads: int = 1) -> None:
        super().__init__(budget, seed, threads)
        self._file = NetFile.read(Path(path))

    def run(self, match: Match, seat: int) -> list[Any]:
        self._file.check(match.game, match.players)
        return super().run(match, seat)

    def _new_search(self, game: Game, edges: int) -> TreeSearch:
        return NetTreeSearch(game, edges, self._file)


class NetTreeSearch(TreeSearch):
    def __init__(self, game: Game, edges: int, file: NetFile) -> None:
        super().__init__(game, edges)
        self._net: Net = new_net(file, game)
        self._room: Room = new_room(file, game)
        self._seen = self._world.view(np.int8), self._world.view(np.int16)

    def _visit(
        self, root: np.ndarray[Any, Any], sight: np.ndarray[Any, Any], plan: Plan, seat: int, visits: int
    ) -> None:
        place = (root, self._world, self._words, *self._seen, sight)
        visit_with_net(*place, self.tree, self._buffers, plan, self._net, self._room, seat, visits)


@entry
def visit_with_net(
    root: Table,
    world: Table,
    words: Words,
    octets: NDArray[np.int8],
    pairs: NDArray[np.int16],
    sight: Words,
    tree: Tree,
    buffers: Buffers,
    plan: Plan,
    net: Net,
    room: Room,
    seat: int,
    visits: int,
) -> None:
    """Visits the tree so many times. `octets` and `pairs` are the bytes of `world` and the same two by two."""
    par = estimate_points(root[0], buffers.worth, buffers.scratch)
    start = buffers.worth[seat]
    for _ in range(visits):
        sample_world(root, world, seat)
        depth = descend(world[0], words, sight, tree, buffers, plan)
        last = play_on(world[0], tree, buffers, plan)
        if world[0].turn < 0:
            win_chances(world[0], buffers, start, par)
        else:
            # A net knows positions best as they look to who has just decided.
            observer = last if last != NONE else buffers.actors[depth - 1] if depth > 0 else seat
            judge(world[0], octets, pairs, net, observer, room)
            take_judgement(room, buffers, observer, net.players, start, par)
        credit(tree, buffers, depth)


@rule
def take_judgement(room: Room, buffers: Buffers, observer: int, players: int, start: float, par: float) -> None:
    """What a net said, the observer first, as what each seat can hope for; alone, as the search without a net."""
    if players == 1:
        buffers.worth[0] = room.judged[1]
        buffers.gain[0] = min(1.0, max(0.0, 0.5 + (buffers.worth[0] - start) / (4.0 * par)))
        return
    for i in range(players):
        buffers.worth[(observer + i) % players] = room.judged[players + i]
    for i in range(players):
        seat = (observer + i) % players
        lead = buffers.worth[seat] - best_other(buffers.worth, players, seat)
        buffers.gain[seat] = room.judged[i] + BALANCE * lead / POINTS_UNIT
