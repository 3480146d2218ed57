"""The page as a folder of files for any web host: it plays by itself, and asks no service."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from midtown.errors import InvalidError
from midtown.server.http.guard import POLICY
from midtown.server.http.pages import WEB

SERVICE = '<meta name="midtown-service" content="/api" />'
NO_SERVICE = '<meta name="midtown-service" content="none" />'
ONLY_AS_HEADER = "frame-ancestors"
"""What browsers do not take from inside a page."""


def write_site(folder: Path) -> int:
    """Writes the site into a new or empty folder; returns the number of files."""
    page = _built_page()
    _check_empty(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(WEB, folder, dirs_exist_ok=True)
        (folder / "index.html").write_text(_for_files(page), encoding="utf-8")
    except OSError as error:
        raise InvalidError(f"The site cannot be written to {folder}: {os.strerror(error.errno or 0)}.") from None
    return sum(1 for each in folder.rglob("*") if each.is_file())


def _built_page() -> str:
    index = WEB / "index.html"
    if not index.is_file():
        raise InvalidError("The page has not been built yet; in a checkout, `make web` builds it.")
    if not list(WEB.glob("assets/*.wasm")):
        raise InvalidError("The page was built without its games, so it cannot play by itself; `make web` builds both.")
    return index.read_text(encoding="utf-8")


def _check_empty(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise InvalidError(f"{folder} is a file; the site needs a folder.")
    try:
        filled = folder.exists() and any(folder.iterdir())
    except OSError as error:
        raise InvalidError(f"{folder} cannot be read: {os.strerror(error.errno or 0)}.") from None
    if filled:
        raise InvalidError(f"{folder} is not empty. Name a new folder, so that nothing of yours is overwritten.")


def _for_files(page: str) -> str:
    """The page as it lies in a folder: its parts beside it wherever that is, its rules of security inside it."""
    rules = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith(ONLY_AS_HEADER))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{rules}" />'
    beside = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    return beside.replace(SERVICE, f"{NO_SERVICE}\n    {policy}")
