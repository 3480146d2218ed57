"""Writes the introductions that the page plays: `web/lessons/<game>.toml` becomes `web/src/games/<game>/lesson.json`.

A lesson is a real match under a fixed seed, from the table in `<game>.json` if there is one. Steps with words are the
learner's; the others play by themselves.
The page needs no rules for it: every view and event is stored. Run `python web/lessons/export.py [GAME…]`.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import midtown
from midtown.engine.match import Match

HERE = Path(__file__).resolve().parent
LEARNER = 0


def lesson(script: dict[str, Any]) -> dict[str, Any]:
    match = began(script["game"], script["players"], script["seed"])
    steps = []
    start = match.view(LEARNER)
    for step in script["steps"]:
        action = match.action(step["action"])
        events = [event.seen(LEARNER) for event in match.play(action)]
        steps.append({"say": step.get("say"), "action": action.id, "events": events, "view": match.view(LEARNER)})
    return {"view": start, "steps": steps}


def began(game: str, players: int, seed: int) -> Match:
    table = HERE / f"{game}.json"
    if table.exists():
        return midtown.set_up(game, json.loads(table.read_text(encoding="utf-8")), seed=seed)
    return midtown.new_match(game, players=players, seed=seed)


def written(game: str) -> str:
    """The file as it should be."""
    script = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    return json.dumps(lesson(script), separators=(",", ":")) + "\n"


def place(game: str) -> Path:
    return HERE.parent / "src" / "games" / game / "lesson.json"


def games() -> list[str]:
    return sorted(script.stem for script in HERE.glob("*.toml"))


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        place(name).write_text(written(name), encoding="utf-8")
