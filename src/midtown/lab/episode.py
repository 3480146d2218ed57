"""A match as an environment for learners sees it: who has to decide, what they see, what it was worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.match import Match
from midtown.engine.observation import layout
from midtown.engine.seed import Seed
from midtown.engine.state_record import SEATS
from midtown.games import find
from midtown.lab.vector.rewards import pay, read


class Episode:
    """One table, and the seats at it that somebody has to fill."""

    def __init__(self, game: str, players: int, reward: str = "win", options: dict[str, Any] | None = None) -> None:
        self.game = find(game)
        self.players = players
        self.options = self.game.read_options(players, self.game.options_from_words(options or {}))
        automatic = self.game.automatic_seats(self.options)
        self.free = [seat for seat in range(players) if seat not in automatic]
        self.layout = layout(self.game, players)
        self.num_actions: int = self.game.actions.count
        self._reward = read(reward)
        self.match: Match

    def begin(self, seed: int) -> Match:
        self.match = Match(self.game, self.players, self.options, Seed.read(seed))
        return self.match

    def observation(self, seat: int) -> NDArray[np.int16]:
        return self.layout.observe(self.match.seen(seat), seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal action; all zero for who does not have to decide."""
        mask = np.zeros(self.num_actions, np.int8)
        if seat == self.match.turn:
            mask[self.match.legal.ids] = 1
        return mask

    def rewards(self) -> NDArray[np.float32]:
        """Of every seat; zero until the match is over."""
        paid = np.zeros(self.players, np.float32)
        if self.match.over:
            won, scores = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
            won[self.match.winners] = 1
            scores[: self.players] = [score["total"] for score in self.match.scores]
            pay(won, scores, self._reward, paid)
        return paid
