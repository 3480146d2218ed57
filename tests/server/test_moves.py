"""Moves: checked, stored, then told; applied once whatever is sent again."""

from __future__ import annotations

import random

import pytest

import midtown
from midtown.client import RefusedError
from tests.server.service import Service, catch_up, play_random, two_people


def test_a_whole_match_is_played_and_its_record_replays(service: Service, name: str) -> None:
    ada, bob, table = two_people(service, name)
    with ada.sit(table) as first, bob.sit(table) as second, ada.watch(table) as spectator:
        play_random([first, second], random.Random(1))
        catch_up(spectator)
        assert first.table["state"] == spectator.table["state"] == "over"
        record = ada.record(table)
        assert midtown.load(record).winners == first.table["result"]["winners"]
        assert record["commitment"] == first.table["commitment"]
        assert first.view["seed"] == record["seed"]


def test_a_move_that_is_sent_again_is_applied_once(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    with ada.sit(table) as seat:
        move = {"type": "move", "version": 0, "client_move_id": "once", "action": seat.view["choices"][0]["id"]}
        first, second = seat.ask(**move), seat.ask(**move)
        assert (first["duplicate"], second["duplicate"]) == (False, True)
        assert first["version"] == second["version"] == 1
        catch_up(seat)
        assert seat.version == 1


def test_an_old_version_is_refused_and_changes_nothing(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        catch_up(seat)
        with pytest.raises(RefusedError) as refused:
            seat.ask(type="move", version=0, client_move_id="late", action=seat.view["choices"][0]["id"])
        assert (refused.value.code, refused.value.version) == ("stale", 1)


def test_an_illegal_move_is_refused_with_its_reason_and_clause(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    with ada.sit(table) as seat, pytest.raises(RefusedError) as refused:
        seat.play({"kind": "end_turn"})
    assert refused.value.code == "illegal"
    assert refused.value.reason is not None
    assert refused.value.clause is not None
    assert refused.value.clause.startswith("S-")


def test_others_seats_and_other_turns_are_refused(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as seat, bob.sit(table) as other, service.guest("Eve").watch(table) as eve:
        action = seat.view["choices"][0]["id"]
        for who, where, code in ((other, 1, "not_your_turn"), (other, 0, "not_your_seat"), (eve, 0, "not_your_seat")):
            with pytest.raises(RefusedError) as refused:
                who.ask(type="move", seat=where, version=0, client_move_id="x", action=action)
            assert refused.value.code == code
        catch_up(seat, other, eve)
        assert seat.version == other.version == eve.version == 0


def test_an_undo_takes_back_what_the_match_allows(service: Service) -> None:
    ada, bob, table = two_people(service, "fifth_avenue")
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(5), until=lambda mover: mover.view["undoable"] > 0)
        mover = first if first.on_turn else second
        undoable = mover.view["undoable"]
        mover.undo()
        catch_up(first, second)
        assert mover.view["undoable"] == undoable - 1
        assert mover.updates[-1]["kind"] == "undo"


def test_an_undo_that_showed_something_needs_the_others(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as seat, bob.sit(table) as other:
        before = seat.view["state"]
        seat.play(seat.view["choices"][0]["id"])
        with pytest.raises(RefusedError):
            seat.undo()
        motion = ada.ask(table, "undo")
        assert (motion["state"], motion["needed"]) == ("open", [1])
        assert bob.vote(table, motion["motion"], agree=True)["state"] == "passed"
        catch_up(seat, other)
        assert seat.view["state"] == other.view["state"] == before
        assert other.updates[-1]["kind"] == "undo"


def test_an_undo_that_somebody_refuses_fails(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as seat:
        seat.play(seat.view["choices"][0]["id"])
        motion = ada.ask(table, "undo")
        assert bob.vote(table, motion["motion"], agree=False)["state"] == "failed"
        catch_up(seat)
        assert seat.version == 1
        with pytest.raises(RefusedError):
            bob.vote(table, motion["motion"], agree=True)


def test_a_question_to_the_others_falls_away_when_the_match_goes_on(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as seat, bob.sit(table) as other:
        seat.play(seat.view["choices"][0]["id"])
        motion = ada.ask(table, "undo")["motion"]
        catch_up(seat)
        seat.play(seat.view["choices"][0]["id"])
        catch_up(other)
        assert [m["state"] for m in other.table["motions"]] == ["stale"]
        with pytest.raises(RefusedError):
            bob.vote(table, motion, agree=True)
        assert ada.ask(table, "undo")["state"] == "open"


def test_against_bots_nobody_has_to_be_asked(service: Service) -> None:
    ada = service.guest()
    table = ada.create("skyline", ["me", "random"])["id"]
    with ada.sit(table) as seat:
        before = seat.view["state"]
        seat.play(seat.view["choices"][0]["id"])
        assert ada.ask(table, "undo")["state"] == "passed"
        catch_up(seat)
        assert seat.view["state"] == before


def test_a_reconnecting_client_gets_what_it_missed(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(3), most=12)
        catch_up(first, second)
        shown = [update["events"] for update in second.updates]
        answer = second.ask(type="watch", since=4)
        assert [update["version"] for update in answer["missed"]] == list(range(5, second.version + 1))
        assert answer["view"] == second.view
        assert [m["events"] for m in answer["missed"]] == shown[4:]
        assert second.ask(type="watch", since=10_000)["missed"] is None


def test_earlier_versions_can_be_looked_at(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as first, bob.sit(table) as second:
        seen = {0: second.view}
        for step in range(8):
            play_random([first, second], random.Random(step), most=1)
            catch_up(first, second)
            seen[second.version] = second.view
        for version, view in seen.items():
            answer = bob.request("GET", f"/api/tables/{table}/view", seat=1, version=version)
            assert answer["view"] == view


def test_what_happened_since_my_last_turn(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as first, bob.sit(table) as second:
        while not second.on_turn:
            play_random([first], random.Random(1), most=1)
            catch_up(first, second)
        told = bob.request("GET", f"/api/tables/{table}/since-my-turn")
        assert [u["version"] for u in told["updates"]] == list(range(1, second.version + 1))
        told = ada.request("GET", f"/api/tables/{table}/since-my-turn")
        assert told["updates"] == []
