"""Somebody at a keyboard: what is shown before a decision, and what can be answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from rich.markup import escape

from midtown.cli.options import of_language
from midtown.engine.actions import Action
from midtown.engine.game import Game
from midtown.engine.narrator import LANGUAGES, Narrator, Texts
from midtown.engine.state_record import Json

TEXTS = Path(__file__).parent / "texts"
WORDS = {
    "undo": ("undo", "u", "zurück", "z"),
    "hint": ("hint", "i", "tipp", "t"),
    "why": ("why", "w", "warum"),
    "rules": ("rules", "r", "regeln"),
    "save": ("save", "s", "speichern"),
    "chat": ("say", "sagen"),
    "resign": ("resign", "aufgeben"),
    "help": ("help", "h", "?", "hilfe"),
    "quit": ("quit", "q", "exit", "ende", "e"),
}
MOST_HINTS = 5
BEGINS = {"lot": "begins-lot", "chosen": "begins-chosen", "round": "begins-round"}
"""What is said of who begins."""


class Prompt(ABC):
    """Asks for numbers of choices and for commands; each command is a method `_command(rest)`, false to stop."""

    commands: ClassVar[Sequence[str]]

    def __init__(self, language: str, console: Console | None) -> None:
        self.console = console or Console(highlight=False)
        self.texts = Texts(TEXTS, language)

    @abstractmethod
    def _play(self, action: int) -> None: ...

    def _say_who_begins(self, first: str | None, narrator: Narrator) -> None:
        """Seat 0, and why; nothing where there was nothing to decide."""
        if first is not None:
            self._say(BEGINS[first], style="cyan", player=narrator.name(0))

    def _say_edition(self, game: Game, options: Mapping[str, object], narrator: Narrator) -> None:
        """Which edition is played, where there are several, and how it differs."""
        for name in of_language(game, self.texts.language):
            value = str(options[name])
            edition, about = narrator.thing(name, value), narrator.text(f"{name}-{value}.about")
            other = next(language for language in LANGUAGES if language != value)
            self._say("edition", style="cyan", edition=edition, about=about, option=name, other=other)

    def _show(self, game: Game, view: Json, narrator: Narrator, choices: Iterable[Action]) -> None:
        """The board, whose turn it is and the choices."""
        self.console.print(game.draw(view, narrator))
        task = narrator.thing("phase", view["state"]["phase"])
        self._say("turn", style="bold yellow", player=narrator.name(view["turn"]), task=task)
        for number, action in enumerate(choices, start=1):
            self.console.print(f"  [bold]{number:2}[/]  {narrator.action(action)}")

    def _ask(self) -> str:
        return self.console.input(f"[bold]{self.texts.text('choose')} ›[/] ").strip()

    def _answer(self, given: str, choices: Sequence[int]) -> bool:
        word, _, rest = given.partition(" ")
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            self._play(choices[int(word) - 1])
            return True
        for command in self.commands:
            if word.lower() in WORDS[command]:
                return bool(getattr(self, f"_{command}")(rest.strip()))
        if given:
            self._say("unknown", style="yellow", given=escape(given))
        return True

    def _quit(self, _: str) -> bool:
        return False

    def _say(self, key: str, style: str | None = None, **arguments: object) -> None:
        self.console.print(self.texts.text(key, **arguments), style=style)
