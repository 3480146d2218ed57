"""`midtown learn`: a net that judges positions, learned from play against itself."""

from __future__ import annotations

from pathlib import Path

import click

from midtown.cli.options import complete_game
from midtown.errors import InvalidError


@click.command()
@click.argument("game", shell_complete=complete_game)
@click.option("--players", "-p", type=int, default=2, show_default=True, help="How many play.")
@click.option(
    "--minutes", type=click.FloatRange(0.05, 100_000), default=30.0, show_default=True, help="How long, in all."
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The folder; one begun is gone on with.")
@click.option(
    "--begin-with",
    type=click.Path(path_type=Path),
    help="A net to go on from, if nothing was begun in the folder: it brings its own width.",
)
@click.option("--device", type=click.Choice(["auto", "cpu", "cuda"]), default="auto", show_default=True, help="Where.")
@click.option("--tables", type=click.IntRange(16, 1 << 20), help="Games at once. [default: 16384 on a GPU, else 512]")
@click.option("--width", type=click.IntRange(8, 4096), default=256, show_default=True, help="Of the net's first layer.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Everything begins with it.")
def learn(
    game: str,
    players: int,
    minutes: float,
    out: Path,
    begin_with: Path | None,
    device: str,
    tables: int | None,
    width: int,
    seed: int,
) -> None:
    """Learn to judge a game's positions, and write a net that bots play by.

    \b
      midtown learn skyline --minutes 20 --out learned
      midtown arena --bots net:learned/value.net,shrewd --game skyline

    Stop it with Ctrl-C; the same command goes on where it stopped. On a GPU the rules run there too.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from midtown.bots.net.file import NetFile
    from midtown.games import find

    try:
        import torch

        from midtown.lab.learn.curve import draw
        from midtown.lab.learn.learner import Learner, Recipe
    except ImportError:
        raise InvalidError("Learning needs PyTorch: python -m pip install 'midtown[learn]'.") from None

    where = device if device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"
    found = find(game)
    recipe = Recipe(
        game, players, 60.0 * minutes, tables or (16384 if where == "cuda" else 512), width=width, seed=seed
    )
    found.read_options(players, {})
    begin = NetFile.read(begin_with) if begin_with else None
    columns = (TextColumn(f"{game}, {where}"), BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("compiling", total=recipe.seconds)
        learner = Learner(recipe, found, out, where, begin)

        def report(row: dict[str, float]) -> None:
            told = (
                f"{row['decisions'] / 1e6:.1f} M decisions, error {row['chance_error']:.4f}, {row['points']:.0f} points"
            )
            bar.update(task, completed=row["seconds"], description=told)

        try:
            learner.run(report)
        except KeyboardInterrupt:
            learner.save()
            bar.stop()
            click.echo(f"Stopped; what is in {out} stays, and the same command goes on there.", err=True)
    draw(out)
    click.echo(f"net:{out / 'value.net'}")
