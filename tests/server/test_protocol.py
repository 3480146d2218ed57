"""What really goes over the socket is what is described, to the last field. HTTP sees to that by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from midtown.client import Client
from midtown.server.http.schema import http_schema, socket_schema
from tests.server.service import Service, two_people
from tests.server.wire import Wire

DOCUMENTED = json.loads((Path(__file__).parents[2] / "docs" / "socket.schema.json").read_text(encoding="utf-8"))
NOTHING_ANSWERED = "204"


def described(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DOCUMENTED["$defs"]})


def test_the_socket_is_described_as_it_is() -> None:
    assert socket_schema() == DOCUMENTED


def test_every_answer_is_described() -> None:
    for path, methods in http_schema()["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if status != NOTHING_ANSWERED:
                    schema = answer["content"]["application/json"]["schema"]
                    assert "$ref" in schema or "anyOf" in schema, f"{method} {path} {status}"


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue"])
def test_every_message_of_a_match_is_as_described(service: Service, game: str) -> None:
    ada, bob, table = two_people(service, game)
    with Wire(ada) as hers, Wire(bob) as his:
        wires = [hers, his]
        for wire in wires:
            wire.ask(type="watch", match=table, since=0)
        for number in range(4):
            decide(ada, table, wires, number)
        hers.ask(type="chat", match=table, text="hello")
        hers.ask(type="nothing")
        hers.ask(type="unwatch", match=table, seat=0)
        bob.resign(table)
        his.ask(type="ping")
        heard = [json.loads(text) for wire in wires for text in wire.log]
    for message in heard:
        described("Sent").validate(message)
    kinds = {message["type"] for message in heard}
    assert kinds >= {"hello", "state", "moved", "done", "refused", "why", "preview", "chat", "table", "pong"}


def decide(ada: Client, table: str, wires: list[Wire], number: int) -> None:
    """Whoever is on turn asks first, and plays then; the other tries to."""
    turn: int = ada.table(table)["turn"]
    state = wires[turn].ask(type="watch", match=table, seat=turn, since=0)
    choice: dict[str, Any] = state["view"]["choices"][0]
    place = {"match": table, "seat": turn, "action": choice["id"]}
    wires[turn].ask(type="why_not", **place)
    wires[turn].ask(type="preview", **place)
    move = {"type": "move", "version": state["version"], "client_move_id": f"move {number}"}
    wires[1 - turn].ask(**{**place, **move, "seat": 1 - turn})
    wires[turn].ask(**place, **move)


def test_what_is_not_described_does_not_fit() -> None:
    with pytest.raises(ValidationError):
        described("Sent").validate({"type": "pong", "now": 1, "secret": 2})
    with pytest.raises(ValidationError):
        described("Received").validate({"type": "ping", "seat": 0})
