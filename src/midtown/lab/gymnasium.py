"""The games as Gymnasium environments: one seat is the agent's, the others are played by bots, or by Tom.

Importing this module registers them:

>>> import gymnasium, midtown.lab.gymnasium
>>> env = gymnasium.make("midtown/skyline-v2", opponents="random")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
10
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from midtown import bots
from midtown.engine.observation import DTYPE
from midtown.errors import InvalidError
from midtown.games import find, names
from midtown.lab import rendering
from midtown.lab.episode import Episode

Observation = NDArray[np.int16]
ILLEGAL = {"win": -1.0, "points": -100.0}
"""An illegal action ends the game with this reward, so that an agent without masks can learn from it."""


class MidtownEnv(gymnasium.Env[Observation, np.int64]):
    """One person's part in a game."""

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Opponents are named for all other seats at once, or one by one; with seat None the seat changes."""
        rendering.check(render_mode)
        self._episode = Episode(game, players, reward, options)
        self._illegal = ILLEGAL[reward]
        self._own = self._episode.free if seat is None else [seat]
        if seat is not None and seat not in self._episode.free:
            raise InvalidError(f"Seat {seat!r} is not free; the free seats are: {self._episode.free}.")
        others = len(self._episode.free) - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != others:
            raise InvalidError(f"{others} opponents are needed, not {len(self._opponents)}.")
        for name in self._opponents:
            bots.find(name)
        self.render_mode = render_mode
        low, high = np.iinfo(DTYPE).min, np.iinfo(DTYPE).max
        self.observation_space = spaces.Box(low, high, (self._episode.layout.size,), DTYPE)
        self.action_space = spaces.Discrete(self._episode.num_actions)
        self.seat = self._own[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.choice(self._own))
        others = [seat for seat in self._episode.free if seat != self.seat]
        self._bots = {seat: bots.find(name, self._drawn()) for seat, name in zip(others, self._opponents, strict=True)}
        self._episode.begin(self._drawn())
        self._let_others_play()
        return self._episode.observation(self.seat), self._info()

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            illegal = {**self._info(), "illegal": True}
            return self._episode.observation(self.seat), self._illegal, True, False, illegal
        self._episode.match.advance(int(action))
        self._let_others_play()
        reward = float(self._episode.rewards()[self.seat])
        return self._episode.observation(self.seat), reward, self._episode.match.over, False, self._info()

    def _let_others_play(self) -> None:
        match = self._episode.match
        while match.turn is not None and match.turn != self.seat:
            match.advance(self._bots[match.turn].choose(match))

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal: 1 for each."""
        return self._episode.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._episode.match.over:
            info["scores"] = [score["total"] for score in self._episode.match.scores]
        return info

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendering.render(self._episode.match, self.seat, self.render_mode)


def register() -> None:
    """Makes every game known to `gymnasium.make`, under its name and version."""
    for name in names():
        known = f"midtown/{name}-v{find(name).version}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="midtown.lab.gymnasium:MidtownEnv", kwargs={"game": name})


register()
