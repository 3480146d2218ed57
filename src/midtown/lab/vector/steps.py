"""Many tables, each a step further: compiled, in place, without an allocation."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.engine.hooks import apply, begin, score, winners
from midtown.engine.play import legal
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers, Record
from midtown.lab.vector.rewards import pay
from midtown.lab.vector.sight import Bytes, Sight, Words, observe

Tables = Any  # an array of records
Sheet = NDArray[np.int32]
NEW_GAME = -1
"""In the place of an action: the table is set anew."""


class Batch(NamedTuple):
    """Everything about the tables that a learner reads, a row a table. It is always the same memory."""

    observations: NDArray[np.int16]
    """What the seat to play sees."""
    masks: NDArray[np.bool_]
    """Which actions are legal."""
    rewards: NDArray[np.float32]
    """Of every seat, for the game that has just ended; else zero."""
    to_play: Numbers
    """The seat that decides."""
    done: NDArray[np.bool_]
    """Whether the last step ended a game; the row already shows the next one."""
    choices: Numbers
    """The ids of the legal actions, as many as `counts` says."""
    counts: Numbers
    scores: Numbers
    """The points of every seat in the last game that ended at this table."""


class Buffers(NamedTuple):
    """What the tables stand on, besides the records themselves."""

    bytes: Bytes
    words: Words
    how: Sight
    sheet: Sheet
    """Scratch memory, a page for each thread."""
    won: Numbers
    room: Numbers


@entry
def first_illegal(batch: Batch, actions: Numbers) -> int:
    """The first table whose action is not legal, or −1."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= batch.masks.shape[1] or not batch.masks[i, action]:
            return i
    return -1


@entry
def step(
    tables: Tables, blank: Tables, buffers: Buffers, batch: Batch, actions: Numbers, reward: int, thread: int, many: int
) -> None:
    """One action at every table of a thread's share, or a new game."""
    room, sheet, won = buffers.room[thread], buffers.sheet[thread], buffers.won[thread]
    for i in range(len(actions) * thread // many, len(actions) * (thread + 1) // many):
        advance(tables, blank, batch, actions[i], reward, i, sheet, won)
        mark(tables[i], batch, i, room)
        observe(buffers.bytes, buffers.words, buffers.how, batch.to_play[i], i, batch.observations)


@rule
def advance(
    tables: Tables, blank: Tables, batch: Batch, action: int, reward: int, i: int, sheet: Sheet, won: Numbers
) -> None:
    """Plays an action at table i; where that ends the game, the next one begins."""
    if batch.done[i]:
        batch.done[i] = False
        batch.rewards[i, :] = 0.0
    if action == NEW_GAME:
        restart(tables, blank, i)
        return
    apply(tables[i], action)
    if tables[i].turn < 0:
        settle(tables[i], batch.rewards[i], batch.scores[i], sheet, won, reward)
        batch.done[i] = True
        restart(tables, blank, i)


@rule
def restart(tables: Tables, blank: Tables, i: int) -> None:
    """The next game of a table: its chance just runs on."""
    stream = tables[i].stream
    tables[i] = blank[0]
    tables[i].stream = stream
    begin(tables[i])


@rule
def mark(s: Record, batch: Batch, i: int, room: Numbers) -> None:
    """Notes who decides and what is legal. Only what was marked is unmarked: a mask has many more places."""
    for k in range(batch.counts[i]):
        batch.masks[i, batch.choices[i, k]] = False
    count = legal(s, room)
    for k in range(count):
        batch.choices[i, k] = room[k]
        batch.masks[i, room[k]] = True
    batch.counts[i] = count
    batch.to_play[i] = s.turn


@rule
def settle(s: Record, rewards: NDArray[np.float32], scores: Numbers, sheet: Sheet, won: Numbers, reward: int) -> None:
    """What a finished game was worth to each seat."""
    score(s, sheet)
    players = len(rewards)
    for seat in range(players):
        scores[seat] = 0
        for source in range(sheet.shape[1]):
            scores[seat] += sheet[seat, source]
    winners(s, won)
    pay(won, scores, reward, rewards)


@entry
def sample(batch: Batch, streams: NDArray[np.uint64], actions: Numbers) -> None:
    """Any legal action at every table, each as likely as the others."""
    for i in range(len(actions)):
        sample_one(batch, streams, actions, i)


@rule
def sample_one(batch: Batch, streams: NDArray[np.uint64], actions: Numbers, i: int) -> None:
    x = streams[i]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    streams[i] = x
    pick = ((x >> np.uint64(32)) * np.uint64(batch.counts[i])) >> np.uint64(32)
    actions[i] = batch.choices[i, pick]
