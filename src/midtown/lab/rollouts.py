"""One position played on many times, from what one seat knows: how it may end.

>>> import midtown
>>> from midtown.lab import rollouts
>>> match = midtown.new_match("skyline", players=2, seed=1)
>>> outcomes = rollouts.play_on(match, seat=0, many=1000, seed=1)
>>> outcomes.rewards.shape, outcomes.scores.shape
((1000, 2), (1000, 2))

Each time what the seat cannot see is dealt afresh, and everybody plays as a sensible player leans, or at random.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.sensible import sensible_game
from midtown.engine.game import Game
from midtown.engine.hooks import redetermine
from midtown.engine.match import Match
from midtown.engine.play import random_game
from midtown.engine.rule import INTERPRETED, entry, rule
from midtown.engine.state_record import SEATS, Numbers, Reals
from midtown.errors import InvalidError
from midtown.lab.vector import cores, rewards, streams
from midtown.lab.vector.steps import Sheet, Tables, settle


class Outcomes(NamedTuple):
    """How it ended, a row for each time."""

    rewards: NDArray[np.float32]
    """Of every seat."""
    scores: Numbers
    decisions: Numbers
    """How many it took."""


class Buffers(NamedTuple):
    """What one thread works on."""

    here: Tables
    """A table."""
    choices: Numbers
    weights: Reals
    scratch: Reals
    sheet: Sheet
    won: Numbers


class Task(NamedTuple):
    """What is to be played on, and how."""

    seat: int
    guided: bool
    reward: int


@rule
def play_one(root: Tables, stream: np.uint64, task: Task, buffers: Buffers, out: Outcomes, i: int) -> None:
    """The i-th time."""
    here = buffers.here
    here[0] = root[0]
    here[0].stream = stream
    redetermine(here[0], task.seat)
    if task.guided:
        out.decisions[i] = sensible_game(here[0], buffers.choices, buffers.weights, buffers.scratch)
    else:
        out.decisions[i] = random_game(here[0], buffers.choices)
    settle(here[0], out.rewards[i], out.scores[i], buffers.sheet, buffers.won, task.reward)


@entry
def play_share(
    root: Tables, streams: NDArray[np.uint64], task: Task, buffers: Buffers, out: Outcomes, first: int, end: int
) -> None:
    for i in range(first, end):
        play_one(root, streams[i], task, buffers, out, i)


def play_on(
    match: Match,
    seat: int,
    many: int,
    *,
    seed: int = 0,
    guided: bool = True,
    reward: str = "win",
    threads: int | None = None,
) -> Outcomes:
    """Plays the match on so many times, to the end. The same seed makes the same outcomes, with any threads."""
    if INTERPRETED:
        raise InvalidError("Rollouts need compiled rules: NUMBA_DISABLE_JIT must not be set.")
    root, chances, task = prepare(match, seat, many, seed, guided, reward)
    out = Outcomes(
        rewards=np.zeros((many, match.players), np.float32),
        scores=np.zeros((many, match.players), np.int32),
        decisions=np.zeros(many, np.int32),
    )
    workers = threads or cores()

    def share(i: int) -> None:
        play_share(root, chances, task, new_buffers(match.game), out, many * i // workers, many * (i + 1) // workers)

    with ThreadPoolExecutor(workers) as pool:
        for finished in [pool.submit(share, i) for i in range(workers)]:
            finished.result()
    return out


def prepare(
    match: Match, seat: int, many: int, seed: int, guided: bool, reward: str
) -> tuple[Tables, NDArray[np.uint64], Task]:
    """What a seat knows of the match, the chance of each time, and the task."""
    if match.over:
        raise InvalidError("This match is over: there is nothing to play on.")
    if seat not in range(match.players):
        raise InvalidError(f"A seat is a number from 0 to {match.players - 1}, not {seat!r}.")
    if not isinstance(many, int) or many < 1:
        raise InvalidError(f"How many times is a whole number from 1, not {many!r}.")
    chances = streams(seed, 2, many)
    return match.imagined(seat, int(chances[0])), chances, Task(seat, guided, rewards.read(reward))


def new_buffers(game: Game) -> Buffers:
    actions = game.actions.count
    return Buffers(
        here=np.zeros(1, game.state.dtype),
        choices=np.zeros(actions, np.int32),
        weights=np.zeros(actions),
        scratch=np.zeros(game.search.scratch),
        sheet=np.zeros((SEATS, len(game.sources)), np.int32),
        won=np.zeros(SEATS, np.int32),
    )
