"""The TypeScript of what goes over the wire is made from what the games and the service declare."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "web/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
