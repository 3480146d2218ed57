"""The elevator: the rows of characters, and taking one of them."""

from __future__ import annotations

from midtown.engine.chance import draw
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.engine.state_record import Array
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import CHARACTERS, ROW, Character
from midtown.games.new_york_city.state import Chance, State


@rule
def draw_character(s: State, value: int) -> int:
    """The top character of that value's stack; none if it is empty (N-6.13)."""
    return draw_of_value(s, Chance.CHARACTERS, s.stack, value)


@rule
def draw_of_value(s: State, source: int, pile: Array, value: int) -> int:
    """Any character of that value from a pile of counts, each tile as likely as the others; none if there is none."""
    left = 0
    for character in range(1, CHARACTERS):
        if s.value[character] == value:
            left += pile[character]
    if left == 0:
        return Character.NONE
    nth = draw(s, source, value, left)
    character = 0
    while nth >= 0:
        character += 1
        if s.value[character] == value:
            nth -= pile[character]
    pile[character] -= 1
    return character


@rule
def take_from_row(s: State, seat: int, character: int) -> None:
    """The left one of its kind; the others close up, and a new one comes at the right end at once (N-6.13)."""
    value = s.value[character]
    row = s.row[value - 1]
    place = 0
    while row[place] != character:
        place += 1
    for i in range(place, ROW - 1):
        row[i] = row[i + 1]
    row[ROW - 1] = Character.NONE
    s.characters[seat, character] += 1
    tell(s, Event.HIRED, seat, character, value)
    new = draw_character(s, value)
    if new == Character.NONE:
        return
    tell(s, Event.REVEALED_CHARACTER, NOBODY, new, value)
    for i in range(ROW):
        if row[i] == Character.NONE:
            row[i] = new
            return
