"""What each choice of a position is worth: all are tried in the same imagined worlds and played to the end."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.sensible import sensible_game
from midtown.engine.game import Game
from midtown.engine.hooks import apply, redetermine
from midtown.engine.match import Match
from midtown.engine.outcome import outcome
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import SEATS, Numbers, Reals
from midtown.lab.regret.sets import Worth

Table = Any  # an array of one record
Streams = NDArray[np.uint64]
Results = NDArray[np.float64]
"""By world and choice: what the mover has of the win, and its points."""
BATCH = 512
"""So many worlds are tried before asking whether they suffice."""
SURE = 4.0
"""A choice that is so many errors behind the best needs no more worlds."""


class Room(NamedTuple):
    """Memory that one thread works in."""

    world: Table
    choices: Numbers
    weights: Reals
    scratch: Reals
    sheet: Numbers
    won: Numbers
    ended: Reals


@rule
def try_choice(root: Table, stream: np.uint64, seat: int, action: int, room: Room) -> None:
    """Plays one choice to the end in the world that this stream deals, as everybody leans; fills in `room.ended`."""
    room.world[0] = root[0]
    room.world[0].stream = stream
    redetermine(room.world[0], seat)
    apply(room.world[0], action)
    sensible_game(room.world[0], room.choices, room.weights, room.scratch)
    outcome(room.world[0], room.sheet, room.won, room.ended)


@entry
def try_all(
    root: Table, streams: Streams, seat: int, actions: Numbers, room: Room, results: Results, first: int, end: int
) -> None:
    players = len(room.ended) // 2
    for i in range(first, end):
        for k in range(len(actions)):
            try_choice(root, streams[i], seat, actions[k], room)
            results[i, k, 0] = room.ended[seat]
            results[i, k, 1] = room.ended[players + seat]


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
        streams = worlds_of(seed, most)
        root = match.imagined(seat, int(streams[0]))
        results = np.zeros((most, len(actions), 2))
        done = 0
        while done < most:
            self._try(root, streams, seat, actions, results, done, min(done + BATCH, most))
            done = min(done + BATCH, most)
            found = summed(results[:done])
            behind = found.chance.max() - found.chance
            if (found.error[behind < SURE * found.error] <= tolerance).all():
                break
        return found

    def _try(
        self, root: Table, streams: Streams, seat: int, actions: Numbers, results: Results, first: int, end: int
    ) -> None:
        shares = np.linspace(first, end, len(self._rooms) + 1).astype(int).tolist()
        waiting = [
            self._pool.submit(try_all, root, streams, seat, actions, room, results, shares[i], shares[i + 1])
            for i, room in enumerate(self._rooms)
        ]
        for one in waiting:
            one.result()


def worlds_of(seed: int, many: int) -> Streams:
    """The streams of chance of so many worlds."""
    return np.random.SeedSequence([seed, 1]).generate_state(many, np.uint64) | np.uint64(1)


def new_room(game: Game, players: int) -> Room:
    actions = game.actions.count
    return Room(
        world=np.zeros(1, game.state.dtype),
        choices=np.zeros(actions, np.int32),
        weights=np.zeros(actions),
        scratch=np.zeros(game.search.scratch),
        sheet=np.zeros((SEATS, len(game.sources)), np.int32),
        won=np.zeros(SEATS, np.int32),
        ended=np.zeros(2 * players),
    )


def summed(results: Results) -> Worth:
    """The means of so many worlds, and how far off the distance to the best choice may be: worlds are paired."""
    many = len(results)
    means = results.mean(0)
    best = int(means[:, 0].argmax())
    distance = results[:, best : best + 1, 0] - results[:, :, 0]
    return Worth(means[:, 0], means[:, 1], distance.std(0) / np.sqrt(many), many)
