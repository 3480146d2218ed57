"""A real PostgreSQL for tests: found or installed, started in a folder of its own, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

PLACES = Path("/usr/lib/postgresql")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@cache
def programs() -> Path:
    """The folder of initdb and its like; on a Debian where we may, it is installed first."""
    if not _found() and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    found = _found()
    if found is None:
        pytest.skip("there is no PostgreSQL here, and it could not be installed")
    return found


def _install() -> None:
    for words in (["update"], ["install", "-y", "postgresql"]):
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(["apt-get", "-qq", *words], capture_output=True, check=False, timeout=180)


def _found() -> Path | None:
    for folder in [*sorted(PLACES.glob("*/bin"), reverse=True), *_on_path()]:
        if (folder / "initdb").exists():
            return folder
    return None


def _on_path() -> list[Path]:
    found = shutil.which("initdb")
    return [Path(found).parent] if found else []


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of an empty database. PostgreSQL does not run as root, so then its own user runs it."""
    bin_, data, port = programs(), folder / "postgres", _free_port()
    data.mkdir()
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(data, "postgres")
        for parent in (folder, *folder.parents):
            if parent.owner() == "root" and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def run(program: str, *words: str, check: bool = True) -> None:
        command = [*as_user, str(bin_ / program), *words]
        subprocess.run(command, check=check, capture_output=True, cwd=data, timeout=180)

    run("initdb", "-D", str(data), "-U", "midtown", "--auth=trust", "-E", "UTF8", "--no-sync")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    run("pg_ctl", "-D", str(data), "-o", settings, "-l", str(data / "log"), "-w", "start")
    try:
        yield f"postgresql://midtown@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "-t", "120", "stop", check=False)
