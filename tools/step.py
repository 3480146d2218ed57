"""Runs a command quietly: one line says what it is for and how long it takes. If it fails, all it printed is shown.

python tools/step.py [--show PATTERN] NAME COMMAND…

Its exit status is the command's. Lines that match the pattern are shown when it succeeds, too. Where `make` runs steps
side by side, a step says nothing until it ends.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from types import FrameType
from typing import IO

INTERRUPTED = 130
LAST_WORDS_SECONDS = 10
PERCENT = re.compile(rb"\[ *(\d+)%\]")
SIDE_BY_SIDE = re.compile(r"(^| )(-j|--jobserver)")
"""How `make` tells that it runs several commands at once."""


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", metavar="PATTERN")
    parser.add_argument("name")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    words = parser.parse_args(given)
    if not words.command:
        parser.error("a step needs a command to run")
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    signal.signal(signal.SIGTERM, _interrupt)
    signal.signal(signal.SIGINT, _interrupt)  # also where a shell in the background has it ignored
    with tempfile.TemporaryFile() as output:
        return step(words.name, words.command, output, words.show)


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def step(name: str, command: list[str], output: IO[bytes], show: str | None) -> int:
    line = Line(name)
    try:
        status = run(command, output, line.tick)
    except FileNotFoundError:
        line.end(f"failed: there is no program {command[0]!r}")
        return 127
    except KeyboardInterrupt:
        line.end("interrupted")
        return INTERRUPTED
    if status == 0:
        line.end()
        write(matching(output, show))
    else:
        line.end(f"failed after {line.elapsed()} with exit status {status}")
        write(f"$ {shlex.join(command)}\n".encode() + everything(output))
    return status


def run(command: list[str], output: IO[bytes], tick: Callable[[IO[bytes]], None]) -> int:
    """The exit status as a shell tells it. An interrupt from the keyboard reaches the command by itself."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    try:
        while True:
            try:
                status = process.wait(timeout=1)
                return status if status >= 0 else 128 - status
            except subprocess.TimeoutExpired:
                tick(output)
    except KeyboardInterrupt:
        stop(process)
        raise


def stop(process: subprocess.Popen[bytes]) -> None:
    """Lets the command end by itself if it was interrupted too; then asks it to, then makes it."""
    for insist in (process.terminate, process.kill):
        try:
            process.wait(timeout=LAST_WORDS_SECONDS)
            return
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            insist()
    process.wait()


class Line:
    """The line of a step. On a terminal it is written anew every second; elsewhere it is begun and ended once.

    Beside the lines of other steps it is written whole, at the end.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()
        self.beside_others = SIDE_BY_SIDE.search(os.environ.get("MAKEFLAGS", "")) is not None
        self.live = sys.stdout.isatty() and not self.beside_others
        self.width = 0
        if not self.beside_others:
            self._write(f"{name} …")

    def elapsed(self) -> str:
        return f"{time.monotonic() - self.began:.0f} s"

    def tick(self, output: IO[bytes]) -> None:
        if self.live:
            percent = PERCENT.findall(everything(output))
            self._again(self.elapsed() + (f", {percent[-1].decode()} %" if percent else ""))

    def end(self, how: str = "") -> None:
        how = how or self.elapsed()
        if self.live:
            self._again(how)
            self._write("\n")
        else:
            self._write(f"{self.name} … {how}\n" if self.beside_others else f" {how}\n")

    def _again(self, how: str) -> None:
        text = f"{self.name} … {how}"
        self._write("\r" + text.ljust(self.width))
        self.width = len(text)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def everything(output: IO[bytes]) -> bytes:
    """What was printed so far, read without moving the place where the command goes on writing."""
    return os.pread(output.fileno(), os.fstat(output.fileno()).st_size, 0)


def matching(output: IO[bytes], pattern: str | None) -> bytes:
    if pattern is None:
        return b""
    return b"".join(line for line in everything(output).splitlines(True) if re.search(pattern.encode(), line))


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
