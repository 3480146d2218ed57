"""The HTTP API against its own description: schemathesis makes requests, good ones and bad ones; no 5xx."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from midtown.server.http import games, matches, people, tables
from tests.server.service import Service, two_people

EXAMPLES = 12
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def description() -> dict[str, Any]:
    app = FastAPI(title="Midtown")
    for part in (people, games, tables, matches):
        app.include_router(part.router)
    return app.openapi()


OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(description()).get_all_operations()]


@pytest.fixture
def seated(service: Service) -> tuple[str, dict[str, str]]:
    """A table that exists, and one of its people."""
    ada, _, table = two_people(service, "skyline")
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
        assert set(answer.json()["error"]) == {"code", "message", "reason", "clause"}


def test_the_description_names_every_request_of_the_protocol_page(service: Service) -> None:
    documented = {
        (method.lower(), re.sub(r"\{\w+\}", "{}", path))
        for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/api/[^?` ]+)", PAGE.read_text("utf-8"))
    }
    paths = httpx.get(f"{service.url}/api/openapi.json").json()["paths"]
    described = {(method, re.sub(r"\{\w+\}", "{}", path)) for path, methods in paths.items() for method in methods}
    assert documented == described
