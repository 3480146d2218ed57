"""A match at a table service, in the terminal: the same board and choices, with people who are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.markup import escape

from midtown.cli.files import read_json, saves, write_json
from midtown.cli.prompt import MOST_HINTS, Prompt
from midtown.client import Client, Seat, SeedNotes
from midtown.engine.actions import Action
from midtown.engine.narrator import Narrator
from midtown.engine.seed import OriginKind
from midtown.engine.state_record import Json
from midtown.errors import InvalidError, MidtownError
from midtown.games import find

ORIGINS = {OriginKind.AGREED: "seed-agreed", OriginKind.DRAWN: "seed-drawn", OriginKind.GIVEN: "seed-given"}
"""What is said of where a seed came from."""


def known_client(url: str, name: str, language: str) -> Client:
    """Who we are there: the guest of last time, or a new one. The secret is kept for the owner of this machine."""
    if not _is_address(url):
        raise InvalidError(f"A server is a whole address such as http://127.0.0.1:8430, not {url!r}.")
    file = saves().parent / "servers.json"
    known = read_json(file) if file.exists() else {}
    secrets = known if isinstance(known, dict) else {}
    if url in secrets:
        client = Client(url, str(secrets[url]), _seed_notes())
        try:
            client.me()
            return client
        except MidtownError as error:
            client.close()
            if getattr(error, "code", "") != "unknown_person":
                raise
    client = Client.guest(url, name, language)
    client.notes = _seed_notes()
    write_json(file, {**secrets, url: client.secret})
    file.chmod(0o600)
    return client


def _seed_notes() -> SeedNotes:
    """Kept from one sitting to the next, for the check at the end of a match."""
    file = saves().parent / "seeds.json"
    known = read_json(file) if file.exists() else {}

    def save(notes: Json) -> None:
        write_json(file, notes)
        file.chmod(0o600)

    return SeedNotes(known if isinstance(known, dict) else {}, save)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def new_table(client: Client, game: str, options: Json, bots: dict[int, str], players: int, first: int | None) -> str:
    """A table with me on the first seat that is free, and the others open to whoever has the link."""
    automatic = find(game).automatic_seats(find(game).read_options(players, options))
    seats: list[str | Json] = []
    for seat in range(players):
        mine = "me" if "me" not in seats else "open"
        seats.append("automatic" if seat in automatic else bots.get(seat, mine))
    return str(client.create(game, seats, options=options, first=None if first is None else first - 1)["id"])


class RemoteSession(Prompt):
    """Plays at a table until the match is over or somebody stops."""

    commands = ("undo", "hint", "chat", "resign", "help", "quit")

    def __init__(self, client: Client, table: str, language: str, console: Console | None = None) -> None:
        super().__init__(language, console)
        self.client = client
        if not client.table(table)["mine"]:
            client.join(table)
        self.seat: Seat = client.sit(table)
        self.game = find(self.seat.table["game"])
        self.language = language
        self._begun = False

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.game, self.language, [escape(seat["name"]) for seat in self.seat.table["seats"]])

    def run(self) -> None:
        self._say("server-table", link=f"{self.client.url}/t/{self.seat.id}", table=self.seat.id)
        try:
            with self.seat:
                while self._next():
                    pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        if self.seat.over:
            self._close()
        else:
            self._say("server-later", url=self.client.url, table=self.seat.id)

    def _next(self) -> bool:
        """One decision of ours, or the wait for it; false when there is nothing left to do."""
        if not self.seat.on_turn and not self.seat.over:
            waits = "server-waiting" if self.seat.table["state"] == "waiting" else "server-others"
            with self.console.status(self.texts.text(waits)):
                self.seat.wait()
        self._tell()
        if self.seat.over:
            return False
        return self._decide() if self.seat.on_turn else True

    def _tell(self) -> None:
        if self.seat.view and not self._begun:
            self._begun = True
            self._say_edition(self.game, self.seat.table["options"], self.narrator)
            self._say_who_begins(self.seat.table["first"], self.narrator)
        while self.seat.updates:
            for sentence in self.narrator.events(self.seat.updates.popleft()["events"]):
                self.console.print(f"  {sentence}", style="cyan")
        while self.seat.chat:
            said = self.seat.chat.popleft()
            self.console.print(f"  {escape(said['name'])}: {escape(said['text'])}", style="magenta")

    def _decide(self) -> bool:
        choices = self._choices()
        self._show(self.game, self.seat.view, self.narrator, choices)
        given = self._ask()
        try:
            return self._answer(given, [choice.id for choice in choices])
        except MidtownError as error:
            self.console.print(escape(str(error)), style="yellow")
            return True

    def _choices(self) -> Sequence[Action]:
        return [self.game.actions.action(choice["id"]) for choice in self.seat.view["choices"]]

    def _play(self, action: int) -> None:
        self.seat.play(action)
        self.seat.catch_up()

    def _undo(self, _: str) -> bool:
        self.seat.undo()
        self.seat.catch_up()
        return True

    def _hint(self, _: str) -> bool:
        with self.console.status(self.texts.text("thinking", player=self.texts.text("adviser"))):
            hints: list[Any] = self.seat.ask(type="hint")["choices"]
        for hint in hints[:MOST_HINTS]:
            action = self.game.actions.action(hint["action"]["id"])
            self.console.print(f"  {hint['chance']:.0%}  {self.narrator.action(action)}")
        return True

    def _chat(self, text: str) -> bool:
        self.seat.say(text)
        return True

    def _resign(self, _: str) -> bool:
        self.client.resign(self.seat.id, self.seat.seat)
        self.seat.catch_up()
        return True

    def _help(self, _: str) -> bool:
        self._say("server-help")
        return True

    def _close(self) -> None:
        self._say("over", style="bold")
        result = self.seat.table["result"]
        if result is not None:
            for seat, score in enumerate(result["scores"]):
                self.console.print(f"  {self.narrator.name(seat)}: [bold]{score['total']}[/]")
            winners = ", ".join(self.narrator.name(seat) for seat in result["winners"])
            key = "won" if len(result["winners"]) == 1 else "won-together"
            self._say(key, style="bold yellow", players=winners)
            self._check_seed()

    def _check_seed(self) -> None:
        """Whether chance was what was agreed on, as far as this device can tell."""
        try:
            seed = self.client.check_seed(self.seat.id)
        except MidtownError as error:
            self._say("seed-wrong", style="bold red", why=escape(str(error)))
        else:
            self._say(ORIGINS[seed.kind], style="dim")
