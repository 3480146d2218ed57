"""`midtown play --server`: the same board and choices, at a table elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from midtown.cli.main import midtown
from midtown.errors import MidtownError
from tests.server.service import Service


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIDTOWN_DATA_DIR", str(tmp_path))


def play(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(midtown, ["play", *words], input=given)


def test_a_match_is_begun_left_and_gone_on_with(service: Service, tmp_path: Path) -> None:
    begun = play("skyline", "--bot", "2=random", "--server", service.url, given="1\nhelp\nsay hello\nquit\n")
    assert begun.exit_code == 0, begun.output
    assert "resign" in begun.output
    table = begun.output.split("--table")[1].split()[0]
    assert (tmp_path / "servers.json").stat().st_mode & 0o777 == 0o600
    again = play("--server", service.url, "--table", table, given="resign\n")
    assert again.exit_code == 0, again.output
    assert "random wins!" in again.output


def test_it_speaks_german(service: Service) -> None:
    begun = play("skyline", "--bot", "2=random", "--server", service.url, "--lang", "de", given="hilfe\nende\n")
    assert "Komm zurück mit" in begun.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--server", "nowhere"), "A server is a whole address"),
        (("--server", "http://"), "A server is a whole address"),
        (("--server", "http://[::1"), "A server is a whole address"),
        (("--server", "http://127.0.0.1:99999"), "A server is a whole address"),
        (("--server", "http://127.0.0.1:1"), "cannot be reached"),
        (("--table", "AAAAAAAAAAAAAAAA"), "There is no such table"),
        (("--table", "x"), "There is no such table"),
        (("--seed", "1"), "matches are kept there"),
        (("--bot", "2=nobody"), "There is no such bot"),
        (("--players", "9"), "is for 1 to 4 players"),
    ],
)
def test_mistakes_are_told_in_one_sentence(service: Service, words: tuple[str, ...], sentence: str) -> None:
    result = play("skyline", "--server", service.url, *words)
    assert isinstance(result.exception, MidtownError)
    assert sentence in str(result.exception)


def test_a_table_without_a_server_is_told_in_one_sentence() -> None:
    result = play("--table", "AAAAAAAAAAAAAAAA")
    assert isinstance(result.exception, MidtownError)
    assert "--server" in str(result.exception)


def test_a_whole_match_is_played_to_its_end(service: Service) -> None:
    played = play("lift", "--bot", "2=random", "--server", service.url, given="1\n" * 200)
    assert played.exit_code == 0, played.output
    assert "The game is over." in played.output
    assert "wins!" in played.output or "share the win!" in played.output
