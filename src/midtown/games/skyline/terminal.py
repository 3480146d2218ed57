"""Skyline in the terminal: the street with its silhouettes, the dice below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from midtown.engine.narrator import Narrator
from midtown.engine.state_record import Json
from midtown.games.skyline.pieces import POINTS, ROUNDS

COLOURS = {"low": "magenta", "mid": "bright_blue", "high": "dark_orange", "blank": "bright_black"}
WINDOWS = {"low": "▒▒", "mid": "▤▤", "high": "▥▥"}
SHAPES = {"ground": "▂", "upper": "■", "penthouse": "▲"}


def draw(view: Json, narrator: Narrator) -> RenderableType:
    """The whole table as a seat sees it."""
    state = view["state"]
    return Group(
        Columns([_player(view, seat, narrator) for seat in range(view["players"])], padding=(0, 1)),
        _line(narrator.text("board-yard"), _pile(state["yard"], narrator)),
        *([_line(narrator.text("board-district"), _pile(state["district"], narrator))] if view["players"] > 1 else []),
        _line(narrator.text("board-active"), _dice(state["active"], narrator)),
        *([_line(narrator.text("board-held"), _dice(state["held"], narrator))] if _any(state["held"]) else []),
        Text(_round(state, narrator), style="dim"),
    )


def _round(state: Json, narrator: Narrator) -> str:
    if state["tallest_built"]:
        return narrator.text("board-last-round")
    return narrator.text("board-round", number=min(state["rounds_played"] + 1, ROUNDS))


def _player(view: Json, seat: int, narrator: Narrator) -> Panel:
    on_turn = view["turn"] == seat
    title = Text(f"{'▶ ' if on_turn else ''}{narrator.name(seat)} · {view['shown']['points'][seat]}")
    streets = [list(_buildings(view["state"], anyone)) for anyone in range(view["players"])]
    tallest = max([2, *(height for street in streets for _, height, _ in street)])
    street = _street(streets[seat], tallest, narrator)
    return Panel(street, title=title, border_style="bold yellow" if on_turn else "dim")


def _buildings(state: Json, seat: int) -> Iterator[tuple[str, int, bool]]:
    """Each building as its rise, its height and whether it is finished; finished ones first, tallest first."""
    for place, finished in (("tiles", True), ("columns", False)):
        own = state[place][seat]
        stacks = [(rise, height) for rise in own for height, n in enumerate(own[rise]) for _ in range(n)]
        for rise, height in sorted(stacks, key=lambda stack: -stack[1]):
            yield rise, height, finished


def _street(buildings: list[tuple[str, int, bool]], tallest: int, narrator: Narrator) -> Text:
    """Silhouettes side by side: solid when finished, scaffolding with a letter on every floor when open."""
    if not buildings:
        return Text("\n" * tallest + narrator.text("board-empty-lot"), style="dim")
    street = Text()
    for level in range(tallest, 0, -1):
        for rise, height, finished in buildings:
            street.append(_floor(rise, finished, narrator) if height >= level else "    ", style=COLOURS[rise])
        street.append("\n")
    for rise, height, finished in buildings:
        worth = POINTS[height] if finished else "…"
        street.append(f"{_letter('rise', rise, narrator)}{worth}".center(4), style=COLOURS[rise])
    return street


def _floor(rise: str, finished: bool, narrator: Narrator) -> str:
    return f" {WINDOWS[rise]} " if finished else f"┆{_letter('rise', rise, narrator)} ┆"


def _letter(kind: str, name: str, narrator: Narrator) -> str:
    return narrator.text(f"{kind}-{name}.letter")


def _line(label: str, content: Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _pile(counts: Mapping[str, int], narrator: Narrator) -> Text:
    return Text("   ").join(
        Text(f"{SHAPES[die]} {n} {narrator.thing('die', die)}", style="default" if n else "dim")
        for die, n in counts.items()
    )


def _dice(table: Mapping[str, Mapping[str, int]], narrator: Narrator) -> Text:
    shown = [
        Text(f"[{SHAPES[die]} {_letter('face', face, narrator)}]", style=COLOURS[face])
        for die, row in table.items()
        for face, n in row.items()
        for _ in range(n)
    ]
    return Text(" ").join(shown) if shown else Text(narrator.text("board-nothing"), style="dim")


def _any(table: Mapping[str, Mapping[str, Any]]) -> bool:
    return any(n for row in table.values() for n in row.values())
