"""Looking back at a finished or saved match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from midtown.cli.options import language as language_option

if TYPE_CHECKING:
    from midtown.engine.seed import Seed


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
@click.option("--commitment", metavar="HEX", help="The commitment that you were shown when you sat down.")
@click.option("--contribution", "contributions", multiple=True, metavar="SEAT=HEX", help="What a seat of yours added.")
def verify(record: Path, commitment: str | None, contributions: tuple[str, ...]) -> None:
    """Check a RECORD file: where its seed came from, every action, the result."""
    from midtown.cli.options import seats
    from midtown.cli.saves import load_record

    match = load_record(record)
    what = f"{match.game.name}, {match.ply} actions"
    match.seed.compare(commitment, seats(contributions, "--contribution", match.players))
    if not match.over:
        click.echo(f"The record is sound so far: {what}, not over yet.")
    else:
        points = ", ".join(str(score["total"]) for score in match.scores)
        click.echo(f"The record is sound: {what}, over with points {points}.")
    click.echo(_origin(match.seed))
    if commitment or contributions:
        click.echo("What you noted is what the record says.")


def _origin(seed: Seed) -> str:
    if seed.agreement is not None:
        added = [str(seat) for seat, share in enumerate(seed.agreement.contributions, start=1) if share is not None]
        which = f"seat {added[0]}" if len(added) == 1 else f"seats {', '.join(added)}"
        return (
            f"Its seed {seed.hex} is made of the secret behind the commitment {seed.commitment} "
            f"and of what {which} added."
        )
    who = "drawn by the computer that dealt" if seed.kind == "drawn" else "given by whoever began the match"
    return f"Its seed {seed.hex} was {who} and fits the commitment {seed.commitment}."
