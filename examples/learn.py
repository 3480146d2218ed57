"""Learns Skyline for two by playing against itself (PPO), then plays against a bot of the house. Try it:

    python -m pip install 'midtown[learn]'
    python examples/learn.py --save learned.pt

Everything comes from a vector environment: what the seat to play sees, which actions are legal, and in the end who has
won. A lead is paid as buildings grow, which tells the learner sooner what was good.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.engine.observation import layout
from midtown.games import find
from midtown.games.skyline.pieces import POINTS
from midtown.lab import vector

GAME = find("skyline")
WHERE = layout(GAME, players=2)
HORIZON = 64
"""Steps of every table between two lessons."""
LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 3
MINIBATCH = 2048
RATE = 1.5e-3
CURIOSITY = 0.01
CALM = 0.9
"""The player that comes out is an average over the last lessons, which is steadier than any of them."""
POINT = 0.03
WIN = 1.0
"""What a point ahead and a win are worth to the learner. Who is paid for points alone feeds the other one."""


class Player(nn.Module):
    """From an observation to a leaning for every action, and to what will still come of it: two nets side by side."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        inputs = features(torch.zeros(1, WHERE.size)).shape[1] + GAME.actions.count
        self.policy, self.value = net(inputs, width, GAME.actions.count), net(inputs, width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        noticed = torch.cat([features(seen), mask.float()], 1)
        leanings = self.policy(noticed).masked_fill(~mask, -1e9)
        return torch.log_softmax(leanings, 1), self.value(noticed).squeeze(1)


def net(inputs: int, width: int, outputs: int) -> nn.Sequential:
    last = nn.Linear(width, outputs)
    nn.init.orthogonal_(last.weight, 0.01)
    return nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last)


def features(seen: Tensor) -> Tensor:
    """The phase as one of nine, and every count both as a number and as a yes or no."""
    phase = WHERE["phase"].start
    kinds = nn.functional.one_hot(seen[:, phase].long(), 9).float()
    return torch.cat([kinds, seen / 4, (seen > 0).float()], 1)


def lead(seen: np.ndarray) -> np.ndarray:
    """How far ahead the one who sees is: by finished buildings, and by half of what the others have grown to."""
    tiles = seen[:, WHERE["tiles"].places].reshape(-1, 2, 3, 7).sum(2) @ POINTS[:7]
    columns = seen[:, WHERE["columns"].places].reshape(-1, 2, 3, 6).sum(2) @ POINTS[:6]
    both = tiles + columns / 2
    return (POINT * (both[:, 0] - both[:, 1])).astype(np.float32)


@dataclass
class Memory:
    """What happened at every table and every step since the last lesson."""

    seen: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    leaning: np.ndarray
    value: np.ndarray
    seat: np.ndarray
    free: np.ndarray
    """Whether there was a choice at all."""
    lead: np.ndarray
    done: np.ndarray
    end: np.ndarray
    """Of a game that ended: what it was worth to each seat."""

    @classmethod
    def blank(cls, tables: int) -> Memory:
        def room(kind: type, *shape: int) -> np.ndarray:
            return np.zeros((HORIZON, tables, *shape), kind)

        return cls(
            seen=room(np.int16, WHERE.size),
            mask=room(np.bool_, GAME.actions.count),
            action=room(np.int64),
            leaning=room(np.float32),
            value=room(np.float32),
            seat=room(np.int64),
            free=room(np.bool_),
            lead=room(np.float32),
            done=room(np.bool_),
            end=room(np.float32, 2),
        )


def play(envs: vector.VectorEnv, player: Player, memory: Memory) -> None:
    """Both seats are the same player."""
    batch = envs.batch
    for t in range(HORIZON):
        memory.seen[t], memory.mask[t], memory.seat[t] = batch.observations, batch.masks, batch.to_play
        memory.free[t] = batch.counts > 1
        memory.lead[t] = lead(batch.observations)
        with torch.no_grad():
            leanings, value = player(torch.from_numpy(memory.seen[t]).float(), torch.from_numpy(memory.mask[t]))
            # The largest of leaning plus Gumbel noise is a fair draw, and quicker than drawing.
            action = (leanings - torch.empty_like(leanings).exponential_().log()).argmax(1)
        memory.action[t] = action.numpy()
        memory.leaning[t] = leanings.gather(1, action[:, None]).squeeze(1).numpy()
        memory.value[t] = value.numpy()
        envs.step(memory.action[t])
        memory.done[t] = batch.done
        memory.end[t] = POINT * (batch.scores - batch.scores[:, ::-1]) + WIN * batch.rewards


