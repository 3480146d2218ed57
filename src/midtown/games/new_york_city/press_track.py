"""The press track: who is ahead, and how tokens move and stack."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.pieces import LAST_SPACE, NEUTRAL, TOKENS
from midtown.games.new_york_city.state import State


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Further along the press track, or higher in the same stack (N-3.1)."""
    if s.press[one] != s.press[other]:
        return s.press[one] > s.press[other]
    return s.height[one] > s.height[other]


@rule
def order_by_press(s: State) -> None:
    """The seats from the first on the press track to the last; the neutral token takes no part (N-3.1, N-3.4)."""
    for i in range(s.players):
        s.order[i] = i
        j = i
        while j > 0 and is_ahead(s, s.order[j], s.order[j - 1]):
            s.order[j], s.order[j - 1] = s.order[j - 1], s.order[j]
            j -= 1


@rule
def order_from_behind(s: State) -> None:
    """The seats from the last on the press track to the first (N-2.6, N-5.1)."""
    order_by_press(s)
    for i in range(s.players // 2):
        j = s.players - 1 - i
        s.order[i], s.order[j] = s.order[j], s.order[i]


@rule
def place_of(s: State, seat: int) -> int:
    """1 for the first of the players on the press track (N-3.4)."""
    place = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place


@rule
def advance(s: State, seat: int, steps: int) -> None:
    """Forward, but not past the last space (N-3.2, N-3.3)."""
    space = min(LAST_SPACE, s.press[seat] + steps)
    if space != s.press[seat]:
        move_token(s, seat, space)


@rule
def move_token(s: State, seat: int, space: int) -> None:
    """A token lands on top of those already there (N-3.2), on the last space below them (N-3.3)."""
    tokens = 0
    for other in range(TOKENS):
        if other == seat or (other >= s.players and other != NEUTRAL):
            continue
        if s.press[other] == s.press[seat] and s.height[other] > s.height[seat]:
            s.height[other] -= 1
        if s.press[other] == space:
            tokens += 1
            if space == LAST_SPACE:
                s.height[other] += 1
    s.press[seat] = space
    s.height[seat] = 0 if space == LAST_SPACE else tokens
