"""Operating it: start, health, metrics, logs, a clean stop, and the commands around the store."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy.exc import OperationalError

from midtown.cli.main import midtown
from tests.server.service import Process, Service


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def test_it_starts_answers_counts_logs_and_stops(tmp_path: Path) -> None:
    port = free_port()
    with (tmp_path / "log").open("w") as log:
        service = Process(tmp_path, log_level="info", metrics_port=port, stderr=log)
        assert httpx.get(f"{service.url}/healthz").json()["status"] == "ok"
        ada = service.guest()
        table = ada.create("skyline", ["me", "hot_seat"])["id"]
        with ada.sit(table, 0) as seat:
            seat.play(seat.view["choices"][0]["id"])
            metrics = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'midtown_moves_total{game="skyline"} 1.0' in metrics
        assert "midtown_sockets 1.0" in metrics
        assert httpx.get(f"{service.url}/metrics").status_code == 404
        ada.close()
        assert service.stop() == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in lines] == ["table", "stopped"]
    assert all("timestamp" in line for line in lines)


def test_it_says_when_it_compiles_and_stops_at_once_even_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIDTOWN_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    service = Process(tmp_path, warm_up="true")
    assert service.process.stdout is not None
    assert service.process.stdout.readline().startswith("The rules are being compiled, once")
    ready = [game["ready"] for game in httpx.get(f"{service.url}/api/games").json()["games"]]
    assert not all(ready)
    assert service.stop() == 0


def test_it_is_not_healthy_without_its_store(own_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object) -> None:
        raise OperationalError("", {}, Exception())

    monkeypatch.setattr(own_service.parts.store, "read", lost)
    assert httpx.get(f"{own_service.url}/healthz").status_code == 503
    monkeypatch.undo()
    assert httpx.get(f"{own_service.url}/healthz").status_code == 200


def test_a_setting_that_cannot_be_used_ends_in_one_sentence() -> None:
    result = CliRunner().invoke(midtown, ["serve", "--port", "99999"])
    assert result.exit_code != 0
    assert "MIDTOWN_PORT" in str(result.exception)


def test_whoever_runs_the_service_can_log_somebody_out_everywhere(tmp_path: Path) -> None:
    service = Process(tmp_path)
    ada, bob = service.guest("Ada"), service.guest("Bob")
    ada.request("POST", "/api/accounts", account="ada", password="correct horse battery")
    known = [{"Authorization": f"Bearer {client.secret}"} for client in (ada, bob)]
    arguments = ["log-out", "ada", "--data", str(tmp_path)]
    assert "stop it first" in str(CliRunner().invoke(midtown, arguments).exception)
    service.stop()
    assert CliRunner().invoke(midtown, arguments).output == "ada is logged out everywhere.\n"
    assert "no account bea" in str(CliRunner().invoke(midtown, ["log-out", "bea", *arguments[2:]]).exception)
    service.start()
    assert [httpx.get(f"{service.url}/api/me", headers=headers).status_code for headers in known] == [401, 200]
    service.stop()


def test_backup_and_restore_by_command(tmp_path: Path) -> None:
    service = Process(tmp_path / "data")
    ada = service.guest("Ada")
    copy = tmp_path / "copy.db"
    arguments = [str(copy), "--data", str(tmp_path / "data")]
    assert CliRunner().invoke(midtown, ["backup", *arguments]).exit_code == 0
    ada.request("PATCH", "/api/me", name="Somebody else")
    secret = ada.secret
    service.stop()
    assert CliRunner().invoke(midtown, ["restore", *arguments], input="n\n").exit_code == 1
    assert CliRunner().invoke(midtown, ["restore", *arguments, "--yes"]).exit_code == 0
    service.start()
    assert httpx.get(f"{service.url}/api/me", headers={"Authorization": f"Bearer {secret}"}).json()["name"] == "Ada"
    service.stop()
