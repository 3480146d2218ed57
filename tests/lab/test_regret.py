"""A regret set is what it says: choices tried in the same worlds, the best one regretted by nobody."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import midtown
from midtown import bots
from midtown.cli.main import midtown as command
from midtown.engine.rule import INTERPRETED
from midtown.errors import InvalidError
from midtown.games import find
from midtown.lab.regret.make import make
from midtown.lab.regret.rollout import BATCH, Judge, summed
from midtown.lab.regret.score import regret_of, score
from midtown.lab.regret.sets import Head, Judged, RegretSet

pytestmark = pytest.mark.skipif(INTERPRETED, reason="playing out needs compiled rules")

GAME = find("skyline")
HEAD = Head("skyline", GAME.version, 2, "greedy", Judge.name, 256, 0.02, 1)


@pytest.fixture(scope="module")
def regrets() -> RegretSet:
    return make(HEAD, 30, Judge(GAME, 2, 2), lambda _: None)


def test_the_same_head_makes_the_same_set_with_any_threads(regrets: RegretSet) -> None:
    again = make(HEAD, 8, Judge(GAME, 2, 1), lambda _: None)
    assert again.positions == regrets.positions[:8]


def test_a_careful_bot_gives_away_less_than_a_random_one(regrets: RegretSet) -> None:
    careful = score(bots.find("greedy", 1), regrets, lambda _: None)
    anything = score(bots.find("random", 1), regrets, lambda _: None)
    assert 0 <= careful["all"].chance < anything["all"].chance * 0.75
    assert careful["all"].points < anything["all"].points
    assert sum(row.decisions for name, row in anything.items() if name != "all") == 30


def test_nobody_regrets_the_best() -> None:
    judged = Judged({}, 0, [4, 9, 2], [0.25, 0.75, 0.5], [10.0, 30.0, 32.0], [0.0] * 3, 16)
    assert regret_of(judged, 9) == (0.0, 0.0)
    assert regret_of(judged, 2) == (0.25, -2.0)


def test_errors_are_of_paired_worlds() -> None:
    """A choice that is always worse by the same is known to be so, however much the worlds differ."""
    luck = np.linspace(0, 1, 64)
    results = np.stack([np.stack([luck, luck], 1), np.stack([luck - 0.1, luck], 1)], 1)
    found = summed(results)
    assert found.error.tolist() == pytest.approx([0, 0], abs=1e-12)
    assert found.chance[0] - found.chance[1] == pytest.approx(0.1)


def test_close_choices_are_tried_in_more_worlds() -> None:
    match = midtown.new_match("skyline", players=2, seed=2)
    judge = Judge(GAME, 2, 1)
    rough, fine = judge.worth(match, 1, 2048, 0.5), judge.worth(match, 1, 2048, 0.0001)
    assert rough.worlds == BATCH
    assert fine.worlds == 2048
    assert fine.chance == pytest.approx(rough.chance, abs=0.2)


def test_files_come_back_as_they_were(regrets: RegretSet, tmp_path: Path) -> None:
    regrets.write(tmp_path / "set.jsonl.gz")
    back = RegretSet.read(tmp_path / "set.jsonl.gz")
    assert (back.head, back.positions) == (regrets.head, regrets.positions)
    assert len(back.digest) == 64
    regrets.write(tmp_path / "again.jsonl.gz")
    assert (tmp_path / "again.jsonl.gz").read_bytes() == (tmp_path / "set.jsonl.gz").read_bytes()


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", gzip.compress(b""), gzip.compress(b'{"format": 1}')],
    ids=["empty", "no archive", "empty archive", "half a head"],
)
def test_what_is_no_set_is_refused_with_a_sentence(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.gz").write_bytes(content)
    with pytest.raises(InvalidError, match=r"'bad\.gz' is not a regret set, or it is damaged"):
        RegretSet.read(tmp_path / "bad.gz")


def test_a_set_of_another_version_is_refused(regrets: RegretSet, tmp_path: Path) -> None:
    old = Head("skyline", GAME.version + 1, 2, "greedy", Judge.name, 256, 0.02, 1)
    RegretSet(old, regrets.positions).write(tmp_path / "old.gz")
    with pytest.raises(InvalidError, match="made with another version of skyline"):
        RegretSet.read(tmp_path / "old.gz")


def test_the_command_makes_and_scores(tmp_path: Path) -> None:
    path = str(tmp_path / "set.gz")
    few = ["--positions", "4", "--bot", "random", "--worlds", "64", "--threads", "1"]
    made = CliRunner().invoke(command, ["regret", "make", "skyline", *few, "--out", path])
    assert made.exit_code == 0, made.output
    scored = CliRunner().invoke(command, ["regret", "score", "greedy", path])
    assert scored.exit_code == 0, scored.output
    assert "given away" in scored.output


def test_the_page_names_the_frozen_files_by_their_hashes() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "lab" / "regret.md").read_text()
    files = sorted((root / "benchmarks" / "regret").iterdir())
    assert len(files) == 6
    for file in files:
        assert f"| `{file.name}` | `{hashlib.sha256(file.read_bytes()).hexdigest()}` |" in page
