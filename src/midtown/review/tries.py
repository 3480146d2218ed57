"""Trying choices: each is made in the same imagined worlds, and played on as everybody leans."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.sensible import sensible_action
from midtown.bots.tree import best_other
from midtown.engine.exact import exp
from midtown.engine.game import Game
from midtown.engine.hooks import apply, estimate_points, redetermine
from midtown.engine.outcome import outcome
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import SEATS, Numbers, Reals, Record

Table = Any  # an array of one record
Streams = NDArray[np.uint64]
Results = NDArray[np.float64]
"""By world and choice: every seat's share of the win, then every seat's points."""
EVERYTHING = -2
"""In place of a seat: whoever knows all that lies on the table. Only chance to come is unknown."""
STAY = -1
"""In place of an action: the position as it is."""
TO_THE_END = 1 << 30
"""After so many decisions every game is over."""


class Room(NamedTuple):
    """Memory that one thread works in."""

    world: Table
    choices: Numbers
    weights: Reals
    scratch: Reals
    worth: Reals
    sheet: Numbers
    won: Numbers
    ended: Reals


@rule
def expect(s: Record, room: Room) -> None:
    """Fills in how it ended, or how it will end by the points in sight."""
    if s.turn < 0:
        outcome(s, room.sheet, room.won, room.ended)
        return
    players = len(room.ended) // 2
    spread = estimate_points(s, room.worth, room.scratch)
    shares = 0.0
    for seat in range(players):
        lead = room.worth[seat] - best_other(room.worth, players, seat) if players > 1 else 0.0
        room.ended[seat] = 1.0 / (1.0 + exp(-lead / spread))
        room.ended[players + seat] = room.worth[seat]
        shares += room.ended[seat]
    for seat in range(players):
        room.ended[seat] /= shares


@rule
def try_choice(root: Table, stream: np.uint64, seat: int, action: int, horizon: int, room: Room) -> None:
    """Makes one choice in the world that this stream deals, and plays on for a while; fills in `room.ended`."""
    room.world[0] = root[0]
    room.world[0].stream = stream
    if seat != EVERYTHING:
        redetermine(room.world[0], seat)
    if action != STAY:
        apply(room.world[0], action)
    for _ in range(horizon):
        if room.world[0].turn < 0:
            break
        apply(room.world[0], sensible_action(room.world[0], room.choices, room.weights, room.scratch))
    expect(room.world[0], room)


@entry
def try_all(
    root: Table,
    streams: Streams,
    seat: int,
    actions: Numbers,
    horizon: int,
    room: Room,
    results: Results,
    first: int,
    end: int,
) -> None:
    """All choices in the worlds from the first to before the end."""
    for i in range(first, end):
        for k in range(len(actions)):
            try_choice(root, streams[i], seat, actions[k], horizon, room)
            results[i, k, :] = room.ended


def new_room(game: Game, players: int) -> Room:
    actions = game.actions.count
    return Room(
        world=np.zeros(1, game.state.dtype),
        choices=np.zeros(actions, np.int32),
        weights=np.zeros(actions),
        scratch=np.zeros(game.search.scratch),
        worth=np.zeros(SEATS),
        sheet=np.zeros((SEATS, len(game.sources)), np.int32),
        won=np.zeros(SEATS, np.int32),
        ended=np.zeros(2 * players),
    )


def streams(seed: int, purpose: int, many: int) -> Streams:
    """Chance for so many worlds."""
    return np.random.SeedSequence([seed, purpose]).generate_state(many, np.uint64) | np.uint64(1)
