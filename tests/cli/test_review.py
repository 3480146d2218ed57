"""`midtown review`: a finished match in words and as JSON; anything else in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import midtown
from midtown.cli.main import midtown as command
from midtown.engine.match import Match
from midtown.engine.match_file import checksum
from midtown.engine.rule import INTERPRETED
from midtown.engine.state_record import Json
from midtown.errors import MidtownError

pytestmark = pytest.mark.skipif(INTERPRETED, reason="playing on needs compiled rules")


def finished(players: int = 2) -> Match:
    match = midtown.new_match("lift", players=players, seed=5)
    while not match.over:
        match.play(match.legal.ids[0])
    return match


def written(path: Path, record: Json) -> str:
    path.write_text(json.dumps(record))
    return str(path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["review", *arguments], env={"COLUMNS": "120"})


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
    return written(tmp_path_factory.mktemp("review") / "record.json", finished().record(seats))


def test_the_page_speaks_both_languages_and_names_the_seats(record: str) -> None:
    english, german = run(record), run(record, "--lang", "de")
    assert english.exit_code == german.exit_code == 0, english.output + german.output
    for word in ("Ada", "Bea", "luck", "own losses", "One match says little", "Evaluator: "):
        assert word in english.stdout
    for word in ("Ada", "Bea", "Glück", "eigene Verluste", "Eine Partie sagt wenig", "Bewerter: "):
        assert word in german.stdout


def test_the_same_numbers_come_as_json(record: str) -> None:
    told = json.loads(run(record, "--json").stdout)
    assert told["game"] == "lift"
    for account in (seat[unit] for seat in told["ledger"] for unit in ("chance", "points")):
        parts = ("start", "luck", "own_losses", "gifts", "hidden", "corrections")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"], abs=1e-9)
        assert account["adjusted"] == pytest.approx(account["result"] - account["luck"])
    assert len(told["curve"]) == len(told["steps"]) + 1
    assert told["evaluator"]["hash"] in run(record).stdout
    assert {step["ply"] for step in told["steps"] if step["verdict"] == "unclear"} == {
        one["ply"] for one in told["unclear"]
    }
    assert {step["ply"] for step in told["steps"] if step["verdict"] == "mistake"} >= {
        one["ply"] for one in told["mistakes"]
    }


def test_mistakes_are_told_in_the_words_of_the_table(record: str) -> None:
    told, page = json.loads(run(record, "--json").stdout), run(record).stdout
    assert told["mistakes"], "this match has one"
    match = finished()
    for one in told["mistakes"]:
        assert one["chosen"]["id"] == match.actions[one["ply"]]
        assert f"chosen: {match.action(one['chosen']['id'])}" in page
        assert f"better: {match.action(one['best']['id'])}" in page
        assert one["best"] != one["chosen"]


def refused(path: str) -> str:
    result = run(path)
    assert isinstance(result.exception, MidtownError), result.output
    return str(result.exception)


def test_what_cannot_be_looked_back_at_is_refused_with_a_sentence(tmp_path: Path) -> None:
    whole = finished().record()
    running = midtown.new_match("lift", players=2, seed=5).record()
    assert "looked back at when it is over" in refused(written(tmp_path / "running.json", running))
    old = {**whole, "version": 1}
    assert "is of version 1 of lift" in refused(written(tmp_path / "old.json", old | {"checksum": checksum(old)}))
    changed = {**whole, "actions": whole["actions"][::-1]}
    assert "changed or damaged" in refused(written(tmp_path / "changed.json", changed))
    assert "no file" in refused(str(tmp_path / "nothing.json"))
