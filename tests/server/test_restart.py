"""Clean stop, clean restart: matches go on where they were."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import update

from midtown.client import RefusedError
from midtown.server.store.schema import tables
from tests.server.service import PATIENCE, Service, catch_up, play_random, two_people, wait_until


def test_a_match_goes_on_where_it_was(own_service: Service) -> None:
    ada, bob, table = two_people(own_service, "fifth_avenue")
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(1), most=60)
        before = [(seat.version, seat.view) for seat in (first, second)]
        own_service.restart()
        catch_up(first, second)
        assert [(seat.version, seat.view) for seat in (first, second)] == before
        play_random([first, second], random.Random(2), most=10)


def test_a_bot_whose_turn_was_cut_off_moves_after_the_restart(own_service: Service) -> None:
    ada = own_service.guest()
    table = ada.create("skyline", ["random", "me"])["id"]
    with ada.sit(table) as seat:
        own_service.restart()
        assert seat.wait_for_turn(PATIENCE)


def test_a_move_sent_before_and_after_a_restart_counts_once(own_service: Service) -> None:
    ada, _, table = two_people(own_service, "skyline")
    with ada.sit(table) as seat:
        move = {"type": "move", "version": 0, "client_move_id": "m", "action": seat.view["choices"][0]["id"]}
        assert not seat.ask(**move)["duplicate"]
        own_service.restart()
        assert seat.ask(**move)["duplicate"]
        catch_up(seat)
        assert seat.version == 1


def age(service: Service, table: str) -> None:
    """Makes a stored table one of the rules before these."""
    with service.parts.store._writing.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(game_version=tables.c.game_version - 1))


def test_tables_of_rules_that_are_no_longer_played_are_closed_with_a_sentence(own_service: Service) -> None:
    """They are never replayed wrongly, and the service and all other tables go on."""
    ada, bob, running = two_people(own_service, "skyline")
    waiting = ada.create("skyline", ["me", "open"])["id"]
    with ada.sit(running) as first, bob.sit(running) as second:
        play_random([first, second], random.Random(1), most=10)
    _, _, kept = two_people(own_service, "skyline")
    for table in (running, waiting):
        age(own_service, table)
    own_service.restart()
    wait_until(lambda: not {line["id"] for line in ada.tables()} & {running, waiting})
    for table in (running, waiting):
        for ask in (ada.table, ada.record, ada.sit):
            with pytest.raises(RefusedError, match="version 1 of its rules; here version 2 is played"):
                ask(table)
    assert ada.table(kept)["state"] == "playing"


def test_a_finished_match_of_other_rules_keeps_its_result_and_is_not_replayed(own_service: Service) -> None:
    ada, bob, table = two_people(own_service, "lift")
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(1))
    age(own_service, table)
    own_service.restart()
    (line,) = ada.tables()
    assert (line["id"], line["state"]) == (table, "over")
    assert line["result"]["scores"]
    with pytest.raises(RefusedError, match="neither played on nor replayed"):
        ada.record(table)
