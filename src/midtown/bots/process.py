"""Bots in a process of their own, in any language: `process:COMMAND`. One JSON object a line, both ways.

Midtown: {"type": "hello", "protocol": 1, "game": "skyline", "version": 1, "seed": 7}
the bot: {"type": "hello", "protocol": 1}
Midtown: {"type": "choose", "view": {…, "choices": [{"id": 13, …}, …]}}
the bot: {"type": "choice", "action": 13}
Midtown: {"type": "bye"}
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import tempfile
import threading
import weakref
from contextlib import suppress
from typing import Any

from midtown.bots.external import legal_answer, own_view, quoted, shown
from midtown.engine.match import Match
from midtown.engine.state_record import Json
from midtown.errors import InvalidError

PREFIX = "process:"
PROTOCOL = 1
SECONDS = 60.0
"""How long it may take for an answer, unless its hello asks for another limit."""
MOST_SECONDS = 3600.0
LONGEST_LINE = 1 << 16
FAREWELL = 2.0
"""Seconds it has to end by itself."""


def find_process(spec: str, seed: int | None = None) -> ProcessBot:
    """The bot that this command starts. It is started when it has to choose for the first time."""
    words = spec.removeprefix(PREFIX)
    try:
        command = shlex.split(words)
    except ValueError:
        raise InvalidError(f"The command of the bot {spec!r} cannot be read: a quotation mark is missing.") from None
    if not command:
        raise InvalidError("A bot in a process of its own is given as process:COMMAND.")
    if shutil.which(command[0]) is None:
        raise InvalidError(f"The bot {spec} cannot be started: there is no program {command[0]}.")
    return ProcessBot(spec, command, seed)


class ProcessBot:
    """A bot behind a program. It sees the view of its seat and nothing more."""

    budget = "its own"
    repeats = True

    def __init__(self, spec: str, command: list[str], seed: int | None, seconds: float = SECONDS) -> None:
        self.spec = spec
        self._command = command
        self._seed = seed
        self._seconds = seconds
        self._program: Program | None = None
        self._game = ""

    def choose(self, match: Match) -> int:
        message = {"type": "choose", "view": own_view(match)}
        program = self._program_for(match)
        try:
            answer = program.ask(message, self._seconds)
            if "action" not in answer:
                raise InvalidError(f"The bot {self.spec} answered {shown(answer)}, which names no action.")
            return legal_answer(match, self.spec, answer["action"])
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """Says goodbye."""
        if self._program is not None:
            self._farewell()
            self._program = None

    def _program_for(self, match: Match) -> Program:
        if self._program is not None and self._game == match.game.name:
            return self._program
        self.close()
        self._program, self._game = Program(self.spec, self._command), match.game.name
        self._farewell = weakref.finalize(self, self._program.close)
        self._greet(self._program, match)
        return self._program

    def _greet(self, program: Program, match: Match) -> None:
        game = {"game": match.game.name, "version": match.game.version}
        answer = program.ask({"type": "hello", "protocol": PROTOCOL, **game, "seed": self._seed}, self._seconds)
        if answer.get("protocol") != PROTOCOL:
            said = shown(answer.get("protocol"))
            raise InvalidError(f"The bot {self.spec} speaks protocol {said}; Midtown speaks {PROTOCOL}.")
        self._seconds = _limit(self.spec, answer.get("seconds", self._seconds))


def _limit(spec: str, given: object) -> float:
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 < given <= MOST_SECONDS:
        return float(given)
    raise InvalidError(f"The bot {spec} asks for {shown(given)} seconds; it may ask for up to {MOST_SECONDS:g}.")


class Program:
    """A running program that is asked and answers in lines of JSON."""

    def __init__(self, spec: str, command: list[str]) -> None:
        self._spec = spec
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the program has ended
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": self._complaints}
        try:
            # In a session of its own, so that Ctrl-C reaches it as a goodbye and not as a blow.
            self._process = subprocess.Popen(command, start_new_session=True, **pipes)
        except OSError as error:
            self._complaints.close()
            raise InvalidError(f"The bot {spec} cannot be started: {error.strerror}.") from None

    def ask(self, message: Json, seconds: float) -> Json:
        late = threading.Event()

        def give_up() -> None:
            late.set()
            self._process.kill()  # which also ends the wait below

        clock = threading.Timer(seconds, give_up)
        clock.daemon = True
        clock.start()
        line = self._exchange(message)
        clock.cancel()
        if late.is_set():
            raise InvalidError(f"The bot {self._spec} did not answer within {seconds:g} seconds.")
        return self._read(line)

    def close(self) -> None:
        """Says goodbye, and does not wait long for the answer."""
        self._send({"type": "bye"})
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was still to be written has no reader any more
                pipe.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._complaints.close()

    def _send(self, message: Json) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended; what it said before can still be read
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()

    def _exchange(self, message: Json) -> bytes:
        assert self._process.stdout is not None
        self._send(message)
        return self._process.stdout.readline(LONGEST_LINE)

    def _read(self, line: bytes) -> Json:
        if len(line) == LONGEST_LINE:
            raise InvalidError(f"The bot {self._spec} answered with a line of more than {LONGEST_LINE} characters.")
        if not line.endswith(b"\n"):
            raise InvalidError(f"The bot {self._spec} ended without an answer{self._last_words()}.")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            what = shown(line.decode(errors="replace").strip())
            raise InvalidError(f"The bot {self._spec} answered {what}, which is not a JSON object.")
        return answer

    def _last_words(self) -> str:
        """Its exit code and what it complained of last."""
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return " and closed its output"
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").split("\n")
        last = next((line.strip().rstrip(".") for line in reversed(said) if line.strip()), "")
        return f", with exit code {code}" + (f": {quoted(last)}" if last else "")
