"""The same rules on a GPU, one thread a table; everything stays there.

    envs = gpu.make("skyline", num_envs=1_000_000, seed=1)
    batch = envs.reset()
    seen = torch.as_tensor(batch.observations, device="cuda")     # the same memory, no copy

Without a GPU, a call ends in one sentence that says what is missing.
"""

from __future__ import annotations

from midtown.lab.gpu.games import play_on, random_games
from midtown.lab.gpu.vector import VectorEnv, make

__all__ = ["VectorEnv", "make", "play_on", "random_games"]
