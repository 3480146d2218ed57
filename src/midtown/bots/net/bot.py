"""A bot that plays what its net likes best, one action ahead, without any search."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.bots.net.evaluate import Net, Room, hope, judge, new_net, new_room
from midtown.bots.net.file import NetFile
from midtown.bots.tree import Buffers, new_buffers, sample_world
from midtown.engine.game import Game
from midtown.engine.hooks import apply
from midtown.engine.match import Match
from midtown.engine.outcome import outcome
from midtown.engine.play import legal
from midtown.engine.rule import entry
from midtown.engine.state_record import SEATS, Numbers, Reals

PREFIX = "net:"
WORLDS = 12

Table = Any  # an array of one record


class NetBot:
    """Plays the action after which its net expects most, in the mean of the worlds it may be in."""

    budget = "one action ahead"
    repeats = True

    def __init__(self, path: str, seed: int | None = None) -> None:
        self._file = NetFile.read(Path(path))
        self._chance = random.Random(seed) if seed is not None else random.SystemRandom()
        self._game: Game | None = None

    def choose(self, match: Match) -> int:
        choices = match.legal.ids
        if len(choices) == 1:
            return choices[0]
        return choices[int(self.values(match, match.turn or 0).argmax())]

    def values(self, match: Match, seat: int) -> Reals:
        """What it expects after each legal action."""
        self._prepare(match)
        root = match.imagined(seat, self._chance.getrandbits(64) | 1)
        values = np.zeros(match.game.actions.count)
        world = root.copy()
        seen = (world.view(np.int8), world.view(np.int16))
        count = net_look_ahead(
            root, world, *seen, self._net, self._room, self._buffers, self._sheet, seat, WORLDS, values
        )
        return values[:count]

    def _prepare(self, match: Match) -> None:
        self._file.check(match.game, match.players)
        if self._game is match.game:
            return
        self._game = match.game
        self._net: Net = new_net(self._file, match.game)
        self._room: Room = new_room(self._file, match.game)
        self._buffers: Buffers = new_buffers(match.game)
        self._sheet = np.zeros((SEATS, len(match.game.sources)), np.int32)


@entry
def net_look_ahead(
    root: Table,
    world: Table,
    octets: NDArray[np.int8],
    words: NDArray[np.int16],
    net: Net,
    room: Room,
    buffers: Buffers,
    sheet: Numbers,
    seat: int,
    worlds: int,
    values: Reals,
) -> int:
    """Fills values[i] with the mean hope after each of the legal actions; returns how many there are."""
    count = legal(root[0], buffers.choices)
    values[:count] = 0.0
    for _ in range(worlds):
        before = root[0].stream
        for i in range(count):
            root[0].stream = before
            sample_world(root, world, seat)
            apply(world[0], buffers.choices[i])
            if world[0].turn < 0:
                outcome(world[0], sheet, buffers.won, room.judged)
                values[i] += hope(room.judged, seat, net.players) / worlds
            else:
                judge(world[0], octets, words, net, seat, room)
                values[i] += hope(room.judged, 0, net.players) / worlds
    return count