def judged(memory: Memory) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How much better each decision went than expected, what came of it in all, and whether that is known yet.

    Backwards, for each seat from its own decision to its next one, or to the end of the game.
    """
    tables = memory.action.shape[1]
    rows = np.arange(tables)
    advantage = np.zeros_like(memory.value)
    known = np.zeros_like(memory.done)
    after_lead, after_value = np.zeros((tables, 2), np.float32), np.zeros((tables, 2), np.float32)
    after_advantage, has_after = np.zeros((tables, 2), np.float32), np.zeros((tables, 2), np.bool_)
    for t in reversed(range(HORIZON)):
        over = memory.done[t]
        after_lead[over] = memory.end[t][over]
        after_value[over], after_advantage[over], has_after[over] = 0.0, 0.0, True
        own = (rows, memory.seat[t])
        now = memory.lead[t]
        surprise = after_lead[own] - now + after_value[own] - memory.value[t]
        advantage[t] = surprise + LAMBDA * after_advantage[own]
        known[t] = has_after[own]
        after_lead[own], after_value[own], after_advantage[own] = now, memory.value[t], advantage[t]
        after_advantage[own] *= known[t]
        has_after[own] = True
    return advantage, advantage + memory.value, known


def learn(player: Player, optimizer: torch.optim.Optimizer, memory: Memory, curiosity: float) -> None:
    """Leans a little more towards what went better than expected (PPO)."""
    advantage, worth, known = judged(memory)
    chosen = np.flatnonzero((known & memory.free).ravel())
    flat = {name: torch.from_numpy(value.reshape(-1, *value.shape[2:])) for name, value in vars(memory).items()}
    gains, worths = torch.from_numpy(advantage.ravel()), torch.from_numpy(worth.ravel())
    for _ in range(EPOCHS):
        np.random.shuffle(chosen)
        for first in range(0, len(chosen) - MINIBATCH // 2, MINIBATCH):
            rows = torch.from_numpy(chosen[first : first + MINIBATCH])
            leanings, value = player(flat["seen"][rows].float(), flat["mask"][rows])
            gain = gains[rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            leaning = leanings.gather(1, flat["action"][rows, None]).squeeze(1)
            ratio = (leaning - flat["leaning"][rows]).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            doubt = -(leanings.exp() * leanings.clamp(min=-30)).sum(1).mean()
            loss = -better + 0.5 * nn.functional.mse_loss(value, worths[rows]) - curiosity * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def train(lessons: int, tables: int, seed: int, tell: Callable[[str], object] = print) -> Player:
    """So many lessons, bold at first and careful in the end. The same seed learns the same."""
    torch.set_num_threads(1)  # so small a net is hardly quicker with more
    torch.manual_seed(seed)
    np.random.seed(seed)
    player = Player()
    averaging: Callable[[float], Any] = get_ema_multi_avg_fn
    calm = AveragedModel(player, multi_avg_fn=averaging(CALM))
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    envs, memory = vector.make("skyline", tables, players=2, seed=seed), Memory.blank(tables)
    began = time.monotonic()
    for lesson in range(lessons):
        left = 1 - lesson / lessons
        optimizer.param_groups[0]["lr"] = RATE * left
        play(envs, player, memory)
        learn(player, optimizer, memory, curiosity=CURIOSITY * left)
        calm.update_parameters(player)
        if lesson % 20 == 0:
            spent, decisions = time.monotonic() - began, (lesson + 1) * HORIZON * tables
            tell(f"{spent:4.0f} s  {decisions:>10,} decisions  {envs.batch.scores.mean():6.1f} points a game")
    assert isinstance(calm.module, Player)
    return calm.module


def best(player: Player, match: Match, seat: int) -> int:
    """The legal action that the player leans towards most."""
    seen = torch.from_numpy(WHERE.observe(match.seen(seat), seat)[None]).float()
    mask = torch.zeros(1, GAME.actions.count, dtype=torch.bool)
    mask[0, match.legal.ids] = True
    with torch.no_grad():
        return int(player(seen, mask)[0].argmax())


def beats(player: Player, opponent: str, games: int, seed: int) -> float:
    """The share of games that it wins, in both seats alike; a shared win counts half."""
    won = 0.0
    for game in range(games):
        match = midtown.new_match("skyline", players=2, seed=10**6 * (seed + 1) + game // 2)
        bot, own = bots.find(opponent, seed=game), game % 2
        while match.turn is not None:
            match.advance(best(player, match, own) if match.turn == own else bot.choose(match))
        won += (own in match.winners) / len(match.winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=300, help="how long to learn")
    parser.add_argument("--tables", type=int, default=512, help="games played at once")
    parser.add_argument("--opponent", default="greedy", help="the bot to play against afterwards")
    parser.add_argument("--games", type=int, default=400, help="games against it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for what was learned")
    given = parser.parse_args()
    player = train(given.lessons, given.tables, given.seed)
    if given.save:
        torch.save(player.state_dict(), given.save)
    share = beats(player, given.opponent, given.games, given.seed)
    print(f"It wins {100 * share:.1f} % of {given.games} games against {given.opponent}.")  # noqa: T201


if __name__ == "__main__":
    main()
