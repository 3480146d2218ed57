"""Limits: whoever guesses passwords is slowed down, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running import limiter, settings
from midtown.server.running.limiter import Limiter, network_of
from tests.server.service import Service
from tests.server.test_people import PASSWORD, new_account


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Service]:
    """A service behind a proxy, which tells the addresses of those who ask."""
    service = Service(tmp_path, login_rate="30/60", guess_rate="3/6000")
    yield service
    service.stop()


def log_in(service: Service, address: str, account: str, password: str) -> tuple[int, str | None]:
    """The status, and the id of the refusal."""
    form = {"account": account, "password": password}
    answer = httpx.post(f"{service.url}/api/sessions", json=form, headers={"X-Forwarded-For": address})
    return answer.status_code, answer.json().get("error", {}).get("id")


def test_the_owner_logs_in_from_elsewhere_while_somebody_guesses(proxied: Service) -> None:
    new_account(proxied, "guessed")
    tries = [log_in(proxied, "203.0.113.9", "guessed", f"wrong password {n}") for n in range(20)]
    assert tries[:3] == [(403, "wrong-password")] * 3
    assert set(tries[3:]) == {(429, "too-many-guesses")}
    assert log_in(proxied, "203.0.113.9", "guessed", PASSWORD) == (429, "too-many-guesses")
    assert log_in(proxied, "198.51.100.7", "guessed", PASSWORD) == (201, None)


def test_a_guesser_is_known_by_the_first_half_of_an_ipv6_address(proxied: Service) -> None:
    new_account(proxied, "guessed-six")
    tries = [log_in(proxied, f"2001:db8:1:2::{n:x}", "guessed-six", "wrong password") for n in range(1, 9)]
    assert [status for status, _ in tries] == [403] * 3 + [429] * 5
    assert log_in(proxied, "2001:db8:1:3::1", "guessed-six", PASSWORD) == (201, None)


def test_who_logs_in_often_is_not_guessing(proxied: Service) -> None:
    new_account(proxied, "often")
    for _ in range(4):
        assert log_in(proxied, "203.0.113.9", "often", "wrong password")[0] == 403
        assert log_in(proxied, "203.0.113.9", "often", PASSWORD) == (201, None)


def test_other_accounts_are_not_slowed_down_by_a_guess_at_one(proxied: Service) -> None:
    new_account(proxied, "quiet")
    for _ in range(5):
        log_in(proxied, "203.0.113.9", "somebody", "wrong password")
    assert log_in(proxied, "203.0.113.9", "quiet", PASSWORD) == (201, None)


def test_guesses_at_the_old_password_are_slowed_down_too(proxied: Service) -> None:
    ada = new_account(proxied, "held")
    form = {"old": "wrong password", "new": "another long password"}
    statuses = [
        httpx.put(f"{proxied.url}/api/me/password", json=form, headers=ada.headers).status_code for _ in range(5)
    ]
    assert statuses == [403, 403, 403, 429, 429]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_counts_as_the_household_behind_it(address: str, network: str) -> None:
    assert network_of(address) == network


def test_limits_remember_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiter, "MOST_KNOWN", 100)
    limits = Limiter(settings.read(login_rate="1/60", guess_rate="1/60"))

    async def guess() -> None:
        for number in range(1_000):
            await limits.check_guess(f"address {number}", "account")
        with pytest.raises(RefusedError) as refused:
            await limits.check_guess("address 999", "account")
        assert refused.value.refusal is Refusal.TOO_MANY

    asyncio.run(guess())
    assert {what: len(known) for what, known in limits._buckets.items() if known} == {"login": 100, "guess": 100}
