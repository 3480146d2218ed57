"""What happens at a learner's tables, written once as rules, for the CPU and for a GPU."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.net.evaluate import Net, add_estimate, level_of
from midtown.engine.hooks import apply, begin, estimate_points, redetermine
from midtown.engine.outcome import outcome
from midtown.engine.play import legal
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers, Reals, Record

Tables = Any  # an array of records
Streams = NDArray[np.uint64]
Column = Any
"""An array to rules; a tensor to everybody else."""


class Choices(NamedTuple):
    """What can be done at every table, a row a table."""

    counts: Column
    actions: Column
    movers: Column


class Ends(NamedTuple):
    """What became of the last step at every table."""

    over: Column
    worth: Column
    """Of a game that ended: a share of the win a seat, then points a seat."""


class Room(NamedTuple):
    """Memory that one thread works in."""

    here: Tables
    """One table: a GPU is faster on a copy of its own."""
    choices: Numbers
    points: Reals
    scratch: Reals
    sheet: Numbers
    won: Numbers


@rule
def list_choices(tables: Tables, out: Choices, room: Room, i: int) -> None:
    """What is legal at table i."""
    room.here[0] = tables[i]
    count = legal(room.here[0], room.choices)
    out.counts[i], out.movers[i] = count, room.here[0].turn
    for k in range(count):
        out.actions[i, k] = room.choices[k]


@rule
def imagine(
    tables: Tables,
    worlds: Tables,
    choices: Choices,
    streams: Streams,
    ends: Ends,
    room: Room,
    place: int,
    k: int,
    j: int,
) -> None:
    """World j: table `place` as its mover may imagine it, after the k-th choice. All choices meet the same luck."""
    room.here[0] = tables[place]
    room.here[0].stream = streams[place]
    redetermine(room.here[0], choices.movers[place])
    apply(room.here[0], choices.actions[place, k])
    settle(room.here[0], ends, room, j)
    worlds[j] = room.here[0]


@rule
def promise(worlds: Tables, ends: Ends, observers: Numbers, wanted: Column, out: Column, room: Room, j: int) -> None:
    """What `shrewd` hopes for in world j, where that is wanted: by the game's own judgement, the chance to win."""
    if not wanted[j]:
        return
    observer = observers[j]
    if ends.over[j]:
        out[j] = ends.worth[j, observer]
        return
    room.here[0] = worlds[j]
    spread = estimate_points(room.here[0], room.points, room.scratch)
    players = len(ends.worth[j]) // 2
    best = 0.0 if players == 1 else -1e9
    for seat in range(players):
        if seat != observer:
            best = max(best, room.points[seat])
    out[j] = 1.0 / (1.0 + exp((best - room.points[observer]) / spread))


@rule
def play(tables: Tables, blank: Tables, after: Tables, actions: Numbers, ends: Ends, room: Room, i: int) -> None:
    """Plays an action at table i and keeps what comes of it; where the game ends, the next one begins."""
    room.here[0] = tables[i]
    apply(room.here[0], actions[i])
    after[i] = room.here[0]
    settle(room.here[0], ends, room, i)
    if ends.over[i]:
        start(room.here, blank)
    tables[i] = room.here[0]


@rule
def start(here: Tables, blank: Tables) -> None:
    """The next game of a table: its chance just runs on."""
    stream = here[0].stream
    here[0] = blank[0]
    here[0].stream = stream
    begin(here[0])


@rule
def start_at(tables: Tables, blank: Tables, room: Room, i: int) -> None:
    room.here[0] = tables[i]
    start(room.here, blank)
    tables[i] = room.here[0]


@rule
def settle(s: Record, ends: Ends, room: Room, i: int) -> None:
    """Notes whether a game is over, and how it ended."""
    ends.over[i] = s.turn < 0
    if s.turn < 0:
        outcome(s, room.sheet, room.won, ends.worth[i])


@rule
def encode(
    octets: NDArray[np.int8],
    words: NDArray[np.int16],
    net: Net,
    counts: NDArray[np.bool_],
    observer: int,
    one: int,
    out: NDArray[np.integer[Any]],
    i: int,
    k: int,
) -> None:
    """Row i of a net's inputs, as far as the k-th number goes: a 1 for its level, and for those below if it counts."""
    level = level_of(octets, words, net, observer, k)
    row = net.row[k]
    if counts[k]:
        for below in range(level):
            out[i, row + below] = one
    elif level > 0:
        out[i, row + level - 1] = one


@rule
def estimate(records: Tables, observers: Numbers, out: Column, room: Room, i: int) -> None:
    """What the game's own estimate says of record i, in what a net says, the observer first."""
    room.here[0] = records[i]
    players = out.shape[1] // 2
    out[i, :] = 0.0
    add_estimate(room.here[0], observers[i], players, out[i], room.points, room.scratch)


@entry
def start_all(tables: Tables, blank: Tables, which: Column, room: Room) -> None:
    for i in range(len(tables)):
        if which[i]:
            start_at(tables, blank, room, i)


@entry
def list_all(tables: Tables, out: Choices, room: Room) -> None:
    for i in range(len(tables)):
        list_choices(tables, out, room, i)


@entry
def imagine_all(
    tables: Tables, worlds: Tables, choices: Choices, streams: Streams, ends: Ends, room: Room, where: Numbers
) -> None:
    for j in range(len(where)):
        imagine(tables, worlds, choices, streams, ends, room, where[j, 0], where[j, 1], j)


@entry
def promise_all(worlds: Tables, ends: Ends, observers: Numbers, wanted: Column, out: Column, room: Room) -> None:
    for j in range(len(observers)):
        promise(worlds, ends, observers, wanted, out, room, j)


@entry
def estimate_all(records: Tables, observers: Numbers, out: Column, room: Room) -> None:
    for i in range(len(records)):
        estimate(records, observers, out, room, i)


@entry
def play_all(tables: Tables, blank: Tables, after: Tables, actions: Numbers, ends: Ends, room: Room) -> None:
    for i in range(len(tables)):
        play(tables, blank, after, actions, ends, room, i)


@entry
def encode_all(
    octets: NDArray[np.int8],
    words: NDArray[np.int16],
    net: Net,
    counts: NDArray[np.bool_],
    observers: Numbers,
    one: int,
    out: NDArray[np.integer[Any]],
) -> None:
    for i in range(len(observers)):
        for k in range(len(counts)):
            encode(octets[i], words[i], net, counts, observers[i], one, out, i, k)
