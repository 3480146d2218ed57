"""Ratings of all who played, on the scale of openskill: everybody begins at 25."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from midtown.arena.estimates import Estimate, Z
from midtown.arena.game import GameResult
from midtown.arena.results import Results


def ratings(results: Results) -> dict[str, Estimate]:
    """Plackett–Luce over the rated games, round after round. Bots do not learn, so nothing is forgotten."""
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating(name=name) for game in results.rated for name in game.seats}
    for game in results.rated:
        teams = [[known[name]] for name in game.seats]
        rated = [team[0] for team in model.rate(teams, ranks=places(game))]
        for name in set(game.seats):
            # A bot with several seats in a game learns from all of them alike.
            own = [rating for rating, seated in zip(rated, game.seats, strict=True) if seated == name]
            mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    counts = appearances(results.rated)
    return {
        name: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma, counts[name])
        for name, rating in known.items()
    }


def places(game: GameResult) -> list[float]:
    """Where each seat ended: winners before all others, the others by their points."""
    return [0.0 if seat in game.winners else 1.0 + max(game.scores) - score for seat, score in enumerate(game.scores)]


def appearances(games: Sequence[GameResult]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for game in games:
        for name in game.seats:
            counts[name] = counts.get(name, 0) + 1
    return counts
