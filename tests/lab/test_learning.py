"""The learning example runs, in a shortened form, and its judgement of decisions is right."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is an extra: pip install 'midtown[learn]'")

SCRIPT = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_the_script_learns_and_plays(tmp_path: Path) -> None:
    arguments = ["--lessons", "2", "--tables", "64", "--games", "2", "--opponent", "random"]
    run = [sys.executable, str(SCRIPT), *arguments, "--save", str(tmp_path / "learned.pt")]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("% of 2 games against random.\n")
    assert (tmp_path / "learned.pt").stat().st_size > 100_000


def test_a_few_lessons_make_a_better_player(learn: ModuleType) -> None:
    told: list[str] = []
    player = learn.train(lessons=1, tables=64, seed=3, tell=told.append)
    envs, memory = learn.vector.make("skyline", 256, seed=1), learn.Memory.blank(256)
    optimizer = learn.torch.optim.Adam(player.parameters(), 2e-3)
    learn.play(envs, player, memory)
    before = doubt(learn, player, memory)
    for _ in range(2):
        learn.learn(player, optimizer, memory, curiosity=0.0)
    assert doubt(learn, player, memory) < before
    assert len(told) == 1


def doubt(learn: ModuleType, player: object, memory: object) -> float:
    """How far off the player is about what will come of a position."""
    _, worth, known = learn.judged(memory)
    seen = learn.torch.from_numpy(memory.seen[known]).float()  # type: ignore[attr-defined]
    mask = learn.torch.from_numpy(memory.mask[known])  # type: ignore[attr-defined]
    with learn.torch.no_grad():
        return float(((player(seen, mask)[1].numpy() - worth[known]) ** 2).mean())  # type: ignore[operator]


def test_a_decision_is_judged_by_its_own_seat_up_to_its_next_one_or_the_end(
    learn: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "HORIZON", 4)
    monkeypatch.setattr(learn, "LAMBDA", 1.0)
    memory = learn.Memory.blank(1)
    memory.seat[:, 0] = [0, 1, 0, 1]
    memory.lead[:, 0] = [0.0, 1.0, 2.0, 5.0]
    memory.value[:, 0] = [0.5, 0.0, 0.0, 0.0]
    memory.done[2, 0] = True
    memory.end[2, 0] = [3.0, -3.0]
    advantage, worth, known = learn.judged(memory)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert worth[:3, 0].tolist() == [3.0, -4.0, 1.0]
    assert advantage[0, 0] == 2.5
    assert np.isfinite(advantage).all()
