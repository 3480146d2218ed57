"""Play for learning: every table goes on for a while, and each position learns what it should have been worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor

from midtown.lab.learn.model import Model, hope, points_of
from midtown.lab.learn.steps import Choices
from midtown.lab.learn.tables import Inputs, Seen, Tables, see

ROWS = 1 << 18
"""So many positions are judged at a time."""
TAUGHT_WORLDS = 4
"""In so many worlds a taught seat looks at each choice; in the warm-up, in one."""
LEARNING, TAUGHT, OLDER = 0, 1, 2
"""Who sits where: the learner as it is, `shrewd`, or the learner as it once was."""


class Guests(NamedTuple):
    """At which share of the tables one seat is not the learner's."""

    taught: float
    older: float


@dataclass
class Habits:
    """How the players at the learner's tables choose."""

    noise: float
    """How much a choice may seem better than it is: the scale of what is added to each hope."""
    careless: Tensor | float
    """How often any legal action is taken; one number, or one a table."""


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
    won: Tensor
    """Of games that ended where one seat was taught: what the others had of the win."""


class SelfPlay:
    """Plays at all tables. At a taught seat sits `shrewd`, and decides by the game's own judgement."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.chance = torch.Generator(tables.device).manual_seed(seed)
        self.roles = torch.full((tables.many, tables.players), TAUGHT, dtype=torch.int8, device=tables.device)
        self.older: Model | None = None
        """Who sits at the seats of older selves."""

    def seat(self, guests: Guests, where: Tensor) -> None:
        """Draws anew which of these tables have a guest, and at which seat."""
        many, players, device = self.tables.many, self.tables.players, self.tables.device
        drawn = torch.rand(many, generator=self.chance, device=device)
        guest = torch.where(drawn < guests.taught + guests.older, OLDER, LEARNING)
        guest = torch.where(drawn < guests.taught, TAUGHT, guest).to(torch.int8)
        seat = torch.randint(players, (many, 1), generator=self.chance, device=device)
        here = torch.arange(players, device=device)[None, :] == seat
        self.roles = torch.where(where[:, None], guest[:, None] * here, self.roles)

    @torch.no_grad()
    def lesson(
        self, model: Model, inputs: Inputs, kept: list[Any], trace: float, habits: Habits, guests: Guests | None
    ) -> Lesson:
        """Plays a decision at every table for each of the rooms in `kept`, which take the records after it.

        Guests come to tables that begin a new game; without them, all seats are taught.
        """
        movers, overs, worths, values, odd, won = [], [], [], [], [], []
        for room in kept:
            choices = self.tables.choices()
            mover = choices.movers
            actions, strange = self.choose(model if guests is not None else None, inputs, choices, habits)
            ends = self.tables.play(actions, room)
            worth = points_of(ends.worth, self.tables.players)
            movers.append(mover)
            overs.append(ends.over)
            worths.append(worth)
            odd.append(strange)
            values.append(by_seat(model(see(self.tables, room, mover, inputs)), mover))
            won.append(_won_by_learners(self.roles, ends.over, worth))
            if guests is not None:
                self.seat(guests, ends.over)
        targets = returns(values, overs, worths, odd, trace)
        over = torch.stack(overs)
        ended = torch.stack(worths)[over][:, self.tables.players :]
        return Lesson(kept, torch.stack(movers), targets, ~over, ended, torch.cat(won))

    @torch.no_grad()
    def choose(
        self, model: Model | None, inputs: Inputs | None, choices: Choices, habits: Habits
    ) -> tuple[Tensor, Tensor]:
        """An action for every table, and where it was taken carelessly. Without a model all play as if taught."""
        counts = choices.counts
        careless = torch.rand(len(counts), generator=self.chance, device=counts.device) < habits.careless
        thinks = ~careless & (counts > 1)
        hopes = torch.zeros(choices.actions.shape, device=counts.device)
        where = (legal(choices) & thinks[:, None]).nonzero()
        if len(where):
            hopes[where[:, 0], where[:, 1]] = self._hopes(model, inputs, choices, where.int())
        where = where[self._role_at(choices)[where[:, 0]] == TAUGHT] if model is not None else where[:0]
        for _ in range(TAUGHT_WORLDS - 1 if len(where) else 0):
            hopes[where[:, 0], where[:, 1]] += self._hopes(None, None, choices, where.int())
        noise = torch.where(thinks, habits.noise, 1.0)[:, None]
        return pick(choices, hopes, noise, self.chance), careless & (counts > 1)

    def _role_at(self, choices: Choices) -> Tensor:
        """By table who decides."""
        return self.roles.gather(1, choices.movers.long()[:, None]).squeeze(1)

    def _hopes(self, model: Model | None, inputs: Inputs | None, choices: Choices, where: Tensor) -> Tensor:
        """What is hoped for after each of these choices, each met with the same luck at a table."""
        streams, movers, players = new_streams(self.tables.many, self.chance), choices.movers, self.tables.players
        found = []
        for share in torch.split(where, ROWS):
            worlds, ends = self.tables.imagine(choices, share.contiguous(), streams)
            observers = movers[share[:, 0].long()]
            role = self._role_at(choices)[share[:, 0].long()]
            taught = (role == TAUGHT) | (model is None)
            promised = self.tables.promise(worlds, ends, observers, taught)
            if model is not None and inputs is not None:
                judged = self._judged(model, see(self.tables, worlds, observers, inputs), role == OLDER)
                ended = relative(points_of(ends.worth, players), observers)
                own = hope(torch.where(ends.over[:, None], ended, judged))
                promised = torch.where(taught, promised, own)
            found.append(promised)
        return torch.cat(found)

    def _judged(self, model: Model, seen: Seen, older: Tensor) -> Tensor:
        """What the learner makes of what is seen, and what it once made of it where an older self decides."""
        judged: Tensor = model(seen)
        rows = older.nonzero().squeeze(1)
        if self.older is not None and len(rows):
            judged[rows] = self.older(seen.only(rows))
        return judged


def _won_by_learners(roles: Tensor, over: Tensor, worth: Tensor) -> Tensor:
    """What the seats that are not taught had of the win, at the tables that ended and where just one is."""
    taught = roles == TAUGHT
    counted = over & (taught.sum(1) == 1)
    return (worth[:, : taught.shape[1]] * ~taught).sum(1)[counted]


def new_streams(many: int, chance: torch.Generator) -> Tensor:
    """So many streams of chance, none of them zero."""
    return torch.randint(1, 1 << 62, (many,), generator=chance, device=chance.device) | 1


def legal(choices: Choices) -> Tensor:
    """By table and place: whether there is a choice."""
    counts = choices.counts
    return torch.arange(choices.actions.shape[1], device=counts.device)[None, :] < counts[:, None]


def pick(choices: Choices, promise: Tensor, noise: Tensor, chance: torch.Generator) -> Tensor:
    """An action for every table: what promises most once noise is added."""
    added = -torch.empty_like(promise).exponential_(generator=chance).clamp_min(1e-20).log()
    best = (promise + noise * added).masked_fill(~legal(choices), -torch.inf).argmax(1)
    return choices.actions.gather(1, best[:, None]).squeeze(1)


def returns(values: list[Tensor], overs: list[Tensor], worths: list[Tensor], odd: list[Tensor], trace: float) -> Tensor:
    """What each position should have been judged: a mix of all that came after it, TD(λ) with λ the trace.

    After the last decision nothing is known but its own value, and before an odd one too: what comes of a slip does
    not tell what the position before it was worth.
    """
    later = values[-1]
    targets = [later]
    for t in reversed(range(len(values) - 1)):
        mixed = (1 - trace) * values[t + 1] + trace * later
        later = torch.where(overs[t + 1][:, None], worths[t + 1], mixed)
        later = torch.where(odd[t + 1][:, None], values[t], later)
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
