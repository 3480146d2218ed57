"""Learning from the first game to the file of a net, with checkpoints to go on from."""

from __future__ import annotations

import copy
import json
import pickle
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from midtown.bots.net.evaluate import Net, new_net
from midtown.bots.net.features import Features, find_features
from midtown.bots.net.file import Made, NetFile, observation_of
from midtown.engine.game import Game
from midtown.engine.observation import layout
from midtown.errors import InvalidError
from midtown.lab.learn.model import Average, Model, from_file, new_optimizer, to_file
from midtown.lab.learn.selfplay import Guests, Habits, Lesson, SelfPlay, new_streams, relative
from midtown.lab.learn.tables import CpuTables, Inputs, Tables, see

CHECKPOINT, CURVE, NET = "checkpoint.pt", "curve.jsonl", "value.net"
SEEN_STEPS = 600
"""So many decisions of every table are watched for what an observation can hold."""
BEGUN_ANEW = 1 / 400
"""How often a table begins anew meanwhile: tables at the same point of their games would all teach the same."""
CHECKPOINT_SECONDS = 60.0
GONE_ON_RATE = 0.5
"""How fast a net that can play already learns beside a new one."""
SELVES = 40
"""So many older selves a run keeps."""


@dataclass(frozen=True)
class Recipe:
    """Everything that what is learned follows from, but the time it takes."""

    game: str
    players: int = 2
    seconds: float = 600.0
    tables: int = 1024
    steps: int = 32
    """Decisions of every table between two lessons."""
    width: int = 256
    corrects: bool = True
    """Whether the net says what the game's own estimate misses, rather than all."""
    trace: float = 0.95
    """How far what came later counts: the λ of TD(λ)."""
    rate: float = 1e-3
    warm_up: float = 0.1
    """The share of the time in which all seats are taught: `shrewd` plays."""
    taught: float = 0.4
    """Later, at this share of the tables one seat still is."""
    older: float = 0.2
    """And at this share one plays as the learner once did: what beats only oneself would else go round in circles."""
    others: float = 0.3
    """How often a position is learned as another seat sees it than the one that has just decided."""
    noise: float = 0.001
    """How much better than it is a choice may seem. A point is worth a few thousandths, and so is many a decision."""
    careless: float = 0.01
    """How often any action is taken; in the warm-up ten times as often, so that odd positions become known."""
    seed: int = 1


@dataclass
class Progress:
    """How far it has come."""

    seconds: float = 0.0
    decisions: int = 0
    lessons: int = 0


Report = Callable[[dict[str, float]], None]


def gone_on_with(recipe: Recipe, begin: NetFile) -> Recipe:
    """The recipe for a net that can play already: nobody has to teach it first, and it changes more slowly."""
    width, rate = begin.weights.first.shape[1], recipe.rate * GONE_ON_RATE
    return replace(recipe, width=width, corrects=begin.made.corrects, warm_up=0.0, rate=rate)


def new_tables(recipe: Recipe, game: Game, device: str) -> Tables:
    options = game.read_options(recipe.players, {})
    if device == "cpu":
        return CpuTables(game, recipe.players, recipe.tables, options)
    from midtown.lab.learn.gpu_tables import GpuTables

    return GpuTables(game, recipe.players, recipe.tables, options)


