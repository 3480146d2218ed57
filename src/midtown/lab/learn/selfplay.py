"""Play for learning: every table goes on for a while, and each position learns what it should have been worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from midtown.lab.learn.model import Model, hope, points_of
from midtown.lab.learn.steps import Choices
from midtown.lab.learn.tables import Inputs, Tables

ROWS = 1 << 18
"""So many positions are judged at a time."""


@dataclass
class Habits:
    """How the players at the learner's tables choose."""

    noise: float
    """How much a choice may seem better than it is: the scale of what is added to each hope."""
    careless: float
    """How often any legal action is taken."""


@dataclass
class Lesson:
    """What one stretch of play has to teach, a row a decision."""

    after: list[Any]
    """The records after each decision of all tables."""
    movers: Tensor
    targets: Tensor
    """What each seat should have hoped for: chances, then points, by seat."""
    counted: Tensor
    """Which of the rows are positions; the others are ends of games."""
    points: Tensor
    """The points of all seats in the games that ended."""


class SelfPlay:
    def __init__(self, tables: Tables, inputs: Inputs, seed: int) -> None:
        self.tables, self.inputs = tables, inputs
        self.chance = torch.Generator(tables.device).manual_seed(seed)
        self.sensible = torch.ones((tables.many, tables.players), dtype=torch.bool, device=tables.device)

    def seat(self, share: float) -> None:
        """Draws anew at which tables one seat plays as a sensible player leans; at the others nobody does."""
        many, players, device = self.tables.many, self.tables.players, self.tables.device
        taught = torch.rand(many, generator=self.chance, device=device) < share
        seat = torch.randint(players, (many, 1), generator=self.chance, device=device)
        self.sensible = taught[:, None] & (torch.arange(players, device=device)[None, :] == seat)

    @torch.no_grad()
    def lesson(self, model: Model, steps: int, trace: float, habits: Habits, kept: list[Any]) -> Lesson:
        """Plays so many decisions at every table; `kept` is room for the records after each of them."""
        movers, overs, worths, values = [], [], [], []
        for t in range(steps):
            choices = self.tables.choices(self.sensible)
            mover = choices.movers
            actions = self.choose(model, choices, habits)
            ends = self.tables.play(actions, kept[t])
            judged = model(self.tables.encode(kept[t], mover, self.inputs))
            movers.append(mover)
            overs.append(ends.over)
            worths.append(points_of(ends.worth, self.tables.players))
            values.append(by_seat(judged, mover))
        targets = returns(values, overs, worths, trace)
        over = torch.stack(overs)
        ended = torch.stack(worths)[over][:, self.tables.players :]
        return Lesson(kept[:steps], torch.stack(movers), targets, ~over, ended)

    def choose(self, model: Model, choices: Choices, habits: Habits) -> Tensor:
        """An action for every table."""
        counts = choices.counts
        careless = torch.rand(len(counts), generator=self.chance, device=counts.device) < habits.careless
        thinks = ~leads(choices) & ~careless & (counts > 1)
        promise = leanings(choices).masked_fill(careless[:, None], 0.0)
        where = (legal(choices) & thinks[:, None]).nonzero()
        if len(where):
            promise[where[:, 0], where[:, 1]] = self._hopes(model, choices, where.int())
        return pick(choices, promise, torch.where(thinks, habits.noise, 1.0)[:, None], self.chance)

    def _hopes(self, model: Model, choices: Choices, where: Tensor) -> Tensor:
        """What the net hopes for after each of these choices, each met with the same luck at a table."""
        streams, movers = new_streams(self.tables.many, self.chance), choices.movers
        found = []
        for share in torch.split(where, ROWS):
            worlds, ends = self.tables.imagine(choices, share.contiguous(), streams)
            observers = movers[share[:, 0].long()]
            judged = model(self.tables.encode(worlds, observers, self.inputs))
            ended = relative(points_of(ends.worth, self.tables.players), observers)
            found.append(hope(torch.where(ends.over[:, None], ended, judged)))
        return torch.cat(found)


def new_streams(many: int, chance: torch.Generator) -> Tensor:
    """So many streams of chance, none of them zero."""
    return torch.randint(1, 1 << 62, (many,), generator=chance, device=chance.device) | 1


def legal(choices: Choices) -> Tensor:
    """By table and place: whether there is a choice."""
    counts = choices.counts
    return torch.arange(choices.actions.shape[1], device=counts.device)[None, :] < counts[:, None]


def leads(choices: Choices) -> Tensor:
    """At which tables a sensible player is to move."""
    return choices.sensible.gather(1, choices.movers.long()[:, None]).squeeze(1)


def leanings(choices: Choices) -> Tensor:
    """What speaks for each choice: how a sensible player leans where one is to move, elsewhere nothing."""
    weights = choices.weights
    return torch.where(leads(choices)[:, None], weights.clamp_min(1e-30).log(), torch.zeros_like(weights))


def pick(choices: Choices, promise: Tensor, noise: Tensor | float, chance: torch.Generator) -> Tensor:
    """An action for every table: what promises most once noise is added. With noise of 1, a draw by weights."""
    added = -torch.empty_like(promise).exponential_(generator=chance).clamp_min(1e-20).log()
    best = (promise + noise * added).masked_fill(~legal(choices), -torch.inf).argmax(1)
    return choices.actions.gather(1, best[:, None]).squeeze(1)


def returns(values: list[Tensor], overs: list[Tensor], worths: list[Tensor], trace: float) -> Tensor:
    """What each position should have been judged: a mix of all that came after it, TD(λ) with λ the trace.

    After the last decision nothing is known but its own value.
    """
    later = values[-1]
    targets = [later]
    for t in reversed(range(len(values) - 1)):
        mixed = (1 - trace) * values[t + 1] + trace * later
        later = torch.where(overs[t + 1][:, None], worths[t + 1], mixed)
        targets.append(later)
    return torch.stack(targets[::-1])


def by_seat(judged: Tensor, observers: Tensor) -> Tensor:
    """What a net says, the observer first, by seat."""
    return _turned(judged, -observers)


def relative(worth: Tensor, observers: Tensor) -> Tensor:
    """What is said by seat, the observer first."""
    return _turned(worth, observers)


def _turned(rows: Tensor, by: Tensor) -> Tensor:
    players = rows.shape[1] // 2
    seats = (torch.arange(players, device=rows.device)[None, :] + by.long()[:, None]) % players
    return rows.gather(1, torch.cat([seats, players + seats], 1))
