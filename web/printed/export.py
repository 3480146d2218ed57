"""Writes what is printed on boards and cards: `PRINTED` of a `view.py` becomes `web/src/games/<game>/printed.json`.

The page draws it and knows none of it by itself. Run `python web/printed/export.py`.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "src" / "games"


def written(game: str) -> str:
    """The file as it should be."""
    printed = import_module(f"midtown.games.{game}.view").PRINTED
    return json.dumps(printed, indent=2, ensure_ascii=False) + "\n"


def place(game: str) -> Path:
    return GAMES / game / "printed.json"


def games() -> list[str]:
    """Those that have a board."""
    return sorted(board.parent.name for board in GAMES.glob("*/Board.svelte"))


if __name__ == "__main__":
    for name in games():
        place(name).write_text(written(name), encoding="utf-8")
