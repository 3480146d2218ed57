"""The command `midtown`. Sub-commands import what they need when they run, so that `--help` is quick."""

from __future__ import annotations

import sys

import click

from midtown.cli.arena import arena
from midtown.cli.bench import bench
from midtown.cli.completion import completion
from midtown.cli.games import games, rules
from midtown.cli.generate import generate
from midtown.cli.hint import hint
from midtown.cli.learn import learn
from midtown.cli.play import play
from midtown.cli.regret import regret
from midtown.cli.replay import replay, verify
from midtown.cli.review import review
from midtown.cli.serve import serve
from midtown.cli.site import site
from midtown.cli.store import backup, log_out, restore
from midtown.errors import MidtownError
from midtown.version import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="midtown")
def midtown() -> None:
    """Midtown: skyline-building board games in your terminal.

    Start with:  midtown play skyline
    """


for command in (
    play,
    serve,
    site,
    hint,
    games,
    rules,
    replay,
    verify,
    review,
    bench,
    arena,
    generate,
    learn,
    regret,
    backup,
    restore,
    log_out,
    completion,
):
    midtown.add_command(command)


def main() -> None:
    """Errors that Midtown raises on purpose end in their sentence and exit code 2."""
    try:
        midtown(prog_name="midtown")
    except MidtownError as error:
        click.echo(f"midtown: {error}", err=True)
        sys.exit(2)
