"""Lift in the terminal: one line a player."""

from __future__ import annotations

from rich.console import RenderableType

from midtown.engine.record import Json
from midtown.engine.voice import Voice


def draw(view: Json, voice: Voice) -> RenderableType:
    state = view["state"]
    return "\n".join(
        voice.text(
            "board-player",
            player=voice.name(seat),
            points=state["points"][seat],
            cards=state["hand_size"][seat],
        )
        for seat in range(view["players"])
    )
