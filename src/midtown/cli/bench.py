"""`midtown bench`: how fast the rules and the search run here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from midtown.engine.game import Game


@click.command()
@click.option("--game", "chosen", help="Only this game.")
@click.option("--seconds", type=click.FloatRange(0.1, 600), default=2.0, show_default=True, help="Time per line.")
@click.option("--compile/--no-compile", "compiling", default=True, help="Also measure compilation, cold and warm.")
@click.option("--search", "searching", is_flag=True, help="Measure the search instead, beside OpenSpiel's if there.")
@click.option("--simulations", type=click.IntRange(1, 1_000_000), default=3000, show_default=True, help="Per search.")
def bench(chosen: str | None, seconds: float, compiling: bool, searching: bool, simulations: int) -> None:
    """Measure random legal play on one core, every legality check included; or the search."""
    from rich.console import Console

    from midtown.games import find, names

    games = [find(chosen)] if chosen else [find(name) for name in names()]
    console = Console()
    if searching:
        _search(console, games, simulations)
        return
    _random_play(console, games, seconds)
    if compiling:
        _compiling(console, games)


def _search(console: Console, games: list[Game], simulations: int) -> None:
    from midtown.cli.measure_search import PEERS, paces, peers_installed

    with console.status("searching"):
        ours, theirs = paces(games, simulations)
    table = _table(f"{simulations} simulations, one thread", "simulations/s", "decisions/s")
    for pace in (*ours, *theirs):
        table.add_row(pace.name, f"{pace.simulations:,.0f}", f"{pace.decisions:,.0f}")
    console.print(table)
    if theirs:
        ratios = _table("decisions/s, times those of", *(peer.name for peer in theirs))
        for pace in ours:
            ratios.add_row(pace.name, *(f"{pace.decisions / peer.decisions:.1f}" for peer in theirs))
        console.print(ratios)
    if not peers_installed():
        console.print(f"For OpenSpiel's {', '.join(PEERS)} beside it: pip install 'midtown\\[peers]'")


def _random_play(console: Console, games: list[Game], seconds: float) -> None:
    from midtown.cli.measure import random_play

    table = _table("game", "players", "decisions/s", "games/s", "decisions/game", "bytes")
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


def _compiling(console: Console, games: list[Game]) -> None:
    from midtown.cli.measure import compile_times

    waits = _table("seconds of a fresh process until", "first decision", "match compiled", "simulation compiled")
    for game in games:
        with console.status(f"{game.name}: compiling in an empty cache"):
            for name, wait in zip(("cold", "warm"), compile_times(game), strict=True):
                times = (wait.decision, wait.match, wait.simulation)
                waits.add_row(f"{game.name}, {name} cache", *(f"{seconds:.2f}" for seconds in times))
    console.print(waits)


def _table(first: str, *others: str) -> Table:
    """Names on the left, numbers on the right."""
    from rich.table import Table

    table = Table(first, box=None, padding=(0, 2, 0, 0))
    for heading in others:
        table.add_column(heading, justify="right")
    return table
