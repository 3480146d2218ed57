"""The socket against its own description: frames made from it, good ones and bad ones, are each answered in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode

from tests.server.service import Service, two_people
from tests.server.test_protocol import DOCUMENTED
from tests.server.wire import Wire

EXAMPLES = 60
MESSAGES = [part["$ref"].rsplit("/", 1)[1] for part in DOCUMENTED["$defs"]["Received"]["oneOf"]]


def operation(message: str) -> Any:
    """The message as if it were the body of a request, for what makes requests from descriptions."""
    schemas = json.loads(json.dumps(DOCUMENTED["$defs"]).replace("#/$defs/", "#/components/schemas/"))
    body = {"required": True, "content": {"application/json": {"schema": schemas[message]}}}
    paths = {"/socket": {"post": {"requestBody": body, "responses": {"200": {"description": "an answer"}}}}}
    about = {"title": "socket", "version": "1"}
    described: Any = schemathesis.openapi.from_dict(
        {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": schemas}}
    )
    return described["/socket"]["POST"]


@pytest.fixture(scope="module")
def seated(service: Service) -> Iterator[tuple[str, Wire]]:
    ada, _, table = two_people(service, "skyline", hints=True)
    with Wire(ada) as wire:
        wire.ask(type="watch", match=table)
        yield table, wire


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("message", MESSAGES)
def test_every_frame_is_answered_as_described(message: str, mode: GenerationMode, seated: tuple[str, Wire]) -> None:
    table, wire = seated
    sent = Draft202012Validator({"$ref": "#/$defs/Sent", "$defs": DOCUMENTED["$defs"]})

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation(message).as_strategy(generation_mode=mode), ours=st.booleans())
    def probe(case: Any, ours: bool) -> None:
        frame = case.body
        if ours and isinstance(frame, dict) and "match" in frame:
            frame["match"] = table
        before = len(wire.log)
        wire.send(frame if isinstance(frame, bytes) else json.dumps(frame, default=repr))
        wire.ask(type="ping")
        answers = [json.loads(text) for text in wire.log[before:]]
        assert answers
        for answer in answers:
            sent.validate(answer)
            assert answer.get("id") != "message-failed", frame

    probe()
