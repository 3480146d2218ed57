"""Prints what one random match of every variant of a game goes through, for comparing two ways to run its rules."""

from __future__ import annotations

import hashlib
import random
import sys

from midtown.games import find, register
from tests.examiner.play import new

MOST = 400


def main(name: str) -> None:
    register("tests.games.lift")
    for players, options in find(name).variants():
        match = new((name, players, options), seed=players)
        chooser = random.Random(players)
        while not match.over and match.ply < MOST:
            ids = match.legal.ids
            events = match.play(chooser.choice(ids))
            told = [(e.kind, e.seat, *e.arguments.values()) for e in events]
            digest = hashlib.sha256(match._table.record.tobytes()).hexdigest()
            sys.stdout.write(f"{players} {match.ply} {ids} {told} {digest}\n")
        sys.stdout.write(f"{match.scores} {match.winners}\n")


if __name__ == "__main__":
    main(sys.argv[1])
