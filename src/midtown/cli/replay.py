"""Looking back at a finished or saved match."""

from __future__ import annotations

from pathlib import Path

import click

from midtown.cli.options import language as language_option


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--ply", type=int, help="Stop after that many actions and show the board.")
@language_option
def replay(record: Path, ply: int | None, language: str) -> None:
    """Tell the match of a RECORD file move by move."""
    from rich.console import Console

    from midtown.cli.saves import load_record
    from midtown.engine.narrator import Narrator

    whole = load_record(record)
    last = whole.ply if ply is None else whole.at(ply).ply
    match, narrator, console = whole.at(0), Narrator(whole.game, language), Console()
    for sentence in narrator.events(match.opening):
        console.print(sentence, style="dim")
    for action in whole.actions[:last]:
        line = f"{match.ply + 1:4}  {narrator.name(match.turn)}: {narrator.action(match.action(action))}"
        console.print(line, style="bold", highlight=False)
        for sentence in narrator.events(match.play(action)):
            console.print(f"      {sentence}", highlight=False)
    console.print(match.game.draw(match.view(), narrator))


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
def verify(record: Path) -> None:
    """Check a RECORD file: its seed against what was committed to, every action, the result."""
    from midtown.cli.saves import load_record

    match = load_record(record)
    what = f"{match.game.name}, {match.ply} actions"
    if not match.over:
        click.echo(f"The record is sound so far: {what}, not over yet. Commitment {match.commitment}.")
        return
    points = ", ".join(str(score["total"]) for score in match.scores)
    click.echo(f"The record is sound: {what}, over with points {points}.")
    click.echo(f"Its seed {match.seed.hex} fits the commitment {match.commitment}.")
