"""Builds the module of a game, each in a process of its own, and keeps it as long as nothing it is made of changes."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from midtown.engine.cache import fingerprint_of
from midtown.games import find, names
from midtown.wasm.compiler import ENVIRONMENT, compile_entries
from midtown.wasm.declaration import declaration
from midtown.wasm.entries import entries
from midtown.wasm.translate import shown

AT_ONCE = 2
TOOLS = ("llvmlite", "numba", "ziglang")


def files(name: str, folder: Path) -> tuple[Path, Path, Path]:
    """The module of a game, what a page must know of it, and what it shows beside the state."""
    return folder / f"{name}.wasm", folder / f"{name}.json", folder / f"{name}.mjs"


def current(name: str, folder: Path) -> bool:
    """Whether the module of a game is there and made of what is there now."""
    code, told, _ = files(name, folder)
    try:
        return code.exists() and json.loads(told.read_text(encoding="utf-8"))["made_of"] == made_of(name)
    except (OSError, ValueError, KeyError):
        return False


def made_of(name: str) -> str:
    """A name for all that a module is made of: the rules, the search, this package and its tools."""
    game = find(name)
    digest = hashlib.sha256(" ".join(f"{tool} {version(tool)}" for tool in TOOLS).encode())
    for module in (game.package, "midtown.wasm.build"):
        import_module(module)
        digest.update(fingerprint_of(module).encode())
    return digest.hexdigest()[:16]


def build(folder: Path, wanted: Sequence[str] = ()) -> list[str]:
    """Builds what is not current, two games at once; returns which those were."""
    stale = [name for name in wanted or names() if not current(name, folder)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda name: _in_a_process(name, folder), stale))
    return stale


def _in_a_process(name: str, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **ENVIRONMENT, "MIDTOWN_CACHE_DIR": cache}
        command = [sys.executable, "-W", "ignore", "-m", "midtown.wasm", "--one", find(name).package, str(folder)]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if said.returncode != 0:
        raise RuntimeError(f"{name} could not be compiled for the page:\n{said.stderr}")


def build_one(name: str, folder: Path) -> None:
    """Builds one game, here and now."""
    game, made = find(name), made_of(name)
    script, asked = shown(game)
    module = compile_entries([*entries(game), *asked])
    code, told, showing = files(name, folder)
    folder.mkdir(parents=True, exist_ok=True)
    code.write_bytes(module.code)
    showing.write_text(script, encoding="utf-8")
    facts = {"made_of": made, "entries": module.signatures, **declaration(game)}
    told.write_text(json.dumps(facts, separators=(",", ":")), encoding="utf-8")
