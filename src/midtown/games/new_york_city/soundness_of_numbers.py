"""Which numbers are too low or too high to be anything, before anything else is asked of a position."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Array
from midtown.games.new_york_city.pieces import TOKENS, Character, Edition, Track
from midtown.games.new_york_city.state import Flaw, State

MOST = 99
"""Of skyscrapers in one place, reserve cards, or what a bid is worth: far more than five rounds bring."""
MOST_POINTS = 999
"""Of points, dollars, or skyscrapers on a board."""


@rule
def flaw_of_numbers(s: State) -> int:
    """Nothing is there less than no times, and nothing more often than a game could bring."""
    for seat in range(s.players):
        wrong = flaw_of_counts(s, seat)
        if wrong != 0:
            return wrong
    wrong = flaw_of_moments(s)
    if wrong != 0:
        return wrong
    for token in range(s.players, TOKENS - 1):
        if s.press[token] != 0 or s.height[token] != 0:
            return Flaw.PRESS
    for lantern in range(len(s.lanterns)):
        if least(s.lanterns[lantern]) < 0 or greatest(s.lanterns[lantern]) > 1:
            return Flaw.BOROUGHS
    return 0 if is_nobody_empty(s) else Flaw.CHARACTERS


@rule
def flaw_of_counts(s: State, seat: int) -> int:
    """What a seat has, and the seat that comes at that place of the order."""
    low = min(s.dollars[seat], s.board[seat], s.bid[seat], s.took_both[seat], s.reserve_size[seat])
    high = max(s.bid[seat], s.reserve_size[seat])
    low, high = min(low, least(s.skyscrapers[seat])), max(high, greatest(s.skyscrapers[seat]))
    low = min(low, least(s.points[seat]))
    if low < 0:
        return Flaw.NEGATIVE
    rich = max(s.dollars[seat], s.board[seat], s.points[seat, Track.PRESTIGE], s.points[seat, Track.ABILITIES])
    if high > MOST or rich > MOST_POINTS:
        return Flaw.MANY
    if s.order[seat] < 0 or s.order[seat] >= s.players:
        return Flaw.ORDER
    return Flaw.LEFTOVER if s.took_both[seat] > 1 else 0


@rule
def flaw_of_moments(s: State) -> int:
    """What counts the steps of a choice stays within what it counts."""
    low = min(s.swaps_left, s.to_draw, s.hire_limit, s.moves_left, s.take_backs_left, s.built, s.deferred)
    low = min(low, s.lap, s.takes_left, s.single, s.to_discard, least(s.from_hand))
    if low < 0 or min(s.winner, s.runner_up) < -1:
        return Flaw.NEGATIVE
    if max(s.swaps_left, s.to_draw, s.hire_limit, s.moves_left) > MOST:
        return Flaw.MANY
    if max(s.winner, s.runner_up) >= s.players:
        return Flaw.BIDS
    if s.deferred > (2 if s.edition == Edition.EN else 1):
        return Flaw.LEFTOVER
    return Flaw.LEFTOVER if max(s.built, greatest(s.from_hand)) > 1 else 0


@rule
def is_nobody_empty(s: State) -> bool:
    """No character is not a tile that could lie anywhere."""
    none = Character.NONE
    n = abs(s.stack[none]) + abs(s.gone[none]) + abs(s.value[none]) + abs(s.dark[none]) + abs(s.light[none])
    for seat in range(s.players):
        n += abs(s.characters[seat, none]) + abs(s.used[seat, none])
    return n == 0


@rule
def least(numbers: Array) -> int:
    low = numbers[0]
    for i in range(len(numbers)):
        low = min(low, numbers[i])
    return low


@rule
def greatest(numbers: Array) -> int:
    high = numbers[0]
    for i in range(len(numbers)):
        high = max(high, numbers[i])
    return high
