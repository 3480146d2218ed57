"""What an observer cannot see, dealt afresh: in Skyline there is nothing of that kind."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.skyline.state import State


@rule
def redetermine(s: State, observer: int) -> None:
    """Everything lies open; there is nothing to guess."""
