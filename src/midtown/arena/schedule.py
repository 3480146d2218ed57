"""Who meets whom: every group of bots, on every seed, in every seat order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from midtown.arena.setup import Setup


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    round: int
    """All games of a round have the same luck."""
    seats: tuple[str, ...]
    """Who sits where, automatic players included."""


def schedule(setup: Setup, games: int) -> list[Fixture]:
    """At least so many games of each group, in whole rounds, the groups taking turns."""
    numbered = [entry for group in groups(setup) for entry in enumerate(_fixtures(setup, group, games))]
    return [fixture for _, fixture in sorted(numbered, key=lambda entry: entry[0])]


def groups(setup: Setup) -> list[tuple[str, ...]]:
    """Different bots as far as there are enough of them; then the mirror matches."""
    bots, seats = setup.bots, setup.free_seats
    if seats == 1:
        return [(bot,) for bot in bots]
    mirrors = [(bot,) * seats for bot in bots]
    if len(bots) >= seats:
        met = list(combinations(bots, seats))
    else:
        met = [group for group in combinations_with_replacement(bots, seats) if group not in mirrors]
    return met + mirrors * setup.mirrors


def _fixtures(setup: Setup, group: tuple[str, ...], games: int) -> list[Fixture]:
    orders = list(dict.fromkeys(permutations(group)))
    rounds = -(-games // len(orders))
    return [Fixture(number, _seated(setup, order)) for number in range(rounds) for order in orders]


def _seated(setup: Setup, order: tuple[str, ...]) -> tuple[str, ...]:
    waiting = iter(order)
    return tuple(setup.automatic.get(seat) or next(waiting) for seat in range(setup.players))
