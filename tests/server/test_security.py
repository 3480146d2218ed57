"""The border: origins, headers, limits, secrets in logs and errors, and nonsense of every kind."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from midtown.client import Client, RefusedError
from midtown.server.http.pages import WEB
from tests.server.service import PATIENCE, Process, Service, two_people
from tests.server.wire import Wire


def socket_address(service: Service) -> str:
    return service.url.replace("http", "ws", 1) + "/api/socket"


def test_every_answer_carries_the_safety_headers(service: Service) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/healthz"):
        headers = httpx.get(service.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "nothing but WebAssembly is compiled from data"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_requests_from_other_origins_are_refused(service: Service, origin: str) -> None:
    answer = httpx.post(f"{service.url}/api/guests", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "not_allowed"


HOSTS = {
    "127.0.0.1:8430": True,
    "[::1]:8430": True,
    "192.168.178.20": True,
    "localhost:1": True,
    "study.localhost": True,
    "raspberry": True,
    "raspberry.local:8430": True,
    "Told.Example": True,
    "midtown.example.": True,
    "evil.example": False,
    "evil.example:8430": False,
    "127.0.0.1.evil.example": False,
    "local.evil.example": False,
    "told.example@evil.example": False,
    "[::1": False,
    "evil.example:x": False,
    "": False,
}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("named"), hosts="told.example", public_url="https://midtown.example")
    yield running
    running.stop()


@pytest.mark.parametrize("host", HOSTS)
def test_only_names_are_answered_that_nobody_else_can_have(named: Service, host: str) -> None:
    read = httpx.get(f"{named.url}/api/games", headers={"Host": host})
    written = httpx.post(
        f"{named.url}/api/guests", json={"name": "Eve"}, headers={"Host": host, "Origin": f"http://{host}"}
    )
    assert (read.status_code == 200, written.status_code == 201) == (HOSTS[host], HOSTS[host])
    if not HOSTS[host]:
        assert read.json()["error"]["id"] == written.json()["error"]["id"] == "foreign-host"


ORIGINS = {
    ("midtown.local:8430", "http://midtown.local:8430"): True,
    ("midtown.local", "http://midtown.local:80"): True,
    ("midtown.local:8430", "https://midtown.local:8430"): False,
    ("midtown.local:8430", "http://midtown.local:8431"): False,
    ("midtown.local:8430", "http://midtown.local"): False,
    ("midtown.local:8430", "http://other.local:8430"): False,
    ("midtown.example", "https://midtown.example"): True,
    ("midtown.example", "https://midtown.example:8430"): False,
    ("midtown.local", "ftp://midtown.local"): False,
    ("midtown.local", "http://midtown.local:x"): False,
    ("midtown.local", "null"): False,
}


@pytest.mark.parametrize(("host", "origin"), ORIGINS)
def test_a_page_is_ours_if_scheme_host_and_port_are(named: Service, host: str, origin: str) -> None:
    headers = {"Host": host, "Origin": origin}
    answer = httpx.post(f"{named.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == (201 if ORIGINS[host, origin] else 403)


def test_a_proxy_tells_by_which_scheme_people_came(named: Service) -> None:
    headers = {"Host": "told.example", "Origin": "https://told.example"}
    for proxy, status in (({}, 403), ({"X-Forwarded-Proto": "https"}, 201)):
        answer = httpx.post(f"{named.url}/api/guests", json={"name": "Ada"}, headers={**headers, **proxy})
        assert answer.status_code == status


def test_a_socket_by_a_foreign_name_is_closed(service: Service) -> None:
    with Wire(service.guest(), Host="evil.example") as wire:
        assert wire.closing_code() == 4403


def test_requests_from_our_own_pages_are_taken(service: Service) -> None:
    answer = httpx.post(f"{service.url}/api/guests", json={"name": "Ada"}, headers={"Origin": service.url})
    assert answer.status_code == 201


def test_a_request_that_a_browser_calls_cross_site_is_refused(service: Service) -> None:
    answer = httpx.post(f"{service.url}/api/guests", json={"name": "Eve"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_sockets_from_other_origins_are_closed(service: Service) -> None:
    with httpx.Client(base_url=service.url) as browser:
        browser.post("/api/guests", json={"name": "Ada"})
        cookie = f"midtown={browser.cookies['midtown']}"
    for origin, code in (("https://evil.example", 4403), (service.url, None)):
        headers = {"Cookie": cookie, "Origin": origin}
        with connect(socket_address(service), additional_headers=headers, proxy=None) as socket:
            if code is None:
                assert json.loads(socket.recv(PATIENCE))["type"] == "hello"
            else:
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code


def test_sockets_of_nobody_are_closed(service: Service) -> None:
    with connect(socket_address(service), proxy=None) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_behind_tls_the_cookie_is_for_tls_and_this_host_only(tmp_path: Path) -> None:
    service = Service(tmp_path, public_url="https://midtown.example")
    headers = {"Origin": "https://midtown.example"}
    answer = httpx.post(f"{service.url}/api/guests", json={"name": "Ada"}, headers=headers)
    service.stop()
    assert answer.headers["set-cookie"].startswith("__Host-midtown=")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"]


def test_bodies_and_messages_that_are_too_large_are_refused(service: Service) -> None:
    ada = service.guest()
    answer = httpx.post(f"{service.url}/api/guests", content=b"[" * 300_000, headers=ada.headers)
    assert answer.status_code == 413

    def chunks() -> Any:
        for _ in range(100):
            yield b" " * 10_000

    answer = httpx.post(f"{service.url}/api/guests", content=chunks(), headers=ada.headers)
    assert answer.status_code == 413
    with Wire(ada) as wire:
        wire.receive()
        wire.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
        assert 1009 in (getattr(closed.value.rcvd, "code", None), getattr(closed.value.sent, "code", None))


def test_floods_are_stopped(tmp_path: Path) -> None:
    rates = {"http_rate": "20/6000", "socket_rate": "10/6000", "guest_rate": "3/6000"}
    service = Service(tmp_path, sockets_per_address=2, **rates)
    guests = [service.guest() for _ in range(3)]
    with pytest.raises(RefusedError) as refused:
        service.guest()
    assert refused.value.code == "too_many"
    with Wire(guests[0]) as first, Wire(guests[1]), Wire(guests[2]) as third:
        with pytest.raises(ConnectionClosed) as closed:
            third.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        for _ in range(10):
            first.ask(type="ping")
        with pytest.raises(ConnectionClosed) as closed:
            first.ask(type="ping")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    codes = {httpx.get(f"{service.url}/api/games").status_code for _ in range(20)}
    service.stop()
    assert codes == {200, 429}


def test_files_outside_of_the_pages_are_never_served(service: Service) -> None:
    with httpx.Client(base_url=service.url) as browser:
        for path in (
            "/../settings.py",
            "/%2e%2e/settings.py",
            "/..%2fsettings.py",
            "/assets/../../settings.py",
            "/%00",
        ):
            answer = browser.get(path)
            assert "MIDTOWN_" not in answer.text
            assert answer.status_code in (200, 404)


def test_the_clients_addresses_lead_to_its_page_and_others_nowhere(service: Service) -> None:
    for path, status in (("/", 200), ("/t/abc", 200), ("/rules/skyline", 200), ("/nowhere", 404), ("/api/no", 404)):
        assert httpx.get(service.url + path).status_code == status
    if not WEB.is_dir():
        assert "have not been built" in httpx.get(service.url).text


def test_names_and_chat_are_plain_text_without_controls(service: Service) -> None:
    hostile = '<img src=x onerror="alert(1)">'
    assert service.guest(hostile).me()["name"] == hostile
    for name in ("", "   ", "a" * 41, "a\nb", "a\0b", "\u202e\u0007", "\ue000"):
        with pytest.raises(RefusedError):
            service.guest(name)


def test_secrets_are_neither_in_logs_nor_in_errors(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with file.open("w") as log:
        service = Process(tmp_path, log_level="debug", stderr=log)
        ada = service.guest("Ada")
        secret = ada.secret or ""
        table = ada.create("skyline", ["me", "hot_seat"])["id"]
        with ada.sit(table, 0) as seat:
            seat.play(seat.view["choices"][0]["id"])
            with pytest.raises(RefusedError) as refused:
                seat.ask(type="move", version=99, client_move_id="my-move-id", action=0)
        errors = [str(refused.value)]
        for path, form in (("/api/sessions", {"account": "ada", "password": "my secret password"}),):
            errors.append(httpx.post(service.url + path, json=form).text)
            errors.append(httpx.post(service.url + path, json={**form, "extra": secret}).text)
        ada.resign(table)
        seed = ada.record(table)["seed"]
        service.stop()
    told = file.read_text() + "".join(errors)
    assert '"event"' in told
    for hidden in (secret, seed, table, "my secret password", "my-move-id"):
        assert hidden not in told


NONSENSE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"move"',
    "[" * 50_000,
    '{"type":' * 5_000,
    b"\x00\xff\xfe",
    {"type": "fly"},
    {"type": None},
    {"type": ["move"]},
    {"type": "move"},
    {"type": "_write"},
    {"type": "watch", "match": "x"},
    {"type": "watch", "match": "AAAAAAAAAAAAAAAA"},
    '{"type": "ping", "id": 1e400}',
    '{"type": "ping", "id": ' + "9" * 5_000 + "}",
    '{"type": "ping", "id": NaN}',
    '{"type": "ping", "x": "\\ud800"}',
]


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_in_one_sentence_and_the_socket_lives_on(service: Service, message: Any) -> None:
    with Wire(service.guest()) as wire:
        wire.receive()
        wire.send(message)
        answer = wire.receive()
        assert answer["type"] == "refused"
        assert answer["code"] in ("invalid", "not_found")
        assert answer["message"].endswith(".")
        assert wire.ask(type="ping")["type"] == "pong"


def random_value(chooser: random.Random, depth: int = 0) -> Any:
    """Any JSON, often nearly right."""
    simple = [None, True, -1, 0, 1, 3, 4, 2**31, 2**63, -(2**70), 1.5, 1e300, "", "0", "move", "é", "\u0000", "x" * 100]
    if depth > 3 or chooser.random() < 0.7:
        return chooser.choice(simple)
    if chooser.random() < 0.5:
        return [random_value(chooser, depth + 1) for _ in range(chooser.randrange(4))]
    return {str(random_value(chooser, 4)): random_value(chooser, depth + 1) for _ in range(chooser.randrange(4))}


FIELDS = {
    "watch": ["match", "seat", "since"],
    "unwatch": ["match", "seat"],
    "move": ["match", "seat", "version", "client_move_id", "action"],
    "undo": ["match", "seat", "version", "client_move_id"],
    "why_not": ["match", "seat", "action"],
    "preview": ["match", "seat", "action"],
    "hint": ["match", "seat"],
    "chat": ["match", "text"],
    "ping": [],
}


def test_random_messages_at_a_real_table_change_nothing(service: Service) -> None:
    ada, _, table = two_people(service, "fifth_avenue")
    eve = service.guest("Eve")
    chooser = random.Random(13)
    good = {"match": table, "seat": 0, "version": 0, "client_move_id": "m", "action": 5, "text": "hi", "since": 0}
    with ada.sit(table) as seat, Wire(eve) as wire:
        before = seat.view
        for step in range(400):
            kind = chooser.choice(list(FIELDS))
            message = {"type": kind, **{name: good[name] for name in FIELDS[kind]}}
            for _ in range(chooser.randrange(3)):
                message[chooser.choice([*good, "type", "id", "x"])] = random_value(chooser)
            wire.send(message)
            if step % 10 == 0:
                wire.news()
        wire.news()
        told = [json.loads(text) for text in wire.log]
        seat.catch_up()
        assert seat.view == before
        assert seat.version == 0
        assert not any("version" in message for message in told if message["type"] == "done")
        assert {message["code"] for message in told if message["type"] == "refused"} >= {"invalid", "not_your_seat"}
        assert not any(message.get("code") == "busy" for message in told)


def test_random_bytes_change_nothing(service: Service) -> None:
    chooser = random.Random(17)
    ada, _, table = two_people(service, "skyline")
    with ada.sit(table) as seat, Wire(ada) as wire:
        valid = json.dumps(
            {"type": "move", "match": table, "seat": 0, "version": 0, "client_move_id": "z", "action": 999999}
        ).encode()
        for _ in range(300):
            damaged = bytearray(valid)
            for _ in range(chooser.randrange(1, 8)):
                damaged[chooser.randrange(len(damaged))] = chooser.randrange(256)
            wire.send(bytes(damaged))
        wire.news()
        seat.catch_up()
        assert seat.version == 0


def test_a_socket_cannot_be_opened_without_a_handshake(service: Service) -> None:
    assert httpx.get(f"{service.url}/api/socket").status_code in (404, 426)
    with pytest.raises(InvalidStatus), connect(service.url.replace("http", "ws") + "/api/other", proxy=None):
        pass


def test_a_secret_must_fit_exactly(service: Service) -> None:
    ada = service.guest()
    secret = ada.secret or ""
    for wrong in (secret[:-1], secret + "a", secret.swapcase(), "x" * 500, "é"):
        with Client(service.url, wrong) as other, pytest.raises((RefusedError, UnicodeEncodeError)):
            other.me()
