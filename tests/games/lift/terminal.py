"""Lift in the terminal: one line a player."""

from __future__ import annotations

from rich.console import RenderableType

from midtown.engine.narrator import Narrator
from midtown.engine.state_record import Json


def draw(view: Json, narrator: Narrator) -> RenderableType:
    state = view["state"]
    return "\n".join(
        narrator.text(
            "board-player",
            player=narrator.name(seat),
            points=state["points"][seat],
            cards=state["hand_size"][seat],
        )
        for seat in range(view["players"])
    )
