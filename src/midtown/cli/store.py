"""`midtown backup`, `restore` and `log-out`: what is done to the table service's store by whoever runs it."""

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


@click.command("log-out")
@click.argument("account")
@where
@folder
def log_out(account: str, store: str | None, data: Path | None) -> None:
    """End all sessions of ACCOUNT, on every device. Stop `midtown serve` first, if its store is SQLite."""
    import asyncio

    from midtown.server.people import log_out_everywhere
    from midtown.server.running import settings
    from midtown.server.store.database import Store
    from midtown.server.store.files import only_user
    from midtown.server.store.migrate import migrate

    url = settings.read(store=store, data_dir=data).store_url
    with only_user(url):
        migrate(url)
        opened = Store(url)
        try:
            asyncio.run(log_out_everywhere(opened, account))
        finally:
            opened.close()
    click.echo(f"{account} is logged out everywhere.")
