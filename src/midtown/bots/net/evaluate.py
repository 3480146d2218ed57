"""A net in play: whole numbers all the way, so that every machine comes to the same result."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.net.file import FIRST_SCALE, LAST_SCALE, MIDDLE_SCALE, NetFile
from midtown.engine.exact import exp
from midtown.engine.game import Game
from midtown.engine.hooks import estimate_points
from midtown.engine.observation import layout
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import SEATS, Numbers, Reals, Record

Table = Any  # an array of one record

POINTS_UNIT = 32.0
"""The points that a net calls 1."""
BALANCE = 0.1
"""What a lead of that many points counts beside a win."""
FAR_AHEAD = 4.0
"""So many times the spread: more certain than 98 % no estimate is taken to be."""
ONE = FIRST_SCALE
"""What 1 is after the first layer."""
WHOLE = ONE * MIDDLE_SCALE
"""And what it is after the middle one."""
OUT = float(WHOLE * LAST_SCALE)


class Net(NamedTuple):
    """A net and the places in a record that it reads."""

    source: Numbers
    """By observer: the byte of the record that each number comes from."""
    wide: NDArray[np.bool_]
    base: Numbers
    """What stands for the first seat, where the number names a seat; −1 where it does not."""
    low: Numbers
    offset: Numbers
    length: Numbers
    levels: NDArray[np.int16]
    row: Numbers
    rows: NDArray[np.int16]
    """What each level adds, all levels below it included."""
    first_bias: Numbers
    middle: NDArray[np.int16]
    middle_bias: Numbers
    last: NDArray[np.int16]
    last_bias: NDArray[np.int64]
    players: int
    corrects: bool
    """Whether what it says is added to the game's own estimate."""


class Room(NamedTuple):
    """Memory that a net works in, made once."""

    inner: Numbers
    outer: Numbers
    worth: Reals
    scratch: Reals
    """For the game's own estimate."""
    judged: Reals
    """What it made of a position, the observer first: a chance to win a seat, then points a seat."""


def new_net(file: NetFile, game: Game) -> Net:
    players = file.made.players
    file.check(game, players)
    where, features, weights = layout(game, players), file.features, file.weights
    return Net(
        source=where.source[:, features.place],
        wide=where.width[features.place] == 2,
        base=where.base[features.place],
        low=features.low,
        offset=features.offset,
        length=features.length,
        levels=features.levels,
        row=features.row,
        rows=_summed(file),
        first_bias=weights.first_bias,
        middle=weights.middle,
        middle_bias=weights.middle_bias,
        last=weights.last,
        last_bias=weights.last_bias,
        players=players,
        corrects=file.made.corrects,
    )


def _summed(file: NetFile) -> NDArray[np.int16]:
    """The rows, with those of the lower levels added where numbers count: one row a number is then all to add."""
    rows = file.weights.first.astype(np.int16)
    ends = [*file.features.row[1:].tolist(), len(rows)]
    for first, end, counts in zip(file.features.row.tolist(), ends, file.features.counts.tolist(), strict=True):
        if counts:
            rows[first:end] = np.cumsum(rows[first:end], axis=0)
    return rows


def new_room(file: NetFile, game: Game) -> Room:
    inner, outer = file.weights.middle.shape
    return Room(
        inner=np.zeros(inner, np.int32),
        outer=np.zeros(outer, np.int32),
        worth=np.zeros(SEATS),
        scratch=np.zeros(game.search.scratch),
        judged=np.zeros(2 * file.made.players),
    )


@rule
def judge(s: Record, octets: NDArray[np.int8], words: NDArray[np.int16], net: Net, observer: int, room: Room) -> None:
    """What a seat may hope for, by what it sees of a record, given once more as its bytes and as its words."""
    read(octets, words, net, observer, room)
    if net.corrects:
        add_estimate(s, observer, net.players, room.judged, room.worth, room.scratch)
    for seat in range(net.players):
        room.judged[seat] = chance_of(room.judged[seat])
        room.judged[net.players + seat] *= POINTS_UNIT


@rule
def read(octets: NDArray[np.int8], words: NDArray[np.int16], net: Net, observer: int, room: Room) -> None:
    """What the net itself says: a leaning to win a seat, then points a seat in their unit."""
    inner = room.inner
    inner[:] = net.first_bias
    for k in range(len(net.low)):
        level = level_of(octets, words, net, observer, k)
        if level > 0:
            row = net.row[k] + level - 1
            for i in range(len(inner)):
                inner[i] += net.rows[row, i]
    for j in range(len(room.outer)):
        room.outer[j] = net.middle_bias[j]
    for i in range(len(inner)):
        given = min(ONE, max(0, inner[i]))
        if given > 0:
            for j in range(len(room.outer)):
                room.outer[j] += given * net.middle[i, j]
    for seat in range(2 * net.players):
        total = net.last_bias[seat]
        for j in range(len(room.outer)):
            total += np.int64(min(WHOLE, max(0, room.outer[j]))) * net.last[j, seat]
        room.judged[seat] = total / OUT


@rule
def add_estimate(s: Record, observer: int, players: int, said: Reals, worth: Reals, scratch: Reals) -> None:
    """Adds what the game's own estimate says, in what a net says: leanings, then points, the observer first."""
    spread = estimate_points(s, worth, scratch)
    for i in range(players):
        seat, rival = (observer + i) % players, -1e9
        for other in range(players):
            if other != seat:
                rival = max(rival, worth[other])
        if players > 1:
            said[i] += leaning_of((worth[seat] - rival) / spread)
        said[players + i] += worth[seat] / POINTS_UNIT


@rule
def leaning_of(lead: float) -> float:
    """The leaning of a chance to win that is the logistic function of this lead; far ahead is far enough."""
    ahead = 0.5 * (exp(min(FAR_AHEAD, abs(lead))) - 1.0)
    return ahead if lead >= 0.0 else -ahead


@rule
def chance_of(leaning: float) -> float:
    """Between 0 and 1, without a function that machines compute differently."""
    return 0.5 + 0.5 * leaning / (1.0 + abs(leaning))


@rule
def level_of(octets: NDArray[np.int8], words: NDArray[np.int16], net: Net, observer: int, k: int) -> int:
    """The level of the k-th number that the net reads."""
    place = net.source[observer, k]
    seen = int(words[place // 2]) if net.wide[k] else int(octets[place])
    if net.base[k] >= 0:
        seat = seen - net.base[k]
        if 0 <= seat < net.players:
            seen = net.base[k] + (seat - observer + net.players) % net.players
    return net.levels[net.offset[k] + min(net.length[k] - 1, max(0, seen - net.low[k]))]


@rule
def hope(judged: Reals, seat: int, players: int) -> float:
    """A chance to win and a little for the lead; alone, the points."""
    lead = judged[players + seat]
    if players > 1:
        best = -1e9
        for other in range(players):
            if other != seat:
                best = max(best, judged[players + other])
        lead -= best
    return judged[seat] + BALANCE * lead / POINTS_UNIT


@entry
def judge_table(
    table: Table, octets: NDArray[np.int8], words: NDArray[np.int16], net: Net, observer: int, room: Room
) -> None:
    judge(table[0], octets, words, net, observer, room)
