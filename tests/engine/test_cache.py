"""Compiled code is found again, is never stale, and needs no writable package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from midtown.engine.rule import INTERPRETED

ROOT = Path(__file__).parents[2]
LIFT = ROOT / "tests" / "games" / "lift"
pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

SCORE = """
import sys
sys.path.insert(0, sys.argv[1])
from midtown.games import register
register("tests.games.lift")
import midtown
match = midtown.new_match("lift", players=2, seed=3)
while not match.over:
    match.advance(match.legal.ids[-1])
print(match.scores[0]["total"] + match.scores[1]["total"])
"""

JUDGE = """
import sys
sys.path.insert(0, sys.argv[1])
from midtown.games import register
register("tests.games.lift")
import midtown
from midtown.bots.one_ply import OnePly
print(OnePly(seed=1).values(midtown.new_match("lift", players=2, seed=3), 0).tolist())
"""


ASK = """
import sys
sys.path.insert(0, sys.argv[1])
import tests.games.lift
from midtown.engine import cache
print(cache.compiled_before("tests.games.lift"))
"""


def run(
    code: str, cache: Path, *arguments: str, cwd: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=cwd,
        env={**os.environ, "MIDTOWN_CACHE_DIR": str(cache), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The example game in a folder of its own, to be edited."""
    for folder in (tmp_path / "home" / "tests", tmp_path / "home" / "tests" / "games"):
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    shutil.copytree(LIFT, tmp_path / "home" / "tests" / "games" / "lift")
    return tmp_path / "home"


def compiled(cache: Path) -> set[Path]:
    return set(cache.rglob("*.nbc"))


def test_the_next_process_finds_what_was_compiled(copy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(ASK, cache, str(copy), cwd=copy).stdout == "False\n"
    first = run(SCORE, cache, str(copy), cwd=copy)
    assert first.returncode == 0, first.stderr
    assert run(ASK, cache, str(copy), cwd=copy).stdout == "True\n"
    files = compiled(cache)
    assert files
    second = run(SCORE, cache, str(copy), cwd=copy)
    assert second.stdout == first.stdout
    assert compiled(cache) == files


def test_editing_a_rule_in_another_file_is_never_missed(copy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    before = run(SCORE, cache, str(copy), cwd=copy).stdout
    scoring = copy / "tests" / "games" / "lift" / "scoring.py"
    scoring.write_text(scoring.read_text().replace("= s.points[seat]\n", "= s.points[seat] * 10\n", 1))
    after = run(SCORE, cache, str(copy), cwd=copy).stdout
    assert int(after) == 10 * int(before)


def test_editing_a_weight_is_never_missed(copy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    before = run(JUDGE, cache, str(copy), cwd=copy).stdout
    weights = copy / "tests" / "games" / "lift" / "judgement" / "weights.toml"
    weights.write_text(weights.read_text().replace("spread = 4.0", "spread = 40.0"))
    after = run(JUDGE, cache, str(copy), cwd=copy).stdout
    assert before
    assert after
    assert before != after


def test_a_cache_folder_that_cannot_be_written_to_is_named_in_one_sentence(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    result = subprocess.run(
        [sys.executable, "-m", "midtown", "play", "skyline", "--players", "1"],
        env={**os.environ, "MIDTOWN_CACHE_DIR": str(occupied)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 2
    assert "MIDTOWN_CACHE_DIR" in result.stderr
    assert "Traceback" not in result.stderr


def test_without_a_home_to_write_to_a_temporary_folder_serves(tmp_path: Path) -> None:
    nowhere = tmp_path / "nothing"
    nowhere.touch()
    environment = {k: v for k, v in os.environ.items() if k != "MIDTOWN_CACHE_DIR"}
    code = "from midtown.engine.cache import _root; print(_root())"
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "HOME": str(nowhere), "XDG_CACHE_HOME": str(nowhere)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "midtown-" in result.stdout


@pytest.mark.parametrize("code", ["import midtown", "import midtown; midtown.games()", "import midtown.cli.main"])
def test_the_compiler_is_not_imported_before_it_is_needed(code: str) -> None:
    code += "; import sys; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
