"""The modules of the games, built once and kept as long as nothing they are made of changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from filelock import FileLock

from midtown.games import find
from midtown.wasm.build import build
from tests.examiner.play import Variant
from tests.wasm.machine import Machine

GAMES = Path(__file__).parents[2] / "web" / "games"
"""Where the page takes them from, too."""


@pytest.fixture
def machine(variant: Variant) -> Machine:
    return machine_of(variant[0])


def folder_of(name: str) -> Path:
    """A game of the tests is not for the page."""
    return GAMES if find(name).package.startswith("midtown.") else GAMES / "tests"


def machine_of(name: str) -> Machine:
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / f".{name}.lock"):
        build(folder, [name])
    return Machine(name, folder)
