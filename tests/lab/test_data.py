"""What is generated is what was played, the same wherever it was made, and what the page says."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import midtown
from midtown.engine.observation import layout
from midtown.errors import InvalidError
from midtown.games import find
from midtown.lab.data import generate, order
from midtown.lab.data.shards import FEW, make, shards

parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra data")

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "lab" / "data.md"


def table_of(folder: Path) -> Any:
    return parquet.read_table(sorted(folder.glob("*.parquet")))


def listed(heading: str) -> dict[str, str]:
    """The columns that the page describes under a heading."""
    _, _, after = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", after.partition("\n## ")[0], re.MULTILINE))


def plain(kind: Any) -> str:
    return re.sub(r"<\w+: (\w+).*", r" of \1", str(kind).replace("element", "item"))


@pytest.mark.parametrize("what", ["positions", "games"])
def test_the_columns_are_those_of_the_page(what: str, tmp_path: Path) -> None:
    generate(order("skyline", games=2, what=what), tmp_path)
    schema = table_of(tmp_path).schema
    assert {field.name: plain(field.type) for field in schema} == listed(what.capitalize())
    header = json.loads(schema.metadata[b"midtown"])
    assert header.items() >= json.loads((tmp_path / "order.json").read_text()).items()


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_positions_are_whole_games_with_their_end(name: str, bots: list[str], tmp_path: Path) -> None:
    generate(order(name, games=5, bots=bots, seed=2), tmp_path)
    rows = table_of(tmp_path).to_pylist()
    where = layout(find(name), 2)
    for game in range(5):
        own = [row for row in rows if row["game"] == game]
        assert [row["ply"] for row in own] == list(range(len(own)))
        assert all(row["action"] in row["legal"] for row in own)
        assert all(row["observation"][where["turn"].start] == 0 for row in own)
        ends = {(row["seat"], row["reward"], row["points"]) for row in own}
        assert len(ends) == len({row["seat"] for row in own}) == 2
        assert sum(reward for _, reward, _ in ends) == 0
    assert {row["game"] for row in rows} == set(range(5))


def test_parts_do_not_depend_on_who_makes_them(tmp_path: Path) -> None:
    wanted = order("lift", games=3 * FEW + 5, what="games", bots=["greedy", "random"], seed=7)
    generate(wanted, tmp_path / "here")
    whole = table_of(tmp_path / "here").to_pylist()
    assert [row["game"] for row in whole] == list(range(3 * FEW + 5))
    assert {tuple(row["bots"]) for row in whole} == {("greedy", "random"), ("random", "greedy")}
    generate(wanted, tmp_path / "there", jobs=2)
    assert table_of(tmp_path / "there").to_pylist() == whole
    (tmp_path / "there" / "part-00002.parquet").unlink()
    generate(wanted, tmp_path / "there")
    assert table_of(tmp_path / "there").to_pylist() == whole


def test_a_random_position_is_the_same_again_and_its_games_are_long_and_short(tmp_path: Path) -> None:
    one, other = (make(shards(order("fifth_avenue", games=40, seed=5))[0])[1] for _ in range(2))
    assert one == other
    (tmp_path / "part-00000.parquet").write_bytes(one)
    games = table_of(tmp_path)["game"].to_numpy()
    lengths = np.bincount(games)
    assert len(lengths) == 40
    assert lengths.max() > 1.5 * lengths.min()


def test_a_game_as_a_line_is_told_in_words_and_plays_again(name: str, tmp_path: Path) -> None:
    generate(order(name, games=2, what="games", format="jsonl"), tmp_path)
    lines = (tmp_path / "part-00000.jsonl").read_text(encoding="utf-8").splitlines()
    keys = re.findall(r"^\| `(\w+)` \|", PAGE.read_text().partition("## Whole games")[2], re.MULTILINE)
    for number, line in enumerate(lines):
        game = json.loads(line)
        assert list(game) == keys
        assert game["number"] == number
        match = midtown.load(game["record"])
        assert match.over
        assert match.scores == game["scores"]
        assert [move["id"] for move in game["moves"]] == match.actions
        again = midtown.new_match(name, players=2, seed=game["record"]["seed"])
        for move in game["moves"]:
            assert move["seat"] == again.turn
            told = again.play({k: v for k, v in move.items() if k not in ("seat", "id", "events")})
            assert [event.kind for event in told] == [event["kind"] for event in move["events"]]


def test_what_cannot_be_ordered_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for wrong, said in (
        ({"games": 0}, "at least one game"),
        ({"games": 1, "what": "dreams"}, "positions, games"),
        ({"games": 1, "format": "jsonl"}, "Positions are written as parquet"),
        ({"games": 1, "bots": ["search:0.1s"]}, "thinks by the clock"),
        ({"games": 1, "bots": []}, "at least one bot"),
    ):
        with pytest.raises(InvalidError, match=said):
            order("skyline", **wrong)
    generate(order("lift", games=1), tmp_path)
    with pytest.raises(InvalidError, match="holds other data"):
        generate(order("lift", games=2), tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(InvalidError, match="cannot be written"):
        generate(order("lift", games=1), tmp_path / "file")


def test_the_command_writes_files_and_the_example_of_the_page_reads_them(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    command = "generate --game skyline --games 3 --what games --format jsonl --bots greedy,random --out games"
    assert command.replace("--games 3", "--games 100") in page
    run = [sys.executable, "-m", "midtown", *command.split()]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "3 games: games\n"), done.stderr
    code = re.search(r"```python\n(.+?)```", page, re.DOTALL)
    assert code
    read = subprocess.run([sys.executable, "-c", code[1]], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert read.stdout.startswith("0 take_yard ['took'")
    worse = subprocess.run([*run, "-o", "colour=red"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert worse.returncode == 2
    assert worse.stderr.count("\n") == 1


def test_on_ray_the_same_comes_out(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: pip install 'midtown[ray]'")
    wanted = ["generate", "--game", "skyline", "--games", "70", "--what", "games", "--format", "jsonl"]
    for folder, place in (("here", ["-j", "1"]), ("ray", ["--ray", "local"])):
        run = [sys.executable, "-m", "midtown", *wanted, "--out", str(tmp_path / folder), *place]
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert [file.read_bytes() for file in sorted((tmp_path / "here").iterdir())] == [
        file.read_bytes() for file in sorted((tmp_path / "ray").iterdir())
    ]


def test_examples_on_the_page_do_what_they_show() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0
