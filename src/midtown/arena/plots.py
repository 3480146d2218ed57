"""The report's pictures, each as SVG and PNG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from midtown.arena.estimates import Estimate, mean
from midtown.arena.standings import Standings

BLUE, ORANGE, GREY = "#0072B2", "#D55E00", "#767676"
"""Told apart by every eye; what a picture says never hangs on colour alone."""
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "grid.color": "#dddddd",
    "svg.hashsalt": "midtown",  # the same picture is the same file
    "svg.fonttype": "none",
}
WIDTH, ROW = 7.0, 0.45
LONGEST_NAME = 30


def draw(standings: Standings, players: int, folder: Path, stem: str) -> dict[str, str]:
    """Draws what there is to draw; the names of the SVG files by picture."""
    with mpl.rc_context(STYLE):
        figures = {"points": _points(standings)}
        if standings.ratings:
            figures |= {"ratings": _ratings(standings), "head-to-head": _head_to_head(standings)}
        if players > 1:
            figures["wins"] = _wins(standings, players)
        for name, figure in figures.items():
            for kind in ("svg", "png"):
                metadata = {"Date": None} if kind == "svg" else {}
                figure.savefig(folder / f"{stem}-{name}.{kind}", dpi=150, bbox_inches="tight", metadata=metadata)
    return {name: f"{stem}-{name}.svg" for name in figures}


def short(name: str) -> str:
    """A long name by its beginning and its end."""
    half = LONGEST_NAME // 2
    return name if len(name) <= LONGEST_NAME else f"{name[: half - 1]}…{name[-half:]}"


def _ratings(standings: Standings) -> Figure:
    figure, axes = _rows(len(standings.names), "Rating, with its 95 % interval", "openskill, everybody began at 25")
    _dots(axes, standings.names, [standings.ratings[name] for name in standings.names], 1.0, "{:.1f}")
    return figure


def _wins(standings: Standings, players: int) -> Figure:
    figure, axes = _rows(
        len(standings.names), "Games won, with the 95 % interval", "% of games; a shared win is shared"
    )
    _dots(axes, standings.names, [standings.wins[name] for name in standings.names], 100.0, "{:.0f} %")
    axes.axvline(100 / players, color=ORANGE, linestyle="--", linewidth=1)
    axes.annotate(
        "equals", (100 / players, 1), xycoords=("data", "axes fraction"), xytext=(4, -2), textcoords="offset points",
        color=ORANGE, va="top",
    )  # fmt: skip
    axes.set_xlim(-3, 103)
    return figure


def _points(standings: Standings) -> Figure:
    """A histogram a bot, all on the same scale, with the mean."""
    names = standings.names
    every = [score for name in names for score in standings.points[name]]
    step = max(1, (max(every) - min(every)) // 40 + 1)
    bins = list(range(min(every), max(every) + step + 1, step))
    figure = Figure(figsize=(WIDTH, 0.6 + 0.9 * len(names)))
    rows: list[Axes] = figure.subplots(len(names), 1, sharex=True, squeeze=False)[:, 0].tolist()
    for axes, name in zip(rows, names, strict=True):
        points, middle = standings.points[name], mean(standings.points[name]).value
        axes.hist(points, bins=bins, weights=[100 / len(points)] * len(points), color=BLUE)
        axes.axvline(middle, color=ORANGE, linestyle="--", linewidth=1.2)
        axes.set_ylabel(short(name), rotation=0, ha="right", va="center")
        axes.annotate(
            f"mean {middle:.1f}", (0.995, 0.9), xycoords="axes fraction", ha="right", va="top", color=ORANGE
        )  # fmt: skip
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
    rows[0].set_title("How points are spread")
    rows[-1].set_xlabel("points at the end of a game")
    return figure


def _head_to_head(standings: Standings) -> Figure:
    names = standings.names
    figure = Figure(figsize=(2.6 + 0.85 * len(names), 1.4 + 0.55 * len(names)))
    axes = figure.subplots()
    rates = [[_rate(standings, one, other) for other in names] for one in names]
    axes.imshow(rates, cmap="PuOr_r", vmin=-40, vmax=140, aspect="auto")  # the pale middle, so that text is read
    for row, line in enumerate(rates):
        for column, rate in enumerate(line):
            if not math.isnan(rate):
                axes.text(column, row, f"{rate:.0f} %", ha="center", va="center")
    labels = [short(name) for name in names]
    axes.set_xticks(range(len(names)), labels, rotation=30, ha="left")
    axes.set_yticks(range(len(names)), labels)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_title("How often the row ends ahead of the column", pad=12)
    return figure


def _rate(standings: Standings, one: str, other: str) -> float:
    found = standings.head_to_head.get((one, other))
    return math.nan if found is None else 100 * found.value


def _rows(count: int, title: str, label: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, 1.1 + ROW * count))
    axes = figure.subplots()
    axes.set_title(title)
    axes.set_xlabel(label)
    axes.grid(axis="x")
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    return figure, axes


def _dots(axes: Axes, names: Sequence[str], estimates: Sequence[Estimate], scale: float, words: str) -> None:
    values = [scale * e.value for e in estimates]
    reach = [[scale * (e.value - e.low) for e in estimates], [scale * (e.high - e.value) for e in estimates]]
    heights = range(len(names))
    axes.errorbar(values, heights, xerr=reach, fmt="o", color=BLUE, ecolor=BLUE, elinewidth=2, capsize=3)
    for height, value in zip(heights, values, strict=True):
        axes.annotate(words.format(value), (value, height), (0, 6), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(heights, [short(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
