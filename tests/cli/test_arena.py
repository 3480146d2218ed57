"""`midtown arena`, as people type it, and the commands on the pages about it."""

from __future__ import annotations

import glob
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from midtown import arena

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / "arena.md", ROOT / "docs" / "writing-a-bot.md"]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "midtown", "arena", *arguments],
        capture_output=True, text=True, check=False, cwd=folder, env={**os.environ, "COLUMNS": "140"},
    )  # fmt: skip


def tournament(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "--game", "skyline", "--bots", "greedy", "--games", "2", "--jobs", "1", *more)


def test_a_tournament_its_report_and_its_repetition(tmp_path: Path) -> None:
    first = tournament(tmp_path)
    assert first.returncode == 0, first.stderr
    assert "6/6" in first.stderr
    assert "time left" in first.stderr
    assert re.search(r"greedy +\d+\.\d ± ", first.stdout)
    (results,) = (tmp_path / "midtown-arena").glob("skyline-*.jsonl")
    assert str(results.relative_to(tmp_path).with_suffix(".md")) in first.stdout
    before, page = results.read_bytes(), results.with_suffix(".md")
    again = tournament(tmp_path, "--lang", "de")
    assert "gewonnen" in again.stdout
    assert results.read_bytes() == before
    text = page.read_text()
    page.unlink()
    assert run(tmp_path, "--report", str(results)).returncode == 0
    assert page.read_text() == text


def test_two_jobs_and_a_bot_whose_command_has_a_comma(tmp_path: Path) -> None:
    bot = f"process:{sys.executable} {ROOT / 'examples' / 'line_bot.py'} a,b"
    settings = ["--game", "skyline", "--games", "2", "--jobs", "2", "--results", "r"]
    done = run(tmp_path, *settings, "--bots", f'"{bot}", random')
    assert done.returncode == 0, done.stderr
    assert arena.read(tmp_path / "r").setup.bots == [bot, "random"]


def test_a_file_of_another_set_up_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert tournament(tmp_path, "--results", "one.jsonl").returncode == 0
    other = tournament(tmp_path, "--results", "one.jsonl", "--seed", "9")
    assert other.returncode == 2
    said = "midtown: one.jsonl belongs to a tournament with seed 0, not 9; name another file."
    assert other.stderr.splitlines()[-1] == said


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--game", "skyline"],
        ["--game", "chess", "--bots", "greedy"],
        ["--game", "skyline", "--bots", "greedy,deepest"],
        ["--game", "skyline", "--bots", "greedy,greedy"],
        ["--game", "skyline", "--bots", "nowhere.py"],
        ["--game", "skyline", "--bots", "process:"],
        ["--game", "skyline", "--bots", '"greedy'],
        ["--game", "skyline", "--bots", "greedy", "--players", "7"],
        ["--game", "skyline", "--bots", "greedy", "--games", "0"],
        ["--game", "skyline", "--bots", "greedy", "--jobs", "0"],
        ["--game", "skyline", "--bots", "greedy", "--seed", str(1 << 70)],
        ["--game", "skyline", "--bots", "greedy", "-o", "colour=red"],
        ["--game", "skyline", "--bots", "greedy", "--results", "."],
        ["--report", "nowhere.jsonl"],
        ["--report", "."],
        ["--report", "x.jsonl", "--game", "skyline"],
    ],
)
def test_bad_input_ends_in_exit_code_2_and_no_traceback(tmp_path: Path, arguments: list[str]) -> None:
    result = run(tmp_path, *arguments)
    assert result.returncode == 2, result.stdout
    assert result.stderr
    assert "Traceback" not in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_its_libraries_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys, importlib.util as u; real = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'openskill' else real(name, *rest)\n"
        "from midtown.cli.main import main; sys.argv = ['midtown', 'arena', '--report', 'x']; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "midtown: The arena needs openskill: python -m pip install 'midtown[arena]'\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_on_the_page_run(tmp_path: Path, page: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    commands = re.findall(r"^\$ midtown arena (.+)$", page.read_text(), re.MULTILINE)
    assert commands
    for command in commands:
        words = [sorted(glob.glob(word, root_dir=tmp_path)) or [word] for word in shlex.split(command)]
        done = run(tmp_path, *(first for first, *_ in words))
        assert done.returncode == 0, f"{command}\n{done.stderr}"
