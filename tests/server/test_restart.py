"""Clean stop, clean restart: matches go on where they were."""

from __future__ import annotations

import random

from tests.server.service import PATIENCE, Service, catch_up, play_random, two_people


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
