"""A second judge: a net plays on for a while, and says what is left to hope for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import torch
from torch import Tensor

import midtown
from midtown.bots.net.evaluate import POINTS_UNIT, new_net
from midtown.bots.net.file import NetFile
from midtown.engine.game import Game
from midtown.engine.hooks import apply, redetermine
from midtown.engine.match import Match
from midtown.engine.outcome import outcome
from midtown.engine.rule import entry
from midtown.engine.state_record import SEATS, Numbers, Reals
from midtown.lab.learn.model import Model, from_file, points_of
from midtown.lab.learn.selfplay import LEARNING, Habits, SelfPlay, by_seat
from midtown.lab.learn.tables import Inputs, Tables, see
from midtown.lab.regret.rollout import summed, worlds_of
from midtown.lab.regret.sets import RegretSet, Worth, judged
from midtown.review.tries import Streams, Table

AHEAD = 48
"""So many decisions are played on."""
AT_ONCE = 64
"""So many positions are taken together."""
HABITS = Habits(noise=1e-5, careless=0.0)


class NetJudge:
    """Judges many positions at once: every table is one choice of one position in one world."""

    def __init__(self, file: NetFile, game: Game, tables: Tables, worlds: int) -> None:
        players = file.made.players
        self.name = f"net {file.digest[:12]}, {AHEAD} decisions on"
        self._game, self._players, self._tables, self.worlds = game, players, tables, worlds
        self._model: Model = from_file(file).to(tables.device)
        self._inputs = Inputs(new_net(file, game), file.features.counts, file.features.rows)
        self._play = SelfPlay(tables, seed=1)
        self._play.roles[:] = LEARNING
        self._after = tables.records(tables.many)

    def worth(self, matches: Sequence[Match], seeds: Sequence[int]) -> list[Worth]:
        """What every legal action of each position is worth."""
        found: list[Worth] = []
        waiting: list[tuple[Match, int]] = []
        for match, seed in zip(matches, seeds, strict=True):
            if waiting and self._rows([*waiting, (match, seed)]) > self._tables.many:
                found += self._judged(waiting)
                waiting = []
            waiting.append((match, seed))
        return found + self._judged(waiting)

    def _rows(self, waiting: Sequence[tuple[Match, int]]) -> int:
        return self.worlds * sum(len(match.legal.ids) for match, _ in waiting)

    def _judged(self, waiting: Sequence[tuple[Match, int]]) -> list[Worth]:
        records = np.repeat(
            self._game.blank(self._players, self._game.read_options(self._players, {})), self._tables.many
        )
        worth = np.zeros((self._tables.many, 2 * self._players))
        records["stream"] = np.arange(len(records), dtype=np.uint64) * np.uint64(2) + np.uint64(1)
        row, seats = 0, []
        for match, seed in waiting:
            seat, streams = match.turn or 0, worlds_of(seed, self.worlds)
            root, actions = match.imagined(seat, int(streams[0])), np.array(match.legal.ids, np.int32)
            many = len(streams) * len(actions)
            room = np.zeros((SEATS, len(self._game.sources)), np.int32), np.zeros(SEATS, np.int32)
            deal_all(root, streams, seat, actions, records[row : row + many], worth[row : row + many], *room)
            row += many
            seats.append((seat, len(actions), row - many))
        ended = self._played_on(records, worth, row)
        return [self._worth(ended, *one) for one in seats]

    def _worth(self, ended: np.ndarray[Any, Any], seat: int, actions: int, first: int) -> Worth:
        mine = ended[first : first + self.worlds * actions].reshape(self.worlds, actions, -1)
        return summed(np.stack([mine[:, :, seat], mine[:, :, self._players + seat]], 2))

    @torch.no_grad()
    def _played_on(self, records: np.ndarray[Any, Any], worth: np.ndarray[Any, Any], used: int) -> Any:
        """How each of the tables went on, by seat: a share of the win, then points. Ended ones stay as they are."""
        tables, device = self._tables, self._tables.device
        over = torch.as_tensor(records["turn"].copy() < 0, device=device)
        over[used:] = True
        records["turn"][records["turn"] < 0] = 0
        blank = torch.nonzero(over).squeeze(1)
        ended = points_of(torch.as_tensor(worth, dtype=torch.float32, device=device), self._players)
        tables.put(records)
        tables.restart(_mask(blank, tables.many))
        left = ended.clone()
        for _ in range(AHEAD):
            choices = tables.choices()
            actions, _ = self._play.choose(self._model, self._inputs, choices, HABITS)
            ends = tables.play(actions, self._after)
            judged = by_seat(self._model(see(tables, self._after, choices.movers, self._inputs)), choices.movers)
            now = torch.where(ends.over[:, None], points_of(ends.worth, self._players), judged)
            left = torch.where(over[:, None], left, now)
            over = over | ends.over
        left[:, self._players :] *= POINTS_UNIT
        return left.cpu().numpy()


def judge_again(regrets: RegretSet, judge: NetJudge, report: Callable[[int], None]) -> RegretSet:
    """The same positions, judged by a net."""
    head, found = regrets.head, []
    for first in range(0, len(regrets.positions), AT_ONCE):
        positions = regrets.positions[first : first + AT_ONCE]
        seeds = [head.seed * 1_000_003 + first + i for i in range(len(positions))]
        matches = [midtown.set_up(head.game, one.position, seed=0) for one in positions]
        for one, worth in zip(positions, judge.worth(matches, seeds), strict=True):
            found.append(judged(one.position, one.phase, one.actions, worth))
        report(len(found))
    return RegretSet(replace(head, judge=judge.name, most=judge.worlds, tolerance=0.0), found)


def _mask(places: Tensor, many: int) -> Tensor:
    mask = torch.zeros(many, dtype=torch.bool, device=places.device)
    mask[places] = True
    return mask


@entry
def deal_all(
    root: Table,
    streams: Streams,
    seat: int,
    actions: Numbers,
    records: Table,
    worth: Reals,
    sheet: Numbers,
    won: Numbers,
) -> None:
    """A record a world and choice, all choices of a world with the same luck; what has ended is told at once."""
    for i in range(len(streams)):
        for k in range(len(actions)):
            j = i * len(actions) + k
            records[j] = root[0]
            records[j].stream = streams[i]
            redetermine(records[j], seat)
            apply(records[j], actions[k])
            if records[j].turn < 0:
                outcome(records[j], sheet, won, worth[j])
