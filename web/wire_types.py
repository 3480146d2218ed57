"""Writes the TypeScript of what goes over the wire, from what the games and the service declare.

With --check it writes nothing and says which files are not current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from npm import node

from midtown.engine.schema import game_schema
from midtown.games import find, names

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "src"


def schemas() -> dict[str, Any]:
    """The schemas of each file that is generated."""
    return {f"games/{name}/wire.ts": _components(game_schema(find(name))["$defs"]) for name in names()}


def _components(definitions: dict[str, Any]) -> Any:
    """The same definitions at the place where OpenAPI has them."""
    return json.loads(json.dumps(definitions).replace("#/$defs/", "#/components/schemas/"))


def generated() -> dict[Path, str]:
    made = json.loads(node("wire_types.js", given=json.dumps(schemas())))
    return {SOURCES / file: text for file, text in made.items()}


def old(files: dict[Path, str]) -> list[Path]:
    return [file for file, text in files.items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def main(check: bool) -> None:
    files = generated()
    stale = old(files)
    if check and stale:
        sys.exit(f"Not current, run `make wire`: {', '.join(str(file.relative_to(HERE)) for file in stale)}")
    for file in stale:
        file.write_text(files[file], encoding="utf-8")


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
