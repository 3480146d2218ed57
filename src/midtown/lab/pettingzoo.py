"""The games as PettingZoo environments, an agent a seat.

>>> from midtown.lab import pettingzoo
>>> env = pettingzoo.env("skyline", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from midtown.engine.observation import DTYPE
from midtown.engine.seed import Seed
from midtown.lab import rendering
from midtown.lab.episode import Episode

ILLEGAL = -1.0


def env(game: str, players: int = 2, **settings: Any) -> Any:
    """The environment as it is usually wanted: an illegal action loses the game for the one who tried it."""
    made: Any = raw_env(game, players, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - as PettingZoo's own environments are called
    """Without wrappers: an illegal action raises an IllegalError with its reason."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        rendering.check(render_mode)
        self._episode = Episode(game, players, reward, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"midtown_{game}_v{self._episode.game.version}",
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._seat = {f"player_{seat}": seat for seat in self._episode.free}
        self.possible_agents = list(self._seat)
        low, high = np.iinfo(DTYPE).min, np.iinfo(DTYPE).max
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (self._episode.layout.size,), DTYPE),
                    "action_mask": spaces.Box(0, 1, (self._episode.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._episode.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episode.begin(int.from_bytes(Seed.fresh().secret) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._on_turn()

    def _on_turn(self) -> str:
        turn = self._episode.match.turn
        return self.agent_selection if turn is None else f"player_{turn}"

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._episode.match.advance(int(action))
        if self._episode.match.over:
            paid = self._episode.rewards()
            for other in self.agents:
                self.rewards[other] = float(paid[self._seat[other]])
                self.terminations[other] = True
        self._accumulate_rewards()
        self.agent_selection = self._on_turn()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendering.render(self._episode.match, self._episode.match.turn, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
