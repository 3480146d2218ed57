"""Making a regret set: decisions from a bot's games against itself, each judged by playing all its choices out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.lab.regret.rollout import Judge
from midtown.lab.regret.sets import PHASES, Head, Judged, RegretSet

A_GAME = 6
"""So many decisions are taken from a game: more of them would be too much alike."""


def make(head: Head, positions: int, threads: int, report: Callable[[int], None]) -> RegretSet:
    """A set of so many positions; the same head makes the same set."""
    game = midtown.new_match(head.game, players=head.players, seed=0).game
    judge = Judge(game, head.players, threads)
    found: list[Judged] = []
    for match, phase in decisions(head):
        worth = judge.worth(match, head.seed * 1_000_003 + len(found), head.most, head.tolerance)
        chance, points, error = (
            [round(float(x), 5) for x in each] for each in (worth.chance, worth.points, worth.error)
        )
        found.append(Judged(match.position(), phase, match.legal.ids, chance, points, error, worth.worlds))
        report(len(found))
        if len(found) == positions:
            break
    return RegretSet(head, found)


def decisions(head: Head) -> Iterator[tuple[Match, int]]:
    """Positions in which there is something to decide, with the third of the game that they are from; without end."""
    chance = random.Random(head.seed)
    while True:
        seed = chance.getrandbits(48)
        played = _played(head, seed)
        places = [ply for ply, choices in enumerate(played.choices) if choices > 1]
        chosen = sorted(chance.sample(places, min(A_GAME, len(places))))
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
