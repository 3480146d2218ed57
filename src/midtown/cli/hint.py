"""`midtown hint`: what the best bot would do."""

from __future__ import annotations

from pathlib import Path

import click

from midtown.cli.options import language as language_option


@click.command()
@click.argument("record", type=click.Path(path_type=Path), required=False)
@click.option("--ply", type=int, help="Ask about the position after that many actions.")
@click.option("--budget", default="1s", show_default=True, help="A time such as 0.5s, or a number of visits.")
@click.option("--best", type=click.IntRange(1, 100), default=5, show_default=True, help="How many choices to show.")
@language_option
def hint(record: Path | None, ply: int | None, budget: str, best: int, language: str) -> None:
    """Ask the best bot about a saved match or RECORD file; without one, about the match you play.

    It sees what the player to decide can see, no more.
    """
    from rich.console import Console

    from midtown.cli.hint_table import hint_table
    from midtown.cli.progress import prepare
    from midtown.cli.saves import latest, load_record
    from midtown.engine.narrator import Narrator
    from midtown.errors import StaleError

    match = load_record(record or latest())
    if ply is not None:
        match = match.at(ply)
    if match.turn is None:
        raise StaleError("The match is over; ask about an earlier moment with --ply.")
    prepare(match.game, language, bots=True)
    Console(highlight=False).print(
        hint_table(match.hint(match.turn, budget)[:best], Narrator(match.game, language), match)
    )
