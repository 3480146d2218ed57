"""A review as a page of the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table

from midtown.engine.match import Match
from midtown.engine.narrator import Narrator, Texts
from midtown.review.ledger import Step
from midtown.review.review import Review

TEXTS = Path(__file__).parent / "texts"
HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 60
ROWS = {
    "start": "review-start",
    "luck": "review-luck",
    "own_losses": "review-own-losses",
    "gifts": "review-gifts",
    "hidden": "review-hidden",
    "corrections": "review-corrections",
    "result": "review-result",
    "adjusted": "review-adjusted",
}
"""The entries of an account and their headings."""
ENDS = ("start", "result", "adjusted")
"""What is an amount, and not a change."""


def page(found: Review, match: Match, language: str) -> Group:
    names = [seat["name"] for seat in match.seats] or None
    return Group(*_Page(found, match, Narrator(match.game, language, names)).parts())


class _Page:
    def __init__(self, found: Review, match: Match, narrator: Narrator) -> None:
        self._found, self._match, self._narrator = found, match, narrator
        self._texts = Texts(TEXTS, narrator.language)
        self._alone = match.players == 1
        self._whole = 1.0 if self._alone else 100.0

    def parts(self) -> Iterator[RenderableType]:
        title = "review-title-alone" if self._alone else "review-title"
        yield self._texts.text(title, game=self._narrator.title(), plies=len(self._found.steps))
        yield ""
        yield self._curve()
        yield ""
        yield self._ledger()
        yield self._texts.text("review-terms")
        yield ""
        yield from self._mistakes()
        yield self._texts.text("review-little")
        yield self._texts.text("review-evaluator", hash=self._found.evaluator)

    def _curve(self) -> Table:
        """A line a seat: the chance to win, or alone the points expected, from left to right."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        first = self._match.players if self._alone else 0
        for seat in range(self._match.players):
            values = [self._whole * float(shares[first + seat]) for shares in self._found.curve]
            highest = max(100.0, *values) if not self._alone else max(values) or 1.0
            line = "".join(_block(values[i * len(values) // WIDTH] / highest) for i in range(min(WIDTH, len(values))))
            table.add_row(self._narrator.name(seat), f"{values[0]:.0f}", line, f"{values[-1]:.0f}")
        return table

    def _ledger(self) -> Table:
        """A column a seat: its chance to win, unless it is alone, and its points."""
        units = [(self._found.accounts[1], 1.0, "review-points")]
        if not self._alone:
            units.insert(0, (self._found.accounts[0], 100.0, "review-chance"))
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column()
        for seat in range(self._match.players):
            for _, _, heading in units:
                table.add_column(f"{self._narrator.name(seat)}\n{self._texts.text(heading)}", justify="right")
        for entry, heading in ROWS.items():
            cells = [
                _number(entry, whole * getattr(accounts[seat], entry))
                for seat in range(self._match.players)
                for accounts, whole, _ in units
            ]
            table.add_row(self._texts.text(heading), *cells)
        return table

    def _mistakes(self) -> Iterator[RenderableType]:
        if not self._found.mistakes:
            yield self._texts.text("review-no-mistakes")
        for step in self._found.mistakes:
            yield from self._told("review-mistake", step)
        for step in self._found.unclear:
            yield from self._told("review-unclear", step)

    def _told(self, key: str, step: Step) -> Iterator[str]:
        few, many = sorted(self._whole * said for said in (self._found.price(step), step.second or 0.0))
        unit = "review-in-points" if self._alone else "review-in-chance"
        price = self._texts.text(unit, few=f"{few:.1f}", many=f"{many:.1f}")
        yield self._texts.text(key, player=self._narrator.name(step.seat), ply=step.ply + 1, price=price)
        yield self._texts.text("review-chosen", action=self._sentence(step.action))
        yield self._texts.text("review-better", action=self._sentence(step.best))
        yield ""

    def _sentence(self, action: int) -> str:
        return self._narrator.action(self._match.action(action))


def _number(entry: str, number: float) -> str:
    shown = round(number, 1) + 0.0  # never -0.0
    return f"{shown:.1f}" if entry in ENDS else f"{shown:+.1f}"


def _block(share: float) -> str:
    return HEIGHTS[min(len(HEIGHTS) - 1, max(0, int(share * len(HEIGHTS))))]
