"""Nobody chooses the seed of a match: the service binds itself first, then every device adds to it."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest

import midtown
from examples.check_seed import check
from midtown.client import Client, RefusedError, SeedError, SeedNotes
from midtown.engine.agreement import commitment_to
from midtown.errors import InvalidError, MidtownError
from tests.server.service import PATIENCE, Service, play_random, two_people
from tests.server.wire import Wire

FIRST, SECOND = "a1" * 16, "b2" * 16


def new_table(client: Client, *kinds: str, game: str = "lift") -> Any:
    """A table as a client gets it that has added nothing yet."""
    seats = [{"kind": "bot", "bot": kind} if kind == "random" else {"kind": kind} for kind in kinds]
    return client.request("POST", "/api/tables", game=game, seats=seats, first=0)


def add(client: Client, table: Any, seat: int, contribution: str = FIRST, commitment: str | None = None) -> Any:
    form = {"seat": seat, "contribution": contribution, "commitment": commitment or table["commitment"]}
    return client.request("POST", f"/api/tables/{table['id']}/contribute", **form)


def refusal(client: Client, table: Any, seat: int, **given: Any) -> str:
    """The id of what the service says against it."""
    form = {"seat": seat, "commitment": table["commitment"], **given}
    response = client._http.post(f"/api/tables/{table['id']}/contribute", json=form, headers=client.headers)
    assert response.is_error
    return str(response.json()["error"]["id"])


def play_on(client: Client, table: str, *seats: int) -> None:
    """To the end, also against bots."""
    with ExitStack() as stack:
        opened = [stack.enter_context(client.sit(table, seat)) for seat in seats]
        while not opened[0].over:
            play_random(opened, random.Random(3))
            if not opened[0].over and not any(seat.on_turn for seat in opened):
                assert opened[0].wait(PATIENCE)


def test_the_service_is_bound_before_anybody_adds_anything(service: Service) -> None:
    ada, bob = service.guest(), service.guest("Bob")
    table = new_table(ada, "me", "open")
    seen = service.client().table(table["id"])["commitment"]
    bob.request("POST", f"/api/tables/{table['id']}/join")
    assert add(bob, table, 1, SECOND)["state"] == "waiting"
    begun = add(ada, table, 0, FIRST)
    assert (begun["state"], begun["commitment"]) == ("playing", seen)
    ada.resign(table["id"])
    record = ada.record(table["id"])
    assert record["origin"]["contributions"] == [FIRST, SECOND]
    assert commitment_to(bytes.fromhex(record["origin"]["secret"])) == seen
    assert check(record, seen, {1: FIRST, 2: SECOND}) == []


def test_every_table_has_a_secret_of_its_own(service: Service) -> None:
    ada = service.guest()
    assert len({new_table(ada, "me", "open")["commitment"] for _ in range(20)}) == 20


def test_a_match_waits_for_every_device_and_says_for_which(service: Service) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "random", "hot_seat")
    assert [seat["ready"] for seat in table["seats"]] == [False, True, False]
    move = {"match": table["id"], "seat": 0, "version": 0, "client_move_id": "1", "action": 0}
    with Wire(ada) as wire:
        refused = wire.ask(type="move", **move)
        assert (refused["id"], refused["args"]) == ("contribution-missing", {"seats": "1, 3"})
        add(ada, table, 2)
        assert wire.ask(type="move", **move)["args"] == {"seats": "1"}
        assert wire.ask(type="watch", match=table["id"], seat=0)["view"] is None
        add(ada, table, 0, SECOND)
        assert any(message["type"] == "state" and message["view"] for message in wire.news())


def test_a_seat_that_is_open_is_waited_for_first(service: Service) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "open")
    with pytest.raises(RefusedError, match="when all seats are taken"):
        ada.resign(table["id"])


@pytest.mark.parametrize(
    "contribution",
    ["", "a1", "A1" * 16, "a1" * 17, "g1" * 16, " " * 32, "a1" * 15 + "a ", "a1" * 16 + "\n", "ａ" * 32],
)
def test_what_is_no_contribution_is_refused(service: Service, contribution: str) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "open")
    assert refusal(ada, table, 0, contribution=contribution) == "contribution-form"
    assert ada.table(table["id"])["seats"][0]["contribution"] is None


def test_a_missing_contribution_is_refused_with_the_same_sentence(service: Service) -> None:
    ada = service.guest()
    assert refusal(ada, new_table(ada, "me", "open"), 0) == "contribution-form"
    assert refusal(ada, new_table(ada, "me", "open"), 0, contribution=7) == "form"


def test_a_second_contribution_is_refused_and_the_same_one_taken_again(service: Service) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "open")
    add(ada, table, 0)
    assert refusal(ada, table, 0, contribution=SECOND) == "contribution-twice"
    assert add(ada, table, 0)["seats"][0]["contribution"] == FIRST


def test_a_late_contribution_is_refused_and_the_same_one_taken_again(service: Service) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "random")
    assert add(ada, table, 0)["state"] == "playing"
    assert refusal(ada, table, 0, contribution=SECOND) == "contribution-late"
    assert add(ada, table, 0)["seats"][0]["contribution"] == FIRST
    ada.resign(table["id"])
    assert refusal(ada, table, 0, contribution=SECOND) == "contribution-late"
    closed = new_table(ada, "me", "open")
    ada.request("DELETE", f"/api/tables/{closed['id']}")
    assert refusal(ada, closed, 0, contribution=SECOND) == "contribution-late"


def test_only_who_has_seen_the_commitment_adds_to_it_and_only_for_a_seat_of_theirs(service: Service) -> None:
    ada, bob = service.guest(), service.guest("Bob")
    table = new_table(ada, "me", "open", "random")
    assert refusal(ada, table, 0, contribution=FIRST, commitment="00" * 32) == "other-commitment"
    assert refusal(ada, table, 0, contribution=FIRST, commitment="") == "other-commitment"
    for client, seat in ((bob, 0), (bob, 1), (ada, 1), (ada, 2)):
        assert refusal(client, table, seat, contribution=FIRST) == "seat-not-yours"


def test_who_leaves_takes_the_contribution_along(service: Service) -> None:
    ada, bob = service.guest(), service.guest("Bob")
    table = new_table(ada, "me", "open", "open")
    bob.request("POST", f"/api/tables/{table['id']}/join", seat=1)
    add(bob, table, 1)
    bob.request("POST", f"/api/tables/{table['id']}/leave")
    eve = service.guest("Eve")
    joined = eve.request("POST", f"/api/tables/{table['id']}/join", seat=1)
    assert (joined["seats"][1]["contribution"], joined["seats"][1]["ready"]) == (None, False)
    assert add(eve, table, 1, SECOND)["seats"][1]["contribution"] == SECOND


def test_what_was_acknowledged_is_stored(own_service: Service) -> None:
    ada = own_service.guest()
    table = new_table(ada, "me", "hot_seat")
    add(ada, table, 1, SECOND)
    own_service.restart()
    assert ada.table(table["id"])["seats"][1]["contribution"] == SECOND
    assert add(ada, table, 0)["state"] == "playing"
    own_service.restart()
    ada.resign(table["id"], 0)
    assert check(ada.record(table["id"]), table["commitment"], {1: FIRST, 2: SECOND}) == []


def test_others_see_a_contribution_only_when_the_match_is_over(service: Service) -> None:
    ada, bob, eve = service.guest(), service.guest("Bob"), service.guest("Eve")
    table = new_table(ada, "me", "open")
    bob.request("POST", f"/api/tables/{table['id']}/join")
    with Wire(ada) as hers, Wire(bob) as his, Wire(eve) as watching:
        wires = {FIRST: hers, SECOND: his, "": watching}
        for wire in wires.values():
            wire.ask(type="watch", match=table["id"])
        add(ada, table, 0, FIRST)
        add(bob, table, 1, SECOND)
        told = {own: json.dumps(wire.news()) + "".join(wire.log) for own, wire in wires.items()}
        for own, client in ((FIRST, ada), (SECOND, bob), ("", eve)):
            asked = [client.table(table["id"]), client.tables(), client.lobby()]
            asked.append(client.request("GET", f"/api/tables/{table['id']}/view"))
            said = told[own] + json.dumps(asked)
            assert [share in said for share in (FIRST, SECOND)] == [own == FIRST, own == SECOND]
        ada.resign(table["id"])
        for wire in wires.values():
            last = [message for message in wire.news() if message["type"] == "table"][-1]["table"]
            assert last["origin"]["contributions"] == [FIRST, SECOND]
            assert commitment_to(bytes.fromhex(last["origin"]["secret"])) == table["commitment"]
            assert [seat["contribution"] for seat in last["seats"]] == [FIRST, SECOND]


def test_neither_logs_nor_refusals_tell_what_is_secret(own_service: Service, capfd: pytest.CaptureFixture[str]) -> None:
    ada, bob, table = two_people(own_service, "lift")
    stored = ada.table(table)
    said = [
        refusal(client, stored, seat, contribution=contribution, commitment=commitment)
        for client, seat in ((ada, 0), (ada, 1), (bob, 1))
        for contribution in (FIRST, "x", "")
        for commitment in (stored["commitment"], "x")
    ]
    info = own_service.parts.cache._slots[table].live
    assert info is not None
    with ada.sit(table, 0) as first, bob.sit(table, 1) as second:
        play_random([first, second], random.Random(1), most=6)
    logged = "".join(capfd.readouterr()) + repr(info.info) + json.dumps(said)
    shares = [str(seat.contribution) for seat in info.info.seats]
    assert len(shares) == 2
    assert not any(secret in logged for secret in (info.info.secret, info.match.seed.hex, *shares))


@pytest.mark.parametrize("game", ["lift", "skyline"])
def test_a_whole_match_by_the_python_client_is_checked_at_the_end(service: Service, game: str) -> None:
    ada, bob, table = two_people(service, game)
    with ada.sit(table) as first, bob.sit(table) as second:
        play_random([first, second], random.Random(5))
        assert first.view["origin"] == second.view["origin"] == first.table["origin"]
    seed = ada.check_seed(table)
    assert seed == bob.check_seed(table) == midtown.load(ada.record(table)).seed
    assert seed.agreement is not None
    assert None not in seed.agreement.contributions


def test_bots_add_nothing_and_a_shared_device_adds_for_each_of_its_seats(service: Service) -> None:
    ada = service.guest()
    table = ada.create("lift", ["random", "me", "hot_seat"], first=0)["id"]
    play_on(ada, table, 1, 2)
    shares = ada.record(table)["origin"]["contributions"]
    assert [share is None for share in shares] == [True, False, False]
    assert shares[1] != shares[2]
    ada.check_seed(table)


def test_a_bot_in_somebodys_place_changes_nothing_about_the_seed(service: Service) -> None:
    ada, bob = service.guest(), service.guest("Bob")
    table = ada.create("lift", ["me", "open", "random"], first=0)["id"]
    bob.join(table)
    bob.resign(table)
    play_on(ada, table, 0)
    bob.check_seed(table)
    assert [share is None for share in ada.record(table)["origin"]["contributions"]] == [False, False, True]


def test_a_fork_has_a_seed_of_its_own_to_which_its_device_adds(service: Service) -> None:
    ada, _, table = two_people(service, "lift")
    ada.resign(table)
    fork = ada.fork(table, ply=0, seat=1, bot="random")
    assert fork["commitment"] != ada.table(table)["commitment"]
    play_on(ada, fork["id"], 1)
    assert ada.check_seed(fork["id"]) != ada.check_seed(table)


@pytest.mark.parametrize("seed", [None, 4])
def test_what_was_brought_from_elsewhere_says_where_its_seed_came_from(service: Service, seed: int | None) -> None:
    ada, match = service.guest(), midtown.new_match("lift", players=2, seed=seed)
    brought = ada.request("POST", "/api/records", **match.record())
    assert brought["origin"] == {"kind": "drawn" if seed is None else "given"}
    assert ada.record(brought["id"]) == json.loads(json.dumps(match.record()))
    assert ada.check_seed(brought["id"]) == match.seed


def test_an_agreed_seed_is_brought_along(service: Service) -> None:
    ada, _, table = two_people(service, "lift")
    ada.resign(table)
    record = ada.record(table)
    brought = service.guest("Eve").request("POST", "/api/records", **record)
    assert (brought["origin"], brought["commitment"]) == (record["origin"], record["commitment"])
    assert service.client().record(brought["id"]) == record


def test_a_service_cannot_pass_off_another_seed(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that makes all parts fit is found by what its clients noted."""
    ada, _, table = two_people(service, "lift")
    ada.resign(table)
    honest = ada.record(table)
    other = two_people(service, "lift")
    other[0].resign(other[2])
    monkeypatch.setattr(ada, "record", lambda _: other[0].record(other[2]))
    with pytest.raises(InvalidError, match="not the one that you were shown"):
        ada.check_seed(table)
    changed = {**honest, "origin": {**honest["origin"], "contributions": [SECOND, SECOND]}}
    monkeypatch.setattr(ada, "record", lambda _: changed)
    with pytest.raises(InvalidError, match="not made of its secret"):
        ada.check_seed(table)


def test_a_client_adds_nothing_to_a_commitment_that_was_changed(service: Service) -> None:
    ada = service.guest()
    table = new_table(ada, "me", "hot_seat")
    add_first = ada.notes.contribution(table["id"], 0, table["commitment"])
    with pytest.raises(SeedError, match="changed the commitment"):
        ada.contribute({**table, "commitment": "00" * 32})
    assert ada.contribute(table)["seats"][0]["contribution"] == add_first


def test_notes_are_saved_before_anything_is_sent() -> None:
    saved: list[str] = []
    notes = SeedNotes({}, lambda known: saved.append(json.dumps(known)))
    contribution = notes.contribution("t", 1, "5d")
    assert json.loads(saved[-1]) == {"t": {"commitment": "5d", "contributions": {"1": contribution}}}
    again = SeedNotes(json.loads(saved[-1]))
    assert again.contribution("t", 1, "5d") == contribution
    with pytest.raises(MidtownError):
        again.contribution("t", 1, "5e")
