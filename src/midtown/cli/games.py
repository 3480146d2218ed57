"""What can be played, and by which rules."""

from __future__ import annotations

import click

from midtown.cli.options import complete_game
from midtown.cli.options import language as language_option


@click.command()
@language_option
def games(language: str) -> None:
    """List the games."""
    from rich.console import Console
    from rich.table import Table

    from midtown.engine.narrator import Narrator
    from midtown.games import find, names

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in names():
        game = find(name)
        narrator = Narrator(game, language)
        table.add_row(name, f"{game.seats[0]}–{game.seats[-1]}", narrator.title(), narrator.text("tagline"))
    Console().print(table)


@click.command()
@click.argument("game", shell_complete=complete_game)
@click.argument("clause", required=False)
@language_option
def rules(game: str, clause: str | None, language: str) -> None:
    """Show the rules of a GAME, or one CLAUSE of them."""
    from rich.console import Console
    from rich.markdown import Markdown

    from midtown.engine import rulebook
    from midtown.games import find

    found = find(game)
    text = rulebook.clause(found, language, clause) if clause else rulebook.page(found, language)
    Console().print(Markdown(text))
