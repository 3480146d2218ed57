"""python -m midtown.wasm [GAME…] [--current] --out FOLDER

Builds what is not current; with --current it only answers, by its exit status, whether there is nothing to do.
"""

from __future__ import annotations

import sys
from pathlib import Path

from midtown.games import names, register
from midtown.wasm.build import build, build_one, current


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--one", package, folder]:
            build_one(register(package).name, Path(folder))
        case [*games, "--current", "--out", folder]:
            sys.exit(not all(current(name, Path(folder)) for name in games or names()))
        case [*games, "--out", folder]:
            build(Path(folder), games)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
