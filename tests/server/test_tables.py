"""Tables: making them, sitting down, leaving, resigning, playing again, talking."""

from __future__ import annotations

import random
from typing import Any

import pytest

from midtown.client import Client, RefusedError
from tests.server.service import PATIENCE, Service, catch_up, play_random, two_people


def refused(client: Client, method: str, path: str, **form: Any) -> str:
    with pytest.raises(RefusedError) as error:
        client.request(method, path, **form)
    return error.value.code


def test_the_games_are_told_with_their_options_and_levels(service: Service) -> None:
    told = service.guest().games()
    games = {game["name"]: game for game in told["games"]}
    assert games["skyline"]["players"] == [1, 2, 3, 4]
    assert games["skyline"]["options"][0]["kind"] == "choice"
    assert games["skyline"]["ready"]
    assert (games["skyline"]["hidden"], games["fifth_avenue"]["hidden"]) == (False, True)
    assert "club" in told["levels"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_come_whole_and_clause_by_clause(service: Service, language: str) -> None:
    rules = service.client().request("GET", "/api/games/skyline/rules", language=language)
    assert rules["clauses"][0]["number"].startswith("S-1.")
    assert rules["clauses"][0]["text"] in rules["markdown"]


def test_a_table_waits_for_its_people_and_then_begins(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("skyline", ["me", "open", "open"])
    assert table["state"] == "waiting"
    assert bob.join(table["id"], 2)["state"] == "waiting"
    assert refused(bob, "POST", f"/api/tables/{table['id']}/join") == "not_allowed"
    assert refused(service.guest(), "POST", f"/api/tables/{table['id']}/join", seat=2) == "not_allowed"
    assert refused(bob, "POST", f"/api/tables/{table['id']}/fill", seat=1, bot="club") == "not_allowed"
    begun = ada.request("POST", f"/api/tables/{table['id']}/fill", seat=1, bot="random")
    assert (begun["state"], begun["turn"]) == ("playing", 0)
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "person"]


def test_watchers_get_the_whole_picture_when_the_match_begins(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("skyline", ["me", "open"])["id"]
    with ada.sit(table) as seat:
        assert seat.view is None
        bob.join(table)
        catch_up(seat)
        assert seat.on_turn
        assert seat.table["seats"][1]["name"] == "Bob"


def test_public_tables_are_in_the_lobby_and_private_ones_are_not(service: Service) -> None:
    ada = service.guest()
    public = ada.create("skyline", ["me", "open"], public=True)["id"]
    private = ada.create("skyline", ["me", "open"])["id"]
    listed = [table["id"] for table in service.client().lobby()["open"]]
    assert public in listed
    assert private not in listed
    service.guest("Bob").join(public)
    assert public in [table["id"] for table in ada.lobby()["running"]]


def test_my_tables_come_with_those_first_where_i_have_to_decide(service: Service) -> None:
    ada, bob, mine = two_people(service, "skyline")
    later = bob.create("skyline", ["me", "open"])["id"]
    ada.join(later)
    assert [(t["id"], t["your_turn"]) for t in ada.tables()] == [(mine, True), (later, False)]
    assert [(t["id"], t["your_turn"]) for t in bob.tables()] == [(later, True), (mine, False)]


def test_several_people_at_one_device(service: Service) -> None:
    ada = service.guest()
    table = ada.create("fifth_avenue", ["me", {"kind": "hot_seat", "name": "Bob"}])
    assert table["mine"] == [0, 1]
    with ada.sit(table["id"], 0) as first, ada.sit(table["id"], 1) as second:
        play_random([first, second], random.Random(1), most=30)
        assert first.view["seat"] == 0
        assert second.view["state"]["hand"][0] is None


def test_a_tom_sits_where_the_options_say(service: Service) -> None:
    ada = service.guest()
    table = ada.create("new_york_city", ["me", "automatic"], options={"toms": {"1": "B4"}})
    assert table["seats"][1]["name"] == "Tom B4"
    with ada.sit(table["id"]) as seat:
        play_random([seat], random.Random(1), most=20)
        assert seat.version >= 20
    assert refused(ada, "POST", "/api/tables", game="new_york_city", seats=[{"kind": "me"}, {"kind": "automatic"}])


def test_a_seat_can_be_left_before_and_after_the_beginning(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("skyline", ["me", "open", "open"])["id"]
    bob.join(table)
    assert bob.request("POST", f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert ada.request("POST", f"/api/tables/{table}/leave")["state"] == "closed"
    ada, bob, table = two_people(service, "skyline")
    assert bob.request("POST", f"/api/tables/{table}/leave")["seats"][1]["left"]
    assert not bob.join(table)["seats"][1]["left"]


def test_a_table_can_be_given_up_before_it_begins_and_not_later(service: Service) -> None:
    ada = service.guest()
    table = ada.create("skyline", ["me", "open"])["id"]
    assert refused(service.guest(), "DELETE", f"/api/tables/{table}") == "not_allowed"
    ada.request("DELETE", f"/api/tables/{table}")
    assert ada.table(table)["state"] == "closed"
    ada, _, table = two_people(service, "skyline")
    assert refused(ada, "DELETE", f"/api/tables/{table}") == "not_allowed"


def test_somebody_who_left_is_replaced_by_a_bot_when_the_others_agree(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    cleo = service.guest("Cleo")
    table = ada.create("skyline", ["me", "open", "open"])["id"]
    bob.join(table)
    cleo.join(table)
    with cleo.sit(table):
        wish = {"kind": "replace", "about": 1, "bot": "random"}
        assert refused(ada, "POST", f"/api/tables/{table}/motions", **wish) == "not_allowed"
        bob.request("POST", f"/api/tables/{table}/leave")
        motion = ada.ask(table, "replace", about=1, bot="random")
        assert motion["needed"] == [2]
        assert cleo.vote(table, motion["motion"], agree=True)["state"] == "passed"
    seat = ada.table(table)["seats"][1]
    assert (seat["bot"], seat["resigned"]) == ("random", False)


def test_resigning_against_one_ends_the_match(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with bob.sit(table) as seat:
        result = ada.resign(table)["result"]
        assert (result["ending"], result["seat"], result["winners"]) == ("resigned", 0, [1])
        catch_up(seat)
        assert seat.over
        assert seat.view["seed"] == ada.record(table)["seed"]
        assert seat.view["winners"] == [1]
        assert len(seat.view["scores"]) == 2
    assert refused(ada, "POST", f"/api/tables/{table}/resign") == "over"


def test_resigning_among_more_lets_a_bot_play_on(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    table = ada.create("lift", ["me", "open", "random"])["id"]
    bob.join(table)
    with bob.sit(table) as seat:
        told = ada.resign(table)
        assert (told["state"], told["seats"][0]["resigned"]) == ("playing", True)
        while seat.wait_for_turn(PATIENCE):
            seat.play(seat.view["choices"][0]["id"])
        assert seat.table["result"]["ending"] == "finished"


def test_a_rematch_brings_the_same_people_together_once(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    assert refused(ada, "POST", f"/api/tables/{table}/rematch") == "not_allowed"
    ada.resign(table)
    again = bob.rematch(table)
    assert ada.rematch(table)["id"] == again["id"] == ada.table(table)["rematch"]
    assert [(seat["name"], seat["ready"]) for seat in again["seats"]] == [("Bob", True), ("Ada", False)]
    assert bob.table(again["id"])["state"] == "playing"


def test_a_rematch_to_which_somebody_does_not_come_is_played_against_a_bot(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    ada.resign(table)
    again = bob.rematch(table)["id"]
    assert refused(ada, "POST", f"/api/tables/{again}/fill", seat=0, bot="random") == "not_allowed"
    assert refused(bob, "POST", f"/api/tables/{again}/fill", seat=0, bot="random") == "not_allowed"
    begun = bob.request("POST", f"/api/tables/{again}/fill", seat=1, bot="random")
    assert (begun["state"], begun["seats"][1]["kind"], begun["seats"][1]["person"]) == ("playing", "bot", None)


def test_chat_reaches_everybody_there_and_only_those_seated_may_speak(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as first, bob.sit(table) as second, service.guest("Eve").watch(table) as eve:
        first.say("hello <script>alert(1)</script>")
        catch_up(first, second, eve)
        assert second.chat[-1]["text"] == eve.chat[-1]["text"] == "hello <script>alert(1)</script>"
        with pytest.raises(RefusedError):
            eve.say("psst")
    assert bob.tables()[0]["unread"] == 1
    assert bob.request("GET", f"/api/tables/{table}/chat")["messages"][0]["name"] == "Ada"
    assert bob.tables()[0]["unread"] == 0


def test_presence_is_told(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    with ada.sit(table) as first, bob.sit(table):
        catch_up(first)
        assert ada.table(table)["seats"][1]["online"]


def test_a_table_without_spectators_shows_its_match_to_nobody_else(service: Service) -> None:
    ada, _, table = two_people(service, "skyline", spectators=False)
    eve = service.guest("Eve")
    assert refused(eve, "GET", f"/api/tables/{table}/view") == "not_allowed"
    with pytest.raises(RefusedError):
        eve.watch(table)
    ada.resign(table)
    assert refused(eve, "GET", f"/api/tables/{table}/replay") == "not_allowed"


def test_bots_play_whole_matches_by_themselves(service: Service) -> None:
    ada = service.guest()
    table = ada.create("skyline", ["me", "newcomer", "random"])["id"]
    with ada.sit(table) as seat:
        while seat.wait_for_turn(PATIENCE):
            seat.play(seat.view["choices"][0]["id"])
        assert seat.table["result"]["ending"] == "finished"


@pytest.mark.parametrize(
    "form",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "skyline", "seats": [{"kind": "bot", "bot": "random"}]},
        {"game": "skyline", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "process:sh"}]},
        {"game": "skyline", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:99999999"}]},
        {"game": "fifth_avenue", "seats": [{"kind": "me"}]},
        {"game": "skyline", "seats": [{"kind": "me"}], "options": {"scenario": "moon"}},
        {"game": "new_york_city", "seats": [{"kind": "me"}] * 2, "options": {"components": "/etc/passwd"}},
    ],
)
def test_tables_that_cannot_be_are_refused(service: Service, form: dict[str, Any]) -> None:
    assert refused(service.guest(), "POST", "/api/tables", **form) == "invalid"


@pytest.mark.parametrize("table", ["AAAAAAAAAAAAAAAA", "nonsense"])
def test_a_table_that_does_not_exist_is_not_found(service: Service, table: str) -> None:
    assert refused(service.guest(), "GET", f"/api/tables/{table}") == "not_found"


def test_hints_between_people_only_where_the_table_says_so(service: Service) -> None:
    for hints, answer in ((False, "not_allowed"), (True, None)):
        ada, _, table = two_people(service, "lift", hints=hints)
        with ada.sit(table) as seat:
            if answer is None:
                assert seat.ask(type="hint")["choices"]
            else:
                with pytest.raises(RefusedError) as error:
                    seat.ask(type="hint")
                assert error.value.code == answer


def test_there_are_no_hints_where_the_match_is_rated(service: Service) -> None:
    ada, bob = service.guest("Ada"), service.guest("Bob")
    for client, name in ((ada, "hints-ada"), (bob, "hints-bob")):
        client.request("POST", "/api/accounts", account=name, password="seven slow trams uptown")
    table = ada.create("lift", ["me", "open"], hints=True)["id"]
    bob.join(table)
    with ada.sit(table) as seat, pytest.raises(RefusedError, match="rated"):
        seat.ask(type="hint")
