"""The games for OpenSpiel. Importing this module registers them:

>>> import pyspiel, midtown.lab.openspiel
>>> state = pyspiel.load_game("midtown_skyline(players=2)").new_initial_state()
>>> state.is_chance_node()
True

Chance is a node of its own, before the set-up and after every action that draws. Its outcomes are so many streams of
chance, each as likely as the others, and different ones at every node: a fair sample of all that could happen there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from midtown.engine.game import Game
from midtown.engine.observation import layout
from midtown.engine.state_record import SEATS
from midtown.engine.table import Table
from midtown.games import find, names
from midtown.lab.vector.rewards import REWARDS, pay

OUTCOMES = 256
LONGEST = 20_000
"""Nodes of a game, chance included: more than any has."""
BEGIN = -1
NO_LUCK = bytes(32)
"""The key of an action that is only tried, to see whether it draws."""
CHANCE = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


class Position:
    """A table, and what waits for chance there."""

    def __init__(self, game: Game, record: np.ndarray[Any, Any], luck: bytes) -> None:
        self.table = Table(game, record)
        self.luck = luck
        """What has come of chance so far; what comes next depends on it."""
        self.pending: int | None = BEGIN

    def __deepcopy__(self, memo: object) -> Position:
        other = Position(self.table.game, self.table.record, self.luck)
        other.pending = self.pending
        return other

    def play(self, action: int) -> None:
        """Plays it, unless it draws: then chance has to speak first."""
        before = self.table.record.copy()
        self.table.key(NO_LUCK)
        self.table.apply(action)
        if self.table.drew:
            self.table.record[:] = before
            self.pending = action

    def draw(self, outcome: int) -> None:
        self.luck = hashlib.blake2b(self.luck + outcome.to_bytes(4, "big"), digest_size=len(NO_LUCK)).digest()
        self.table.key(self.luck)
        action, self.pending = self.pending, None
        if action == BEGIN:
            self.table.begin()
        else:
            self.table.apply(action)  # type: ignore[arg-type]


class MidtownGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Midtown with its players and options."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.midtown = find(self.name)
        given = {**_defaults(self.midtown), **(params or {})}
        self.players: int = given.pop("players")
        luck = given.pop("luck")
        chosen = {option: words for option, words in given.items() if words}
        self.options = self.midtown.read_options(self.players, self.midtown.options_from_words(chosen))
        self._blank = self.midtown.blank(self.players, self.options)
        self._luck = f"{luck}".encode()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.midtown.actions.count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.midtown, self.players), info, dict(params or {}))

    def new_initial_state(self, start: str | None = None) -> MidtownState:
        return MidtownState(self)

    def position(self) -> Position:
        return Position(self.midtown, self._blank, self._luck)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MidtownObserver:
        return MidtownObserver(self.midtown, self.players)


class MidtownState(pyspiel.State):  # type: ignore[misc]
    """A state, or a node of chance."""

    def __init__(self, game: MidtownGame) -> None:
        super().__init__(game)
        self._players = game.players
        self.at = game.position()

    def current_player(self) -> int:
        if self.at.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.at.table.turn < 0 else self.at.table.turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.table.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.at.pending is None:
            self.at.play(action)
        else:
            self.at.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        form = self.at.table.game.actions.action(action).form
        return " ".join([form.pop("kind"), *(f"{name}={value}" for name, value in form.items())])

    def is_terminal(self) -> bool:
        return self.at.pending is None and self.at.table.turn < 0

    def returns(self) -> list[float]:
        paid = np.zeros(self._players)
        if self.is_terminal():
            won = np.zeros(SEATS, np.int32)
            won[self.at.table.winners()] = 1
            pay(won, won, REWARDS["win"], paid)
        return [float(share) for share in paid]

    def __str__(self) -> str:
        table = self.at.table
        waits = "" if self.at.pending is None else f" waiting for chance after {self.at.pending}"
        return json.dumps(table.game.state.to_json(table.record)) + waits


class MidtownObserver:
    """What a player sees, as numbers and as JSON."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._layout = layout(game, players)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MidtownState, player: int) -> None:
        self.tensor[:] = self._layout.observe(state.at.table.record, player)

    def string_from(self, state: MidtownState, player: int) -> str:
        return json.dumps(self._game.state.seen(state.at.table.record, player))


def _defaults(game: Game) -> dict[str, Any]:
    """Options are given in the words that people type; no word is the default."""
    players = 2 if 2 in game.seats else game.seats[0]
    return {"players": players, "luck": 0, **{option.name: "" for option in game.options}}


@cache
def _game_type(game: Game, players: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"midtown_{game.name}",
        long_name=f"Midtown: {game.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.has_secrets
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )


def register() -> None:
    """Gives OpenSpiel a class for every game: it keeps them to its very end, when only classes are still alive."""
    for name in names():
        if f"midtown_{name}" not in pyspiel.registered_names():
            made = type(f"{name.title().replace('_', '')}Game", (MidtownGame,), {"name": name})
            pyspiel.register_game(_game_type(find(name), 2), made)


register()
