"""What each choice of a position is worth: all are tried in the same imagined worlds and played to the end."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.state_record import Numbers
from midtown.lab.regret.sets import Worth
from midtown.review.tries import TO_THE_END, Results, Streams, Table, new_room, streams, try_all

WORLDS = 1
"""What the chance of a set is drawn for."""
BATCH = 512
"""So many worlds are tried before asking whether they suffice."""
SURE = 4.0
"""A choice that is so many errors behind the best needs no more worlds."""


class Judge:
    """Judges choices by sensible play to the end, on so many threads."""

    name = "sensible play to the end"

    def __init__(self, game: Game, players: int, threads: int) -> None:
        self.threads = threads
        self._rooms = [new_room(game, players) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def worth(self, match: Match, seed: int, most: int, tolerance: float) -> Worth:
        """What every legal action is worth, tried in so many worlds that the error of what is close is small."""
        seat, actions = match.turn or 0, np.array(match.legal.ids, np.int32)
        worlds = worlds_of(seed, most)
        root = match.imagined(seat, int(worlds[0]))
        results = np.zeros((most, len(actions), 2 * match.players))
        done = 0
        while done < most:
            self._try(root, worlds, seat, actions, results, done, min(done + BATCH, most))
            done = min(done + BATCH, most)
            found = summed(results[:done, :, seat :: match.players])
            behind = found.chance.max() - found.chance
            if (found.error[behind < SURE * found.error] <= tolerance).all():
                break
        return found

    def _try(
        self, root: Table, worlds: Streams, seat: int, actions: Numbers, results: Results, first: int, end: int
    ) -> None:
        shares = np.linspace(first, end, len(self._rooms) + 1).astype(int).tolist()
        waiting = [
            self._pool.submit(try_all, root, worlds, seat, actions, TO_THE_END, room, results, shares[i], shares[i + 1])
            for i, room in enumerate(self._rooms)
        ]
        for one in waiting:
            one.result()


def worlds_of(seed: int, many: int) -> Streams:
    """The streams of chance of so many worlds."""
    return streams(seed, WORLDS, many)


def summed(results: Results) -> Worth:
    """The means of what the mover has by world and choice (of the win, and points), and how sure they are.

    How far off the distance to the best choice may be: worlds are paired.
    """
    many = len(results)
    means = results.mean(0)
    best = int(means[:, 0].argmax())
    distance = results[:, best : best + 1, 0] - results[:, :, 0]
    return Worth(means[:, 0], means[:, 1], distance.std(0) / np.sqrt(many), many)
