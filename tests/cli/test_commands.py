"""The command line, as people type it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import midtown
from midtown.engine.agreement import Agreement
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.games import find
from midtown.version import __version__


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MIDTOWN_DATA_DIR", str(tmp_path))
    return tmp_path


def run(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "midtown", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "140"},
    )


def saved(data: Path) -> list[Path]:
    return sorted((data / "matches").glob("*.json"))


def test_help_and_version() -> None:
    assert "midtown play skyline" in run("--help").stdout
    assert __version__ in run("--version").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_a_completion_script(shell: str) -> None:
    assert "_MIDTOWN_COMPLETE" in run("completion", shell).stdout


def test_the_shell_completes_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_MIDTOWN_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "midtown play sky")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert "skyline" in run().stdout


def test_games_and_rules_are_shown_in_both_languages() -> None:
    assert "skyline" in run("games").stdout
    assert "Würfel" in run("games", "--lang", "de").stdout
    assert "25 Ground" in run("rules", "skyline", "S-1.1").stdout
    assert "25 Erdgeschosse" in run("rules", "skyline", "s-1.1", "--lang", "de").stdout
    assert "Penthouse" in run("rules", "skyline").stdout


def test_a_match_is_played_saved_and_resumed(data: Path) -> None:
    first = run("play", "skyline", "--players", "1", "--seed", "5", typed="1\nquit\n")
    assert first.returncode == 0, first.stderr
    assert "midtown play --resume" in first.stdout
    (file,) = saved(data)
    assert len(json.loads(file.read_text())["record"]["actions"]) == 1
    second = run("play", "--resume", typed="1\nundo\nq\n")
    assert second.returncode == 0, second.stderr
    assert "Taken back" in second.stdout
    assert saved(data) == [file]


def test_the_end_of_input_loses_nothing(data: Path) -> None:
    result = run("play", "skyline", "--players", "2", typed="1\n")
    assert result.returncode == 0
    assert "The match is saved" in result.stdout
    assert len(json.loads(saved(data)[0].read_text())["record"]["actions"]) == 1


def test_a_whole_game_in_german_against_a_bot(data: Path) -> None:
    result = run(
        "play", "skyline", "--bot", "2=random", "-p", "2", "--lang", "de", "--name", "1=Ada", typed="1\n" * 400
    )
    assert result.returncode == 0, result.stderr
    assert "Das Spiel ist aus." in result.stdout
    assert "Ada, du bist dran." in result.stdout
    assert "Summe" in result.stdout
    assert "The record is sound" in run("verify", saved(data)[0]).stdout
    told = run("replay", saved(data)[0], "--lang", "de").stdout
    assert "Runde 9" in told


def test_who_begins_is_chosen_or_drawn_by_lot_and_the_record_says_so(data: Path) -> None:
    chosen = run("play", "skyline", "-p", "2", "--name", "2=Bea", "--first", "2", typed="q\n").stdout
    assert "It was agreed that Bea begins." in chosen
    record = json.loads(saved(data)[0].read_text())["record"]
    assert record["first"] == "chosen"
    assert record["seats"][0] == {"kind": "person", "name": "Bea"}
    assert "The lot has decided" in run("play", "skyline", "-p", "3", typed="q\n").stdout
    assert "begins." not in run("play", "skyline", "-p", "1", typed="q\n").stdout


@pytest.mark.parametrize(("language", "edition"), [("en", "English"), ("de", "deutsche")])
def test_the_edition_is_that_of_the_language_unless_it_is_chosen(data: Path, language: str, edition: str) -> None:
    begin = ["play", "new_york_city", "-p", "2", "--lang", language]
    told = " ".join(run(*begin, typed="q\n").stdout.split())
    assert f"{edition} " in told.split(".")[0]
    assert re.search(r"5, 16, 18 (and|und) 22", told)
    run(*begin, "-o", "edition=de", typed="q\n")
    records = [json.loads(file.read_text())["record"] for file in saved(data)]
    assert [record["options"]["edition"] for record in records] == [language, "de"]


def test_solo_play_tells_level_and_scenario(data: Path) -> None:
    result = run("play", "skyline", "-p", "1", "-o", "scenario=essen", typed="1\n" * 400)
    assert "Scenario Essen" in result.stdout


def test_people_ask_why_and_for_rules_and_help(data: Path) -> None:
    typed = "why roll\nwhy\nrules S-3.7\nrules S-99.9\nhelp\n999\nfoo bar\nsave\nq\n"
    result = run("play", "skyline", "-p", "2", typed=typed)
    assert "A turn begins with taking dice. (S-3.1)" in result.stdout
    assert "Why what?" in result.stdout
    assert "Roll again, or end the turn" in result.stdout
    assert "no clause 'S-99.9'" in result.stdout
    assert "take the last decision back" in result.stdout
    assert "I do not know “999”" in result.stdout
    assert "I do not know “foo bar”" in result.stdout
    assert "Say where" in result.stdout


def test_hints_during_a_game_and_about_a_saved_one(data: Path) -> None:
    during = run(
        "play", "skyline", "--bot", "2=casual", "-p", "2", "--seed", "1", typed="hint 50\nhint soon\n1\nq\n"
    ).stdout
    assert "wins" in during
    assert "Take from the Yard" in during
    assert "A budget is" in during
    later = run("hint", "--budget", "50", "--best", "2", "--lang", "de")
    assert later.returncode == 0, later.stderr
    assert "gewinnt" in later.stdout
    assert len(later.stdout.strip().splitlines()) == 3
    assert "there is no ply 99" in run("hint", saved(data)[0], "--ply", "99").stderr


def test_a_saved_match_does_not_start_the_programs_it_names(data: Path) -> None:
    run("play", "skyline", "-p", "2", "--bot", "2=casual", "--first", "1", typed="1\nq\n")
    file, mark = saved(data)[0], data / "started"
    content = json.loads(file.read_text())
    content["seats"][1]["bot"] = f"process:touch {mark}"
    file.write_text(json.dumps(content))
    refused = run("play", "--resume", file, typed="1\n" * 50)
    assert refused.returncode == 2
    assert "no bot of Midtown's" in refused.stderr
    assert not mark.exists()
    assert run("play", "--resume", file, "--bot", "2=random", typed="q\n").returncode == 0


def test_a_copy_can_be_saved_and_verified(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    run("play", "skyline", "-p", "2", typed=f"1\nsave {copy}\nq\n")
    assert "sound so far" in run("verify", copy).stdout
    assert "a record, not a saved match" in run("play", "--resume", copy).stderr


def agreed() -> tuple[Json, str, str]:
    """A record whose seed was agreed on, with its commitment and what the first seat added."""
    game, agreement = find("skyline"), Agreement(bytes(range(32)), (b"a" * 16, None))
    match = Match(game, 2, game.read_options(2, {}), Seed.agreed(agreement))
    match.play(match.legal[0])
    return match.record(), agreement.commitment, (b"a" * 16).hex()


def test_verify_says_where_the_seed_came_from_and_compares_it_with_what_was_noted(tmp_path: Path) -> None:
    record, commitment, contribution = agreed()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = run("verify", file).stdout
    assert f"made of the secret behind the commitment {commitment} and of what seat 1 added." in told
    noted = run("verify", file, "--commitment", commitment, "--contribution", f"1={contribution}")
    assert (noted.returncode, noted.stderr) == (0, "")
    assert "What you noted is what the record says." in noted.stdout


@pytest.mark.parametrize(
    ("noted", "sentence"),
    [
        (["--commitment", "00" * 32], "is not the one that you were shown"),
        (["--contribution", f"1={'00' * 16}"], "Seat 1 added something else"),
        (["--contribution", f"2={'00' * 16}"], "Seat 2 added something else"),
        (["--contribution", f"3={'00' * 16}"], "names a seat from 1 to 2"),
    ],
)
def test_verify_refuses_a_record_that_is_not_what_was_noted(noted: list[str], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(agreed()[0]))
    told = run("verify", file, *noted)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert told.stdout == ""


@pytest.mark.parametrize(("seed", "said"), [(None, "drawn by the computer that dealt"), (3, "given by whoever began")])
def test_verify_says_who_made_a_seed_alone(seed: int | None, said: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(midtown.new_match("skyline", players=2, seed=seed).record()))
    assert said in run("verify", file).stdout


def test_hands_are_not_shown_to_the_next_player_at_the_same_keyboard() -> None:
    """Lift has secret hands: between two people comes a screen that shows nothing."""
    code = (
        "import sys; from midtown.games import register; register('tests.games.lift');"
        "from midtown.cli.main import main; sys.argv = ['midtown', 'play', 'lift', '-p', '2']; main()"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], input="1\n\n1\n\nq\n", capture_output=True, text=True, check=False,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "Pass the device to Player 2" in result.stdout
    assert "Player 1 draws a card." in result.stdout


def test_bench_measures_the_search(data: Path) -> None:
    result = run("bench", "--search", "--game", "skyline", "--simulations", "50")
    assert result.returncode == 0, result.stderr
    assert "simulations/s" in result.stdout
    assert "skyline, guided" in result.stdout


def test_bench_measures(data: Path) -> None:
    result = run("bench", "--game", "skyline", "--seconds", "0.1", "--no-compile")
    assert result.returncode == 0, result.stderr
    assert "decisions/s" in result.stdout


def broken(tmp_path: Path) -> dict[str, Path]:
    record = midtown.new_match("skyline", players=2, seed=1).record()
    files = {
        "missing": tmp_path / "missing.json",
        "folder": tmp_path,
        "cut": tmp_path / "cut.json",
        "binary": tmp_path / "binary.json",
        "deep": tmp_path / "deep.json",
        "huge": tmp_path / "huge.json",
        "edited": tmp_path / "edited.json",
        "other": tmp_path / "other.json",
        "list": tmp_path / "list.json",
    }
    files["cut"].write_text(json.dumps(record)[:-20])
    files["binary"].write_bytes(bytes(range(256)))
    files["deep"].write_text("[" * 100_000)
    files["huge"].write_text('{"seed": ' + "9" * 5000 + "}")
    files["edited"].write_text(json.dumps({**record, "players": 3}))
    files["other"].write_text(json.dumps({**record, "version": 99, "checksum": None}))
    files["list"].write_text("[1]")
    return files


@pytest.mark.parametrize("which", ["missing", "folder", "cut", "binary", "deep", "huge", "edited", "other", "list"])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_bad_file_ends_in_one_sentence(command: list[str], which: str, tmp_path: Path, data: Path) -> None:
    result = run(*command, broken(tmp_path)[which])
    assert result.returncode == 2
    assert result.stderr.startswith("midtown: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "chess"],
        ["play", "skyline", "--players", "9"],
        ["play", "skyline", "--players", "two"],
        ["play", "skyline", "--bot", "3=random"],
        ["play", "skyline", "--bot", "2=deepest"],
        ["play", "skyline", "-p", "2", "--first", "3"],
        ["play", "new_york_city", "--first", "2"],
        ["play", "skyline", "--bot", "random"],
        ["play", "skyline", "-p", "1", "--bot", "1=random"],
        ["play", "skyline", "-o", "scenario"],
        ["play", "skyline", "-o", "scenario=dubai"],
        ["play", "skyline", "-o", "colour=red"],
        ["play", "skyline", "--seed", "soon"],
        ["play", "skyline", "--lang", "fr"],
        ["play", "skyline", "--resume"],
        ["play", "--resume"],
        ["rules", "chess"],
        ["rules", "skyline", "S-77"],
        ["replay"],
        ["nonsense"],
        ["bench", "--game", "chess"],
        ["bench", "--seconds", "-1"],
    ],
)
def test_bad_input_ends_in_exit_code_2_and_no_traceback(arguments: list[str], data: Path) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert result.stderr
    assert "Traceback" not in result.stderr
    assert saved(data) == []


def test_a_save_folder_that_cannot_be_written_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("MIDTOWN_DATA_DIR", str(blocked))
    result = run("play", "skyline", "-p", "1")
    assert result.returncode == 2
    assert "cannot be written" in result.stderr
