"""Writes example views of every game, one for each phase, so that a board can be drawn without a server.

Run it with `python web/examples/export.py [GAME…]`. A seeded game is played by chance, with a liking for the kinds of
choices that make a table worth looking at; the first moment of each phase is kept, with the steps that follow it.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import midtown
from midtown.engine.match import Match

HERE = Path(__file__).resolve().parent
PLAYERS = 3
SEED = 5
STEPS = 4
LATE = 2 / 3
"""A later moment of a phase shows more on the table: the first one after this part of the game is taken."""
LIKED = {
    "build": 40,
    "abandon": 0.4,
    "demolish_column": 0.05,
    "demolish_tile": 0.02,
    "take_business": 6,
    "place_business": 4,
    "lay": 3,
    "declare": 4,
    "play": 4,
    "hire": 6,
}
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def play(game: str, players: int, **options: Any) -> Match:
    chance = random.Random(SEED)
    match = midtown.new_match(game, players=players, seed=SEED, **options)
    while not match.over:
        legal = list(match.legal)
        match.play(chance.choices(legal, [LIKED.get(action.kind, 1) for action in legal])[0])
    return match


def moments(match: Match) -> dict[str, int]:
    """The ply at which each phase is shown."""
    found: dict[str, int] = {}
    for ply in range(match.ply + 1):
        phase = match.at(ply).position()["phase"]
        if phase not in found or (found[phase] < match.ply * LATE <= ply):
            found[phase] = ply
    return found


def example(match: Match, ply: int) -> dict[str, Any]:
    """The view of the seat on turn, and what it sees of the next steps."""
    now = match.at(ply)
    seat = now.turn or 0
    shown: dict[str, Any] = {"names": NAMES[: match.players], "view": now.view(seat), "steps": []}
    for action in match.actions[ply : ply + STEPS]:
        events = [event.seen(seat) for event in now.play(action)]
        shown["steps"].append({"events": events, "view": now.view(seat)})
    return shown


def export(game: str) -> None:
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    match = play(game, PLAYERS)
    for phase, ply in moments(match).items():
        text = json.dumps(example(match, ply), separators=(",", ":"))
        (folder / f"{phase}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or midtown.games():
        export(name)
