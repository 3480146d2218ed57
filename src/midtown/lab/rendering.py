"""The table as text, as a drawing and as pixels: what the terminal shows, for environments that render."""

from __future__ import annotations

import io
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI as THEME

from midtown.engine.match import Match
from midtown.engine.narrator import Narrator
from midtown.errors import InvalidError

MODES = ("human", "ansi", "rgb_array", "svg")
COLUMNS, ROWS = 120, 64
"""Pictures of one environment are all of one size, as those who make films of them need it."""
CELL_WIDTH, CELL_HEIGHT, LETTER = 8, 16, 13


def check(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise InvalidError(f"The render mode is one of: {', '.join(MODES)}; not {mode!r}.")


def render(match: Match, seat: int | None, mode: str) -> str | NDArray[np.uint8] | None:
    """What that seat, or with None a spectator, sees; for a human it is printed."""
    drawing = match.game.draw(match.view(seat), Narrator(match.game))
    if mode == "human":
        Console().print(drawing)
        return None
    if mode == "ansi":
        return _ansi(drawing)
    lines = _lines(drawing)
    return _svg(lines) if mode == "svg" else _pixels(lines)


def _ansi(drawing: Any) -> str:
    screen = io.StringIO()
    Console(file=screen, width=COLUMNS, force_terminal=True, color_system="truecolor").print(drawing)
    return screen.getvalue()


def _lines(drawing: Any) -> list[list[Segment]]:
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor")
    return console.render_lines(drawing, pad=False)[:ROWS]


def _ink(style: Style | None) -> ColorTriplet:
    """The colour of letters; dim ones are halfway to the screen."""
    color = style.color if style else None
    ink = THEME.foreground_color if color is None or color.is_default else color.get_truecolor(THEME)
    if not style or not style.dim:
        return ink
    red, green, blue = ((a + b) // 2 for a, b in zip(ink, THEME.background_color, strict=True))
    return ColorTriplet(red, green, blue)


def _svg(lines: list[list[Segment]]) -> str:
    width, height = COLUMNS * CELL_WIDTH, len(lines) * CELL_HEIGHT
    texts = []
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            if segment.text.strip():
                texts.append(_svg_text(segment, column, row))
            column += segment.cell_length
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="monospace" font-size="{LETTER}"><rect width="{width}" height="{height}" '
        f'fill="{THEME.background_color.hex}"/>{"".join(texts)}</svg>'
    )


def _svg_text(segment: Segment, column: int, row: int) -> str:
    bold = ' font-weight="bold"' if segment.style and segment.style.bold else ""
    return (
        f'<text x="{column * CELL_WIDTH}" y="{row * CELL_HEIGHT + LETTER}" '
        f'textLength="{segment.cell_length * CELL_WIDTH}" xml:space="preserve" '
        f'fill="{_ink(segment.style).hex}"{bold}>{escape(segment.text)}</text>'
    )


def _pixels(lines: list[list[Segment]]) -> NDArray[np.uint8]:
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (COLUMNS * CELL_WIDTH, ROWS * CELL_HEIGHT), tuple(THEME.background_color))
    pen = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for letter in segment.text:
                if not letter.isspace():
                    place = (column * CELL_WIDTH, row * CELL_HEIGHT)
                    pen.text(place, letter, fill=tuple(_ink(segment.style)), font=_font())
                column += 1
    return np.asarray(picture).copy()


@cache
def _font() -> Any:
    """Matplotlib brings a typeface with most of our signs in it."""
    import matplotlib
    from PIL import ImageFont

    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSansMono.ttf"), LETTER)
