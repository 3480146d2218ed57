"""The net as PyTorch trains it: what the file holds in small integers, in real numbers."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from midtown.bots.net.evaluate import BALANCE, POINTS_UNIT
from midtown.bots.net.features import Features
from midtown.bots.net.file import (
    FIRST_SCALE,
    LAST_SCALE,
    MIDDLE_SCALE,
    MOST_FIRST,
    MOST_LAST,
    MOST_MIDDLE,
    Made,
    NetFile,
    Weights,
)
from midtown.lab.learn.tables import Seen

MIDDLE_WIDTH = 32
LEAK = 0.05
"""How much of what it should change by a unit hears that is held at 0 or 1: enough to come back."""
FIRST_RATE = 0.1
"""How fast the first layer learns beside the others: hundreds of its inputs are 1 at once."""
CALM = 0.999
"""How much of the average stays at each step."""


class Model(nn.Module):
    """From inputs of 0 and 1 to a chance to win a seat and points a seat, the observer first."""

    def __init__(self, inputs: int, players: int, width: int, corrects: bool) -> None:
        super().__init__()
        self.players, self.corrects = players, corrects
        self.first = nn.Linear(inputs, width)
        self.middle = nn.Linear(width, MIDDLE_WIDTH)
        self.last = nn.Linear(MIDDLE_WIDTH, 2 * players)
        nn.init.uniform_(self.first.weight, -0.03, 0.03)
        nn.init.constant_(self.first.bias, 0.3)
        nn.init.constant_(self.middle.bias, 0.3)
        if corrects:
            nn.init.zeros_(self.last.weight)
            nn.init.zeros_(self.last.bias)

    def forward(self, seen: Seen) -> Tensor:
        """Chances between 0 and 1, then points in their unit; what it says of both is added to the estimate."""
        kind = seen.inputs.dtype
        inner = functional.linear(seen.inputs, self.first.weight.to(kind), self.first.bias.to(kind)).float()
        out = self.last(_held(self.middle(_held(inner))))
        if seen.estimate is not None:
            out = out + seen.estimate
        leaning = out[:, : self.players]
        return torch.cat([0.5 + 0.5 * leaning / (1 + leaning.abs()), out[:, self.players :]], 1)

    @torch.no_grad()
    def keep_small(self) -> None:
        """Keeps every weight in what a file can hold."""
        self.first.weight.clamp_(-MOST_FIRST, MOST_FIRST)
        self.middle.weight.clamp_(-MOST_MIDDLE, MOST_MIDDLE)
        self.last.weight.clamp_(-MOST_LAST, MOST_LAST)


def _held(given: Tensor) -> Tensor:
    """Between 0 and 1. In learning a little passes where it is held, for else a unit held everywhere stays so."""
    return given.clamp(0, 1) + LEAK * (given - given.detach())


def new_optimizer(model: Model, rate: float) -> torch.optim.Optimizer:
    """The group's own share of the rate is kept beside it: rates fall as learning goes on."""
    first, others = list(model.first.parameters()), [*model.middle.parameters(), *model.last.parameters()]
    return torch.optim.Adam(
        [{"params": first, "share": FIRST_RATE}, {"params": others, "share": 1.0}], rate, fused=first[0].is_cuda
    )


class Average:
    """A net that follows another one slowly: steadier than the last step of training, and what is written."""

    def __init__(self, model: Model) -> None:
        self.model = copy.deepcopy(model).requires_grad_(False)
        self.steps = 0

    @torch.no_grad()
    def follow(self, model: Model) -> None:
        self.steps += 1
        weight = max(1 / self.steps, 1 - CALM)
        for mine, its in zip(self.model.parameters(), model.parameters(), strict=True):
            mine.lerp_(its, weight)


def hope(judged: Tensor) -> Tensor:
    """What `midtown.bots.net.evaluate.hope` says, for many positions: a chance to win and a little for the lead."""
    players = judged.shape[1] // 2
    lead = judged[:, players]
    if players > 1:
        lead = lead - judged[:, players + 1 :].amax(1)
    return judged[:, 0] + BALANCE * lead


def to_file(model: Model, features: Features, made: Made) -> NetFile:
    def whole(tensor: Tensor, scale: int, kind: Any) -> Any:
        return (tensor.detach().double().cpu() * scale).round().numpy().astype(kind)

    weights = Weights(
        first=whole(model.first.weight.T, FIRST_SCALE, np.int8),
        first_bias=whole(model.first.bias, FIRST_SCALE, np.int32),
        middle=whole(model.middle.weight.T, MIDDLE_SCALE, np.int16),
        middle_bias=whole(model.middle.bias, FIRST_SCALE * MIDDLE_SCALE, np.int32),
        last=whole(model.last.weight.T, LAST_SCALE, np.int16),
        last_bias=whole(model.last.bias, FIRST_SCALE * MIDDLE_SCALE * LAST_SCALE, np.int64),
    )
    return NetFile(made, features, weights)


def from_file(file: NetFile) -> Model:
    """The net of a file in real numbers again."""
    first, middle, last = FIRST_SCALE, MIDDLE_SCALE, LAST_SCALE
    weights, scales = file.weights, (first, first, middle, first * middle, last, first * middle * last)
    model = Model(len(weights.first), file.made.players, weights.first.shape[1], file.made.corrects)
    with torch.no_grad():
        for mine, its, scale in zip(model.parameters(), vars(weights).values(), scales, strict=True):
            mine.copy_(torch.from_numpy(its.T.astype(np.float64) / scale))
    return model.requires_grad_(False)


def points_of(worth: Tensor, players: int) -> Tensor:
    """The ends of games with points in a net's unit."""
    return torch.cat([worth[:, :players], worth[:, players:] / POINTS_UNIT], 1)
