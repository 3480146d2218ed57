"""`midtown generate`: games and positions by the million, as files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from midtown.cli.options import complete_game, pairs


@click.command()
@click.option("--game", required=True, shell_complete=complete_game, help="The game.")
@click.option("--games", type=click.IntRange(1), required=True, help="How many games.")
@click.option("--what", type=click.Choice(["positions", "games"]), default="positions", show_default=True, help="What.")
@click.option("--format", type=click.Choice(["parquet", "jsonl"]), default="parquet", show_default=True, help="How.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The folder; one begun is gone on with.")
@click.option("--bots", default="random", show_default=True, help="Who plays, with commas; they change seats.")
@click.option("--players", "-p", type=int, default=2, show_default=True, help="How many play.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Everything follows from it.")
@click.option(
    "--jobs", "-j", type=click.IntRange(1), default=os.cpu_count(), show_default="all cores", help="Processes."
)
@click.option("--ray", metavar="ADDRESS", help="On a Ray cluster; `local` starts one here.")
def generate(
    game: str,
    games: int,
    what: str,
    format: str,  # noqa: A002 - the name of the option
    out: Path,
    bots: str,
    players: int,
    options: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: str | None,
) -> None:
    """Write games, or every position of them, as Parquet or JSON Lines.

    \b
      midtown generate --game skyline --games 10000 --out positions
      midtown generate --game skyline --games 100 --what games --format jsonl --bots greedy,random --out games

    Stop it with Ctrl-C; the same command goes on where it stopped.
    """
    from rich.console import Console
    from rich.progress import Progress

    from midtown.lab import data

    wanted = data.order(
        game,
        games,
        what=what,
        format=format,
        players=players,
        bots=[name.strip() for name in bots.split(",")],
        options=pairs(options, "An option"),
        seed=seed,
    )
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(game)
        try:
            data.generate(wanted, out, jobs, ray, lambda there, total: bar.update(task, completed=there, total=total))
        except KeyboardInterrupt:
            bar.stop()
            click.echo(f"Stopped; what is in {out} stays, and the same command goes on there.", err=True)
            sys.exit(130)
    click.echo(f"{games} games: {out}")
