"""How learning went, as a picture beside the net."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from midtown.lab.learn.learner import CURVE

PICTURE = "curve.svg"
LINES = {
    "chance_error": "error of win chances (mean square)",
    "points_error": "error of points (mean square, unit 32)",
    "points": "points a seat",
    "won": "won against shrewd",
}
MOST = 1000
"""So many of the lessons are drawn at most."""


def draw(folder: Path) -> None:
    """Draws the curves of a folder that was learned in, if the library for it is there."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    rows: list[dict[str, Any]] = [json.loads(line) for line in (folder / CURVE).read_text().splitlines()]
    rows = rows[:: len(rows) // MOST + 1]
    figure = Figure(figsize=(7, 6), layout="constrained")
    for axes, (name, title) in zip(figure.subplots(len(LINES), sharex=True), LINES.items(), strict=True):
        axes.plot([row["decisions"] / 1e6 for row in rows], [row[name] for row in rows])
        axes.set_ylabel(title, fontsize="small")
        axes.set_ylim(bottom=0)
    axes.set_xlabel("million decisions")
    figure.savefig(folder / PICTURE)
