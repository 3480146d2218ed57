"""The rules as WebAssembly play every game as they do natively, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from midtown.bots import tree
from midtown.bots.search import plan_for
from midtown.engine import play
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import SEATS
from midtown.engine.table import Table
from midtown.games import find
from tests.examiner.play import Variant, new
from tests.wasm.machine import Machine

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares compiled forms of the rules")

STREAM = 0x9E3779B97F4A7C15
VISITS = 40


def test_random_games_are_the_same_to_the_last_byte(
    variant: Variant, machine: Machine, request: pytest.FixtureRequest
) -> None:
    name, players, options = variant
    game = find(name)
    blank = game.blank(players, options)
    here = blank.copy()
    here["stream"] = STREAM
    there = here.copy()
    choices = np.zeros(game.actions.count, np.int32)
    games = request.config.getoption("--examine")
    decisions = play.random_games(here, blank, choices, games)
    assert machine.call("random_games", there, blank, choices.copy(), games) == decisions
    assert there.tobytes() == here.tobytes()


def test_every_entry_answers_alike_at_every_step_of_a_match(variant: Variant, machine: Machine) -> None:
    """A match draws its chance from a key, tells its story, and is asked everything a page asks."""
    match = new(variant, seed=players_of(variant))
    here = match._table
    there = _blank_table(match, machine)
    chooser = random.Random(players_of(variant))
    while here.turn >= 0:
        _compare(match.game, here, there, machine)
        action = chooser.choice(here.legal())
        there["story_length"] = 0
        machine.call("apply", there, action)
        here.apply(action)
        assert _played(there) == _played(here._whole)
    _compare(match.game, here, there, machine)


def players_of(variant: Variant) -> int:
    return variant[1]


def _blank_table(match: Any, machine: Machine) -> np.ndarray[Any, Any]:
    table = Table(match.game, match.game.blank(match.players, match.options), match.seed.key)
    there: np.ndarray[Any, Any] = table._whole.copy()
    there.view(np.uint8)[:] = table._whole.view(np.uint8)
    machine.call("begin", there)
    table.begin()
    assert _played(there) == _played(table._whole)
    return there


def _played(whole: np.ndarray[Any, Any]) -> tuple[bytes, bytes, bytes, list[Any]]:
    """All of a match's record that means something."""
    length = int(whole[0]["story_length"])
    plain = [whole[name].tobytes() for name in whole.dtype.names if name != "story"]
    return b"".join(plain), whole["key"].tobytes(), whole["drawn"].tobytes(), whole[0]["story"][:length].tolist()


def _compare(game: Any, here: Table, whole: np.ndarray[Any, Any], machine: Machine) -> None:
    plain = game.state.copied(here.record)
    choices = np.zeros(game.actions.count, np.int32)
    if here.turn >= 0:
        count = machine.call("legal", plain, choices)
        assert choices[:count].tolist() == here.legal()
        reasons = [here.why_not(action) for action in range(game.actions.count)]
        assert [machine.call("why_not", plain, action) for action in range(game.actions.count)] == reasons
        assert sorted(choices[:count].tolist()) == [action for action, reason in enumerate(reasons) if reason == 0]
    assert machine.call("flaw", plain) == 0
    sheet, won = np.zeros((SEATS, len(game.sources)), np.int32), np.zeros(SEATS, np.int32)
    machine.call("score", plain, sheet)
    assert sheet.tolist() == here.sheet().tolist()
    if here.turn < 0:
        machine.call("winners", plain, won)
        assert np.flatnonzero(won).tolist() == here.winners()
    for observer in range(int(plain[0]["players"])):
        native, there = here.copy(), game.state.copied(here.record)
        native.redetermine(observer, STREAM)
        there["stream"] = STREAM
        machine.call("redetermine", there, observer)
        assert there.tobytes() == native.record.tobytes()


def test_bots_think_the_same(variant: Variant, machine: Machine) -> None:
    """A look ahead and a tree of search come to the same numbers, to the last bit."""
    match = new(variant, seed=players_of(variant))
    game = match.game
    chooser = random.Random(players_of(variant))
    for ply in range(60):
        if match.over:
            return
        if ply % 20 == 0:
            root = match.imagined(match.turn or 0, STREAM)
            assert _looked(game, root.copy(), match.turn, None) == _looked(game, root.copy(), match.turn, machine)
            assert _searched(game, root.copy(), match.turn, None) == _searched(game, root.copy(), match.turn, machine)
        match.advance(chooser.choice(match.legal.ids))


def _looked(game: Any, root: np.ndarray[Any, Any], seat: Any, machine: Machine | None) -> list[bytes]:
    found = []
    for plain in (False, True):
        values = np.zeros(game.actions.count)
        arguments = (root, root.copy(), tree.new_buffers(game), seat, 3, plain, values)
        if machine is None:
            tree.look_ahead(*arguments)
        else:
            machine.call("look_ahead", *arguments)
        found.append(values.tobytes())
    return found


def _searched(game: Any, root: np.ndarray[Any, Any], seat: Any, machine: Machine | None) -> list[bytes]:
    grown, world = tree.new_tree(VISITS + 8), np.zeros(1, game.state.dtype)
    sight = (game.state.visible_bytes(seat).astype(np.uint8) * 255).view(np.uint64)
    arguments = (root, world, world.view(np.uint64), sight, grown, tree.new_buffers(game), plan_for(game), seat, VISITS)
    if machine is None:
        tree.reset_tree(grown)
        tree.run_visits(*arguments)
    else:
        machine.call("reset_tree", grown)
        machine.call("run_visits", *arguments)
    return [array.tobytes() for array in grown]
