"""The adapters pass the tests of the libraries they are made for."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from midtown.errors import IllegalError, InvalidError
from midtown.games import find, names

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra lab")
pytest.importorskip("pettingzoo", reason="needs the extra lab")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

import midtown.lab.gymnasium as singles  # noqa: E402
from midtown.lab import pettingzoo as seats  # noqa: E402
from midtown.lab import rendering  # noqa: E402

TABLES = [(name, players) for name in names() for players in find(name).seats]
TOMS = {"1": "B4"}


@pytest.fixture(autouse=True)
def _known() -> None:
    singles.register()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_passes_its_own_tests(game: str, players: int, capsys: Any) -> None:
    with warnings.catch_warnings():
        # PettingZoo advises against dictionaries, which its own games with masks have too.
        warnings.filterwarnings("ignore", "Observation")
        api_test(seats.env(game, players), num_cycles=300)
        seed_test(lambda: seats.env(game, players), num_cycles=100)


@pytest.mark.parametrize("players", [2])
def test_pettingzoo_renders_in_every_mode(name: str, players: int, capsys: Any) -> None:
    def made(render_mode: str | None = None) -> Any:
        return seats.env(name, players, render_mode=render_mode)

    render_test(made, {"svg": lambda drawing: drawing.startswith("<svg") and drawing.endswith("</svg>")})


def test_pettingzoo_pays_all_agents_at_the_end_and_the_last_one_too() -> None:
    env = seats.env("skyline", 3)
    env.reset(seed=4)
    paid: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sorted(paid.values()) in ([-0.5, -0.5, 1.0], [-1.0, 0.5, 0.5], [0.0, 0.0, 0.0])


def test_pettingzoo_loses_with_an_illegal_action_and_says_why_without_wrappers() -> None:
    env = seats.env("skyline", 2)
    env.reset(seed=1)
    env.step(163)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0}
    raw = seats.raw_env("skyline", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalError, match="S-3"):
        raw.step(163)


def test_toms_are_no_agents() -> None:
    env = seats.env("new_york_city", 3, toms=TOMS)
    assert env.possible_agents == ["player_0", "player_2"]


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_gymnasium_passes_its_own_test(game: str, players: int, reward: str) -> None:
    known = f"midtown/{game}-v{find(game).version}"
    env = gymnasium.make(known, players=players, opponents="random", reward=reward, seat=None)
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_renders_in_every_mode(name: str, capsys: Any) -> None:
    sizes = set()
    for mode in rendering.MODES:
        env = singles.MidtownEnv(name, 2, opponents="random", render_mode=mode)
        env.reset(seed=1)
        for _ in range(20):
            drawn = env.render()
            sizes.add(drawn.shape if mode == "rgb_array" else mode)
            _, _, over, _, _ = env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
            if over:
                break
    assert sizes == {(rendering.ROWS * 16, rendering.COLUMNS * 8, 3), *rendering.MODES} - {"rgb_array"}
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "options"),
    [("skyline", {}), ("fifth_avenue", {}), ("new_york_city", {"toms": TOMS}), ("new_york_city", {})],
)
def test_gymnasium_plays_whole_games_against_bots_alea_and_tom(game: str, options: Any) -> None:
    env = singles.MidtownEnv(game, 2, opponents=[] if options else ["greedy"], **options)
    ends = []
    for _ in range(2):
        observation, info = env.reset(seed=8)
        over, chooser = False, np.random.default_rng(1)
        while not over:
            assert observation[env._episode.layout["turn"].start] == 0
            action = np.int64(chooser.choice(np.flatnonzero(info["action_mask"])))
            observation, reward, over, _, info = env.step(action)
        ends.append((observation.tobytes(), reward, info["scores"]))
        assert reward in (-1.0, 0.0, 1.0)
    assert ends[0] == ends[1]


def test_gymnasium_ends_the_game_at_an_illegal_action() -> None:
    env = singles.MidtownEnv("skyline", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(163))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    for settings, said in (
        ({"opponents": "grandmaster"}, "no bot"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, not 2"),
        ({"seat": 2}, "Seat 2 is not free"),
        ({"render_mode": "holographic"}, "human, ansi, rgb_array, svg"),
        ({"reward": "fame"}, "win, points"),
    ):
        with pytest.raises(InvalidError, match=said):
            singles.MidtownEnv("skyline", 2, **settings)
    with pytest.raises(InvalidError, match="render mode"):
        seats.raw_env("skyline", render_mode="holographic")
