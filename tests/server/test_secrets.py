"""Nobody is sent what their seat may not know: every byte over the real socket, in random games."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import orjson
import pytest

import midtown
from midtown.engine.events import Secret
from midtown.engine.match import Match
from midtown.engine.seed import OriginKind
from midtown.games import find
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.kinds import EntryKind, SeatKind
from midtown.server.tables.model import Person, Seat
from midtown.server.tables.seating import new_table
from tests.server.service import Service, two_people
from tests.server.wire import Wire

PLIES = 160
WITH_HANDS = ("fifth_avenue", "new_york_city")
SECRET_WORDS = ('"ply"', '"stream"', '"seed"', '"key"', '"drawn"')


def live_of(service: Service, table: str) -> LiveMatch:
    live = service.parts.cache._slots[table].live
    assert live is not None
    return live


def imagined_view(live: LiveMatch, audience: int | None) -> Any:
    """What that audience would be shown if everything it cannot see had been dealt otherwise."""
    world = live.match.imagined(-1 if audience is None else audience, random.getrandbits(63) | 1)
    view = Match.from_record(live.match.game, world).view(audience)
    view["commitment"] = live.match.commitment
    del view["ply"]
    view["undoable"] = live.view(audience)["undoable"]
    return json.loads(json.dumps(view))


def secret_arguments(game: str, kind: str) -> set[str]:
    events = find(game).events
    told = events.arguments[events.kinds[kind.upper()]]
    return {name for name, axis in told.items() if isinstance(axis, Secret)}


def tells_the_end(text: str) -> bool:
    return '"over":true' in text or '"state":"over"' in text


def secrets_of(live: LiveMatch) -> list[str]:
    """All that nobody may be told while the match runs: the seed and the secret behind it, whole or in halves."""
    known = [live.match.seed.hex, live.info.secret]
    return [half for text in known for half in (text[:32], text[32:])]


def test_every_view_sent_would_be_the_same_if_hidden_things_were_others(service: Service, name: str) -> None:
    ada, bob, table = two_people(service, name)
    chooser = random.Random(7)
    with ExitStack() as stack:
        wires = {
            audience: stack.enter_context(Wire(client))
            for audience, client in ((0, ada), (1, bob), (None, service.guest("Eve")))
        }
        seen = {a: wire.ask(type="watch", match=table, seat=a) for a, wire in wires.items()}
        for ply in range(PLIES):
            live = live_of(service, table)
            turn = live.turn
            if turn is None:
                break
            version, action = live.version(turn), chooser.choice(live.match.legal.ids)
            form = {"match": table, "seat": turn, "version": version, "client_move_id": str(ply), "action": action}
            assert wires[turn].ask(type="move", **form)["type"] == "done"
            for audience, wire in wires.items():
                for message in wire.news():
                    check_message(name, audience, message)
                    if message["type"] == "moved":
                        seen[audience] = message
                if live.info.state == "playing":
                    assert seen[audience]["view"] == imagined_view(live, audience)
                    assert seen[audience]["version"] == live.version(audience)
        live = live_of(service, table)
        heard = {a: [text for text in wire.log if not tells_the_end(text)] for a, wire in wires.items()}
        shares = [seat.contribution for seat in live.info.seats]
        for audience, texts in heard.items():
            others = [share for seat, share in enumerate(shares) if share and seat != audience]
            assert not any(secret in text for text in texts for secret in [*secrets_of(live), *others])
            assert not any(word in text for text in texts for word in SECRET_WORDS)
            if audience is not None:
                assert any(str(shares[audience]) in text for text in texts)


def check_message(game: str, audience: int | None, message: Any) -> None:
    """Other people's secrets are in no event, and only one's own decisions are told as such."""
    if message["type"] != "moved":
        return
    if message["by"] != audience:
        assert message["action"] is None
    for event in message["events"]:
        if event["seat"] != audience:
            assert not secret_arguments(game, event["kind"]) & set(event)


def auction_with_cards_to_lay() -> tuple[LiveMatch, list[int]]:
    """A match of Fifth Avenue at a moment when two cards may be laid face down."""
    person = Person("p", "Ada", "en", None, 0, 0)
    seats = [Seat(n, SeatKind.PERSON, "", person="p") for n in range(2)]
    begun: Any = {"secret": "5a" * 32, "origin": OriginKind.GIVEN, "state": "playing", "begun": 1, "touched": 1}
    live = LiveMatch(new_table(person, "fifth_avenue", {}, seats, **begun))
    chooser = random.Random(11)
    while True:
        lays = [a.id for a in live.match.legal if a.kind == "lay"]
        if len(lays) > 1 and any(a.kind == "pass" for a in live.match.legal):
            return live, lays
        live.apply(live.propose(EntryKind.MOVE, live.match.turn or 0, action=chooser.choice(live.match.legal.ids)))


def shown(live: LiveMatch, audience: int | None) -> bytes:
    """Everything an audience has been shown so far, but for when."""
    updates = [{**update, "at": 0} for update in live.updates(audience)]
    return orjson.dumps([updates, live.version(audience), live.view(audience), live.info.touched])


def test_cards_laid_face_down_and_taken_back_leave_no_trace_for_others() -> None:
    live, lays = auction_with_cards_to_lay()
    actor = live.match.turn or 0
    others: list[int | None] = [1 - actor, None]
    before, own = [shown(live, audience) for audience in others], live.version(actor)
    for card in lays[:2]:
        live.apply(live.propose(EntryKind.MOVE, actor, action=card))
        live.apply(live.propose(EntryKind.UNDO, actor, ply=live.undo_target()))
    live.apply(live.propose(EntryKind.MOVE, actor, action=lays[0]))
    assert live.version(actor) == own + 5
    assert [shown(live, audience) for audience in others] == before


def test_the_next_open_decision_looks_the_same_with_and_without_hidden_ones() -> None:
    told = []
    for hidden in (0, 1, 2):
        live, lays = auction_with_cards_to_lay()
        actor = live.match.turn or 0
        for _ in range(hidden):
            live.apply(live.propose(EntryKind.MOVE, actor, action=lays[0]))
            live.apply(live.propose(EntryKind.UNDO, actor, ply=live.undo_target()))
        live.apply(live.propose(EntryKind.MOVE, actor, action=next(a.id for a in live.match.legal if a.kind == "pass")))
        told.append([shown(live, 1 - actor), shown(live, None)])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(("game", "hides"), [("fifth_avenue", True), ("new_york_city", False)])
def test_hidden_decisions_are_not_sent_to_others_at_all(service: Service, game: str, hides: bool) -> None:
    """In New York City hands are hidden, but every decision shows."""
    ada, bob, table = two_people(service, game)
    chooser, hidden = random.Random(2), 0
    with Wire(ada) as first, Wire(bob) as second:
        wires = (first, second)
        for seat, wire in enumerate(wires):
            wire.ask(type="watch", match=table, seat=seat)
        for wire in wires:
            wire.news()
        for ply in range(120):
            live = live_of(service, table)
            turn = live.turn
            if turn is None:
                break
            before = live.version(1 - turn)
            action = chooser.choice(live.match.legal.ids)
            form = {"match": table, "seat": turn, "version": live.version(turn), "client_move_id": str(ply)}
            wires[turn].ask(type="move", **form, action=action)
            wires[turn].news()
            news = wires[1 - turn].news()
            assert len([m for m in news if m["type"] == "moved"]) == live.version(1 - turn) - before
            if live.version(1 - turn) == before:
                hidden += 1
                assert news == []
    assert (hidden > 0) is hides


@pytest.mark.parametrize("game", WITH_HANDS)
@pytest.mark.parametrize("what", ["why_not", "preview", "hint"])
def test_questions_about_a_decision_are_answered_only_to_who_has_to_make_it(
    service: Service, what: str, game: str
) -> None:
    ada, bob, table = two_people(service, game)
    turn = ada.table(table)["turn"]
    with Wire((ada, bob)[1 - turn]) as wire:
        form = {} if what == "hint" else {"action": 0}
        answer = wire.ask(type=what, match=table, seat=1 - turn, **form)
        assert (answer["type"], answer["code"]) == ("refused", "not_your_turn")
        answer = wire.ask(type=what, match=table, seat=turn, **form)
        assert (answer["type"], answer["code"]) == ("refused", "not_your_seat")


@pytest.mark.parametrize("game", WITH_HANDS)
def test_a_preview_never_tells_what_is_hidden(service: Service, game: str) -> None:
    """It is computed in an imagined world, so asking it often gives nothing that the seat could not see."""
    ada, bob, table = two_people(service, game)
    chooser, previews = random.Random(4), 0
    with Wire(ada) as first, Wire(bob) as second:
        wires = (first, second)
        for ply in range(60):
            live = live_of(service, table) if table in service.parts.cache else None
            if live is None:
                first.ask(type="watch", match=table, seat=0)
                live = live_of(service, table)
            turn = live.turn
            if turn is None:
                break
            action = chooser.choice(live.match.legal.ids)
            answer = wires[turn].ask(type="preview", match=table, seat=turn, action=action)
            form = {"match": table, "seat": turn, "version": live.version(turn), "client_move_id": str(ply)}
            wires[turn].ask(type="move", **form, action=action)
            if not answer["chance"]:
                previews += 1
                after = {**answer["view"], "commitment": live.match.commitment}
                real = json.loads(json.dumps(live.view(turn)))
                assert {**after, "undoable": 0} == {**real, "undoable": 0}
    assert previews > 10


def foretold(match: Match, action: int) -> bytes:
    found = match.preview(action)
    view = None if found.view is None else {**found.view, "undoable": 0}
    return orjson.dumps([view, [event.seen(found.seat) for event in found.events]])


@pytest.mark.parametrize("game", WITH_HANDS)
def test_previews_and_reasons_are_the_same_bytes_if_hidden_things_were_others(game: str) -> None:
    match, chooser, shown = midtown.new_match(game, 3, seed=6), random.Random(6), 0
    for _ in range(40):
        assert match.turn is not None
        other = Match.from_record(match.game, match.imagined(match.turn, chooser.getrandbits(63) | 1))
        actions = list(match.legal.ids)
        for action in chooser.sample(actions, min(3, len(actions))):
            told = foretold(match, action)
            shown += not told.startswith(b"[null")
            assert foretold(other, action) == told
        for action in chooser.sample(range(match.game.actions.count), 20):
            assert match.why_not(action) == other.why_not(action)
        match.advance(chooser.choice(actions))
    assert shown > 10


def test_a_table_that_waits_shows_no_hands(service: Service) -> None:
    ada = service.guest()
    table = ada.create("fifth_avenue", ["me", "open"])["id"]
    with Wire(ada) as wire:
        assert wire.ask(type="watch", match=table, seat=0)["view"] is None
    assert ada.request("GET", f"/api/tables/{table}/view", seat=0)["view"] is None


def test_the_book_stays_closed_while_a_match_runs(service: Service) -> None:
    ada, _, table = two_people(service, "skyline")
    for path in ("replay", "replay/0", "record"):
        with pytest.raises(Exception, match="The book is opened when the match is over"):
            ada.request("GET", f"/api/tables/{table}/{path}")
    told = json.dumps([ada.table(table), ada.tables(), service.client().table(table)])
    assert not any(secret in told for secret in secrets_of(live_of(service, table)))


def test_notes_are_only_ones_own(service: Service) -> None:
    ada, bob, table = two_people(service, "skyline")
    ada.request("PUT", f"/api/tables/{table}/notes", text="block the park")
    assert ada.request("GET", f"/api/tables/{table}/notes") == {"text": "block the park"}
    assert bob.request("GET", f"/api/tables/{table}/notes") == {"text": ""}
