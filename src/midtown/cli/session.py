"""A match at one keyboard: the board, the choices, and the commands around them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from midtown import bots
from midtown.bots.threads import cores
from midtown.cli.files import write_json
from midtown.cli.hint_table import hint_table
from midtown.cli.prompt import MOST_HINTS, Prompt
from midtown.cli.saves import Saved
from midtown.engine import rulebook
from midtown.engine.actions import Action
from midtown.engine.events import Event
from midtown.engine.narrator import Narrator
from midtown.errors import MidtownError

MOST_REASONS = 8
HINT_BUDGET = "1s"


class Session(Prompt):
    """Plays a saved match on until it is over or somebody stops. Every action is on disk before it is shown."""

    commands = ("undo", "hint", "why", "rules", "save", "help", "quit")

    def __init__(self, saved: Saved, language: str, console: Console | None = None) -> None:
        super().__init__(language, console)
        self.saved = saved
        self.match = saved.match
        self.narrator = Narrator(self.match.game, language, [escape(name) for name in saved.names])
        self._bots = {seat: bots.find(name, threads=cores()) for seat, name in saved.bots.items()}
        self._last_person: int | None = None

    def run(self) -> None:
        self.saved.write()
        if self.match.ply == 0:
            self._say_edition(self.match.game, self.match.options, self.narrator)
            self._say_who_begins(self.match.first, self.narrator)
        self._tell(self.match.opening)
        try:
            while not self.match.over:
                if self._bot_moves() or self._person_moves():
                    continue
                break
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        if self.match.over:
            self._close()
        else:
            self._say("saved")

    def _bot_moves(self) -> bool:
        turn = self.match.turn
        if turn not in self._bots:
            return False
        with self.console.status(self.texts.text("thinking", player=self.narrator.name(turn))):
            action = self._bots[turn].choose(self.match)
        self._play(action)
        return True

    def _person_moves(self) -> bool:
        """Asks until an action was played; false if the person wants to stop."""
        self._hand_over()
        self._show(self.match.game, self.match.view(self.match.turn), self.narrator, self.match.legal)
        if self.match.undoable:
            self._say("undo-left", style="dim", count=self.match.undoable)
        ply = self.match.ply
        while self.match.ply == ply:
            given = self._ask()
            try:
                if not self._answer(given, self.match.legal.ids):
                    return False
            except MidtownError as error:
                self.console.print(escape(str(error)), style="yellow")
        return True

    def _hand_over(self) -> None:
        """Before a hand is shown to somebody else at the same keyboard."""
        turn = self.match.turn
        if self.match.game.has_secrets and self._last_person not in (None, turn):
            self.console.clear()
            self.console.input(self.texts.text("pass-device", player=self.narrator.name(turn)))
        self._last_person = turn

    def _play(self, action: int) -> None:
        events = self.match.play(action)
        self.saved.write()
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        """To one keyboard only what the whole table may hear, unless a single person sits at it."""
        automatic = self.match.game.automatic_seats(self.match.options)
        people = [seat for seat in range(self.match.players) if seat not in self._bots and seat not in automatic]
        listener = people[0] if len(people) == 1 else None
        for sentence in self.narrator.events([event.seen(listener) for event in events]):
            self.console.print(f"  {sentence}", style="cyan")

    def _undo(self, _: str) -> bool:
        action = self.match.undo()
        self.saved.write()
        self._say("undone", action=self.narrator.action(action))
        return True

    def _hint(self, budget: str) -> bool:
        turn = self.match.turn or 0
        with self.console.status(self.texts.text("thinking", player=self.texts.text("adviser"))):
            hints = self.match.hint(turn, budget or HINT_BUDGET)
        self.console.print(hint_table(hints[:MOST_HINTS], self.narrator, self.match))
        return True

    def _why(self, words: str) -> bool:
        """Reasons for the choices that are not in the list, each reason once."""
        if not words:
            self._say("why-what")
            return True
        legal = set(self.match.legal.ids)
        wanted = [a for a in self.match.game.actions if a.id not in legal and self._matches(a, words)]
        reasons: dict[str, list[Action]] = {}
        for action in wanted:
            why = self.match.why_not(action)
            if why is not None:
                reasons.setdefault(f"{self.narrator.reason(why.reason)} ({why.clause})", []).append(action)
        if not reasons:
            self._say("why-all-possible")
        for reason, actions in list(reasons.items())[:MOST_REASONS]:
            more = self.texts.text("why-more", count=len(actions) - 1) if len(actions) > 1 else ""
            self.console.print(f"  [bold]{reason}[/]\n      {self.narrator.action(actions[0])} {more}")
        return True

    def _matches(self, action: Action, words: str) -> bool:
        sentence = f"{self.narrator.action(action)} {action.kind}".lower()
        return all(word in sentence for word in words.lower().split())

    def _rules(self, clause: str) -> bool:
        game, language = self.match.game, self.texts.language
        text = rulebook.clause(game, language, clause) if clause else rulebook.page(game, language)
        self.console.print(Markdown(text))
        return True

    def _save(self, file: str) -> bool:
        if not file:
            self._say("save-where")
            return True
        write_json(Path(file), self.saved.record())
        self._say("saved-to", file=escape(file))
        return True

    def _help(self, _: str) -> bool:
        first = next(iter(rulebook.clauses(self.match.game, self.texts.language)))
        self._say("help", clause=first)
        return True

    def _close(self) -> None:
        """The final board and the points by source."""
        self.console.print(self.match.game.draw(self.match.open_book(), self.narrator))
        table = Table(
            "", *(self.narrator.name(seat) for seat in range(self.match.players)), title=self.texts.text("over")
        )
        scores = self.match.scores
        for source in self.match.game.sources:
            if any(score["sources"][source] for score in scores):
                table.add_row(self.narrator.thing("source", source), *(str(s["sources"][source]) for s in scores))
        table.add_row(self.texts.text("total"), *(f"[bold]{score['total']}[/]" for score in scores))
        self.console.print(table)
        self._say(
            self._verdict(),
            style="bold yellow",
            players=", ".join(self.narrator.name(s) for s in self.match.winners),
        )
        self._say("commitment", style="dim", file=escape(str(self.saved.path)))

    def _verdict(self) -> str:
        if self.match.players == 1:
            return "won-alone" if self.match.winners else "lost-alone"
        return "won" if len(self.match.winners) == 1 else "won-together"
