"""The HTTP API against its own description: schemathesis makes requests, good ones and bad ones; no 5xx."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from midtown.engine.advice import Hint
from midtown.server.http import forms, games, matches, people, tables
from tests.server.service import Service, two_people

EXAMPLES = 12
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def description() -> dict[str, Any]:
    app = FastAPI(title="Midtown")
    for part in (people, games, tables, matches):
        app.include_router(part.router)
    return app.openapi()


DESCRIBED: Any = schemathesis.openapi.from_dict(description())
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations()]


@pytest.fixture
def seated(service: Service) -> tuple[str, dict[str, str]]:
    """A table that exists, and one of its people."""
    ada, _, table = two_people(service, "skyline", hints=True)
    return table, ada.headers


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(data=st.data())
def test_no_request_makes_the_service_fail(
    operation: Any, data: st.DataObject, service: Service, seated: tuple[str, dict[str, str]]
) -> None:
    """Half of the requests about a table are about one that exists, by somebody who sits there."""
    case = data.draw(operation.as_strategy())
    if "table" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["table"] = seated[0]
    answer = case.call(base_url=service.url, headers=seated[1])
    assert answer.status_code < 500, answer.text
    assert answer.status_code in (200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 422)
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"id", "args", "code", "message", "reason", "clause"}


def test_the_description_names_every_request_of_the_protocol_page(service: Service) -> None:
    documented = {
        (method.lower(), re.sub(r"\{\w+\}", "{}", path))
        for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/api/[^?` ]+)", PAGE.read_text("utf-8"))
    }
    paths = httpx.get(f"{service.url}/api/openapi.json").json()["paths"]
    described = {(method, re.sub(r"\{\w+\}", "{}", path)) for path, methods in paths.items() for method in methods}
    assert documented == described


@pytest.mark.parametrize("message", get_args(forms.AnyMessage), ids=lambda message: message.__name__)
def test_the_protocol_page_names_every_message_of_the_socket_with_its_fields(message: type[forms.Message]) -> None:
    kind = get_args(message.model_fields["type"].annotation)[0]
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f'| `{{"type": "{kind}"')]
    assert any(all(f'"{name}"' in line for name in message.model_fields if name != "id") for line in lines)


def test_a_hint_on_the_page_and_over_the_socket_says_what_hints_say(service: Service) -> None:
    ada, _, table = two_people(service, "skyline", hints=True)
    fields = [field.name for field in dataclasses.fields(Hint)]
    line = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith('| `{"type": "hint", "re"'))
    assert re.findall(r'"(\w+)":', line.split('"choices"')[1].split("|")[0])[: len(fields)] == fields
    with ada.sit(table) as seat:
        choices = seat.ask(type="hint")["choices"]
        assert all(list(choice) == fields for choice in choices)
        assert {choice["action"]["id"] for choice in choices} <= {choice["id"] for choice in seat.view["choices"]}
        assert [choice["visits"] for choice in choices] == sorted((c["visits"] for c in choices), reverse=True)
