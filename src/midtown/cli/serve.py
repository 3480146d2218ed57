"""`midtown serve`: the table service."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path

import click


@click.command()
@click.option("--host", help="The address to listen on; 0.0.0.0 for everybody.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="The port to listen on; 0 for any free one.  [default: 8430]")
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://…  [default: a file in the data folder]")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The data folder.")
@click.option("--public-url", metavar="URL", help="What people type to get here, if a proxy stands in front.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in your browser.")
def serve(
    host: str | None,
    port: int | None,
    store: str | None,
    data: Path | None,
    public_url: str | None,
    open_browser: bool,
) -> None:
    """Serve tables to browsers and programs, here or for everybody.

    \b
      midtown serve                                     on this machine, in a file
      midtown serve --store postgresql://user@db/games  several of these share one store

    Every setting can also be given as a variable such as MIDTOWN_PORT: see docs/hosting.md.
    """
    from midtown.engine import cache
    from midtown.games import find, names
    from midtown.server.running import settings
    from midtown.server.running.serving import serve as run

    given = settings.read(host=host, port=port, store=store, data_dir=data, public_url=public_url)
    first = given.warm_up and not all(cache.compiled_before(find(name).package) for name in names())

    def announce(address: str) -> None:
        click.echo(f"Midtown is open at {address}  (Ctrl-C closes it)")
        if first:
            click.echo("The rules are being compiled, once: the first match may take a minute to begin.")
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(given, announce)
