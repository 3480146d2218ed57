"""The same tournament on a Ray cluster, which here is a local one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from midtown import arena
from midtown.arena.executors import on_ray
from midtown.errors import InvalidError

ROOT = Path(__file__).parents[2]
CODE = """
import sys
from pathlib import Path
from midtown import arena
from midtown.errors import InvalidError
arena.run("skyline", ["greedy"], games=4, ray="local", results=Path(sys.argv[1]))
try:
    arena.run("skyline", [sys.argv[2]], games=1, ray="local")
except InvalidError as error:
    print(error)
"""
FAILING = "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, view): return 1 / 0\n"


def test_on_a_cluster_the_same_games_are_played_and_failures_are_sentences(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: pip install 'midtown[ray]'")
    bot, file = tmp_path / "failing.py", tmp_path / "results.jsonl"
    bot.write_text(FAILING)
    # In a process of its own: Ray leaves threads and warnings behind that are none of our tests' business.
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(file), str(bot)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert "failing.py failed: ZeroDivisionError: division by zero (line 3)." in done.stdout
    assert done.stdout.count("\n") == 1
    here = arena.run("skyline", ["greedy"], games=4)
    assert [(g.fixture, g.scores) for g in arena.read(file).games] == [(g.fixture, g.scores) for g in here.games]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "no such place:1", "nonsense"])
def test_where_no_cluster_is(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: pip install 'midtown[ray]'")
    with pytest.raises(InvalidError, match="There is no Ray cluster at"):
        arena.run("lift", ["greedy"], games=1, ray=address)


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InvalidError, match=r"midtown\[ray\]"):
        next(on_ray("local")(arena.run("lift", ["greedy"], games=1).setup, []))
