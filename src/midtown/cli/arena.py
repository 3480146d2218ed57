"""`midtown arena`: tournaments of bots."""

from __future__ import annotations

import csv
import os
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from midtown.cli.options import complete_game, pairs
from midtown.cli.options import language as language_option
from midtown.errors import InvalidError

if TYPE_CHECKING:
    from rich.progress import Progress

    from midtown.arena import Results, Setup
    from midtown.arena.standings import Standings
    from midtown.engine.narrator import Texts

TEXTS = Path(__file__).parent / "texts"
PACE = 600.0
"""The seconds whose games the estimate of the time left rests on."""
NEEDED = ("matplotlib", "msgspec", "openskill")


@click.command()
@click.option("--game", shell_complete=complete_game, help="The game.")
@click.option("--bots", help="Who plays, with commas between them; a name with a comma in quotation marks.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games of each group, at least.")
@click.option("--players", "-p", type=int, default=2, show_default=True, help="How many play.")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--controls/--no-controls", default=True, help="Also random, and each bot against itself.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="All luck comes from it.")
@click.option(
    "--jobs", "-j", type=click.IntRange(1), default=os.cpu_count(), show_default="all cores", help="Processes."
)
@click.option("--threads", type=click.IntRange(1), default=1, show_default=True, help="Threads that a bot may use.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
@click.option(
    "--results", type=click.Path(path_type=Path), help="The file of the games; one that is there is continued."
)
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE", help="Only report on a results file.")
@language_option
def arena(
    game: str | None,
    bots: str | None,
    games: int,
    players: int,
    options: tuple[str, ...],
    controls: bool,
    seed: int,
    jobs: int,
    threads: int,
    ray: str | None,
    results: Path | None,
    report: Path | None,
    language: str,
) -> None:
    """Let bots play against each other, everybody in every seat on the same luck.

    \b
      midtown arena --game skyline --bots greedy,club --games 200
      midtown arena --game skyline --bots my_bot.py,club     with a bot of your own
      midtown arena --report midtown-arena/skyline-1a2b3c4d.jsonl

    Stop it with Ctrl-C; the same command goes on where it stopped.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise InvalidError(f"The arena needs {', '.join(missing)}: python -m pip install 'midtown[arena]'")
    from midtown.arena import read
    from midtown.arena.setup import set_up
    from midtown.engine.narrator import Texts

    texts = Texts(TEXTS, language)
    if report is not None:
        if game or bots or results:
            raise InvalidError("--report takes everything from its file; leave the game, the bots and --results out.")
        _tell(read(report), report, texts)
        return
    if not game or not bots:
        raise InvalidError("Say who plays what: midtown arena --game skyline --bots greedy,club")
    setup = set_up(game, _names(bots), players, pairs(options, "An option"), seed, threads, controls)
    file = results or Path("midtown-arena") / f"{game}-{setup.digest}.jsonl"
    _tell(_play(setup, games, file, jobs, ray, texts), file, texts)


def _names(bots: str) -> list[str]:
    try:
        return next(csv.reader([bots], skipinitialspace=True, strict=True))
    except csv.Error:
        raise InvalidError(f"The list of bots cannot be read, a quotation mark is out of place: {bots}") from None


def _play(setup: Setup, games: int, file: Path, jobs: int, ray: str | None, texts: Texts) -> Results:
    from midtown.arena.tournament import play_all
    from midtown.cli.progress import prepare
    from midtown.engine.narrator import Narrator
    from midtown.games import find

    game = find(setup.game)
    prepare(game, texts.language, bots=True)
    bar = _bar(Narrator(game, texts.language).title(), texts)
    task = bar.add_task("", total=None)
    with ExitStack() as shown:

        def progress(over: int, total: int) -> None:
            if not bar.live.is_started:
                shown.enter_context(bar)
            bar.update(task, completed=over, total=total)

        try:
            return play_all(setup, games, file, jobs, ray, progress)
        except KeyboardInterrupt:
            shown.close()
            click.echo(texts.text("arena-stopped", file=str(file)), err=True)
            sys.exit(130)


def _bar(title: str, texts: Texts) -> Progress:
    from rich import progress
    from rich.console import Console

    columns = (
        progress.TextColumn(title),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn(texts.text("arena-left")),
        progress.TimeRemainingColumn(),
    )
    return progress.Progress(*columns, console=Console(stderr=True), speed_estimate_period=PACE)


def _tell(results: Results, file: Path, texts: Texts) -> None:
    """The page with its pictures, and its main table here."""
    from rich.console import Console

    from midtown.arena.report import write

    page = file.with_suffix(".md")
    found = write(results, page)
    Console().print(_table(found, texts))
    click.echo(texts.text("arena-report", file=str(page)))


def _table(found: Standings, texts: Texts) -> object:
    from rich.markup import escape
    from rich.table import Table

    from midtown.arena.estimates import mean

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for key in ("arena-rating", "arena-won", "arena-points", "arena-games"):
        table.add_column(texts.text(key), justify="right")
    for name in found.names:
        rating, won = found.ratings.get(name), found.wins[name]
        table.add_row(
            escape(name),
            f"{rating.value:.1f} ± {rating.high - rating.value:.1f}" if rating else "–",
            f"{100 * won.value:.1f} % ({100 * won.low:.0f}–{100 * won.high:.0f})",
            f"{mean(found.points[name]).value:.1f}",
            str(won.count),
        )
    return table
