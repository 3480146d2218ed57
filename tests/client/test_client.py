"""The Python client: what the page shows works, lost connections come back, and errors are sentences."""

from __future__ import annotations

import pytest

import midtown.client
from midtown.client import Client, LostError, RefusedError
from tests.server.service import Service, two_people


def test_the_example_of_the_package_plays_a_match(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (midtown.client.__doc__ or "").splitlines()
    example = "\n".join(line[4:] for line in lines if line.startswith("    "))
    example = example.replace("http://127.0.0.1:8430", service.url).replace('"club"', '"random"')
    scope: dict[str, Client] = {}
    exec(example, scope)
    scope["client"].close()
    assert "'ending': 'finished'" in capsys.readouterr().out


def test_the_public_names_are_these() -> None:
    assert midtown.client.__all__ == ["Client", "LostError", "RefusedError", "Seat", "SeedError", "SeedNotes"]


def test_a_seat_comes_back_by_itself_and_hears_what_it_missed(own_service: Service) -> None:
    ada, bob, table = two_people(own_service, "skyline")
    with ada.sit(table) as first, bob.sit(table) as second:
        own_service.restart()
        first.play(first.view["choices"][0]["id"])
        second.catch_up()
        assert second.version == 1
        assert [update["version"] for update in second.updates] == [1]


def test_a_seat_that_gave_up_comes_back_when_it_is_asked_again(
    own_service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("midtown.client.seat.TRIES", 2)
    ada, _, table = two_people(own_service, "skyline")
    with ada.sit(table) as seat:
        own_service.stop()
        with pytest.raises(LostError, match="cannot be reached"):
            seat.catch_up()
        own_service.start()
        seat.play(seat.view["choices"][0]["id"])
        seat.catch_up()
        assert seat.version == 1


def test_a_service_that_is_not_there_is_told_in_one_sentence() -> None:
    with Client("http://127.0.0.1:1", "secret") as client, pytest.raises(LostError, match="cannot be reached"):
        client.me()
    with pytest.raises(LostError):
        Client.guest("http://127.0.0.1:1", "Ada")


def test_a_closed_seat_says_so(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    seat = ada.sit(table)
    seat.close()
    with pytest.raises(LostError, match="closed"):
        seat.wait(0.1)


def test_refusals_carry_their_code_reason_and_clause(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    with ada.sit(table) as seat, pytest.raises(RefusedError) as refused:
        seat.play({"kind": "end_turn"})
    assert (refused.value.code, bool(refused.value.reason), bool(refused.value.clause)) == ("illegal", True, True)


def test_waiting_for_news_gives_up_in_time(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with bob.sit(table) as seat:
        seat.catch_up()
        assert not seat.wait(0.01)
        assert not seat.wait_for_turn(0.01)
    assert ada.tables()[0]["your_turn"]
