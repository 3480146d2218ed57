"""A results file that somebody touched is refused in one sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from midtown import arena
from midtown.arena.results import Results
from midtown.errors import InvalidError


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("arena") / "results.jsonl"
    arena.run("lift", ["greedy"], games=2, results=file)
    return file.read_bytes()


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": ["greedy"]},
        {"seats": ["greedy", "stranger"]},
        {"winners": [7]},
        {"scores": ["many", 1]},
        {"decisions": None},
    ],
)
def test_a_line_that_is_no_game_of_this_tournament(good: bytes, tmp_path: Path, changed: dict[str, object]) -> None:
    head, game, *rest = good.decode().splitlines()
    file = tmp_path / "results.jsonl"
    file.write_text("\n".join([head, json.dumps({**json.loads(game), **changed}), *rest]) + "\n")
    with pytest.raises(InvalidError, match=r"Line 2 of .* is damaged"):
        arena.read(file)


@pytest.mark.parametrize("content", ["", "hello\n", "{}\n", "[]\n", '{"arena":1}\n'])
def test_what_is_no_results_file(tmp_path: Path, content: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(content)
    with pytest.raises(InvalidError, match="holds no results"):
        arena.read(file)


def test_a_file_of_a_later_format(good: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(good.replace(b'{"arena":1', b'{"arena":2', 1))
    with pytest.raises(InvalidError, match="format 2"):
        arena.read(file)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InvalidError, match="There is no file"):
        arena.read(tmp_path / "nowhere.jsonl")
    with pytest.raises(InvalidError, match="cannot be read"):
        arena.read(tmp_path)


def test_a_game_that_was_written_twice_counts_once(good: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(good + good.splitlines(keepends=True)[-1])
    assert len(arena.read(file).games) == len(good.splitlines()) - 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=200)
@given(data=st.data())
def test_no_damage_ends_in_anything_but_a_sentence(good: bytes, tmp_path: Path, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(good)))
    stop = data.draw(st.integers(start, min(len(good), start + 40)))
    file = tmp_path / "results.jsonl"
    file.write_bytes(good[:start] + data.draw(st.binary(max_size=10)) + good[stop:])
    with suppress(InvalidError):
        assert isinstance(arena.read(file), Results)
