"""Skyline in the terminal: the street with its silhouettes, the dice below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from midtown.engine.record import Json
from midtown.engine.voice import Voice
from midtown.games.skyline.pieces import POINTS, ROUNDS

COLOURS = {"low": "magenta", "mid": "bright_blue", "high": "dark_orange", "blank": "bright_black"}
WINDOWS = {"low": "▒▒", "mid": "▤▤", "high": "▥▥"}
SHAPES = {"ground": "▂", "upper": "■", "penthouse": "▲"}


def draw(view: Json, voice: Voice) -> RenderableType:
    """The whole table as a seat sees it."""
    state = view["state"]
    return Group(
        Columns([_player(view, seat, voice) for seat in range(view["players"])], padding=(0, 1)),
        _line(voice.text("board-yard"), _pile(state["yard"], voice)),
        *([_line(voice.text("board-district"), _pile(state["district"], voice))] if view["players"] > 1 else []),
        _line(voice.text("board-active"), _dice(state["active"], voice)),
        *([_line(voice.text("board-held"), _dice(state["held"], voice))] if _any(state["held"]) else []),
        Text(_round(state, voice), style="dim"),
    )


def _round(state: Json, voice: Voice) -> str:
    if state["tallest_built"]:
        return voice.text("board-last-round")
    return voice.text("board-round", number=min(state["rounds_played"] + 1, ROUNDS))


def _player(view: Json, seat: int, voice: Voice) -> Panel:
    on_turn = view["turn"] == seat
    title = Text(f"{'▶ ' if on_turn else ''}{voice.name(seat)} · {view['shown']['points'][seat]}")
    streets = [list(_buildings(view["state"], anyone)) for anyone in range(view["players"])]
    tallest = max([2, *(height for street in streets for _, height, _ in street)])
    street = _street(streets[seat], tallest, voice)
    return Panel(street, title=title, border_style="bold yellow" if on_turn else "dim")


def _buildings(state: Json, seat: int) -> Iterator[tuple[str, int, bool]]:
    """Each building as its rise, its height and whether it is finished; finished ones first, tallest first."""
    for place, finished in (("tiles", True), ("columns", False)):
        own = state[place][seat]
        stacks = [(rise, height) for rise in own for height, n in enumerate(own[rise]) for _ in range(n)]
        for rise, height in sorted(stacks, key=lambda stack: -stack[1]):
            yield rise, height, finished


def _street(buildings: list[tuple[str, int, bool]], tallest: int, voice: Voice) -> Text:
    """Silhouettes side by side: solid when finished, scaffolding with a letter on every floor when open."""
    if not buildings:
        return Text("\n" * tallest + voice.text("board-empty-lot"), style="dim")
    street = Text()
    for level in range(tallest, 0, -1):
        for rise, height, finished in buildings:
            street.append(_floor(rise, finished, voice) if height >= level else "    ", style=COLOURS[rise])
        street.append("\n")
    for rise, height, finished in buildings:
        worth = POINTS[height] if finished else "…"
        street.append(f"{_letter('rise', rise, voice)}{worth}".center(4), style=COLOURS[rise])
    return street


def _floor(rise: str, finished: bool, voice: Voice) -> str:
    return f" {WINDOWS[rise]} " if finished else f"┆{_letter('rise', rise, voice)} ┆"


def _letter(kind: str, name: str, voice: Voice) -> str:
    return voice.text(f"{kind}-{name}.letter")


def _line(label: str, content: Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _pile(counts: Mapping[str, int], voice: Voice) -> Text:
    return Text("   ").join(
        Text(f"{SHAPES[die]} {n} {voice.thing('die', die)}", style="default" if n else "dim")
        for die, n in counts.items()
    )


def _dice(table: Mapping[str, Mapping[str, int]], voice: Voice) -> Text:
    shown = [
        Text(f"[{SHAPES[die]} {_letter('face', face, voice)}]", style=COLOURS[face])
        for die, row in table.items()
        for face, n in row.items()
        for _ in range(n)
    ]
    return Text(" ").join(shown) if shown else Text(voice.text("board-nothing"), style="dim")


def _any(table: Mapping[str, Mapping[str, Any]]) -> bool:
    return any(n for row in table.values() for n in row.values())
