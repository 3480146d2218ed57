"""Making a regret set: decisions from a bot's games against itself, each judged by playing all its choices out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.lab.regret.rollout import Judge
from midtown.lab.regret.sets import PHASES, Head, Judged, RegretSet, judged

A_GAME = 6
"""So many decisions are taken from a game: more of them would be too much alike."""


def make(head: Head, positions: int, judge: Judge, report: Callable[[int], None]) -> RegretSet:
    """A set of so many positions; the same head makes the same set, with any number of threads."""
    found: list[Judged] = []
    for match, phase in decisions(head, judge.threads):
        worth = judge.worth(match, head.seed * 1_000_003 + len(found), head.most, head.tolerance)
        found.append(judged(match.position(), phase, match.legal.ids, worth))
        report(len(found))
        if len(found) == positions:
            break
    return RegretSet(head, found)


def decisions(head: Head, threads: int) -> Iterator[tuple[Match, int]]:
    """Positions in which there is something to decide, with the third of the game that they are from; without end."""
    with ThreadPoolExecutor(threads) as pool:
        for first in count(0, threads):
            chances = [random.Random(f"{head.seed} {number}") for number in range(first, first + threads)]
            seeds = [chance.getrandbits(48) for chance in chances]
            games = pool.map(lambda seed: _played(head, seed), seeds)
            for seed, chance, played in zip(seeds, chances, games, strict=True):
                yield from _chosen(head, seed, played, chance)


def _chosen(head: Head, seed: int, played: _Game, chance: random.Random) -> Iterator[tuple[Match, int]]:
    places = [ply for ply, choices in enumerate(played.choices) if choices > 1]
    chosen = set(chance.sample(places, min(A_GAME, len(places))))
    match = midtown.new_match(head.game, players=head.players, seed=seed)
    for ply, action in enumerate(played.actions):
        if ply in chosen:
            yield match, len(PHASES) * ply // len(played.actions)
        match.play(action)


class _Game:
    def __init__(self) -> None:
        self.actions: list[int] = []
        self.choices: list[int] = []
        """How many there were each time."""


def _played(head: Head, seed: int) -> _Game:
    match, game = midtown.new_match(head.game, players=head.players, seed=seed), _Game()
    players = [bots.find(head.bot, seed + seat) for seat in range(head.players)]
    while not match.over:
        action = players[match.turn or 0].choose(match)
        game.choices.append(len(match.legal.ids))
        game.actions.append(action)
        match.play(action)
    return game
