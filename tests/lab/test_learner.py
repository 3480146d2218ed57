"""The learner learns, goes on where it stopped, and what it writes plays as it was trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import midtown
from midtown import bots
from midtown.bots.net.bot import NetBot
from midtown.bots.net.evaluate import POINTS_UNIT, judge_table, new_net, new_room
from midtown.bots.net.features import find_features
from midtown.bots.net.file import NetFile
from midtown.engine.observation import layout
from midtown.engine.rule import INTERPRETED
from midtown.errors import InvalidError
from midtown.games import find

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install 'midtown[learn]'")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="learning needs compiled rules")

from midtown.lab.learn.learner import Learner, Recipe  # noqa: E402
from midtown.lab.learn.selfplay import by_seat, relative, returns  # noqa: E402

GAME = find("skyline")
SMALL = Recipe("skyline", seconds=0.1, tables=32, steps=4, width=16)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("learned")
    Learner(SMALL, GAME, folder, "cpu").run(lambda _: None)
    return folder


def test_a_net_in_play_says_what_it_said_in_training(learned: Path) -> None:
    """Whole numbers on one side, real ones on the other: they differ by what rounding may do."""
    file = NetFile.read(learned / "value.net")
    learner = Learner(SMALL, GAME, learned, "cpu")
    net, room = new_net(file, GAME), new_room(file)
    records = learner.tables.records(32)
    choices = learner.tables.choices(learner.play.sensible)
    learner.tables.play(torch.as_tensor(choices.actions)[:, 0], records)
    for seat in (0, 1):
        observers = torch.full((32,), seat, dtype=torch.int32)
        with torch.no_grad():
            said = learner.average.model(learner.tables.encode(records, observers, learner.play.inputs)).numpy()
        for i in range(32):
            record = records[i : i + 1]
            judge_table(record.view(np.int8), record.view(np.int16), net, seat, room)
            assert np.allclose(room.judged[:2], said[i, :2], atol=0.03)
            assert np.allclose(room.judged[2:] / POINTS_UNIT, said[i, 2:], atol=0.06)


def test_the_same_net_plays_the_same_game_again(learned: Path) -> None:
    games = []
    for _ in range(2):
        match = midtown.new_match("skyline", players=2, seed=3)
        bot = bots.find(f"net:{learned / 'value.net'}", seed=5)
        while not match.over:
            match.play(bot.choose(match))
        games.append(match.scores)
    assert games[0] == games[1]


def test_a_stopped_learner_goes_on(learned: Path) -> None:
    before = Learner(SMALL, GAME, learned, "cpu")
    assert before.progress.decisions > 0
    longer = Learner(Recipe("skyline", seconds=0.2, tables=32, steps=4, width=16), GAME, learned, "cpu")
    longer.run(lambda _: None)
    assert longer.progress.decisions > before.progress.decisions
    assert len((learned / "curve.jsonl").read_text().splitlines()) == longer.progress.lessons


def test_another_recipe_does_not_spoil_a_folder(learned: Path) -> None:
    with pytest.raises(InvalidError, match="another recipe"):
        Learner(Recipe("skyline", tables=32, steps=4, width=32), GAME, learned, "cpu")


def test_what_came_later_is_what_a_position_was_worth() -> None:
    """Two tables: at the first the game ends with the third decision."""
    values = [torch.tensor([[float(t)], [10.0 + t]]) for t in range(4)]
    overs = [torch.tensor([t == 2, False]) for t in range(4)]
    worths = [torch.full((2, 1), 100.0 + t) for t in range(4)]
    targets = returns(values, overs, worths, trace=0.5)
    assert targets[3].flatten().tolist() == [3.0, 13.0]
    assert targets[1, 0].item() == 102.0
    assert targets[0, 0].item() == 0.5 * 1.0 + 0.5 * 102.0
    assert targets[2, 1].item() == 13.0
    assert targets[1, 1].item() == 0.5 * 12.0 + 0.5 * 13.0


def test_seats_turn_there_and_back() -> None:
    rows = torch.arange(18.0).reshape(3, 6)
    observers = torch.tensor([0, 1, 2])
    assert relative(rows, observers)[1].tolist() == [7, 8, 6, 10, 11, 9]
    assert torch.equal(by_seat(relative(rows, observers), observers), rows)


def test_numbers_that_count_have_steps_and_names_have_rows() -> None:
    where = layout(GAME, 2)
    lowest, highest = np.zeros(where.size, np.int16), np.zeros(where.size, np.int16)
    yard, phase = where["yard"].start, where["phase"].start
    highest[yard], highest[phase] = 40, 3
    features = find_features(where, lowest, highest)
    by_place = dict(zip(features.place.tolist(), range(2), strict=True))
    counted, named = by_place[yard], by_place[phase]
    assert features.counts[counted]
    assert not features.counts[named]
    levels = features.levels[features.offset[counted] :][: features.length[counted]]
    assert levels[:13].tolist() == list(range(13))
    assert 13 < levels[40] < 40
    assert (np.diff(levels) >= 0).all()
    assert features.length[named] == 4


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 nonsense", b"x" * 1000], ids=["empty", "cut", "no archive"])
def test_nonsense_is_no_net(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.net").write_bytes(content)
    with pytest.raises(InvalidError, match=r"'bad\.net' is not a net, or it is damaged"):
        NetBot(str(tmp_path / "bad.net"))


def test_a_damaged_net_is_refused_and_a_missing_one_too(learned: Path, tmp_path: Path) -> None:
    content = (learned / "value.net").read_bytes()
    for cut in (len(content) // 2, len(content) - 7):
        (tmp_path / "cut.net").write_bytes(content[:cut])
        with pytest.raises(InvalidError, match="damaged"):
            NetBot(str(tmp_path / "cut.net"))
    with pytest.raises(InvalidError, match="no net"):
        NetBot(str(tmp_path / "missing.net"))


def test_a_net_plays_its_own_game_only(learned: Path) -> None:
    bot = NetBot(str(learned / "value.net"))
    for match, told in [
        (midtown.new_match("skyline", players=3, seed=1), "with 2 players, not 3"),
        (midtown.new_match("fifth_avenue", players=2, seed=1), "plays skyline, not fifth_avenue"),
    ]:
        with pytest.raises(InvalidError, match=told):
            bot.values(match, 0)
