"""Vector environments play by the same rules, for everybody's own eyes only, and the same under any threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from midtown.engine import play
from midtown.engine.observation import layout
from midtown.engine.state_record import Audience, Seats, SeatsAndMore
from midtown.engine.table import Table
from midtown.errors import IllegalError, InvalidError
from midtown.games import find
from midtown.lab import vector
from midtown.lab.vector import VectorEnv
from midtown.lab.vector.steps import Batch

MANY = 40


def played(envs: VectorEnv, steps: int) -> VectorEnv:
    for _ in range(steps):
        envs.step(envs.sample())
    return envs


def copied(batch: Batch) -> list[bytes]:
    """Everything that means something: ids beyond the counts are left over from before."""
    kept = np.where(np.arange(batch.choices.shape[1]) < batch.counts[:, None], batch.choices, -1)
    return [array.tobytes() for array in batch._replace(choices=kept)]


def test_an_observation_is_every_visible_field_with_the_observer_first(name: str) -> None:
    game = find(name)
    for players in game.seats:
        envs = played(vector.make(name, MANY, players, seed=3), 37)
        where = layout(game, players)
        for i in range(MANY):
            record, seat = envs._tables[i : i + 1], int(envs.batch.to_play[i])
            for part in where.parts:
                shown = envs.batch.observations[i, part.places].reshape(part.shape)
                assert np.array_equal(shown, expected(record[0][part.name], part.field, players, seat)), part.name
            assert np.array_equal(where.observe(record, seat), envs.batch.observations[i])


def expected(value: Any, field: Any, players: int, seat: int) -> Any:
    value = np.array(value, np.int16)
    if field.audience is Audience.OWNER:
        return value[seat]
    if field.axes and isinstance(field.axes[0], Seats):
        value = value[:players]
    if field.seats_from is not None:
        return np.vectorize(lambda v: around(v, field.seats_from, players, seat))(value)
    if field.axes and isinstance(field.axes[0], Seats | SeatsAndMore):
        rest = value[4:] if isinstance(field.axes[0], SeatsAndMore) else value[:0]
        return np.concatenate([np.roll(value[:players], -seat, axis=0), rest])
    return value


def around(named: int, base: int, players: int, seat: int) -> int:
    return base + [*range(seat, players), *range(seat)].index(named - base) if base <= named < base + players else named


def test_fields_that_nobody_may_see_are_not_observed_and_chance_is_not(name: str) -> None:
    game = find(name)
    parts = {part.name for part in layout(game, game.seats[-1]).parts}
    hidden = {field for field, declared in game.state.fields.items() if declared.audience is Audience.NOBODY}
    assert parts == set(game.state.fields) - hidden - {"players"}


def test_an_observation_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = find(name)
    envs = played(vector.make(name, MANY, game.seats[-1], seed=5), 50)
    for i in range(MANY):
        seat = int(envs.batch.to_play[i])
        world = Table(game, envs._tables[i : i + 1])
        world.redetermine(seat, i + 1)
        assert np.array_equal(envs.layout.observe(world.record, seat), envs.batch.observations[i])


def test_masks_choices_and_turns_are_those_of_the_rules(name: str) -> None:
    game = find(name)
    envs = vector.make(name, MANY, game.seats[-1], seed=1)
    for _ in range(60):
        batch = envs.step(envs.sample())
    for i in range(MANY):
        table = Table(game, envs._tables[i : i + 1])
        ids = batch.choices[i, : batch.counts[i]].tolist()
        assert ids == table.legal()
        assert np.flatnonzero(batch.masks[i]).tolist() == sorted(ids)
        assert batch.to_play[i] == table.turn


def test_games_end_with_the_points_and_winners_of_the_rules(name: str) -> None:
    game = find(name)
    envs = vector.make(name, 4, 2, seed=9)
    by_points = vector.make(name, 4, 2, seed=9, reward="points")
    ended = 0
    while ended < 12:
        before = envs._tables.copy()
        actions = envs.sample().copy()
        batch = envs.step(actions)
        margins = by_points.step(actions).rewards
        for i in np.flatnonzero(batch.done):
            last = before[i : i + 1].copy()
            play.step(last, np.zeros(game.actions.count, np.int32), int(actions[i]))
            table = Table(game, last)
            scores = table.sheet().sum(axis=1)[:2]
            winners = table.winners()
            wanted = [0.0, 0.0] if len(winners) == 2 else [1.0 if seat in winners else -1.0 for seat in range(2)]
            assert batch.scores[i].tolist() == scores.tolist()
            assert batch.rewards[i].tolist() == wanted
            assert margins[i].tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
            ended += 1
        assert not batch.rewards[~batch.done].any()


@pytest.mark.parametrize("players", [3, 4])
def test_rewards_of_more_players_add_up_to_nothing(players: int) -> None:
    envs = vector.make("skyline", 64, players, seed=2)
    seen = []
    for _ in range(400):
        batch = envs.step(envs.sample())
        seen += batch.rewards[batch.done].tolist()
    assert len(seen) > 50
    assert np.allclose(np.sum(seen, axis=1), 0, atol=1e-6)
    assert {round(max(rewards), 4) for rewards in seen} >= {1.0}


def test_alone_a_success_is_1_and_a_failure_minus_1() -> None:
    envs = vector.make("skyline", 64, 1, seed=2)
    seen: set[float] = set()
    for _ in range(300):
        batch = envs.step(envs.sample())
        seen |= set(batch.rewards[batch.done].ravel().tolist())
    assert seen <= {1.0, -1.0}
    assert seen


def test_threads_change_nothing_and_a_seed_repeats_everything() -> None:
    alone = played(vector.make("skyline", 512, seed=4, threads=1), 150)
    shared = played(vector.make("skyline", 512, seed=4, threads=3), 150)
    assert shared._threads == 3
    assert copied(alone.batch) == copied(shared.batch)
    again = played(vector.make("skyline", 512, seed=0), 10)
    again.reset(seed=4)
    assert copied(played(again, 150).batch)[:3] == copied(alone.batch)[:3]
    assert copied(played(vector.make("skyline", 512, seed=5), 150).batch)[0] != copied(alone.batch)[0]


def test_a_step_with_an_illegal_action_is_refused_and_changes_nothing() -> None:
    envs = vector.make("skyline", 8, seed=1)
    before = envs._tables.copy()
    actions = envs.sample().copy()
    for wrong in (-1, 163, 164, 10**6):
        actions[5] = wrong
        with pytest.raises(IllegalError, match=f"Action {wrong} is not legal at table 5; nothing was played."):
            envs.step(actions)
    assert (envs._tables == before).all()


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    for wrong, said in (
        ({"num_envs": 0}, "num_envs"),
        ({"num_envs": 8, "players": 9}, "1 to 4 players"),
        ({"num_envs": 8, "reward": "fame"}, "win, points"),
        ({"num_envs": 8, "seed": -1}, "seed"),
        ({"num_envs": 8, "colour": "red"}, "no option 'colour'"),
    ):
        with pytest.raises(InvalidError, match=said):
            vector.make("skyline", **wrong)
    with pytest.raises(InvalidError, match="8 actions"):
        vector.make("skyline", 8).step(np.zeros(7, np.int32))


def test_arrays_stay_where_they_are() -> None:
    envs = vector.make("skyline", 16, seed=1)
    where = [array.ctypes.data for array in envs.batch]
    played(envs, 200)
    assert [array.ctypes.data for array in envs.batch] == where


def test_options_reach_the_tables() -> None:
    solo = vector.make("skyline", 4, 1, scenario="toronto")
    assert solo.batch.observations[:, solo.layout["scenario"].places].min() > 0
    toms = vector.make("new_york_city", 4, 2, toms={"1": "B4"})
    played(toms, 300)
    assert not toms.batch.to_play.any()
