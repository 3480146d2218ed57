"""The learner learns, goes on where it stopped, and what it writes plays as it was trained."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import midtown
from midtown import bots
from midtown.bots.net.bot import NetBot
from midtown.bots.net.evaluate import POINTS_UNIT, judge_table, new_net, new_room
from midtown.bots.net.features import find_features
from midtown.bots.net.file import FIRST_SCALE, LAST_SCALE, MIDDLE_SCALE, NetFile
from midtown.cli.main import midtown as command
from midtown.engine.observation import layout
from midtown.engine.rule import INTERPRETED
from midtown.errors import InvalidError
from midtown.games import find
from midtown.lab.regret.make import make
from midtown.lab.regret.rollout import Judge
from midtown.lab.regret.sets import Head, RegretSet

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install 'midtown[learn]'")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="learning needs compiled rules")

from midtown.lab.learn.learner import Learner, Recipe, new_tables  # noqa: E402
from midtown.lab.learn.model import Model, from_file, to_file  # noqa: E402
from midtown.lab.learn.selfplay import (  # noqa: E402
    LEARNING,
    OLDER,
    Guests,
    Habits,
    SelfPlay,
    by_seat,
    new_streams,
    relative,
    returns,
)
from midtown.lab.learn.tables import Seen, see  # noqa: E402
from midtown.lab.regret.net_judge import NetJudge  # noqa: E402

GAME = find("skyline")
SMALL = Recipe("skyline", seconds=0.1, tables=32, steps=4, width=16)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("learned")
    Learner(SMALL, GAME, folder, "cpu").run(lambda _: None)
    return folder


def test_a_net_in_play_says_what_it_said_in_training(learned: Path) -> None:
    """Whole numbers on one side, real ones on the other, of the same weights: they differ by rounding on the way."""
    file = NetFile.read(learned / "value.net")
    learner = Learner(SMALL, GAME, learned, "cpu")
    net, room, model = new_net(file, GAME), new_room(file, GAME), from_file(file)
    records = learner.tables.records(32)
    choices = learner.tables.choices()
    learner.tables.play(torch.as_tensor(choices.actions)[:, 0], records)
    for seat in (0, 1):
        observers = torch.full((32,), seat, dtype=torch.int32)
        with torch.no_grad():
            said = model(see(learner.tables, records, observers, learner.inputs)).numpy()
        for i in range(32):
            record = records[i : i + 1]
            judge_table(record, record.view(np.int8), record.view(np.int16), net, seat, room)
            assert np.allclose(room.judged[:2], said[i, :2], atol=0.002)
            assert np.allclose(room.judged[2:] / POINTS_UNIT, said[i, 2:], atol=0.002)


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


def test_a_learner_goes_on_from_a_net(learned: Path, tmp_path: Path) -> None:
    """Whatever width was asked for: the net brings its own."""
    file = NetFile.read(learned / "value.net")
    learner = Learner(replace(SMALL, width=64), GAME, tmp_path, "cpu", file)
    begun = to_file(learner.model, learner.features, file.made).weights
    assert all(
        np.array_equal(mine, its) for mine, its in zip(vars(begun).values(), vars(file.weights).values(), strict=True)
    )
    learner.run(lambda _: None)
    assert not np.array_equal(NetFile.read(tmp_path / "value.net").weights.last, file.weights.last)


def test_a_learner_does_not_go_on_from_a_net_of_another_game(learned: Path, tmp_path: Path) -> None:
    recipe = replace(SMALL, game="fifth_avenue")
    with pytest.raises(InvalidError, match="This net plays skyline, not fifth_avenue"):
        Learner(recipe, find("fifth_avenue"), tmp_path, "cpu", NetFile.read(learned / "value.net"))


def test_an_older_self_plays_as_it_once_did(learned: Path) -> None:
    learner = Learner(SMALL, GAME, learned, "cpu")
    older = Model(learner.features.rows, 2, SMALL.width, corrects=False)
    habits, choices = Habits(0.0, 0.0), learner.tables.choices()

    def chosen(model: Model, role: int) -> list[int]:
        learner.play.chance.manual_seed(7)
        learner.play.roles[:] = role
        return learner.play.choose(model, learner.inputs, choices, habits)[0].tolist()

    learner.play.older = older
    assert chosen(learner.model, OLDER) == chosen(older, LEARNING)
    assert chosen(learner.model, OLDER) != chosen(learner.model, LEARNING)


def test_guests_sit_at_so_many_tables() -> None:
    play = SelfPlay(new_tables(replace(SMALL, tables=4096), GAME, "cpu"), seed=1)
    play.seat(Guests(taught=0.4, older=0.2), torch.ones(4096, dtype=torch.bool))
    kinds = torch.stack([(play.roles == role).sum(1) for role in (1, OLDER)])
    assert kinds.sum(0).max() == 1
    assert [round(float(share), 1) for share in kinds.float().mean(1)] == [0.4, 0.2]


def test_what_came_later_is_what_a_position_was_worth() -> None:
    """Two tables: at the first the game ends with the third decision."""
    values = [torch.tensor([[float(t)], [10.0 + t]]) for t in range(4)]
    overs = [torch.tensor([t == 2, False]) for t in range(4)]
    worths = [torch.full((2, 1), 100.0 + t) for t in range(4)]
    targets = returns(values, overs, worths, [torch.tensor([False, False])] * 4, trace=0.5)
    assert targets[3].flatten().tolist() == [3.0, 13.0]
    assert targets[1, 0].item() == 102.0
    assert targets[0, 0].item() == 0.5 * 1.0 + 0.5 * 102.0
    assert targets[2, 1].item() == 13.0
    assert targets[1, 1].item() == 0.5 * 12.0 + 0.5 * 13.0


def test_what_comes_of_a_slip_does_not_tell_what_the_position_before_it_was_worth() -> None:
    values = [torch.tensor([[float(t)]]) for t in range(4)]
    nothing, slip = torch.tensor([False]), torch.tensor([True])
    worths = [torch.full((1, 1), 100.0)] * 4
    targets = returns(values, [nothing] * 4, worths, [nothing, nothing, slip, nothing], trace=1.0)
    assert targets.flatten().tolist() == [1.0, 1.0, 3.0, 3.0]


def test_a_unit_that_is_held_everywhere_can_come_back() -> None:
    """With several hundred inputs that are 1, whole layers were lost in the first steps."""
    model = Model(8, 2, 16, corrects=False)
    with torch.no_grad():
        model.first.bias.fill_(-5.0)
        model.middle.bias.fill_(-5.0)
    model(Seen(torch.ones(4, 8), None)).sum().backward()
    for layer in (model.first, model.middle):
        assert layer.bias.grad is not None
        assert float(layer.bias.grad.abs().max()) > 0


def test_a_file_is_read_back_as_the_model_it_was_written_from(learned: Path) -> None:
    """Every weight within half a step of what a file can tell apart, and nothing is lost a second time."""
    learner = Learner(SMALL, GAME, learned, "cpu")
    file = NetFile.read(learned / "value.net")
    again = from_file(file)
    for layer, scale in (("first", FIRST_SCALE), ("middle", MIDDLE_SCALE), ("last", LAST_SCALE)):
        written, read = (getattr(model, layer).weight for model in (learner.average.model, again))
        assert torch.allclose(written, read, rtol=0, atol=0.501 / scale)
    assert to_file(again, file.features, file.made).to_bytes() == (learned / "value.net").read_bytes()


def test_tables_begin_anew_where_they_are_told_to() -> None:
    tables = new_tables(SMALL, GAME, "cpu")
    play = SelfPlay(tables, seed=1)
    tables.start(new_streams(32, play.chance))
    after = tables.records(32)
    for _ in range(6):
        tables.play(play.choose(None, None, tables.choices(), Habits(0.001, 1.0))[0], after)
    where = torch.arange(32) < 8
    before = tables.choices()
    tables.restart(where)
    now = tables.choices()
    assert torch.equal(now.actions[~where], before.actions[~where])
    assert (now.counts[where] == now.counts[0]).all()


def test_what_shrewd_hopes_for_is_shared_among_two() -> None:
    tables = new_tables(SMALL, GAME, "cpu")
    play = SelfPlay(tables, seed=1)
    tables.start(new_streams(32, play.chance))
    where = torch.stack([torch.arange(32), torch.zeros(32)], 1).int()
    worlds, ends = tables.imagine(tables.choices(), where, new_streams(32, play.chance))
    wanted = torch.arange(32) < 30
    one, other = (tables.promise(worlds, ends, torch.full((32,), seat), wanted) for seat in (0, 1))
    assert torch.allclose((one + other)[:30], torch.ones(30))
    assert one[30:].tolist() == [0.0, 0.0]


def test_a_search_with_a_net_plays_the_same_again(learned: Path) -> None:
    for players in (1, 2):
        file = learned / "value.net"
        if players == 1:
            file = learned / "alone" / "value.net"
            Learner(replace(SMALL, players=1), GAME, file.parent, "cpu").run(lambda _: None)
        match = midtown.new_match("skyline", players=players, seed=3)
        chosen = [bots.find(f"net:{file}@60", seed=5).choose(match) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.legal.ids


def test_a_net_judges_the_positions_of_a_set_once_more(learned: Path, tmp_path: Path) -> None:
    head = Head("skyline", GAME.version, 2, "greedy", Judge.name, 256, 0.05, 1)
    make(head, 4, Judge(GAME, 2, 1), lambda _: None).write(tmp_path / "set.jsonl.gz")
    given = ["regret", "judge", str(tmp_path / "set.jsonl.gz"), str(learned / "value.net"), "--worlds", "8"]
    told = CliRunner().invoke(command, [*given, "--out", str(tmp_path / "again.jsonl.gz")])
    assert told.exit_code == 0, told.output
    before, after = (RegretSet.read(tmp_path / f"{name}.jsonl.gz") for name in ("set", "again"))
    assert [one.position for one in after.positions] == [one.position for one in before.positions]
    assert after.head.judge.startswith(f"net {NetFile.read(learned / 'value.net').digest[:12]}")
    for one in after.positions:
        assert len(one.chance) == len(one.actions)
        assert all(0 <= chance <= 1 for chance in one.chance)


def test_a_position_that_ends_with_a_choice_is_judged_by_how_it_ended(learned: Path) -> None:
    match = midtown.new_match("skyline", players=2, seed=4)
    while not match.over:
        before = match.copy()
        match.play(match.legal.ids[0])
    file = NetFile.read(learned / "value.net")
    tables = new_tables(replace(SMALL, tables=256), GAME, "cpu")
    worth = NetJudge(file, GAME, tables, worlds=4).worth([before], [1])[0]
    ended = match.winners.count(before.turn or 0) / len(match.winners)
    assert worth.chance[0] == pytest.approx(ended)
    assert worth.points[0] == pytest.approx(match.scores[before.turn or 0]["total"])


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
