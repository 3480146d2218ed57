"""What the documentation shows is run, and what exists is documented."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import midtown
from midtown.cli.main import midtown as command
from midtown.engine.match import Match
from midtown.games import find, names

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_a_page_do_what_they_show(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=OPTIONS).failed == 0


@pytest.mark.parametrize("module", ["midtown", "midtown.engine.simulation"])
def test_examples_in_docstrings_do_what_they_show(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=OPTIONS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(
    "line", re.findall(r"^\$ .venv/bin/midtown (.+)$", (ROOT / "README.md").read_text(), re.MULTILINE)
)
def test_commands_of_the_readme_run(line: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "midtown", *shlex.split(line)], capture_output=True, check=False, env=dict(os.environ)
    )
    assert result.returncode == 0, result.stderr


def test_rules_are_for_players_and_speak_of_no_files() -> None:
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert not re.findall(r"`[^`]*`|\w+\.(?:toml|json|py)\b", page.read_text(encoding="utf-8")), page.name


def test_make_targets_of_the_pages_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        assert set(re.findall(r"(?:`|^    )make ([a-z-]+)", page.read_text(), re.MULTILINE)) <= targets


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_public_name_is_documented() -> None:
    api = (ROOT / "docs" / "api.md").read_text()
    public = [name for name in vars(Match) if not name.startswith("_")]
    undocumented = {"ply", "actions", "action", "advance", "game", "players", "options", "start", "opening"}
    for name in {*public, *midtown.__all__} - undocumented - {"__version__"}:
        assert f"`{name}" in api or f"midtown.{name}(" in api, name


def test_every_command_has_a_help_text_and_every_game_a_page_in_the_index() -> None:
    assert all(sub.help for sub in command.commands.values())
    index = (ROOT / "docs" / "README.md").read_text()
    shipped = [name for name in names() if find(name).package.startswith("midtown.")]
    assert all(f"rules/{name}.en.md" in index and f"rules/{name}.de.md" in index for name in shipped)


def test_dependencies_each_have_a_line() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [needed for extra in project["optional-dependencies"].values() for needed in extra]
    page = (ROOT / "docs" / "dependencies.md").read_text().lower()
    for needed in [*project["dependencies"], *extras]:
        name = re.split(r"[><=\[]", needed)[0].lower()
        assert name.replace("_", "") in page.replace("_", ""), name


def test_every_path_that_the_architecture_names_is_there() -> None:
    paths = re.findall(r"`((?:docs|src|tests|web)/[\w./-]+)`", ARCHITECTURE)
    assert len(paths) > 30
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_game_has_the_files_that_the_architecture_names() -> None:
    files = re.findall(r"`([\w.]+\.(?:py|toml)|\w+/)`", section("### A game"))
    assert {"legality.py", "weights.toml"} <= set(files)
    games = ROOT / "src" / "midtown" / "games"
    shipped = [games / name for name in names() if find(name).package.startswith("midtown.")]
    assert [home / file for home in shipped for file in files if not any(home.rglob(file.rstrip("/")))] == []


def test_the_server_has_the_folders_that_the_architecture_names() -> None:
    folders = {path.name for path in (ROOT / "src" / "midtown" / "server").iterdir() if (path / "__init__.py").exists()}
    assert set(re.findall(r"^\| `(\w+)/`", section("### The server"), re.MULTILINE)) == folders


def section(heading: str) -> str:
    return ARCHITECTURE.partition(heading)[2].partition("\n#")[0]
