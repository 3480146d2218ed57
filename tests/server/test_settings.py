"""Settings: read from variables, checked at the start, documented."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from midtown.errors import InvalidError
from midtown.server.running import settings
from midtown.server.running.serving import address, bound

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_variables_are_read_and_what_is_given_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIDTOWN_PORT", "9000")
    monkeypatch.setenv("MIDTOWN_BOT_THREADS", "3")
    chosen = settings.read(port=9001, host=None)
    assert (chosen.port, chosen.bot_threads, chosen.host) == (9001, 3, "127.0.0.1")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "seventy"),
        ("PORT", "70000"),
        ("STORE", "mysql://x"),
        ("PUBLIC_URL", "midtown.example"),
        ("HTTP_RATE", "many"),
        ("SOCKET_RATE", "0/3"),
        ("LOG_LEVEL", "loud"),
        ("BOT_THREADS", "0"),
    ],
)
def test_a_wrong_setting_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(f"MIDTOWN_{variable}", value)
    with pytest.raises(InvalidError, match=rf"The setting MIDTOWN_{variable} cannot be used: .+\.$"):
        settings.read()


def test_every_setting_is_documented_with_its_default() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, field in settings.Settings.model_fields.items():
        line = next(line for line in page.splitlines() if f"`MIDTOWN_{name.upper()}`" in line and line.startswith("|"))
        if isinstance(field.default, int) and name != "bot_threads":
            assert f"`{str(field.default).lower()}`" in line, name


def test_an_address_that_is_taken_is_told_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(InvalidError, match=f"cannot listen on 127.0.0.1 port {port}: Address already in use.$"):
            bound(settings.read(port=port))
    with pytest.raises(InvalidError, match="cannot listen on nowhere"):
        bound(settings.read(host="nowhere.invalid"))


def test_people_are_told_the_address_they_can_type() -> None:
    chosen = settings.read(port=0)
    with bound(chosen) as listening:
        assert address(chosen, listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
        public = settings.read(public_url="https://midtown.example/")
        assert address(public, listening) == "https://midtown.example"
