"""Matches to look back at: played as everybody leans, by chance that can be bent."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from midtown.bots.tree import decide, new_buffers
from midtown.engine.game import Game
from midtown.engine.possible import KEY_BYTES
from midtown.engine.table import Table
from midtown.games import find
from midtown.review.course import Course

Choose = Callable[[Table, int], int]
"""What to play at a table, at that ply."""
Prefer = Callable[[Table, int], float]
"""How welcome a table is, at that ply, to whoever bends chance."""


def leaning(game: Game, seed: int) -> Choose:
    """As a sensible player leans at first sight."""
    buffers, chance = new_buffers(game), random.Random(seed)

    def choose(table: Table, ply: int) -> int:
        world = game.state.copied(table.record)
        world["stream"] = np.uint64(chance.getrandbits(64) | 1)
        return int(decide(world, buffers))

    return choose


def play(name: str, players: int, seed: int, choose: Choose, prefer: Prefer | None = None) -> Course:
    """A match in which every move has chance of its own: with `prefer` the better of two."""
    game, keys = find(name), random.Random(seed)
    blank = Table(game, game.blank(players, game.read_options(players, {})))
    table = blank.copy()
    table.key(keys.randbytes(KEY_BYTES))
    table.begin()
    tables, actions = [table], list[int]()
    while tables[-1].turn >= 0:
        here, ply = tables[-1], len(actions)
        actions.append(choose(here, ply))
        tables.append(_next(here, actions[-1], ply, keys, prefer))
    return Course(game, players, tables, actions, keys.getrandbits(60), blank)


def _next(table: Table, action: int, ply: int, keys: random.Random, prefer: Prefer | None) -> Table:
    after = []
    for _ in range(1 if prefer is None else 2):
        other = table.copy()
        other.key(keys.randbytes(KEY_BYTES))
        other.apply(action)
        after.append(other)
    return after[0] if prefer is None else max(after, key=lambda one: prefer(one, ply + 1))