class Learner:
    """Learns in the folder `out`; where it stopped before, it goes on."""

    def __init__(self, recipe: Recipe, game: Game, out: Path, device: str, begin: NetFile | None = None) -> None:
        """With `begin` it goes on from that net, if nothing was begun in the folder."""
        out.mkdir(parents=True, exist_ok=True)
        if begin is not None:
            begin.check(game, recipe.players)
            recipe = gone_on_with(recipe, begin)
        self.recipe, self.game, self.out = recipe, game, out
        self.tables = new_tables(recipe, game, device)
        self.play = SelfPlay(self.tables, recipe.seed)
        self._everywhere = torch.ones(recipe.tables, dtype=torch.bool, device=self.tables.device)
        self.progress = Progress()
        saved = self._saved()
        found = self._watch()
        self.features: Features = _features_of(saved) if saved else begin.features if begin else found
        sizes = (self.features.rows, recipe.players, recipe.width)
        fresh = from_file(begin) if begin else Model(*sizes, recipe.corrects)
        self.model = fresh.requires_grad_(True).to(self.tables.device)
        self.average = Average(self.model)
        self.optimizer = new_optimizer(self.model, recipe.rate)
        self.inputs = self._inputs()
        self._warm = True
        self._older: list[dict[str, Tensor]] = []
        self._kept = [self.tables.records(recipe.tables) for _ in range(recipe.steps)]
        if saved:
            self._restore(saved)

    def run(self, report: Report) -> None:
        """Learns until the recipe's time is over, whatever part of it was spent before.

        The first lesson is not counted: in it, rules are compiled.
        """
        report(self._one_lesson())
        began, before, written = time.perf_counter(), self.progress.seconds, time.perf_counter()
        while self.progress.seconds < self.recipe.seconds:
            report(self._one_lesson())
            self.progress.seconds = before + time.perf_counter() - began
            if time.perf_counter() - written > CHECKPOINT_SECONDS:
                self.save()
                written = time.perf_counter()
        self.save()

    def _one_lesson(self) -> dict[str, float]:
        recipe, part = self.recipe, self.progress.seconds / self.recipe.seconds
        guests = Guests(recipe.taught, recipe.older)
        if self._warm and part >= recipe.warm_up:
            self.play.seat(guests, self._everywhere)
            self._warm = False
        if not self._warm:
            self._meet_older_self(part)
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate * group["share"] * max(0.02, 1.0 - part)
        habits = Habits(recipe.noise, recipe.careless * (10 if self._warm else 1))
        given = (self._kept, recipe.trace, habits, None if self._warm else guests)
        lesson = self.play.lesson(self.model, self.inputs, *given)
        losses = [self._learn(lesson, t) for t in torch.randperm(recipe.steps).tolist()]
        self.progress.lessons += 1
        self.progress.decisions += recipe.steps * recipe.tables
        chance, points = torch.stack(losses).mean(0).tolist()
        ended = lesson.points
        row = {
            **asdict(self.progress),
            "chance_error": chance,
            "points_error": points,
            "points": float(ended.mean() * 32) if len(ended) else 0.0,
            "games": float(len(ended)),
            "won": float(lesson.won.mean()) if len(lesson.won) else 0.0,
        }
        with (self.out / CURVE).open("a") as curve:
            curve.write(json.dumps(row) + "\n")
        return row

    def _meet_older_self(self, part: float) -> None:
        """Keeps what it is now, as often as `SELVES` says, and sits down with one of those that it was."""
        if part * SELVES >= len(self._older):
            self._older.append({name: values.clone() for name, values in self.average.model.state_dict().items()})
        if self.play.older is None:
            self.play.older = copy.deepcopy(self.average.model)
        which = int(torch.randint(len(self._older), (1,)))
        self.play.older.load_state_dict(self._older[which])

    def _learn(self, lesson: Lesson, t: int) -> Tensor:
        """One step of the optimizer from one decision of every table; returns its errors."""
        players, movers = self.recipe.players, lesson.movers[t]
        looking = torch.rand(len(movers), device=movers.device) < self.recipe.others
        observers = (movers + looking * torch.randint_like(movers, players)) % players
        wanted = relative(lesson.targets[t], observers)
        judged = self.model(see(self.tables, lesson.after[t], observers, self.inputs))
        counted = lesson.counted[t]
        chance = functional.mse_loss(judged[counted, :players], wanted[counted, :players])
        points = functional.mse_loss(judged[counted, players:], wanted[counted, players:])
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(chance + 0.5 * points)
        self.optimizer.step()
        self.model.keep_small()
        self.average.follow(self.model)
        return torch.stack([chance.detach(), points.detach()])

    def _watch(self) -> Features:
        """Watches careless and shrewd play for what an observation can hold. It leaves all tables amid their games."""
        where, tables = layout(self.game, self.recipe.players), self.tables
        lowest = np.full(where.size, np.iinfo(np.int16).max, np.int16)
        highest = np.full(where.size, np.iinfo(np.int16).min, np.int16)
        tables.start(new_streams(tables.many, self.play.chance))
        careless = torch.rand(tables.many, generator=self.play.chance, device=tables.device).square()
        after = tables.records(tables.many)
        for step in range(SEEN_STEPS):
            actions, _ = self.play.choose(None, None, tables.choices(), Habits(self.recipe.noise, careless))
            tables.play(actions, after)
            tables.restart(torch.rand(tables.many, generator=self.play.chance, device=tables.device) < BEGUN_ANEW)
            if step % 8 == 0:
                for seat in range(self.recipe.players):
                    low, high = _range(tables.to_host(after[:4096]), where, seat)
                    lowest, highest = np.minimum(lowest, low), np.maximum(highest, high)
        return find_features(where, lowest, highest)

    def _inputs(self) -> Inputs:
        """How records become the inputs of this net; its weights do not matter for that."""
        net: Net = new_net(to_file(self.model, self.features, self._made()), self.game)
        return Inputs(net, self.features.counts, self.features.rows)

    def _made(self) -> Made:
        notes = {"recipe": asdict(self.recipe), **asdict(self.progress)}
        game, players = self.game, self.recipe.players
        observation = observation_of(game, players)
        return Made(game.name, game.version, players, observation, self.recipe.corrects, notes)

    def save(self) -> None:
        """Writes the net as it is now, and all that is needed to go on."""
        state = {
            "recipe": asdict(self.recipe),
            "progress": asdict(self.progress),
            "features": {name: torch.from_numpy(values) for name, values in vars(self.features).items()},
            "model": self.model.state_dict(),
            "average": self.average.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        beside = self.out / (CHECKPOINT + ".part")
        torch.save(state, beside)
        beside.replace(self.out / CHECKPOINT)
        to_file(self.average.model, self.features, self._made()).write(self.out / NET)

    def _saved(self) -> dict[str, Any] | None:
        path = self.out / CHECKPOINT
        if not path.exists():
            return None
        try:
            saved: dict[str, Any] = torch.load(path, map_location=self.tables.device, weights_only=True)
            before = Recipe(**saved["recipe"])
        except (OSError, RuntimeError, KeyError, TypeError, EOFError, pickle.UnpicklingError):
            raise InvalidError(f"{str(path)!r} is not a checkpoint, or it is damaged.") from None
        if _net_of(before) != _net_of(self.recipe):
            raise InvalidError(f"{str(self.out)!r} holds a net of another recipe: choose another folder.")
        return saved

    def _restore(self, saved: dict[str, Any]) -> None:
        self.model.load_state_dict(saved["model"])
        self.average.model.load_state_dict(saved["average"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.progress = Progress(**saved["progress"])
        self.average.steps = self.progress.lessons * self.recipe.steps


def _net_of(recipe: Recipe) -> tuple[str, int, int, bool]:
    return recipe.game, recipe.players, recipe.width, recipe.corrects


def _features_of(saved: dict[str, Any]) -> Features:
    return Features(**{name: values.cpu().numpy() for name, values in saved["features"].items()})


def _range(records: np.ndarray[Any, Any], where: Any, seat: int) -> tuple[Any, Any]:
    """The lowest and the highest of every number that a seat sees in any of these records."""
    seen = np.stack([where.observe(records[i : i + 1], seat) for i in range(0, len(records), 4)])
    return seen.min(0), seen.max(0)
