"""One game of a tournament."""

from __future__ import annotations

import time
from dataclasses import dataclass

from midtown import bots
from midtown.arena.schedule import Fixture
from midtown.arena.setup import Setup
from midtown.bots import Bot
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.errors import InvalidError, MidtownError
from midtown.games import find, register


@dataclass(frozen=True)
class GameResult:
    """What is written down of a game; every list has an entry a seat."""

    round: int
    seed: str
    seats: tuple[str, ...]
    bot_seeds: tuple[int | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """What the decisions took, all together."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.round, self.seats)


def play_for(task: tuple[str, Setup, Fixture]) -> GameResult:
    """A game in another process, which may not have heard of the game's package yet."""
    package, setup, fixture = task
    register(package)
    return play(setup, fixture)


def play(setup: Setup, fixture: Fixture) -> GameResult:
    try:
        return _play(setup, fixture)
    except MidtownError as error:
        raise InvalidError(f"Round {fixture.round + 1}, {' – '.join(fixture.seats)}: {error}") from error


def _play(setup: Setup, fixture: Fixture) -> GameResult:
    seed = setup.match_seed(fixture.round)
    match = Match(find(setup.game), setup.players, setup.options, Seed.read(seed))
    free = [seat for seat in range(setup.players) if seat not in setup.automatic]
    seeds = {seat: setup.bot_seed(fixture.round, fixture.seats, seat) for seat in free}
    seated = {seat: bots.find(fixture.seats[seat], seeds[seat], setup.threads) for seat in free}
    try:
        decisions, seconds = _to_the_end(match, seated)
    finally:
        for bot in seated.values():
            getattr(bot, "close", bool)()
    return GameResult(
        round=fixture.round,
        seed=seed,
        seats=fixture.seats,
        bot_seeds=tuple(seeds.get(seat) for seat in range(setup.players)),
        scores=tuple(score["total"] for score in match.scores),
        winners=tuple(match.winners),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
    )


def _to_the_end(match: Match, seated: dict[int, Bot]) -> tuple[list[int], list[float]]:
    decisions, seconds = [0] * match.players, [0.0] * match.players
    while (seat := match.turn) is not None:
        began = time.perf_counter()
        action = seated[seat].choose(match)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.advance(action)
    return decisions, seconds
