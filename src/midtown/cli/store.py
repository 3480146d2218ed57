"""`midtown backup` and `midtown restore`: copies of the table service's store."""

from __future__ import annotations

from pathlib import Path

import click

where = click.option("--store", metavar="URL", help="The store, if it is not the one in the data folder.")
folder = click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The data folder.")
file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.command()
@file
@where
@folder
def backup(file: Path, store: str | None, data: Path | None) -> None:
    """Copy the store of `midtown serve` to FILE, even while it is running."""
    from midtown.server.running import settings
    from midtown.server.store.backup import backup as copy

    copy(settings.read(store=store, data_dir=data).store_url, file)
    click.echo(f"Copied to {file}.")


@click.command()
@file
@where
@folder
@click.confirmation_option(prompt="What the store holds now will be lost. Go on?")
def restore(file: Path, store: str | None, data: Path | None) -> None:
    """Put the copy in FILE in place of the store. Stop `midtown serve` first."""
    from midtown.server.running import settings
    from midtown.server.store.backup import restore as put_back

    put_back(file, settings.read(store=store, data_dir=data).store_url)
    click.echo(f"Restored from {file}.")
