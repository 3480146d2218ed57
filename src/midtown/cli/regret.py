"""`midtown regret`: how much a bot gives away a decision."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from midtown.cli.options import complete_game
from midtown.errors import InvalidError

if TYPE_CHECKING:
    from midtown.engine.game import Game
    from midtown.lab.regret.rollout import Judge

DEVICE = click.option(
    "--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True, help="Where games are played on."
)
OUT = click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The file to write.")
TABLES = {"cpu": 1024, "cuda": 16384}
"""So many games are played on at once, at least."""


@click.group()
def regret() -> None:
    """Measure what bots give away a decision, on positions whose choices were all played out.

    \b
      midtown regret make skyline --positions 200 --out skyline.jsonl.gz
      midtown regret judge skyline.jsonl.gz learned/value.net --out again.jsonl.gz
      midtown regret score shrewd skyline.jsonl.gz
    """


@regret.command()
@click.argument("game", shell_complete=complete_game)
@click.option("--players", "-p", type=int, default=2, show_default=True, help="How many play.")
@click.option("--positions", type=click.IntRange(1), default=500, show_default=True, help="How many.")
@click.option("--bot", default="search:400", show_default=True, help="Who plays the games they are taken from.")
@click.option("--worlds", type=click.IntRange(16), default=4096, show_default=True, help="Tries of a choice at most.")
@click.option("--tolerance", type=click.FloatRange(0.0001, 1), default=0.01, show_default=True, help="Error to reach.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Everything follows from it.")
@click.option("--threads", type=click.IntRange(1), default=os.cpu_count(), show_default="all cores", help="To use.")
@DEVICE
@OUT
def make(
    game: str,
    players: int,
    positions: int,
    bot: str,
    worlds: int,
    tolerance: float,
    seed: int,
    threads: int,
    device: str,
    out: Path,
) -> None:
    """Make a set of positions: each choice is played to the end in the same imagined worlds, until errors are small."""
    from rich.console import Console
    from rich.progress import Progress

    from midtown.games import find
    from midtown.lab.regret.make import make as make_set
    from midtown.lab.regret.sets import Head

    found = find(game)
    found.read_options(players, {})
    judge = _judge(found, players, threads, device)
    head = Head(game, found.version, players, bot, judge.name, worlds, tolerance, seed)
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(game, total=positions)
        make_set(head, positions, judge, lambda done: bar.update(task, completed=done)).write(out)
    click.echo(f"{positions} positions in {out}")


def _judge(game: Game, players: int, threads: int, device: str) -> Judge:
    from midtown.lab.regret.rollout import Judge

    if device == "cpu":
        return Judge(game, players, threads)
    from midtown.lab.regret.gpu_judge import GpuJudge

    return GpuJudge(game, players, threads)


@regret.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("net", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--worlds", type=click.IntRange(2), default=192, show_default=True, help="Tries of every choice.")
@DEVICE
@OUT
def judge(file: Path, net: Path, worlds: int, device: str, out: Path) -> None:
    """Judge the positions of a set once more, by a net: it plays on for a while, and says what is left to hope for."""
    from rich.console import Console
    from rich.progress import Progress

    from midtown.bots.net.file import NetFile
    from midtown.lab.regret.sets import RegretSet

    try:
        from midtown.lab.learn.learner import Recipe, new_tables
        from midtown.lab.regret.net_judge import NetJudge, judge_again
    except ImportError:
        raise InvalidError("A net's judgement needs PyTorch: python -m pip install 'midtown[learn]'.") from None

    regrets, read = RegretSet.read(file), NetFile.read(net)
    head, most = regrets.head, worlds * max(len(one.actions) for one in regrets.positions)
    read.check(regrets.game, head.players)
    tables = new_tables(Recipe(head.game, head.players, tables=max(most, TABLES[device])), regrets.game, device)
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(head.game, total=len(regrets.positions))
        made = NetJudge(read, regrets.game, tables, worlds)
        judge_again(regrets, made, lambda done: bar.update(task, completed=done)).write(out)
    click.echo(f"{len(regrets.positions)} positions in {out}, judged by {made.name}")


@regret.command()
@click.argument("bot")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the bot.")
def score(bot: str, file: Path, seed: int) -> None:
    """Print the mean regret of a bot on a set: points of win chance, and points, in all and by third of the game."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from midtown import bots
    from midtown.lab.regret.score import score as score_bot
    from midtown.lab.regret.sets import RegretSet

    regrets = RegretSet.read(file)
    player = bots.find(bot, seed)
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(bot, total=len(regrets.positions))
        rows = score_bot(player, regrets, lambda done: bar.update(task, completed=done))
    head = regrets.head
    title = f"{bot} on {head.game}, {head.players} players, set {regrets.digest[:12]} judged by {head.judge}"
    table = Table("third", "decisions", "win chance given away, %", "points given away", title=title)
    for name, row in rows.items():
        table.add_row(
            name,
            str(row.decisions),
            f"{row.chance:.2f} ± {row.chance_error:.2f}",
            f"{row.points:.2f} ± {row.points_error:.2f}",
        )
    Console().print(table)
