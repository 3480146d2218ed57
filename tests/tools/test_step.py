"""The steps of the Makefile: quiet while all goes well, with everything on the table when it does not."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

STEP = [sys.executable, str(Path(__file__).parents[2] / "tools" / "step.py")]


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no `make` had begun these tests."""
    monkeypatch.delenv("MAKEFLAGS", raising=False)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*STEP, *words], capture_output=True, text=True, check=False)


def python(*lines: str) -> list[str]:
    return [sys.executable, "-c", "\n".join(lines)]


def test_what_succeeds_is_one_line_with_its_time() -> None:
    done = run("Counting", *python("print('one'); print('two')"))
    assert done.returncode == 0
    assert re.fullmatch(r"Counting … \d+ s\n", done.stdout)
    assert done.stderr == ""


def test_what_fails_shows_all_it_said_and_keeps_its_status() -> None:
    done = run("Counting", *python("import sys", "print('one')", "sys.exit('two')"))
    assert done.returncode == 1
    first, command, *said = done.stdout.splitlines()
    assert re.fullmatch(r"Counting … failed after \d+ s with exit status 1", first)
    assert command.startswith("$ ")
    assert sorted(said[-2:]) == ["one", "two"]
    assert run("Counting", *python("import sys; sys.exit(7)")).returncode == 7


def test_a_command_that_is_killed_says_by_which_signal() -> None:
    done = run("Counting", *python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)"))
    assert done.returncode == 128 + signal.SIGKILL


def test_a_program_that_is_not_there_is_one_sentence() -> None:
    done = run("Counting", "no-such-program")
    assert done.returncode == 127
    assert done.stdout == "Counting … failed: there is no program 'no-such-program'\n"


def test_lines_that_are_asked_for_are_shown_as_they_are() -> None:
    done = run("--show", r"\d passed", "Tests", *python("print('....')", "print('4 passed in 1 s')"))
    assert done.stdout.splitlines()[1:] == ["4 passed in 1 s"]


def test_output_that_is_not_text_survives() -> None:
    command = python("import os, sys", r"os.write(1, b'\xff\xfe')", "sys.exit(1)")
    done = subprocess.run([*STEP, "Bytes", *command], capture_output=True, check=False)
    assert done.stdout.endswith(b"\xff\xfe")


def test_beside_others_a_step_says_all_at_once_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKEFLAGS", " -j2 --jobserver-auth=3,4")
    ours, theirs = pty.openpty()
    process = subprocess.Popen([*STEP, "Waiting", *python("import time", "time.sleep(0.1)")], stdout=theirs)
    os.close(theirs)
    assert re.fullmatch(r"Waiting … \d+ s\r\n", os.read(ours, 1000).decode())
    assert process.wait() == 0
    os.close(ours)


def test_a_step_without_a_command_is_refused() -> None:
    done = run("Nothing")
    assert done.returncode == 2
    assert "needs a command" in done.stderr


def test_an_interrupt_ends_the_command_and_says_so() -> None:
    waits = python("import signal", "print('[ 40%]', flush=True)", "signal.pause()")
    ours, theirs = pty.openpty()
    process = subprocess.Popen([*STEP, "Waiting", *waits], stdout=theirs, start_new_session=True)
    os.close(theirs)
    seen = read_until(ours, "40 %")
    os.killpg(process.pid, signal.SIGINT)
    seen += read_until(ours, "\n")
    os.close(ours)
    assert process.wait() == 130
    assert re.match(r"Waiting …\rWaiting … \d+ s", seen)
    assert "interrupted" in seen


def read_until(terminal: int, text: str) -> str:
    seen = ""
    while text not in seen:
        seen += os.read(terminal, 1000).decode()
    return seen
