"""Writes what describes the wire, from what the games and the service declare: TypeScript, and the socket's schema.

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
from midtown.server.http.schema import http_schema, socket_schema

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "src"


def schemas() -> dict[str, Any]:
    """The schemas of each file of TypeScript that is generated."""
    games = {f"games/{name}/wire.ts": game_schema(find(name))["$defs"] for name in names()}
    service = {**socket_schema()["$defs"], **http_schema()["components"]["schemas"]}
    return {file: _components(definitions) for file, definitions in {**games, "net/wire.ts": service}.items()}


def _components(definitions: Any) -> Any:
    """The same definitions at the place where OpenAPI has them, without titles that only repeat their names."""
    if isinstance(definitions, dict):
        named = {key: value for key, value in definitions.items() if key != "title" or isinstance(value, dict)}
        return {key: _components(value) for key, value in named.items()}
    if isinstance(definitions, list):
        return [_components(value) for value in definitions]
    return definitions.replace("#/$defs/", "#/components/schemas/") if isinstance(definitions, str) else definitions


def generated() -> dict[Path, str]:
    made = json.loads(node("wire_types.js", given=json.dumps(schemas())))
    schema = json.dumps(socket_schema(), indent=2, ensure_ascii=False) + "\n"
    return {HERE.parent / "docs" / "socket.schema.json": schema, **{SOURCES / file: made[file] for file in made}}


def old(files: dict[Path, str]) -> list[Path]:
    return [file for file, text in files.items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def main(check: bool) -> None:
    files = generated()
    stale = old(files)
    if check and stale:
        sys.exit(f"Not current, run `make wire`: {', '.join(str(file.relative_to(HERE.parent)) for file in stale)}")
    for file in stale:
        file.write_text(files[file], encoding="utf-8")


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
