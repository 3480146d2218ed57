"""Bots in a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import midtown
from midtown import bots
from midtown.bots.files import find_file
from midtown.errors import IllegalError, InvalidError, StaleError

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
BOT = "class Mine:\n    def __init__(self, seed): self.seed = seed\n"


def written(folder: Path, body: str, name: str = "mine.py") -> Path:
    file = folder / name
    file.write_text(body)
    return file


def choosing(folder: Path, expression: str) -> Path:
    return written(folder, f"{BOT}    def choose(self, view): return {expression}\n")


def test_the_example_is_short_and_beats_a_bot_that_plays_at_random() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40
    won = 0
    for seed in range(6):
        match = midtown.new_match("skyline", players=2, seed=seed)
        seated = [bots.find(str(EXAMPLE), seed), bots.find("random", seed)]
        while match.turn is not None:
            match.advance(seated[match.turn].choose(match))
        won += match.winners == [0]
    assert won >= 5


def test_a_bot_sees_its_own_view_and_nothing_else(tmp_path: Path) -> None:
    body = f"seen = []\n{BOT}    def choose(self, view): seen.append(view); return view['choices'][0]['id']\n"
    match = midtown.new_match("lift", players=2, seed=1)
    bot = find_file(str(written(tmp_path, body)))
    assert bot.choose(match) == match.legal.ids[0]
    inner: Any = bot._bot
    (seen,) = inner.choose.__globals__["seen"]
    assert seen == match.view(0)


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    body = f"import numpy\n{BOT}    def choose(self, view): return numpy.int64(view['choices'][0]['id'])\n"
    assert find_file(str(written(tmp_path, body))).choose(match) == match.legal.ids[0]


def test_one_class_of_several_is_named(tmp_path: Path) -> None:
    init = "    def __init__(self, seed): self.budget = type(self).__name__\n"
    bold = f"class Bold:\n{init}    def choose(self, view): pass\n"
    file = written(tmp_path, f"{bold}class Shy(Bold):\n    pass\n")
    assert find_file(f"{file}:Shy").budget == "Shy"
    with pytest.raises(InvalidError, match=r"several \(Bold, Shy\)"):
        find_file(str(file))
    with pytest.raises(InvalidError, match="no class Sly"):
        find_file(f"{file}:Sly")


def test_a_file_that_changed_is_loaded_again_and_has_another_version(tmp_path: Path) -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    first = find_file(str(choosing(tmp_path, "view['choices'][0]['id']")))
    second = find_file(str(choosing(tmp_path, "view['choices'][1]['id']")))
    assert first.version != second.version
    assert [bot.choose(match) for bot in (first, second)] == match.legal.ids[:2]


def test_dataclasses_work_in_a_file(tmp_path: Path) -> None:
    body = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Mine:\n    seed: int | None\n    def choose(self, view): return self.seed\n"
    )
    match = midtown.new_match("skyline", players=2, seed=1)
    assert find_file(str(written(tmp_path, body)), seed=match.legal.ids[0]).choose(match) == match.legal.ids[0]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("class Mine", r"cannot be loaded: SyntaxError: .* \(line 1\)"),
        ("x = 1\nimport nowhere_to_be_found\n", r"ModuleNotFoundError: No module named .* \(line 2\)"),
        ("raise SystemExit(0)\n", r"cannot be loaded: SystemExit"),
        ("x = 1\n", "it has none"),
        ("class Mine:\n    pass\n", "it has none"),
        ("class Mine:\n    def choose(self, view): pass\n", "could not be made: TypeError"),
    ],
)
def test_what_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path, body: str, said: str) -> None:
    with pytest.raises(InvalidError, match=said) as caught:
        find_file(str(written(tmp_path, body)))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("spec", ["nowhere.py", ".py", "mine.py:", "mine.py:not a name", "mine.pyc", "."])
def test_what_is_no_file_of_a_bot(spec: str) -> None:
    with pytest.raises(InvalidError):
        find_file(spec)


@pytest.mark.parametrize("answer", ["-1", "None", "'first'", "True", "1.5", "10 ** 30", "view['choices']"])
def test_what_is_no_choice_is_refused(tmp_path: Path, answer: str) -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    with pytest.raises(IllegalError, match="not the id of one of its choices") as caught:
        find_file(str(choosing(tmp_path, answer))).choose(match)
    assert "\n" not in str(caught.value)


def test_a_bot_that_fails_is_told_where(tmp_path: Path) -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    with pytest.raises(InvalidError, match=r"mine.py failed: KeyError: 'points' \(line 3\)\."):
        find_file(str(choosing(tmp_path, "view['points']"))).choose(match)


def test_nobody_is_asked_when_the_match_is_over(tmp_path: Path) -> None:
    match = midtown.new_match("lift", players=2, seed=1)
    while match.turn is not None:
        match.advance(match.legal.ids[0])
    with pytest.raises(StaleError):
        find_file(str(choosing(tmp_path, "0"))).choose(match)
