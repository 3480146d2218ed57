"""How positions and games are written down. The columns are described in docs/lab/data.md."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.match import Match
from midtown.engine.observation import Layout
from midtown.engine.state_record import Json
from midtown.errors import InvalidError
from midtown.lab.data.order import Order

Games = Sequence[tuple[Match, dict[int, str], Json]]


@dataclass(frozen=True)
class Positions:
    """A row a decision."""

    game: NDArray[np.int64]
    ply: NDArray[np.int32]
    seat: NDArray[np.int8]
    observation: NDArray[np.int16]
    legal: list[NDArray[np.int16]]
    action: NDArray[np.int16]
    reward: NDArray[np.float32] = field(default_factory=lambda: np.zeros(0, np.float32))
    points: NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, np.int32))

    @classmethod
    def joined(cls, many: Sequence[Positions]) -> Positions:
        return cls(
            game=np.concatenate([one.game for one in many]),
            ply=np.concatenate([one.ply for one in many]),
            seat=np.concatenate([one.seat for one in many]),
            observation=np.concatenate([one.observation for one in many]),
            legal=[ids for one in many for ids in one.legal],
            action=np.concatenate([one.action for one in many]),
        )

    def taken(self, order: NDArray[np.int64]) -> Positions:
        return Positions(
            game=self.game[order],
            ply=self.ply[order],
            seat=self.seat[order],
            observation=self.observation[order],
            legal=[self.legal[i] for i in order],
            action=self.action[order],
        )


def positions_as_parquet(order: Order, where: Layout, rows: Positions) -> bytes:
    pa = _arrow()
    ends = np.concatenate([[0], np.cumsum([len(ids) for ids in rows.legal])]).astype(np.int32)
    columns = {
        "game": pa.array(rows.game),
        "ply": pa.array(rows.ply),
        "seat": pa.array(rows.seat),
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(rows.observation.ravel()), where.size),
        "legal": pa.ListArray.from_arrays(pa.array(ends), pa.array(np.concatenate(rows.legal))),
        "action": pa.array(rows.action),
        "reward": pa.array(rows.reward),
        "points": pa.array(rows.points),
    }
    fields = [{"field": part.name, "start": part.start, "shape": list(part.shape)} for part in where.parts]
    return _parquet(pa, pa.table(columns), {**order.header(), "observation": fields})


def games_as_parquet(order: Order, first: int, games: Games) -> bytes:
    pa = _arrow()
    rows = [
        {
            "game": number,
            "seed": match.seed.hex,
            "bots": [names.get(seat) for seat in range(order.players)],
            "seats": [move["seat"] for move in story["moves"]],
            "actions": match.actions,
            "scores": [score["total"] for score in match.scores],
            "winners": match.winners,
        }
        for number, (match, names, story) in enumerate(games, first)
    ]
    schema = pa.schema(
        {
            "game": pa.int64(),
            "seed": pa.string(),
            "bots": pa.list_(pa.string()),
            "seats": pa.list_(pa.int8()),
            "actions": pa.list_(pa.int16()),
            "scores": pa.list_(pa.int32()),
            "winners": pa.list_(pa.int8()),
        }
    )
    return _parquet(pa, pa.Table.from_pylist(rows, schema), order.header())


def games_as_lines(order: Order, first: int, games: Games) -> bytes:
    """JSON Lines: a game a line, written so that it can be followed without Midtown."""
    lines = []
    for number, (match, names, story) in enumerate(games, first):
        bots = [names.get(seat) for seat in range(order.players)]
        line = {"number": number, "bots": bots, "record": match.record(), **story, "scores": match.scores}
        lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
    return "".join(f"{line}\n" for line in lines).encode()


def _parquet(pa: Any, table: Any, header: Json) -> bytes:
    from pyarrow import parquet

    buffer = io.BytesIO()
    metadata = {b"midtown": json.dumps(header).encode()}
    parquet.write_table(table.replace_schema_metadata(metadata), buffer, compression="zstd")
    return buffer.getvalue()


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise InvalidError("Parquet files need pyarrow: python -m pip install 'midtown[data]'") from None
    return pyarrow
