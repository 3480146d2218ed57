"""Where compiled rules are kept: a folder named after the sources, so that stale code is never found."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

from midtown.errors import InvalidError

PACKAGE = Path(__file__).resolve().parent.parent
KEEP_UNUSED = 30 * 24 * 3600


@cache
def fingerprint(folder: Path | None = None) -> str:
    """Names the sources of Midtown, of a game's own folder outside it, and of what compiles them."""
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for root in (PACKAGE, folder) if folder else (PACKAGE,):
        for source in sorted(root.rglob("*.py")):
            digest.update(str(source.relative_to(root)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def fingerprint_of(module: str) -> str:
    """The fingerprint for code of this module; only games outside the package add a folder of their own."""
    if module.startswith("midtown."):
        return fingerprint()
    return fingerprint(Path(str(sys.modules[module].__file__)).resolve().parent)


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
