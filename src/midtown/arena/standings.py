"""What the results say: how often each bot wins, whom it beats, what it scores and how long it thinks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import TypeVar

from midtown.arena.estimates import Estimate, mean, share
from midtown.arena.game import GameResult
from midtown.arena.ratings import places, ratings
from midtown.arena.results import Results

Pair = tuple[str, str]
Key = TypeVar("Key")


@dataclass(frozen=True)
class Pace:
    """How much and how fast a bot decides."""

    decisions: float
    """A game."""
    seconds: float
    """A decision, in its typical game: the first one waits for compiled code."""


@dataclass(frozen=True)
class Standings:
    """Everything by name, the strongest first. The controls have tables of their own."""

    names: list[str]
    ratings: dict[str, Estimate]
    wins: dict[str, Estimate]
    points: dict[str, list[int]]
    head_to_head: dict[Pair, Estimate]
    """How often the first ends ahead of the second; a tie is half."""
    differences: dict[Pair, Estimate]
    """By how many points the first is ahead of the second on the same seeds, where each plays alone."""
    mirrors: dict[str, list[Estimate]]
    """How often each seat wins when a bot meets itself."""
    paces: dict[str, Pace]


def standings(results: Results) -> Standings:
    alone = results.setup.free_seats == 1
    counted = results.games if alone else results.rated
    wins = {name: share(won, count) for name, (won, count) in _shares(_wins(counted)).items()}
    points = {name: [s for game in counted for s in _scores(game, name)] for name in wins}
    rated = ratings(results)
    strength = {name: rated[name].value if name in rated else mean(points[name]).value for name in wins}
    return Standings(
        names=sorted(wins, key=lambda name: -strength[name]),
        ratings=rated,
        wins=wins,
        points=points,
        head_to_head={pair: share(*ahead) for pair, ahead in _shares(_duels(results.rated)).items()},
        differences=_differences(results) if alone else {},
        mirrors=_mirrors(results),
        paces={name: _pace(results.games, name) for name in results.setup.bots if name in wins},
    )


def _scores(game: GameResult, name: str) -> list[int]:
    return [score for score, seated in zip(game.scores, game.seats, strict=True) if seated == name]


def _wins(games: Iterable[GameResult]) -> Iterable[tuple[str, float]]:
    for game in games:
        for seat, name in enumerate(game.seats):
            yield name, (seat in game.winners) / max(1, len(game.winners))


def _duels(games: Iterable[GameResult]) -> Iterable[tuple[Pair, float]]:
    for game in games:
        ranked = list(zip(game.seats, places(game), strict=True))
        for (one, its), (other, others) in combinations(ranked, 2):
            if one != other:
                ahead = 0.5 if its == others else float(its < others)
                yield (one, other), ahead
                yield (other, one), 1 - ahead


def _shares(observed: Iterable[tuple[Key, float]]) -> dict[Key, tuple[float, int]]:
    sums: dict[Key, tuple[float, int]] = {}
    for key, part in observed:
        total, count = sums.get(key, (0.0, 0))
        sums[key] = total + part, count + 1
    return sums


def _differences(results: Results) -> dict[Pair, Estimate]:
    by_round: dict[str, dict[int, int]] = {name: {} for name in results.setup.bots}
    for game in results.games:
        for name in set(game.seats) & by_round.keys():
            by_round[name][game.round] = _scores(game, name)[0]
    found = {}
    for one, other in combinations(results.setup.bots, 2):
        both = sorted(by_round[one].keys() & by_round[other].keys())
        if both:
            found[one, other] = mean([by_round[one][number] - by_round[other][number] for number in both])
    return found


def _mirrors(results: Results) -> dict[str, list[Estimate]]:
    automatic = results.setup.automatic
    free = [seat for seat in range(results.setup.players) if seat not in automatic]
    found = {}
    for name in results.setup.bots:
        games = [game for game in results.mirrors if game.seats[free[0]] == name]
        if games:
            won = [sum((seat in g.winners) / len(g.winners) for g in games if g.winners) for seat in free]
            found[name] = [share(wins, len(games)) for wins in won]
    return found


def _pace(games: Iterable[GameResult], name: str) -> Pace:
    seats = [(g.decisions[s], g.seconds[s]) for g in games for s, seated in enumerate(g.seats) if seated == name]
    return Pace(
        decisions=sum(decisions for decisions, _ in seats) / len(seats),
        seconds=median(seconds / max(1, decisions) for decisions, seconds in seats),
    )
