"""Names: nothing invisible, nothing in disguise, nobody who looks like somebody else at the table."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from midtown.cli.main import midtown
from midtown.client import Client, RefusedError
from midtown.errors import InvalidError
from midtown.nicknames import look_alike, read_name
from midtown.server.store.migrate import migrate
from tests.server.service import Service
from tests.server.test_people import new_account

INVISIBLE = {
    "zero width": "Ada\u200b",
    "a Hangul filler": "\u3164",
    "a half-wide filler": "\uffa0",
    "a Khitan filler": "\U00016fe4Ada",
    "a blank of Braille": "\u2800",
    "a blank note": "Ada\U0001d159",
    "an object that is not there": "\ufffc",
    "written from the right": "\u202eadA",
    "an isolate": "\u2066Ada\u2069",
    "a mark of direction": "Ada\u200f",
    "a line separator": "Ada\u2028Bob",
    "a line break": "Ada\nBob",
    "an escape of terminals": "\x1b[31mAda",
    "tags": "Ada\U000e0041\U000e007f",
    "a soft hyphen": "A\u00adda",
    "a joiner between letters": "A\u200dda",
    "private use": "\ue000",
    "two directions in a word": "B\u05e1b",
}
ORDINARY = ["Ada L.", "Zoë", "Nguyễn Thị", "李雷", "דוד כהן", "محمد", "สิทธิ์", "O'Brien-2", "🦊", "❤️", "अक्षय"]


@pytest.mark.parametrize("called", ORDINARY)
def test_people_may_be_called_what_they_are_called(called: str) -> None:
    assert look_alike(read_name(called), called.removesuffix("\ufe0f"))


@pytest.mark.parametrize("called", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_holds_nothing_that_cannot_be_seen(called: str) -> None:
    with pytest.raises(InvalidError, match=r"cannot be seen or .+ direction") as refused:
        read_name(called)
    assert refused.value.id == "name-invisible"


@pytest.mark.parametrize(
    ("called", "refusal"),
    [
        ("", "name-empty"),
        (" \u3000\u00a0", "name-empty"),
        ("\ufe0f", "name-empty"),
        ("\u0301Ada", "name-marks"),
        ("a" + "\u0301" * 40, "name-marks"),
        ("a\u0301\u0302\u0303\u0304\u0306", "name-marks"),
        ("x" * 41, "name-long"),
        ("\ufdfa" * 3, "name-long"),
    ],
)
def test_a_name_of_nothing_of_too_much_or_of_marks_alone_is_refused(called: str, refusal: str) -> None:
    with pytest.raises(InvalidError) as refused:
        read_name(called)
    assert refused.value.id == refusal


@given(st.text(max_size=60))
def test_a_name_that_was_read_reads_the_same_again(name: str) -> None:
    try:
        once = read_name(name)
    except InvalidError:
        return
    assert read_name(once) == once


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410d\u0430"),
        ("Ada", "ADA"),
        ("Paypal", "PaypaI"),
        ("paypal", "PaypaI"),
        ("Adam", "Adarn"),
        ("Max", "\u216fax"),
        ("Bob O1", "B\u03bfb 0l"),
        ("अक्षय", "अक्\u200dषय"),
    ],
)
def test_names_that_look_alike_are_known(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Bob"), ("Ina", "Vina"), ("Guest 1234", "Guest 1235")])
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    assert not look_alike(one, other)


def refused(client: Client, method: str, path: str, **form: Any) -> str:
    with pytest.raises(RefusedError) as told:
        client.request(method, path, **form)
    assert str(told.value).endswith(".")
    return str(told.value.id)


def test_every_way_in_reads_a_name(service: Service) -> None:
    """A new guest, a new name, a seat of one's own, a seat at somebody's table."""
    bad = "Ada\u200b"
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("lift", ["me", "open"])["id"]
    assert refused(service.client(), "POST", "/api/guests", name=bad) == "name-invisible"
    assert refused(bob, "PATCH", "/api/me", name=bad) == "name-invisible"
    assert refused(bob, "POST", f"/api/tables/{table}/join", name=bad) == "name-invisible"
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": bad}]
    assert refused(ada, "POST", "/api/tables", game="lift", seats=seats) == "name-invisible"
    assert bob.request("PATCH", "/api/me", name="  Bob\u00a0\u3000B. ")["name"] == "Bob B."


def test_a_name_from_before_is_read_again_when_its_person_sits_down(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("lift", ["me", "open"])["id"]
    with sqlite3.connect(service.given["data_dir"] / "midtown.db") as store:
        store.execute("UPDATE people SET name = ? WHERE id = ?", ("\u3164", bob.me()["id"]))
    store.close()
    assert refused(bob, "POST", f"/api/tables/{table}/join") == "name-invisible"
    assert refused(bob, "POST", "/api/tables", game="lift", seats=[{"kind": "me"}, {"kind": "open"}]) == (
        "name-invisible"
    )


@pytest.mark.parametrize("called", ["Ada", "\u0410d\u0430", "ada"])
def test_nobody_sits_down_looking_like_somebody_who_sits_there(service: Service, called: str) -> None:
    ada, other = service.guest("Ada"), service.guest(called)
    table = ada.create("lift", ["me", "open"])["id"]
    assert refused(other, "POST", f"/api/tables/{table}/join") == "name-at-table"
    assert refused(other, "POST", f"/api/tables/{table}/join", name="ADA") == "name-at-table"
    joined = other.request("POST", f"/api/tables/{table}/join", name="Ada the second")
    assert other.contribute(joined)["state"] == "playing"


def test_people_on_one_device_may_share_a_name(service: Service) -> None:
    assert service.guest("Ada").create("lift", ["me", "hot_seat"])["state"] == "playing"


def test_the_name_of_an_account_is_its_owners(service: Service) -> None:
    owner, bob = new_account(service, "ada-lovelace"), service.guest("Bob")
    table = bob.create("lift", ["me", "open", "open"])["id"]
    taken = "\u0410da-Lovelace"
    assert refused(service.client(), "POST", "/api/guests", name=taken) == "name-of-account"
    assert refused(bob, "PATCH", "/api/me", name=taken) == "name-of-account"
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": taken}]
    assert refused(bob, "POST", "/api/tables", game="lift", seats=seats) == "name-of-account"
    cleo = service.guest("Cleo")
    assert refused(cleo, "POST", f"/api/tables/{table}/join", name=taken) == "name-of-account"
    assert owner.request("PATCH", "/api/me", name="Ada-Lovelace")["name"] == "Ada-Lovelace"


def test_an_account_that_looks_like_another_is_not_made(service: Service) -> None:
    new_account(service, "lola-10")
    form = {"account": "1ola-lo", "password": "correct horse battery"}
    assert refused(service.guest(), "POST", "/api/accounts", **form) == "name-taken"


def test_a_seat_says_whether_its_person_has_an_account(service: Service) -> None:
    ada, bob = new_account(service, "marked"), service.guest("Bob")
    table = ada.create("lift", ["me", "open", "random"])["id"]
    assert [seat["account"] for seat in bob.join(table)["seats"]] == [True, False, False]


def test_accounts_of_an_older_store_are_known_by_their_looks(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'midtown.db'}"
    migrate(url, "0003")
    engine = create_engine(url)
    with engine.begin() as connection:
        values = "('a', 'Ada', 'en', 'ada-1', 'x', 1, 1)"
        connection.execute(
            text(f"INSERT INTO people (id, name, language, account, password, created, seen) VALUES {values}")
        )
    engine.dispose()
    running = Service(tmp_path)
    try:
        assert refused(running.client(), "POST", "/api/guests", name="Ada-l") == "name-of-account"
    finally:
        running.stop()


def test_a_name_that_is_no_string_is_refused_too(service: Service) -> None:
    for name in (None, 1, ["Ada"], {"name": "Ada"}, "x" * 100_000):
        assert httpx.post(f"{service.url}/api/guests", json={"name": name}).status_code == 422
    lone = httpx.post(
        f"{service.url}/api/guests", content=b'{"name": "\\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert lone.status_code in (400, 422)


def test_the_command_line_reads_names_too() -> None:
    command = ["play", "lift", "-p", "2", "--name", "1=\x1b[2JAda"]
    result = CliRunner().invoke(midtown, command)
    assert "cannot be seen" in str(result.exception)
