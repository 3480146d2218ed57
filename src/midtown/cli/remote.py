"""A match at a table service, in the terminal: the same board and choices, with people who are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.markup import escape

from midtown.cli.files import read_json, saves, write_json
from midtown.client import Client, Seat
from midtown.engine.actions import Action
from midtown.engine.record import Json
from midtown.engine.voice import Texts, Voice
from midtown.errors import InvalidError, MidtownError
from midtown.games import find

TEXTS = Path(__file__).parent / "texts"
COMMANDS = {
    "undo": ("undo", "u", "zurück", "z"),
    "hint": ("hint", "i", "tipp", "t"),
    "chat": ("say", "sagen"),
    "resign": ("resign", "aufgeben"),
    "help": ("help", "h", "?", "hilfe"),
    "quit": ("quit", "q", "exit", "ende", "e"),
}
MOST_HINTS = 5


def known_client(url: str, name: str, language: str) -> Client:
    """Who we are there: the guest of last time, or a new one. The secret is kept for the owner of this machine."""
    if not _is_address(url):
        raise InvalidError(f"A server is a whole address such as http://127.0.0.1:8430, not {url!r}.")
    file = saves().parent / "servers.json"
    known = read_json(file) if file.exists() else {}
    secrets = known if isinstance(known, dict) else {}
    if url in secrets:
        client = Client(url, str(secrets[url]))
        try:
            client.me()
            return client
        except MidtownError as error:
            client.close()
            if getattr(error, "code", "") != "unknown_person":
                raise
    client = Client.guest(url, name, language)
    write_json(file, {**secrets, url: client.secret})
    file.chmod(0o600)
    return client


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def new_table(client: Client, game: str, options: Json, bots: dict[int, str], players: int) -> str:
    """A table with me on the first seat that is free, and the others open to whoever has the link."""
    automatic = find(game).automatic_seats(find(game).read_options(players, options))
    seats: list[str | Json] = []
    for seat in range(players):
        mine = "me" if "me" not in seats else "open"
        seats.append("automatic" if seat in automatic else bots.get(seat, mine))
    return str(client.create(game, seats, options=options)["id"])


class RemoteSession:
    """Plays at a table until the match is over or somebody stops."""

    def __init__(self, client: Client, table: str, language: str, console: Console | None = None) -> None:
        self.client = client
        self.console = console or Console(highlight=False)
        self.texts = Texts(TEXTS, language)
        if not client.table(table)["mine"]:
            client.join(table)
        self.seat: Seat = client.sit(table)
        self.game = find(self.seat.table["game"])
        self.language = language

    @property
    def voice(self) -> Voice:
        return Voice(self.game, self.language, [escape(seat["name"]) for seat in self.seat.table["seats"]])

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
        while self.seat.updates:
            for sentence in self.voice.events(self.seat.updates.popleft()["events"]):
                self.console.print(f"  {sentence}", style="cyan")
        while self.seat.chat:
            said = self.seat.chat.popleft()
            self.console.print(f"  {escape(said['name'])}: {escape(said['text'])}", style="magenta")

    def _decide(self) -> bool:
        view, voice = self.seat.view, self.voice
        self.console.print(self.game.room("terminal").draw(view, voice))
        task = voice.thing("phase", view["state"]["phase"])
        self._say("turn", style="bold yellow", player=voice.name(self.seat.seat), task=task)
        for number, choice in enumerate(self._choices(), start=1):
            self.console.print(f"  [bold]{number:2}[/]  {voice.action(choice)}")
        given = self.console.input(f"[bold]{self.texts.text('choose')} ›[/] ").strip()
        try:
            return self._answer(given)
        except MidtownError as error:
            self.console.print(escape(str(error)), style="yellow")
            return True

    def _choices(self) -> Sequence[Action]:
        return [self.game.actions.action(choice["id"]) for choice in self.seat.view["choices"]]

    def _answer(self, given: str) -> bool:
        word, _, rest = given.partition(" ")
        choices = self._choices()
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            self.seat.play(choices[int(word) - 1].id)
            self.seat.catch_up()
            return True
        for command, words in COMMANDS.items():
            if word.lower() in words:
                return bool(getattr(self, f"_{command}")(rest.strip()))
        if given:
            self._say("unknown", style="yellow", given=escape(given))
        return True

    def _undo(self, _: str) -> bool:
        self.seat.undo()
        self.seat.catch_up()
        return True

    def _hint(self, _: str) -> bool:
        with self.console.status(self.texts.text("thinking", player=self.texts.text("adviser"))):
            hints: list[Any] = self.seat.ask(type="hint")["choices"]
        for hint in hints[:MOST_HINTS]:
            action = self.game.actions.action(hint["action"]["id"])
            self.console.print(f"  {hint['chance']:.0%}  {self.voice.action(action)}")
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

    def _quit(self, _: str) -> bool:
        return False

    def _close(self) -> None:
        self._say("over", style="bold")
        result = self.seat.table["result"]
        if result is not None:
            for seat, score in enumerate(result["scores"]):
                self.console.print(f"  {self.voice.name(seat)}: [bold]{score['total']}[/]")
            winners = ", ".join(self.voice.name(seat) for seat in result["winners"])
            key = "won" if len(result["winners"]) == 1 else "won-together"
            self._say(key, style="bold yellow", players=winners)

    def _say(self, key: str, style: str | None = None, **arguments: object) -> None:
        self.console.print(self.texts.text(key, **arguments), style=style)
