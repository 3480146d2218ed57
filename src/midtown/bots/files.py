"""Bots in a Python file of one's own: `my_bot.py`, or `my_bot.py:ClassName`."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import traceback
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from midtown.bots.external import legal_answer, own_view, quoted
from midtown.engine.match import Match
from midtown.errors import InvalidError

ENDING = ".py"


def find_file(spec: str, seed: int | None = None) -> FileBot:
    """The bot of that file: its class of that name, or its only class that can choose."""
    path, name = _parts(spec)
    source = _read(path)
    kind = _bot_class(spec, _load(path, source), name)
    try:
        bot = kind(seed)
    except Exception as error:
        raise InvalidError(f"The bot {spec} could not be made: {_describe(error, path)}.") from error
    return FileBot(spec, bot, hashlib.sha256(source).hexdigest()[:12])


class FileBot:
    """A bot of somebody else's class. It sees the view of its seat and nothing more."""

    def __init__(self, spec: str, bot: Any, version: str) -> None:
        self.spec = spec
        self.version = version
        """Changes with the file."""
        self._bot = bot

    @property
    def budget(self) -> str:
        return str(getattr(self._bot, "budget", "its own"))

    @property
    def repeats(self) -> bool:
        """It is given a seed; what it makes of it is its own business."""
        return True

    def choose(self, match: Match) -> int:
        view = own_view(match)
        try:
            answer = self._bot.choose(view)
        except Exception as error:
            raise InvalidError(f"The bot {self.spec} failed: {_describe(error, _parts(self.spec)[0])}.") from error
        return legal_answer(match, self.spec, answer)


def _parts(spec: str) -> tuple[Path, str]:
    """`bots/mine.py:Cautious` as its path and its class."""
    path, ending, name = spec.rpartition(ENDING)
    if not path or (name and not name[1:].isidentifier()) or name[:1] not in ("", ":"):
        raise InvalidError(f"A bot of one's own is given as FILE.py or FILE.py:CLASS, not {spec!r}.")
    return Path(path + ending), name[1:]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise InvalidError(f"There is no file {path}.") from None
    except OSError as error:
        raise InvalidError(f"{path} cannot be read: {error.strerror}.") from None


@cache
def _load(path: Path, source: bytes) -> ModuleType:
    """Runs the file once for every content it has had."""
    name = f"midtown_bot_{hashlib.sha256(bytes(path.absolute()) + source).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses look up what they were said in annotations
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise InvalidError(f"{path} cannot be loaded: {_describe(error, path)}.") from error
    return module


def _bot_class(spec: str, module: ModuleType, name: str) -> Any:
    own = {key: kind for key, kind in vars(module).items() if getattr(kind, "__module__", "") == module.__name__}
    bots = {key: kind for key, kind in own.items() if isinstance(kind, type) and hasattr(kind, "choose")}
    if name and name not in bots:
        raise InvalidError(f"{spec} has no class {name} with a method choose.")
    if not name and len(bots) != 1:
        some = f"several ({', '.join(bots)}); say which, as FILE.py:CLASS" if bots else "none"
        raise InvalidError(f"{spec} must have one class with a method choose; it has {some}.")
    return bots[name] if name else next(iter(bots.values()))


def _describe(error: BaseException, path: Path) -> str:
    """What went wrong and in which line, for whoever wrote the bot."""
    line = getattr(error, "lineno", None) if isinstance(error, SyntaxError) else None
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename == str(path):
            line = frame.lineno
    what = quoted(str(error))
    said = f"{type(error).__name__}: {what}" if what else type(error).__name__
    return f"{said} (line {line})" if line else said
