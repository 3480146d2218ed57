"""`midtown bench`: how fast the rules run here."""

from __future__ import annotations

import click


@click.command()
@click.option("--game", "chosen", help="Only this game.")
@click.option("--seconds", type=click.FloatRange(0.1, 600), default=2.0, show_default=True, help="Time per line.")
@click.option("--compile/--no-compile", "compiling", default=True, help="Also measure compilation, cold and warm.")
def bench(chosen: str | None, seconds: float, compiling: bool) -> None:
    """Measure random legal play on one core, every legality check included."""
    from rich.console import Console
    from rich.table import Table

    from midtown.cli.measure import compile_times, random_play
    from midtown.games import find, names

    console = Console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "players", "decisions/s", "games/s", "decisions/game", "bytes"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    games = [find(chosen)] if chosen else [find(name) for name in names()]
    for game in games:
        for players in game.seats:
            with console.status(f"{game.name}, {players}"):
                speed = random_play(game, players, seconds)
            table.add_row(
                game.name,
                str(players),
                f"{speed.decisions_per_second:,.0f}",
                f"{speed.games_per_second:,.0f}",
                f"{speed.decisions_per_game:.1f}",
                str(game.state.dtype.itemsize),
            )
    console.print(table)
    if compiling:
        waits = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("seconds of a fresh process until", "first decision", "match compiled", "simulation compiled"):
            waits.add_column(heading, justify="left" if heading.startswith("seconds") else "right")
        for game in games:
            with console.status(f"{game.name}: compiling in an empty cache"):
                for name, wait in zip(("cold", "warm"), compile_times(game), strict=True):
                    times = (wait.decision, wait.match, wait.simulation)
                    waits.add_row(f"{game.name}, {name} cache", *(f"{seconds:.2f}" for seconds in times))
        console.print(waits)
