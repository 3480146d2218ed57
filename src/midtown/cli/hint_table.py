"""Hints as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from midtown.engine.advice import Hint
from midtown.engine.match import Match
from midtown.engine.narrator import Narrator, Texts

TEXTS = Path(__file__).parent / "texts"


def hint_table(hints: Sequence[Hint], narrator: Narrator, match: Match) -> Table:
    """The best choice first. Alone there is nobody to win against: only points count."""
    texts = Texts(TEXTS, narrator.language)
    alone = match.players == 1
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.text("hint-choice", player=narrator.name(match.turn)))
    for heading in ("hint-points", "hint-visits") if alone else ("hint-chance", "hint-points", "hint-visits"):
        table.add_column(texts.text(heading), justify="right")
    for hint in hints:
        chance = [] if alone else [f"{hint.chance:.0%}"]
        table.add_row(narrator.action(hint.action), *chance, f"{hint.points:.1f}", f"{hint.visits}")
    return table
