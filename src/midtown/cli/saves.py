"""Saved matches: a record with who sits where, written after every action."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import midtown
from midtown.cli.files import read_json, saves, write_json
from midtown.engine.match import Match
from midtown.engine.match_file import LONGEST_NAME
from midtown.engine.state_record import Json
from midtown.errors import InvalidError
from midtown.nicknames import read_name

FORMAT = 1


@dataclass
class Saved:
    """A match on its way, its players and its file."""

    match: Match
    names: list[str]
    bots: dict[int, str]
    path: Path = field(default_factory=Path)

    def __post_init__(self) -> None:
        if self.path == Path():
            stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
            self.path = saves() / f"{stamp}-{self.match.game.name}.json"

    def write(self) -> None:
        seats = [{"name": name, "bot": self.bots.get(seat)} for seat, name in enumerate(self.names)]
        write_json(self.path, {"save": FORMAT, "seats": seats, "record": self.record()})

    def record(self) -> Json:
        automatic = self.match.game.automatic_seats(self.match.options)
        kinds = {**dict.fromkeys(automatic, "automatic"), **dict.fromkeys(self.bots, "bot")}
        seats = enumerate(self.names)
        return self.match.record(
            [
                {"kind": kinds.get(seat, "person"), "name": self.bots.get(seat, name)[:LONGEST_NAME]}
                for seat, name in seats
            ]
        )


def load_save(path: Path) -> Saved:
    content = read_json(path)
    match = load_record(path)
    if not isinstance(content, dict) or "save" not in content:
        raise InvalidError(f"{path} is a record, not a saved match; see it with: midtown replay {path}")
    seats = content.get("seats")
    if not isinstance(seats, list) or len(seats) != match.players or not all(_is_seat(seat) for seat in seats):
        raise InvalidError(f"{path} does not say who sits at its {match.players} seats.")
    bots = {number: seat["bot"] for number, seat in enumerate(seats) if seat["bot"]}
    return Saved(match, [read_name(seat["name"]) for seat in seats], bots, path)


def _is_seat(seat: object) -> bool:
    return isinstance(seat, dict) and isinstance(seat.get("name"), str) and isinstance(seat.get("bot"), str | None)


def load_record(path: Path) -> Match:
    """The match of a file that holds a record or a saved match."""
    content = read_json(path)
    if isinstance(content, dict) and "save" in content:
        content = content.get("record")
    if not isinstance(content, dict):
        raise InvalidError(f"{path} holds no record.")
    return midtown.load(content)


def latest() -> Path:
    """The match saved last that is not over."""
    files = sorted(saves().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        content = read_json(file)
        record = content.get("record") if isinstance(content, dict) else None
        if isinstance(record, dict) and "result" not in record:
            return file
    raise InvalidError("There is no unfinished match to resume. Begin one with: midtown play")
