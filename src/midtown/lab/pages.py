"""The page of each game for learners, written from the tables that the code itself uses.

    python -m midtown.lab.pages docs/lab

writes the pages anew; what stands under the last heading, the history, is kept.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from midtown.engine.actions import Actions, Listed
from midtown.engine.game import Game
from midtown.engine.narrator import Narrator
from midtown.engine.observation import Part, layout
from midtown.engine.state_record import Audience, Axis, Record, label
from midtown.games import find, names

HISTORY = "## Version history"
MANY = 21
"""Longer lists of names are only counted."""


def page(game: Game, history: str) -> str:
    narrator = Narrator(game)
    parts = (
        f"# {narrator.title()} for learners",
        "Written by `python -m midtown.lab.pages docs/lab` from the tables of the code.",
        "## Description",
        *_description(game, narrator),
        "## Observation",
        *_observation(game),
        "## Actions",
        *_actions(game.actions),
        "## Rewards",
        *_rewards(game),
        "## Termination",
        "The game ends when its rules say so; nothing is ever cut off. In a vector environment the next game begins in "
        "the same step, with `done` set. With PettingZoo and Gymnasium an illegal action ends the game for the one who "
        "tried it.",
        HISTORY,
        history,
    )
    return "\n\n".join(parts) + "\n"


def history_of(game: Game, written: str) -> str:
    """What a page says of its versions so far; a new version wants a line."""
    _, _, kept = written.partition(HISTORY)
    kept = kept.strip()
    if f"- {game.version}:" in kept:
        return kept
    return f"{kept}\n- {game.version}: what has changed?" if kept else f"- {game.version}: the first."


def _description(game: Game, narrator: Narrator) -> Iterator[str]:
    few, many = game.seats[0], game.seats[-1]
    yield f"{narrator.text('tagline')} {few} to {many} players. [The rules](../rules/{game.name}.en.md)."
    yield (
        f'`vector.make("{game.name}", num_envs)`, `pettingzoo.env("{game.name}")`, '
        f'`gymnasium.make("midtown/{game.name}-v{game.version}")`, '
        f'`pyspiel.load_game("midtown_{game.name}")`.'
    )
    if game.options:
        yield f"Options: {', '.join(f'`{option.name}`' for option in game.options)}."


def _observation(game: Game) -> Iterator[str]:
    players = 2
    shown = layout(game, players)
    sizes = ", ".join(f"{layout(game, n).size} with {n}" for n in game.seats)
    yield (
        f"One row of whole numbers (`int16`): {sizes}. Everything that the seat may see, and nothing else. Entries by "
        "seat begin with the observer and go on clockwise; numbers that name seats count from the observer too. "
        f"The places below are for {players} players; `midtown.engine.observation.layout(game, players)` knows all."
    )
    about = _descriptions(game.state)
    rows = ["| field | places | shape | numbers | what it is |", "| --- | --- | --- | --- | --- |"]
    for part in shown.parts:
        last = part.start + part.size - 1
        places = str(part.start) if last == part.start else f"{part.start}–{last}"
        rows.append(
            f"| `{part.name}` | {places} | {_shape(part, players)} | {_numbers(part)} | {about.get(part.name, '')} |"
        )
    yield "\n".join(rows)


def _descriptions(state: type[Record]) -> dict[str, str]:
    """What the declaration says below each field."""
    said: dict[str, str] = {}
    for declared in (Record, state):
        body = ast.parse(inspect.getsource(declared)).body[0].body  # type: ignore[attr-defined]
        for line, below in pairwise(body):
            if isinstance(line, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(line.target, ast.Name):
                said[line.target.id] = " ".join(str(ast.literal_eval(below.value)).split())
    return said


def _shape(part: Part, players: int) -> str:
    axes = list(part.axes)
    if part.field.audience is Audience.OWNER:
        axes = axes[1:]
    words = [_axis(axis, size) for axis, size in zip(axes, part.shape, strict=True)]
    if part.by_seat:
        more = part.shape[0] - players
        words[0] = f"{players} seats" + (f" and {more} more" if more else "")
    if part.field.audience is Audience.OWNER:
        words.insert(0, "own")
    return " × ".join(words) or "1"


def _axis(axis: Axis, size: int) -> str:
    return str(size) if isinstance(axis, int) else f"{size} {axis.__name__}"


def _numbers(part: Part) -> str:
    if part.values is not None and len(part.values) <= MANY:
        return ", ".join(f"{int(member)} {label(member)}" for member in part.values)
    if part.values is not None:
        return f"{part.values.__name__}, {min(part.values)} to {max(part.values)}"
    if part.field.seats_from is not None:
        return f"a seat, {int(part.field.seats_from)} for yourself"
    return "a count"


def _actions(actions: Actions) -> Iterator[str]:
    yield f"{actions.count} in all, by kind. A mask says which are legal."
    rows = ["| kind | ids | arguments |", "| --- | --- | --- |"]
    for kind in actions.kinds:
        first = int(actions.first[kind])
        last = first + int((actions.kind == kind).sum()) - 1
        ids = str(first) if first == last else f"{first}–{last}"
        rows.append(f"| `{label(kind)}` | {ids} | {_arguments(actions, kind)} |")
    yield "\n".join(rows)


def _arguments(actions: Actions, kind: Any) -> str:
    given = actions.arguments[kind]
    if isinstance(given, Listed):
        return f"{', '.join(given.names)}: {len(given.rows)} rows"
    return ", ".join(f"{name}: {_range(axis)}" for name, axis in given.items())


def _range(axis: Axis) -> str:
    if isinstance(axis, int):
        return f"0–{axis - 1}"
    return "/".join(label(member) for member in axis) if len(axis) <= MANY else f"{len(axis)} {axis.__name__}"


def _rewards(game: Game) -> Iterator[str]:
    yield "All at the end, a number a seat; zero before."
    rows = [
        '- `reward="win"`: 1 for the winner, and −1/(n − 1) for each of the others, n being the number of players. Who '
        "share a win share the sum. All rewards add up to nothing."
        + (" Alone: 1 for a success, −1 for a failure." if 1 in game.seats else ""),
        '- `reward="points"`: the points more than the best of the others.'
        + (" Alone: the points." if 1 in game.seats else ""),
    ]
    yield "\n".join(rows)
    yield f"Points come from: {', '.join(source.replace('_', ' ') for source in game.sources)}."


def write(folder: Path) -> None:
    for name in names():
        file, game = folder / f"{name}.md", find(name)
        written = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(page(game, history_of(game, written)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
