"""One part of the data, made anywhere: it follows from the order and the number of the part."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from midtown import bots as built_in
from midtown.engine.match import Match
from midtown.engine.observation import layout
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.games import find, register
from midtown.lab import vector
from midtown.lab.data.order import Order
from midtown.lab.data.tables import Positions, games_as_lines, games_as_parquet, positions_as_parquet
from midtown.lab.episode import Episode

MANY, FEW = 256, 32
"""Games in a part: many where they are played at random, and few where bots think about them."""
TABLES = 32


@dataclass(frozen=True)
class Shard:
    order: Order
    number: int
    first: int
    """The number of its first game."""
    games: int

    @property
    def file(self) -> str:
        return f"part-{self.number:05}.{self.order.format}"

    def seed(self, *what: object) -> int:
        words = repr((self.order.seed, *what)).encode()
        return int.from_bytes(hashlib.sha256(words).digest()) >> 193


def shards(order: Order) -> list[Shard]:
    size = MANY if order.at_random else FEW
    firsts = range(0, order.games, size)
    return [Shard(order, number, first, min(size, order.games - first)) for number, first in enumerate(firsts)]


def make(shard: Shard) -> tuple[str, bytes]:
    """The name of the file and what is in it."""
    order = shard.order
    register(order.package)
    if order.what == "games":
        write = games_as_lines if order.format == "jsonl" else games_as_parquet
        return shard.file, write(order, shard.first, list(played_games(shard)))
    positions = random_positions(shard) if order.at_random else bot_positions(shard)
    return shard.file, positions_as_parquet(order, layout(find(order.game), order.players), positions)


def random_positions(shard: Shard) -> Positions:
    """Every table plays its share of whole games, so that short games are not favoured."""
    order = shard.order
    tables = min(TABLES, shard.games)
    quota = np.full(tables, shard.games // tables)
    quota[: shard.games % tables] += 1
    envs = vector.make(
        order.game, tables, order.players, seed=shard.seed("positions", shard.number), threads=1, **order.options
    )
    first = shard.first + np.concatenate([[0], np.cumsum(quota)[:-1]])
    over = np.zeros(tables, np.int64)
    ply = np.zeros(tables, np.int32)
    seen: list[Positions] = []
    ends = np.zeros((shard.games, 2, order.players), np.float32)
    batch = envs.batch
    while (over < quota).any():
        at = np.flatnonzero(over < quota)
        actions = envs.sample()
        legal = [batch.choices[i, : batch.counts[i]].astype(np.int16) for i in at]
        seen.append(
            Positions(
                game=(first + over)[at],
                ply=ply[at],
                seat=batch.to_play[at].astype(np.int8),
                observation=batch.observations[at],
                legal=legal,
                action=actions[at].astype(np.int16),
            )
        )
        envs.step(actions)
        ply += 1
        ended = at[batch.done[at]]
        ends[first[ended] + over[ended] - shard.first] = np.stack([batch.rewards[ended], batch.scores[ended]], axis=1)
        over[ended] += 1
        ply[ended] = 0
    return _with_ends(Positions.joined(seen), ends, shard.first)


def bot_positions(shard: Shard) -> Positions:
    seats = Episode(shard.order.game, shard.order.players, options=shard.order.options)
    seen: list[Positions] = []
    ends = np.zeros((shard.games, 2, shard.order.players), np.float32)
    for number in range(shard.first, shard.first + shard.games):
        for match, seat, action in turns(shard, number):
            seats.match = match
            seen.append(
                Positions(
                    game=np.array([number]),
                    ply=np.array([match.ply], np.int32),
                    seat=np.array([seat], np.int8),
                    observation=seats.observation(seat)[None],
                    legal=[np.array(match.legal.ids, np.int16)],
                    action=np.array([action], np.int16),
                )
            )
            match.advance(action)
        ends[number - shard.first] = seats.rewards(), [score["total"] for score in seats.match.scores]
    return _with_ends(Positions.joined(seen), ends, shard.first)


def _with_ends(positions: Positions, ends: np.ndarray[Any, Any], first: int) -> Positions:
    """Adds what became of the seat in the end."""
    rows = positions.taken(np.lexsort((positions.ply, positions.game)))
    end = ends[rows.game - first, :, rows.seat]
    return replace(rows, reward=end[:, 0], points=end[:, 1].astype(np.int32))


def turns(shard: Shard, number: int) -> Iterator[tuple[Match, int, int]]:
    """A game of bots: the match, the seat to decide and its choice, which whoever asks has to play."""
    order = shard.order
    match = Match(find(order.game), order.players, order.options, Seed.read(shard.seed("game", number)))
    seated = {
        seat: built_in.find(name, shard.seed("bot", number, seat)) for seat, name in seated_bots(order, number).items()
    }
    while (seat := match.turn) is not None:
        yield match, seat, seated[seat].choose(match)


def seated_bots(order: Order, number: int) -> dict[int, str]:
    """Bots move on by one seat with every game."""
    return {seat: order.bots[(i + number) % len(order.bots)] for i, seat in enumerate(order.free)}


def played_games(shard: Shard) -> Iterator[tuple[Match, dict[int, str], Json]]:
    """Each finished match, who sat where, and its whole story."""
    for number in range(shard.first, shard.first + shard.games):
        story: Json = {"opening": [], "moves": []}
        for match, seat, choice in turns(shard, number):
            if match.ply == 0:
                story["opening"] = [_told(event) for event in match.opening]
            action = match.action(choice)
            events = [_told(event) for event in match.play(action)]
            story["moves"].append({"seat": seat, "id": action.id, **action.form, "events": events})
        yield match, seated_bots(shard.order, number), story


def _told(event: Any) -> Json:
    return {"kind": event.kind, "seat": event.seat, **event.arguments}
