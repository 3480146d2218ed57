"""Builds the browser client into the Python package, if anything it is made of is newer than what was built.

python web/build.py [--current]     with --current it only answers, by its exit status, whether there is nothing to do
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILT = ROOT / "src" / "midtown" / "server" / "web" / "index.html"
INSTALLED = HERE / "node_modules" / ".package-lock.json"


def sources() -> Iterator[Path]:
    """Everything that ends up in the page."""
    for pattern in ("src/**/*", "public/*", "*.html", "*.json", "*.ts", "*.js"):
        yield from HERE.glob(pattern)
    yield from HERE.glob("games/*.*")
    yield from ROOT.glob("src/midtown/**/texts/*.ftl")
    yield from ROOT.glob("docs/rules/*.md")


def stale() -> bool:
    if not BUILT.exists():
        return True
    built = BUILT.stat().st_mtime
    return any(source.stat().st_mtime > built for source in sources() if source.is_file())


def install() -> None:
    """Brings exactly what the lock file names."""
    lock = HERE / "package-lock.json"
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    run("ci", "--no-audit", "--no-fund")


def run(*words: str) -> None:
    sys.path.insert(0, str(HERE))
    from npm import npm

    if npm(*words) != 0:
        sys.exit(f"npm {' '.join(words)} did not succeed; the browser client was not built.")


def build() -> None:
    if stale():
        install()
        run("run", "build")


if __name__ == "__main__":
    if sys.argv[1:] == ["--current"]:
        sys.exit(stale())
    build()
