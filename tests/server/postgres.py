"""A real PostgreSQL for tests: found or installed, started in a folder of its own, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
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


class Postgres:
    """One of our own in a folder. It does not run as root, so then its own user runs it."""

    def __init__(self, folder: Path) -> None:
        self._programs, self._data = programs(), folder / "postgres"
        self._as_user: list[str] = []
        port = _free_port()
        self.url = f"postgresql://midtown@127.0.0.1:{port}/postgres"
        self._settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._data}"
        self._data.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self._data, "postgres")
            self._as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self._run("initdb", "-D", str(self._data), "-U", "midtown", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.start()

    def _open_the_way(self) -> None:
        """Through the folders of the tests, which every other run of tests closes again."""
        for parent in self._data.parents:
            if self._as_user and parent.owner() == "root" and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)

    def _run(self, program: str, *words: str, check: bool = True) -> int:
        self._open_the_way()
        command = [*self._as_user, str(self._programs / program), *words]
        done = subprocess.run(command, check=check, capture_output=True, cwd=self._data, timeout=180)
        return done.returncode

    def _control(self, *words: str, check: bool = True) -> int:
        return self._run("pg_ctl", "-D", str(self._data), "-t", "120", *words, check=check)

    def start(self, *, check: bool = True) -> bool:
        words = ("-o", self._settings, "-l", str(self._data / "log"), "-w", "start")
        return self._control(*words, check=check) == 0

    def kill(self) -> None:
        """Ends the first of its processes by force; the others notice and go, and what they held is free again."""
        first = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(first, signal.SIGKILL)
        latest = time.monotonic() + 180
        while not self.start(check=False):
            assert time.monotonic() < latest, "PostgreSQL does not start again"
            time.sleep(0.1)

    def stop(self) -> None:
        self._control("-m", "immediate", "stop", check=False)


@contextmanager
def started(folder: Path) -> Iterator[Postgres]:
    found = Postgres(folder)
    try:
        yield found
    finally:
        found.stop()


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    with started(folder) as found:
        yield found.url
