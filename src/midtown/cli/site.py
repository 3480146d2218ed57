"""`midtown site`: the page without a service."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
def site(folder: Path) -> None:
    """Write the games as a site of plain files into FOLDER, for any web host.

    \b
      midtown site public
      python -m http.server --directory public

    Lessons, rules, matches alone and against bots, replays and the check of records work there without a server of
    Midtown; FOLDER may be served under any address, also below others.
    """
    from midtown.server.site import write_site

    count = write_site(folder)
    click.echo(f"The site is in {folder}: {count} files. Any web host can serve it; it asks no server for anything.")
