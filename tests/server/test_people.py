"""Guests, accounts, devices and ratings."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import Literal

import httpx
import pytest
import structlog
from argon2 import PasswordHasher

from midtown.client import Client, RefusedError
from midtown.server import people
from midtown.server.agents import device_name
from midtown.server.passwords import is_easy
from tests.server.service import Service, play_random, wait_until
from tests.server.wire import Wire

PASSWORD = "correct horse battery"


def new_account(service: Service, name: str) -> Client:
    client = service.guest(name.title())
    client.request("POST", "/api/accounts", account=name, password=PASSWORD)
    return client


def test_a_guest_is_a_name_and_a_secret_of_128_bits(service: Service) -> None:
    ada = service.guest("Ada")
    assert ada.me()["name"] == "Ada"
    assert ada.secret is not None
    assert len(ada.secret) == 22
    assert ada.request("PATCH", "/api/me", name="Ada L.", language="de")["language"] == "de"
    assert service.client(ada.secret).me()["name"] == "Ada L."


def test_a_browser_gets_its_secret_in_a_cookie_that_scripts_cannot_read(service: Service) -> None:
    with httpx.Client(base_url=service.url) as browser:
        answer = browser.post("/api/guests", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ada"
        assert "secret" not in answer.json()


def test_a_browser_that_nobody_has_used_is_told_so_without_an_error(service: Service) -> None:
    with httpx.Client(base_url=service.url) as browser:
        assert browser.get("/api/sessions").json() == {"me": None}
        browser.post("/api/guests", json={"name": "Ada"})
        assert browser.get("/api/sessions").json()["me"]["name"] == "Ada"


def test_secrets_are_stored_as_hashes_only(service: Service) -> None:
    ada = new_account(service, "hashed")
    file = service.given["data_dir"] / "midtown.db"
    with sqlite3.connect(file) as store:
        everything = "\n".join(store.iterdump())
    store.close()
    assert ada.secret is not None
    assert ada.secret not in everything
    assert PASSWORD not in everything
    assert "$argon2id$" in everything


def test_an_account_is_the_same_person_on_another_device(service: Service) -> None:
    ada = new_account(service, "ada-one")
    with Client.log_in(service.url, "ada-one", PASSWORD) as phone:
        assert phone.me()["id"] == ada.me()["id"]
        assert phone.secret != ada.secret
        ada.request("PUT", "/api/me/password", old=PASSWORD, new="another long password")
        with pytest.raises(RefusedError):
            phone.me()
    ada.request("DELETE", "/api/sessions")
    with pytest.raises(RefusedError):
        ada.me()


def test_logging_out_closes_the_sockets_of_that_device(service: Service) -> None:
    ada = new_account(service, "ada-out")
    with Client.log_in(service.url, "ada-out", PASSWORD) as phone, Wire(ada) as here, Wire(phone) as there:
        assert here.ask(type="ping")["type"] == there.ask(type="ping")["type"] == "pong"
        phone.request("DELETE", "/api/sessions")
        assert there.closing_code() == 4401
        assert here.ask(type="ping")["type"] == "pong"


def test_a_new_password_closes_the_sockets_of_other_devices(service: Service) -> None:
    ada = new_account(service, "ada-new")
    with Client.log_in(service.url, "ada-new", PASSWORD) as phone, Wire(ada) as here, Wire(phone) as there:
        ada.request("PUT", "/api/me/password", old=PASSWORD, new="another long password")
        assert there.closing_code() == 4401
        assert here.ask(type="ping")["type"] == "pong"


def test_people_see_their_devices_and_log_others_out_with_their_password(service: Service) -> None:
    ada = new_account(service, "ada-many")
    with Client.log_in(service.url, "ada-many", PASSWORD) as phone, Wire(phone) as there, Wire(ada) as here:
        known = ada.request("GET", "/api/me/sessions")["sessions"]
        assert sorted(session["here"] for session in known) == [False, True]
        other = next(session["id"] for session in known if not session["here"])
        with pytest.raises(RefusedError) as refused:
            ada.request("POST", "/api/me/sessions/end", session=other, password="not the password")
        assert refused.value.id == "wrong-password"
        assert there.ask(type="ping")["type"] == "pong"
        left = ada.request("POST", "/api/me/sessions/end", session=other, password=PASSWORD)["sessions"]
        assert [session["here"] for session in left] == [True]
        assert there.closing_code() == 4401
        assert here.ask(type="ping")["type"] == "pong"


def test_nobody_ends_the_sessions_of_others(service: Service) -> None:
    ada, bob = new_account(service, "ada-mine"), new_account(service, "bob-mine")
    hers = ada.request("GET", "/api/me/sessions")["sessions"]
    bob.request("POST", "/api/me/sessions/end", session=hers[0]["id"], password=PASSWORD)
    bob.request("POST", "/api/me/sessions/end", password=PASSWORD)
    assert ada.request("GET", "/api/me/sessions")["sessions"] == hers
    assert bob.me()["account"] == "bob-mine"


def test_all_other_devices_are_logged_out_at_once(service: Service) -> None:
    ada = new_account(service, "ada-all")
    with Client.log_in(service.url, "ada-all", PASSWORD), Client.log_in(service.url, "ada-all", PASSWORD):
        assert len(ada.request("GET", "/api/me/sessions")["sessions"]) == 3
        left = ada.request("POST", "/api/me/sessions/end", password=PASSWORD)["sessions"]
        assert [session["here"] for session in left] == [True]


def test_a_device_is_called_by_its_browser_and_its_system(service: Service) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    with httpx.Client(base_url=service.url, headers={"User-Agent": firefox}) as browser:
        browser.post("/api/guests", json={"name": "Ada"})
        assert [session["device"] for session in browser.get("/api/me/sessions").json()["sessions"]] == [
            "Firefox, Linux"
        ]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.27", ""),
    ],
)
def test_the_particular_comes_before_the_general(agent: str, device: str) -> None:
    assert device_name(agent) == device


def sessions_changed(service: Service, days: int, column: str) -> None:
    """As if that had been so many days earlier."""
    with sqlite3.connect(service.given["data_dir"] / "midtown.db") as store:
        store.execute(f"UPDATE sessions SET {column} = {column} - ?", (days * 86_400_000,))
    store.close()


@pytest.mark.parametrize(("column", "days"), [("used", 91), ("created", 401)])
def test_old_sessions_of_accounts_end_and_guests_stay(own_service: Service, column: str, days: int) -> None:
    ada, guest = new_account(own_service, "ada-old"), own_service.guest("Guest")
    own_service.stop()
    sessions_changed(own_service, days, column)
    own_service.start()
    again, still = own_service.client(ada.secret), own_service.client(guest.secret)
    wait_until(lambda: again.request("GET", "/api/sessions")["me"] is None)
    assert still.me()["name"] == "Guest"


def test_use_is_written_down(own_service: Service) -> None:
    ada = own_service.guest()
    own_service.stop()
    sessions_changed(own_service, 30, "used")
    own_service.start()
    again = own_service.client(ada.secret)
    before = again.request("GET", "/api/me/sessions")["sessions"][0]["used"]
    asyncio.run_coroutine_threadsafe(own_service.parts.devices.mark_used(), own_service.loop).result()
    assert again.request("GET", "/api/me/sessions")["sessions"][0]["used"] > before + 29 * 86_400_000


@pytest.mark.parametrize("account", ["ada-two", "nobody-here"])
def test_a_wrong_password_and_an_unknown_account_sound_the_same(service: Service, account: str) -> None:
    if account == "ada-two":
        new_account(service, account)
    with pytest.raises(RefusedError, match="This account and this password do not belong together"):
        Client.log_in(service.url, account, "not the password")


def test_an_unknown_account_takes_as_much_work_as_a_wrong_password(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_account(service, "timed")
    verified, made = list[str](), list[str]()

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            verified.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            made.append("one")
            return super().hash(password, salt=salt)

    people._dummy_hash.cache_clear()
    monkeypatch.setattr(people, "HASHER", Counting())
    for account in ("timed", "nobody-at-all"):
        with pytest.raises(RefusedError):
            Client.log_in(service.url, account, "not the password")
        assert made == ["one"]
    assert len(verified) == 2
    assert verified[0] == verified[1]


@pytest.mark.parametrize(
    "password",
    ["aaaaaaaaaaaa", "1234567890", "qwertyuiop12", "midtown2026", "Skyline 2026!", "account-of-ada1", "password1234"],
)
def test_a_password_that_everybody_would_try_first_is_refused(service: Service, password: str) -> None:
    ada = service.guest()
    with pytest.raises(RefusedError, match="too easy to guess") as refused:
        ada.request("POST", "/api/accounts", account="account-of-ada", password=password)
    assert refused.value.id == "password-easy"


@pytest.mark.parametrize("password", [PASSWORD, "tower 12345 over the bay", "Zxq7mpl0-ra", "häuser aus glas"])
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_easy("ada", password)


def test_a_new_password_may_not_be_easy_either(service: Service) -> None:
    ada = new_account(service, "changing")
    with pytest.raises(RefusedError, match="too easy to guess"):
        ada.request("PUT", "/api/me/password", old=PASSWORD, new="changing1234")


def test_log_ins_are_in_the_log_without_who(service: Service) -> None:
    new_account(service, "logged")
    with structlog.testing.capture_logs() as told:
        Client.log_in(service.url, "logged", PASSWORD).close()
        with pytest.raises(RefusedError):
            Client.log_in(service.url, "logged", "not the password")
    lines = [line for line in told if "log-in" in line["event"]]
    assert lines == [{"event": event, "log_level": "info"} for event in ("log-in", "log-in refused")]


def test_an_account_name_is_taken_once(service: Service) -> None:
    new_account(service, "ada-three")
    with pytest.raises(RefusedError, match="taken"):
        service.guest("Ada").request("POST", "/api/accounts", account="ada-three", password=PASSWORD)


def test_matches_between_accounts_are_rated(service: Service) -> None:
    ada, bob = new_account(service, "rated-ada"), new_account(service, "rated-bob")
    table = ada.create("lift", ["me", "open"])["id"]
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(1), most=3)
    ada.resign(table)
    lost, won = (client.request("GET", "/api/me/ratings")["ratings"][0] for client in (ada, bob))
    assert lost["rating"] < won["rating"]
    assert lost["matches"] == won["matches"] == 1
    assert bob.request("GET", f"/api/people/{bob.me()['id']}")["ratings"] == [won]


def test_guests_are_not_rated(service: Service) -> None:
    ada, bob = service.guest(), new_account(service, "rated-alone")
    table = ada.create("lift", ["me", "open"])["id"]
    bob.join(table)
    ada.resign(table)
    assert bob.request("GET", "/api/me/ratings") == {"ratings": []}


def test_strangers_are_told_what_to_do(service: Service) -> None:
    with pytest.raises(RefusedError) as refused:
        service.client("no such secret").me()
    assert refused.value.code == "unknown_person"
