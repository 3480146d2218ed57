"""Tells people what is happening while rules are compiled for the first time."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from midtown.engine.game import Game
from midtown.engine.narrator import Narrator, Texts
from midtown.engine.rule import INTERPRETED

QUICK = 1.0


def prepare(game: Game, language: str, bots: bool = False, review: bool = False) -> None:
    """Compiles, or loads from the cache. With a warm cache nobody sees more than a blink of it."""
    if INTERPRETED:
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from midtown.bots.prepare import steps as bot_steps
    from midtown.engine.prepare import steps
    from midtown.review.prepare import steps as review_steps

    texts = Texts(Path(__file__).parent / "texts", language)
    console = Console(file=sys.stderr)
    title = texts.text("compiling", game=Narrator(game, language).title())
    bar = Progress(
        TextColumn(title), BarColumn(20), TextColumn("{task.description}"), TimeElapsedColumn(),
        console=console, transient=True,
    )  # fmt: skip
    began = time.monotonic()
    with bar:
        every = [*steps(game), *(bot_steps(game) if bots else ()), *(review_steps(game) if review else ())]
        task = bar.add_task("", total=len(every))
        for name, compile_step in every:
            bar.update(task, description=texts.text(f"compiling-{name}"))
            compile_step()
            bar.advance(task)
            if not console.is_terminal and time.monotonic() - began > QUICK:
                console.print(f"{title} … {texts.text(f'compiling-{name}')}")
