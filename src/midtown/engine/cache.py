"""Where compiled rules are kept: a folder named after the sources, so that stale code is never found."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

from midtown.errors import InvalidError

ENGINE = Path(__file__).resolve().parent
PACKAGE = ENGINE.parent
GAMES = PACKAGE / "games"
BOTS = PACKAGE / "bots"
KEEP_UNUSED = 30 * 24 * 3600
SOURCES = (".py", ".toml", ".json", ".npz")
"""What compiled code comes from: rules, and the numbers that are frozen into them."""


@cache
def fingerprint_of(module: str) -> str:
    """Names all sources that compiled code of this module can come from, and the compiler itself."""
    home = Path(str(sys.modules[module].__file__)).resolve().parent
    return _fingerprint(tuple(_sources(home)))


def _sources(home: Path) -> Iterator[Path]:
    """The engine and the module's own folder; rooms built on the bots, such as the lab, add those.

    Shared code compiled for a game's record needs no more: the type of the record carries the game's fingerprint.
    """
    folders = {ENGINE, home}
    if home.is_relative_to(PACKAGE) and home != ENGINE and not home.is_relative_to(GAMES):
        folders.add(BOTS)
    for one in folders:
        yield from (file for file in one.rglob("*") if file.suffix in SOURCES)


@cache
def _fingerprint(sources: tuple[Path, ...]) -> str:
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for source in sorted(sources):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def compiled_before(module: str) -> bool:
    """Whether rules of this module, as they are now, were ever compiled here."""
    return (_root() / fingerprint_of(module)).is_dir()


@cache
def folder(name: str) -> Path:
    """The cache folder of that fingerprint, made if need be."""
    path = _root() / name
    if not path.exists():
        _prune(_root())
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path)
    return path


@cache
def _root() -> Path:
    named = os.environ.get("MIDTOWN_CACHE_DIR")
    if named:
        if not _writable(Path(named)):
            raise InvalidError(f"MIDTOWN_CACHE_DIR names {named!r}, which is not a folder Midtown can write to.")
        return Path(named)
    usual = user_cache_path("midtown") / "compiled"
    if _writable(usual):
        return usual
    return Path(tempfile.gettempdir()) / f"midtown-{os.getuid() if hasattr(os, 'getuid') else 'user'}"


def _writable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return True
    except OSError:
        return False


def _prune(root: Path) -> None:
    """Forgets what no process has used for a month."""
    if not root.is_dir():
        return
    for old in root.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > KEEP_UNUSED:
            shutil.rmtree(old, ignore_errors=True)
